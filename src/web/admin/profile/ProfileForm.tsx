/** Name and email of one's own account. What is typed stays until it is saved. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { CallFailed, call, sentenceOf } from '#web/client/api.ts';
import { useAuth } from '#web/client/auth.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmailField, TextField } from '#web/ui/TextField.tsx';
import styles from './Profile.module.css';

const ROLE_WORDS = {
  admin: 'Admin: can do everything, sees personal data, adds other accounts.',
  crew: 'Crew: runs the live event, running order, check-in and tracks; sees no personal data.',
};

export function ProfileForm() {
  const { admin, setAdmin, logout } = useAuth();
  const queries = useQueryClient();
  const profile = useQuery({
    queryKey: ['profile'],
    queryFn: async () => {
      try {
        return await call(accountsEndpoints.profile);
      } catch (error) {
        // A profile that cannot be fetched ends the session: the specification's rule.
        logout();
        throw error;
      }
    },
    retry: false,
  });
  const known = profile.data ?? admin;
  const [name, setName] = useState<string>();
  const [email, setEmail] = useState<string>();
  const save = useMutation({
    mutationFn: () =>
      call(accountsEndpoints.updateProfile, {
        body: { name: name ?? known?.name ?? '', email: email ?? known?.email ?? '' },
      }),
    onSuccess: (updated) => {
      setAdmin(updated);
      queries.setQueryData(['profile'], updated);
      setName(undefined);
      setEmail(undefined);
      toast.success('Profile updated successfully!');
    },
    onError: (error) => toast.error(sentenceOf(error, 'Failed to update profile')),
  });
  const problems = save.error instanceof CallFailed ? save.error.fields : {};
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        value={name ?? known?.name ?? ''}
        onChange={setName}
        error={problems.name}
      />
      <EmailField
        label="Email"
        name="email"
        value={email ?? known?.email ?? ''}
        onChange={setEmail}
        error={problems.email}
      />
      {known && <p className="small muted">{ROLE_WORDS[known.role]}</p>}
      <Button kind="primary" type="submit" busy={save.isPending}>
        Save details
      </Button>
    </form>
  );
}
