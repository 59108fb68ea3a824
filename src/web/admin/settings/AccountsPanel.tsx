/** The people who can sign in: admins and crew. */
import { useState } from 'react';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { MIN_PASSWORD } from '#contract/accounts/schema.ts';
import { sentenceOf } from '#web/client/api.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useAuth } from '#web/client/auth.tsx';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { PickGroup } from '#web/ui/Choice.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { EmailField, PasswordField, TextField } from '#web/ui/TextField.tsx';
import { useForm } from '#web/ui/use-form.ts';
import styles from './Settings.module.css';

const ROLES = [
  { value: 'crew', label: 'Crew' },
  { value: 'admin', label: 'Admin' },
] as const;
const ROLE_HINT =
  'Crew run the live event, order, check-in and tracks, and see no personal data. Admins do everything.';
const ADMINS = [keyOf(accountsEndpoints.admins)];
const EMPTY = { name: '', email: '', password: '', role: 'crew' as 'admin' | 'crew' };

export function AccountsPanel() {
  const [adding, setAdding] = useState(false);
  const admins = useAsk(accountsEndpoints.admins);
  return (
    <div id="people" className={styles.anchor}>
      <Panel title="Accounts" actions={<Button onClick={() => setAdding(!adding)}>Add a person</Button>}>
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

function Account({
  account,
}: {
  account: { id: string; name: string; email: string; role: 'admin' | 'crew'; disabled: boolean };
}) {
  const { admin } = useAuth();
  const params = { id: account.id };
  const change = useCommand(accountsEndpoints.changeAdmin, {
    failed: 'Not changed. Try again.',
    changes: ADMINS,
  });
  const signOut = useCommand(accountsEndpoints.signOutAdmin, {
    done: `${account.name} is signed out everywhere`,
    failed: 'Not signed out. Try again.',
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
          <Button size="s" busy={change.busy} onClick={() => change.send({ params, body: { role: other } })}>
            Make {other}
          </Button>
          {!account.disabled && (
            <Button size="s" busy={signOut.busy} onClick={() => signOut.send({ params })}>
              Sign out
            </Button>
          )}
          <Button
            size="s"
            kind={account.disabled ? 'secondary' : 'destructive'}
            busy={change.busy}
            onClick={() => change.send({ params, body: { disabled: !account.disabled } })}
          >
            {account.disabled ? 'Switch on' : 'Switch off'}
          </Button>
        </>
      )}
    </li>
  );
}

function NewAccount({ onDone }: { onDone: () => void }) {
  const form = useForm(EMPTY);
  const add = useCommand(accountsEndpoints.addAdmin, {
    done: (account) => `${account.name} can sign in now`,
    failed: 'Not added. What you typed is still here; try again.',
    changes: ADMINS,
    onDone,
  });
  const field = form.fields(add.fields, 'new_');
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add.send({ body: form.typed });
      }}
    >
      <div className={styles.pair}>
        <TextField label="Name" {...field('name')} />
        <EmailField label="Email" autoComplete="off" {...field('email')} />
        <PasswordField
          label="First password"
          autoComplete="new-password"
          hint={`${MIN_PASSWORD} characters or more. They change it in their profile.`}
          {...field('password')}
        />
      </div>
      <PickGroup label="Role" hint={ROLE_HINT} options={ROLES} {...field('role')} />
      <div className={styles.foot}>
        <Button kind="primary" type="submit" busy={add.busy}>
          Add
        </Button>
        <Button kind="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
