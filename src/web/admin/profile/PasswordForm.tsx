/** Changing one's password. All other devices are signed out by it. */
import { useState } from 'react';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { MIN_PASSWORD } from '#contract/accounts/schema.ts';
import { keyOf } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { focusFirstProblem } from '#web/ui/Field.tsx';
import { PasswordField } from '#web/ui/TextField.tsx';
import styles from './Profile.module.css';

export function PasswordForm() {
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const change = useCommand(accountsEndpoints.changePassword, {
    done: 'Password changed successfully!',
    failed: 'Failed to change password',
    changes: [keyOf(accountsEndpoints.sessions)],
    onDone: () => {
      setCurrent('');
      setNew('');
    },
    onFailed: ({ fields }) => focusFirstProblem(fields),
  });
  const problems = change.fields;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        change.send({ body: { currentPassword, newPassword } });
      }}
    >
      <PasswordField
        label="Current password"
        name="current_password"
        value={currentPassword}
        onChange={setCurrent}
        error={problems.current_password}
      />
      <PasswordField
        label="New password"
        name="new_password"
        autoComplete="new-password"
        hint={`${MIN_PASSWORD} characters or more. Several words in a row are good. Your other devices are signed out.`}
        value={newPassword}
        onChange={setNew}
        error={problems.new_password}
      />
      <Button type="submit" busy={change.busy}>
        Change password
      </Button>
    </form>
  );
}
