/** The people who can sign in: admins and crew. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { MIN_PASSWORD } from '#contract/accounts/schema.ts';
import { CallFailed, call, sentenceOf } from '#web/client/api.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useAuth } from '#web/client/auth.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { PickGroup } from '#web/ui/Choice.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { EmailField, PasswordField, TextField } from '#web/ui/TextField.tsx';
import styles from './Settings.module.css';

const ROLES = [
  { value: 'crew', label: 'Crew' },
  { value: 'admin', label: 'Admin' },
] as const;
const ROLE_HINT =
  'Crew run the live event, order, check-in and tracks, and see no personal data. Admins do everything.';
const EMPTY = { name: '', email: '', password: '' };

export function AccountsPanel() {
  const [adding, setAdding] = useState(false);
  const admins = useAsk(accountsEndpoints.admins);
  return (
    <div id="people" className={styles.anchor}>
      <Panel title="People" actions={<Button onClick={() => setAdding(!adding)}>Add a person</Button>}>
        {adding && <NewAccount onDone={() => setAdding(false)} />}
        {admins.isPending && <LoadingBlock rows={2} label="Loading people" />}
        {admins.isError && <p>{sentenceOf(admins.error, 'The list cannot be loaded just now.')}</p>}
        <ul>
          {admins.data?.map((account) => (
            <Account key={account.id} account={account} />
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function useAccountsChanged() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keyOf(accountsEndpoints.admins) });
}

function Account({
  account,
}: {
  account: { id: string; name: string; email: string; role: 'admin' | 'crew'; disabled: boolean };
}) {
  const { admin } = useAuth();
  const changed = useAccountsChanged();
  const change = useMutation({
    mutationFn: (body: { role?: 'admin' | 'crew'; disabled?: boolean }) =>
      call(accountsEndpoints.changeAdmin, { params: { id: account.id }, body }),
    onError: (error) => toast.error(sentenceOf(error, 'Not changed. Try again.')),
    onSettled: changed,
  });
  const signOut = useMutation({
    mutationFn: () => call(accountsEndpoints.signOutAdmin, { params: { id: account.id } }),
    onSuccess: () => toast.success(`${account.name} is signed out everywhere`),
    onError: (error) => toast.error(sentenceOf(error, 'Not signed out. Try again.')),
  });
  const other = account.role === 'admin' ? 'crew' : 'admin';
  return (
    <li className={styles.line}>
      <span>
        <b>
          <bdi>{account.name}</bdi>
        </b>
        <br />
        <span className="small muted">{account.email}</span>
      </span>
      <Chip tone={account.disabled ? 'warn' : 'neutral'}>
        {account.disabled ? 'Switched off' : account.role === 'admin' ? 'Admin' : 'Crew'}
      </Chip>
      {account.id !== admin?.id && (
        <>
          <Button size="s" busy={change.isPending} onClick={() => change.mutate({ role: other })}>
            Make {other}
          </Button>
          {!account.disabled && (
            <Button size="s" busy={signOut.isPending} onClick={() => signOut.mutate()}>
              Sign out
            </Button>
          )}
          <Button
            size="s"
            kind={account.disabled ? 'secondary' : 'destructive'}
            busy={change.isPending}
            onClick={() => change.mutate({ disabled: !account.disabled })}
          >
            {account.disabled ? 'Switch on' : 'Switch off'}
          </Button>
        </>
      )}
    </li>
  );
}

function NewAccount({ onDone }: { onDone: () => void }) {
  const changed = useAccountsChanged();
  const [given, setGiven] = useState(EMPTY);
  const [role, setRole] = useState<'admin' | 'crew'>('crew');
  const add = useMutation({
    mutationFn: () => call(accountsEndpoints.addAdmin, { body: { ...given, role } }),
    onSuccess: (account) => {
      toast.success(`${account.name} can sign in now`);
      changed();
      onDone();
    },
    onError: (error) => toast.error(sentenceOf(error, 'Not added. What you typed is still here; try again.')),
  });
  const problems = add.error instanceof CallFailed ? add.error.fields : {};
  const set = (field: keyof typeof EMPTY) => (value: string) => setGiven({ ...given, [field]: value });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate();
      }}
    >
      <div className={styles.pair}>
        <TextField
          label="Name"
          name="new_name"
          value={given.name}
          onChange={set('name')}
          error={problems.name}
        />
        <EmailField
          label="Email"
          name="new_email"
          autoComplete="off"
          value={given.email}
          onChange={set('email')}
          error={problems.email}
        />
        <PasswordField
          label="First password"
          name="new_account_password"
          autoComplete="new-password"
          hint={`${MIN_PASSWORD} characters or more. They change it in their profile.`}
          value={given.password}
          onChange={set('password')}
          error={problems.password}
        />
      </div>
      <PickGroup label="Role" hint={ROLE_HINT} options={ROLES} value={role} onChange={setRole} />
      <div className={styles.foot}>
        <Button kind="primary" type="submit" busy={add.isPending}>
          Add
        </Button>
        <Button kind="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
