/** Changing one's password. All other devices are signed out by it. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { MIN_PASSWORD } from '#contract/accounts/schema.ts';
import { CallFailed, call, sentenceOf } from '#web/client/api.ts';
import { keyOf } from '#web/client/ask.ts';
import { Button } from '#web/ui/Button.tsx';
import { focusFirstProblem } from '#web/ui/Field.tsx';
import { PasswordField } from '#web/ui/TextField.tsx';
import styles from './Profile.module.css';

export function PasswordForm() {
  const queries = useQueryClient();
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const change = useMutation({
    mutationFn: () => call(accountsEndpoints.changePassword, { body: { currentPassword, newPassword } }),
    onSuccess: () => {
      setCurrent('');
      setNew('');
      toast.success('Password changed successfully!');
      queries.invalidateQueries({ queryKey: keyOf(accountsEndpoints.sessions) });
    },
    onError: (error) => {
      toast.error(sentenceOf(error, 'Failed to change password'));
      if (error instanceof CallFailed) focusFirstProblem(error.fields);
    },
  });
  const problems = change.error instanceof CallFailed ? change.error.fields : {};
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate();
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
      <Button type="submit" busy={change.isPending}>
        Change password
      </Button>
    </form>
  );
}
