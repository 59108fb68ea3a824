/** Where an admin signs in. Whoever was sent here goes back to where they wanted to be. */
import { useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { type CallFailed, sentenceOf } from '#web/client/api.ts';
import { useAuth } from '#web/client/auth.tsx';
import { useCommand } from '#web/client/command.ts';
import { useSecure } from '#web/client/secure.ts';
import { Button } from '#web/ui/Button.tsx';
import { focusFirstProblem } from '#web/ui/Field.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say } from '#web/ui/say.ts';
import { EmailField, PasswordField } from '#web/ui/TextField.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { Backstage } from './Backstage.tsx';

const AFTER_LOGIN = '/admin/dashboard';

const isWrong = (error: CallFailed | undefined) => error?.code === 'wrong_login';

/** Nothing is wrong with a field when the server is away. */
const problemsIn = (error: CallFailed | undefined): Readonly<Record<string, string>> =>
  isWrong(error) ? { password: sentenceOf(error, say('doors.loginFailed')) } : (error?.fields ?? {});

export function LoginPage() {
  usePageTitle(say('doors.signInTitle'));
  useSecure();
  const { isAuthenticated, loggedIn } = useAuth();
  const { state } = useLocation();
  const form = useForm({ email: '', password: '' });
  const signedInHere = useRef(isAuthenticated);
  const login = useCommand(accountsEndpoints.login, {
    failed: say('doors.loginFailed'),
    onDone: loggedIn,
    onFailed: (error) => {
      if (isWrong(error)) form.set({ password: '' });
      focusFirstProblem(problemsIn(error));
    },
  });
  const field = form.fields(problemsIn(login.error));
  const from = wantedPage(state);
  if (isAuthenticated)
    return <Navigate to={signedInHere.current ? AFTER_LOGIN : (from ?? AFTER_LOGIN)} replace />;
  return (
    <Backstage
      title={say('doors.signInTitle')}
      onSubmit={() => {
        if (!login.busy) login.send({ body: form.typed });
      }}
    >
      <EmailField label={say('doors.email')} {...field('email')} />
      <PasswordField label={say('doors.password')} {...field('password')} />
      <Button kind="primary" size="l" type="submit" block busy={login.busy}>
        {say('doors.signIn')}
      </Button>
      <p className="small muted">{say('doors.noSignIn')}</p>
    </Backstage>
  );
}

/** The page of ours that somebody wanted before they were sent here. */
function wantedPage(state: unknown): string | undefined {
  const from = state !== null && typeof state === 'object' && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith('/admin/') ? from : undefined;
}
