/** Changing one's password. All other devices are signed out by it. */
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { MIN_PASSWORD } from '#contract/accounts/schema.ts';
import { keyOf } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { focusFirstProblem } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { say } from '#web/ui/say.ts';
import { PasswordField } from '#web/ui/TextField.tsx';
import { useForm } from '#web/ui/use-form.ts';
import styles from './Profile.module.css';

export function PasswordForm() {
  const form = useForm({ currentPassword: '', newPassword: '' });
  const change = useCommand(accountsEndpoints.changePassword, {
    done: say('profile.changed'),
    failed: say('profile.notChanged'),
    changes: [keyOf(accountsEndpoints.sessions)],
    onDone: form.clear,
    onFailed: ({ fields }) => focusFirstProblem(fields),
  });
  const field = form.fields(change.fields);
  return (
    <Form className={styles.form} onSubmit={() => change.send({ body: form.typed })}>
      <PasswordField label={say('profile.current')} {...field('currentPassword')} />
      <PasswordField
        label={say('profile.newPassword')}
        autoComplete="new-password"
        hint={say('profile.newPasswordHint', { least: MIN_PASSWORD })}
        {...field('newPassword')}
      />
      <Button type="submit" busy={change.busy}>
        {say('profile.change')}
      </Button>
    </Form>
  );
}
