/**
 * Where somebody makes their account: the first admin through the link that the server printed when it first started,
 * everybody else through one that an admin made for them, also when a password is forgotten.
 */
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { MIN_PASSWORD } from '#contract/accounts/schema.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { CallFailed, call, isRefusedWith, sentenceOf } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { useAuth } from '#web/client/auth.tsx';
import { usePress } from '#web/client/command.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorSummary, problemsOf } from '#web/ui/ErrorSummary.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say } from '#web/ui/say.ts';
import { EmailField, PasswordField, TextField } from '#web/ui/TextField.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { Backstage } from '../login/Backstage.tsx';

export function SetupPage() {
  usePageTitle(say('doors.setUp'));
  const { token = '' } = useParams();
  const link = useAsk(accountsEndpoints.setupState, {
    params: { token },
    retry: (count, error) => count < 3 && error instanceof CallFailed && error.status === 0,
  });
  if (link.isPending) return <LoadingBlock rows={4} label={say('doors.checkingLink')} />;
  if (link.isError) return <NoLink error={link.error} onRetry={() => link.refetch()} />;
  return <OwnAccount token={token} account={link.data.account} />;
}

type Account = AnswerOf<typeof accountsEndpoints.setupState>['account'];
type Typed = Record<'name' | 'email' | 'password', string>;

/**
 * Makes the account or sets its password. Where the link was used up by an earlier press, whose answer is under way or
 * was lost, what was typed signs in.
 */
const enter = (token: string, { name, email, password }: Typed) =>
  call(accountsEndpoints.setup, { params: { token }, body: { name, email, password } }).catch(
    (error: unknown) => {
      if (!isRefusedWith(error, 'link_unknown')) throw error;
      return call(accountsEndpoints.login, { body: { email, password } }).catch(() => {
        throw error;
      });
    },
  );

function OwnAccount({ token, account }: { token: string; account: Account }) {
  const navigate = useNavigate();
  const { loggedIn } = useAuth();
  const form = useForm({ name: account?.name ?? '', email: account?.email ?? '', password: '' });
  const setup = usePress((typed: Typed) => enter(token, typed), {
    failed: ({ fields }) => (Object.keys(fields).length === 0 ? say('doors.notReached') : undefined),
    onDone: (answer) => {
      loggedIn(answer);
      navigate(account ? '/admin/dashboard' : '/admin/begin', { replace: true });
    },
  });
  // The same list until the next press: the summary takes the focus when it is another.
  const problems = useMemo(() => problemsOf(setup.fields), [setup.fields]);
  const field = form.fields(setup.fields);
  return (
    <Backstage
      title={say(account ? 'doors.signInTitle' : 'doors.setUp')}
      onSubmit={() => void setup.send(form.typed)}
    >
      {!account && <p className="muted">{say('doors.firstOne')}</p>}
      <ErrorSummary problems={problems} />
      <TextField label={say('doors.name')} autoComplete="name" {...field('name')} />
      <EmailField label={say('doors.email')} hint={say('doors.emailHint')} {...field('email')} />
      <PasswordField
        label={say('doors.password')}
        autoComplete="new-password"
        hint={say('doors.passwordHint', { least: MIN_PASSWORD })}
        {...field('password')}
      />
      <Button kind="primary" size="l" type="submit" block busy={setup.busy}>
        {say(account ? 'doors.signIn' : 'doors.makeAccount')}
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
        title={say(isRefused ? 'doors.linkBroken' : 'doors.linkUnknown')}
        actions={
          isRefused ? (
            <ButtonLink to="/login">{say('doors.signIn')}</ButtonLink>
          ) : (
            <Button onClick={onRetry}>{say('ui.tryAgain')}</Button>
          )
        }
      >
        {sentenceOf(error, say('ui.unreachable'))}
        {isRefused && ` ${say('doors.newLink')}`}
      </EmptyState>
    </main>
  );
}
