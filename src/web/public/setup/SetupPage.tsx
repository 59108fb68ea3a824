/** The first admin's own page, reached once through the link that the server printed when it first started. */
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { MIN_PASSWORD } from '#contract/accounts/schema.ts';
import { CallFailed, sentenceOf } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { useAuth } from '#web/client/auth.tsx';
import { useCommand } from '#web/client/command.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorSummary, problemsOf } from '#web/ui/ErrorSummary.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { EmailField, PasswordField, TextField } from '#web/ui/TextField.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { Backstage } from '../login/Backstage.tsx';

export function SetupPage() {
  usePageTitle('Set up Ovation');
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const { loggedIn } = useAuth();
  const form = useForm({ name: '', email: '', password: '' });
  const link = useAsk(accountsEndpoints.setupState, {
    params: { token },
    retry: (count, error) => count < 3 && error instanceof CallFailed && error.status === 0,
  });
  const setup = useCommand(accountsEndpoints.setup, {
    failed: ({ fields }) =>
      Object.keys(fields).length === 0 ? 'The server cannot be reached. Try again.' : undefined,
    onDone: (answer) => {
      loggedIn(answer);
      navigate('/admin/begin', { replace: true });
    },
  });
  // The same list until the next press: the summary takes the focus when it is another.
  const problems = useMemo(() => problemsOf(setup.fields), [setup.fields]);
  if (link.isPending) return <LoadingBlock rows={4} label="Checking the link" />;
  if (link.isError) return <NoLink error={link.error} onRetry={() => link.refetch()} />;
  const field = form.fields(setup.fields);
  return (
    <Backstage title="Set up Ovation" onSubmit={() => setup.send({ params: { token }, body: form.typed })}>
      <p className="muted">
        You are the first one here. Make your account; it can do everything, and add others.
      </p>
      <ErrorSummary problems={problems} />
      <TextField label="Your name" autoComplete="name" {...field('name')} />
      <EmailField label="Email" hint="You sign in with it. Nothing is sent to it." {...field('email')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={`${MIN_PASSWORD} characters or more. Several words in a row are good.`}
        {...field('password')}
      />
      <Button kind="primary" size="l" type="submit" block busy={setup.busy}>
        Make my account
      </Button>
    </Backstage>
  );
}

/** What is said instead of the form: a link that was refused, or one that could not be asked about. */
function NoLink({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isRefused = error instanceof CallFailed && error.status >= 400 && error.status < 500;
  return (
    <main>
      <EmptyState
        level={1}
        title={isRefused ? 'This set-up link does not work' : 'The link cannot be checked just now'}
        actions={
          isRefused ? (
            <ButtonLink to="/login">Sign in</ButtonLink>
          ) : (
            <Button onClick={onRetry}>Try again</Button>
          )
        }
      >
        {sentenceOf(error, 'The server cannot be reached.')}
        {isRefused && ' A new one is printed when the server starts and nobody has an account yet.'}
      </EmptyState>
    </main>
  );
}
