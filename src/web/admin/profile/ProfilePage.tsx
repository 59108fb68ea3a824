/** One's own account: details, password, devices. */

import { useEffect, useState } from 'react';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { MIN_PASSWORD } from '#contract/accounts/schema.ts';
import { LANGUAGES } from '#domain/messages/languages.ts';
import { sentenceOf } from '#web/client/api.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useAuth } from '#web/client/auth.tsx';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { deviceWords } from '#web/ui/device-words.ts';
import { focusFirstProblem } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say, useLanguage } from '#web/ui/say.ts';
import { EmailField, PasswordField, SelectField, TextField } from '#web/ui/TextField.tsx';
import { ThemePicker } from '#web/ui/ThemePicker.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useAdminLanguage } from '../use-admin-language.ts';
import styles from './Profile.module.css';

export function ProfilePage() {
  usePageTitle(say('profile.title'));
  return (
    <div className={styles.page}>
      <h1 className="h1">{say('profile.title')}</h1>
      <Panel title={say('profile.details')}>
        <div className={styles.details}>
          <ProfileForm />
          <div className={styles.form}>
            <LanguageField />
          </div>
        </div>
      </Panel>
      <Panel title={say('profile.password')}>
        <PasswordForm />
      </Panel>
      <Panel title={say('profile.signedInDevices')}>
        <Devices />
      </Panel>
      <Panel title={say('profile.thisDevice')}>
        <ThemePicker />
      </Panel>
    </div>
  );
}

const ROLE_WORDS = {
  admin: 'profile.isAdmin',
  crew: 'profile.isCrew',
} as const;

/** Name and email of one's own account. What is typed stays until it is saved. */
function ProfileForm() {
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

/** Changing one's password. All other devices are signed out by it. */
function PasswordForm() {
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

/** In which language the own account reads the admin. */
function LanguageField() {
  const { language, offered } = useLanguage();
  const choose = useAdminLanguage();
  return (
    <SelectField
      label={say('ui.language')}
      hint={say('admin.languageLead')}
      options={offered.map((code) => ({ value: code, label: LANGUAGES[code].name }))}
      value={language}
      onChange={(chosen) => {
        const found = offered.find((code) => code === chosen);
        if (found) choose(found);
      }}
    />
  );
}

/** The devices that this account is signed in on. */
function Devices() {
  const sessions = useAsk(accountsEndpoints.sessions);
  const end = useCommand(accountsEndpoints.endSession, {
    failed: say('profile.notSignedOut'),
    changes: [keyOf(accountsEndpoints.sessions)],
  });
  const endOthers = useCommand(accountsEndpoints.endOtherSessions, {
    done: ({ endedSessions: count }) => say('profile.signedOut', { count }),
    failed: say('profile.nobodySignedOut'),
    changes: [keyOf(accountsEndpoints.sessions)],
  });
  if (sessions.isPending) return <LoadingBlock rows={2} label={say('profile.loading')} />;
  if (sessions.isError) return <p>{sentenceOf(sessions.error, say('settings.listNotLoaded'))}</p>;
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      <p className="small muted">{say('profile.byItself')}</p>
      <ul>
        {sessions.data.map((session) => (
          <li key={session.id} className={styles.device}>
            <span>
              <b>{deviceWords(session.device)}</b>
              <br />
              <span className="small muted">
                {say('profile.signedInAt', {
                  time: showDateAndTime(session.createdAt, here),
                  used: showDateAndTime(session.lastSeenAt, here),
                })}
              </span>
            </span>
            {session.isThis ? (
              <Chip tone="ok">{say('profile.thisOne')}</Chip>
            ) : (
              <Button
                busy={end.sending?.params.id === session.id}
                onClick={() => end.send({ params: { id: session.id } })}
              >
                {say('profile.signOut')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.data.length > 1 && (
        <Button busy={endOthers.busy} onClick={() => endOthers.send()}>
          {say('profile.signOutOthers')}
        </Button>
      )}
    </>
  );
}
