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
import { Form } from '#web/ui/Form.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { say, tell } from '#web/ui/say.ts';
import { EmailField, TextField } from '#web/ui/TextField.tsx';
import { useForm } from '#web/ui/use-form.ts';
import styles from './Settings.module.css';

const ROLES = { crew: 'people.crew', admin: 'people.admin' } as const;
const MAKE = { crew: 'people.makeCrew', admin: 'people.makeAdmin' } as const;
const ADMINS = [keyOf(accountsEndpoints.admins)];
const EMPTY = { name: '', email: '', role: 'crew' as 'admin' | 'crew' };

export function AccountsPanel() {
  const [adding, setAdding] = useState(false);
  const admins = useAsk(accountsEndpoints.admins);
  return (
    <div id="people" className={styles.anchor}>
      <Panel
        title={say('people.accounts')}
        actions={<Button onClick={() => setAdding(!adding)}>{say('people.addPerson')}</Button>}
      >
        {adding && <NewAccount onDone={() => setAdding(false)} />}
        {admins.isPending && <LoadingBlock rows={2} label={say('people.loading')} />}
        {admins.isError && <p>{sentenceOf(admins.error, say('settings.listNotLoaded'))}</p>}
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
    failed: say('settings.notChanged'),
    changes: ADMINS,
  });
  const signOut = useCommand(accountsEndpoints.signOutAdmin, {
    done: say('people.signedOutEverywhere', { name: account.name }),
    failed: say('people.notSignedOut'),
  });
  const link = useCommand(accountsEndpoints.linkForAdmin, { failed: say('people.noLink') });
  const other = account.role === 'admin' ? 'crew' : 'admin';
  return (
    <li className={styles.line}>
      <Whose name={account.name} email={account.email} />
      <Chip tone={account.disabled ? 'warn' : 'neutral'}>
        {say(account.disabled ? 'people.switchedOff' : ROLES[account.role])}
      </Chip>
      {account.id !== admin?.id && (
        <>
          <Button size="s" busy={change.busy} onClick={() => change.send({ params, body: { role: other } })}>
            {say(MAKE[other])}
          </Button>
          {!account.disabled && (
            <>
              <Button size="s" busy={link.busy} onClick={() => link.send({ params })}>
                {tell('people.newLinkFor', {
                  name: account.name,
                  hidden: (words) => <span className="vh">{words}</span>,
                })}
              </Button>
              <Button size="s" busy={signOut.busy} onClick={() => signOut.send({ params })}>
                {say('people.signOut')}
              </Button>
            </>
          )}
          <Button
            size="s"
            kind={account.disabled ? 'secondary' : 'destructive'}
            busy={change.busy}
            onClick={() => change.send({ params, body: { disabled: !account.disabled } })}
          >
            {account.disabled ? say('people.switchOn') : say('people.switchOff')}
          </Button>
        </>
      )}
      {link.answer && <OwnLink name={account.name} url={link.answer.url} />}
    </li>
  );
}

function Whose({ name, email }: { name: string; email: string }) {
  return (
    <span>
      <b>
        <bdi>{name}</bdi>
      </b>
      <br />
      <span className="small muted">{email}</span>
    </span>
  );
}

/** It is told once: who has it sets the password of the account. */
function OwnLink({ name, url }: { name: string; url: string }) {
  return (
    <div className={styles.whole}>
      <CopyLine label={say('people.sendThis', { name })} value={url} />
    </div>
  );
}

function NewAccount({ onDone }: { onDone: () => void }) {
  const form = useForm(EMPTY);
  const link = useCommand(accountsEndpoints.linkForAdmin, { failed: say('people.noLink') });
  const add = useCommand(accountsEndpoints.addAdmin, {
    failed: say('people.notAdded'),
    changes: ADMINS,
    onDone: ({ id }) => link.send({ params: { id } }),
  });
  const field = form.fields(add.fields, 'new_');
  if (add.answer && link.answer)
    return (
      <div className={styles.form}>
        <OwnLink name={add.answer.name} url={link.answer.url} />
        <div className={styles.foot}>
          <Button onClick={onDone}>{say('admin.done')}</Button>
        </div>
      </div>
    );
  return (
    <Form className={styles.form} onSubmit={() => add.send({ body: form.typed })}>
      <p className="muted">{say('people.addLead')}</p>
      <div className={styles.pair}>
        <TextField label={say('people.name')} {...field('name')} />
        <EmailField label={say('people.email')} autoComplete="off" {...field('email')} />
      </div>
      <PickGroup
        label={say('people.role')}
        hint={say('people.roleHint')}
        options={(['crew', 'admin'] as const).map((value) => ({ value, label: say(ROLES[value]) }))}
        {...field('role')}
      />
      <div className={styles.foot}>
        <Button kind="primary" type="submit" busy={add.busy || link.busy}>
          {' '}
          {say('admin.add')}{' '}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {' '}
          {say('admin.cancel')}{' '}
        </Button>
      </div>
    </Form>
  );
}
