/** The people who can sign in: admins and crew. */
import { useState } from 'react';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { sentenceOf } from '#web/client/api.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useAuth } from '#web/client/auth.tsx';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { PickGroup } from '#web/ui/Choice.tsx';
import { CopyLine } from '#web/ui/CopyLine.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { EmailField, TextField } from '#web/ui/TextField.tsx';
import { useForm } from '#web/ui/use-form.ts';
import styles from './Settings.module.css';

const ROLES = [
  { value: 'crew', label: 'Crew' },
  { value: 'admin', label: 'Admin' },
] as const;
const ROLE_HINT =
  'Crew run the live event, order, check-in and tracks, and see no personal data. Admins do everything.';
const ADMINS = [keyOf(accountsEndpoints.admins)];
const EMPTY = { name: '', email: '', role: 'crew' as 'admin' | 'crew' };
const NO_LINK = { failed: 'No link was made. Try again.' };

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
  const link = useCommand(accountsEndpoints.linkForAdmin, NO_LINK);
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
            <>
              <Button size="s" busy={link.busy} onClick={() => link.send({ params })}>
                New link
                <span className="vh"> for {account.name}</span>
              </Button>
              <Button size="s" busy={signOut.busy} onClick={() => signOut.send({ params })}>
                Sign out
              </Button>
            </>
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
      {link.answer && <OwnLink name={account.name} url={link.answer.url} />}
    </li>
  );
}

/** It is told once: who has it sets the password of the account. */
function OwnLink({ name, url }: { name: string; url: string }) {
  return (
    <div className={styles.whole}>
      <CopyLine
        label={`Send this to ${name}, and to nobody else: it sets their password once, within two days`}
        value={url}
      />
    </div>
  );
}

function NewAccount({ onDone }: { onDone: () => void }) {
  const form = useForm(EMPTY);
  const link = useCommand(accountsEndpoints.linkForAdmin, NO_LINK);
  const add = useCommand(accountsEndpoints.addAdmin, {
    failed: 'Not added. What you typed is still here; try again.',
    changes: ADMINS,
    onDone: ({ id }) => link.send({ params: { id } }),
  });
  const field = form.fields(add.fields, 'new_');
  if (add.answer && link.answer)
    return (
      <div className={styles.form}>
        <OwnLink name={add.answer.name} url={link.answer.url} />
        <div className={styles.foot}>
          <Button onClick={onDone}>Done</Button>
        </div>
      </div>
    );
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add.send({ body: form.typed });
      }}
    >
      <p className="muted">They get a link of their own, and choose their password themselves.</p>
      <div className={styles.pair}>
        <TextField label="Name" {...field('name')} />
        <EmailField label="Email" autoComplete="off" {...field('email')} />
      </div>
      <PickGroup label="Role" hint={ROLE_HINT} options={ROLES} {...field('role')} />
      <div className={styles.foot}>
        <Button kind="primary" type="submit" busy={add.busy || link.busy}>
          Add
        </Button>
        <Button kind="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
