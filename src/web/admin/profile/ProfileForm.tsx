/** Name and email of one's own account. What is typed stays until it is saved. */
import { useEffect, useState } from 'react';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { useAuth } from '#web/client/auth.tsx';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { focusFirstProblem } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { say } from '#web/ui/say.ts';
import { EmailField, TextField } from '#web/ui/TextField.tsx';
import styles from './Profile.module.css';

const ROLE_WORDS = {
  admin: 'profile.isAdmin',
  crew: 'profile.isCrew',
} as const;

export function ProfileForm() {
  const { admin, setAdmin, refreshProfile } = useAuth();
  useEffect(refreshProfile, [refreshProfile]);
  const [name, setName] = useState<string>();
  const [email, setEmail] = useState<string>();
  const save = useCommand(accountsEndpoints.updateProfile, {
    done: say('profile.updated'),
    failed: say('profile.notUpdated'),
    onDone: (updated) => {
      setAdmin(updated);
      setName(undefined);
      setEmail(undefined);
    },
    onFailed: ({ fields }) => focusFirstProblem(fields),
  });
  const problems = save.fields;
  return (
    <Form
      className={styles.form}
      onSubmit={() =>
        save.send({ body: { name: name ?? admin?.name ?? '', email: email ?? admin?.email ?? '' } })
      }
    >
      <TextField
        label={say('profile.name')}
        name="name"
        autoComplete="name"
        value={name ?? admin?.name ?? ''}
        onChange={setName}
        error={problems.name}
      />
      <EmailField
        label={say('profile.email')}
        name="email"
        value={email ?? admin?.email ?? ''}
        onChange={setEmail}
        error={problems.email}
      />
      {admin && <p className="small muted">{say(ROLE_WORDS[admin.role])}</p>}
      <Button kind="primary" type="submit" busy={save.busy}>
        {say('profile.saveDetails')}
      </Button>
    </Form>
  );
}
