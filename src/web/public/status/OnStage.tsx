/** Who else is on stage, as whoever registered says: taken out, called rightly, or added until the show begins. */
import { Pencil, UserPlus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { longest } from '#contract/primitives.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { memberGiven } from '#contract/registration/form.ts';
import { keyOf } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { AskButton } from '#web/ui/AskButton.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Form } from '#web/ui/Form.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { SaveState } from '#web/ui/SaveState.tsx';
import { say, tell } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import type { OwnStatus } from './own-status.ts';
import styles from './Status.module.css';

const NOBODY = { name: '', isMinor: false, parentContact: '' };

export function OnStage({ token, status }: { token: string; status: OwnStatus }) {
  const [coming, setComing] = useState<typeof NOBODY>();
  const [named, setNamed] = useState<Named>();
  const change = useCommand(registrationEndpoints.changeOwnMembers, {
    done: say('status.saved'),
    puts: keyOf(registrationEndpoints.ownStatus, { participantToken: token }),
    onDone: () => {
      setComing(undefined);
      setNamed(undefined);
    },
  });
  const { members, participant, editable } = status;
  if (members.length === 0 && participant.performerCount === 1) return null;
  const send = (keep: readonly { id: string }[], more: { add?: (typeof NOBODY)[]; correct?: Named[] } = {}) =>
    change.send({ participantToken: token, body: { keep: keep.map(({ id }) => id), ...more } });
  const age = say('status.personUnder', { age: status.event.minorBelowAge });
  return (
    <section className="col" aria-label={say('status.people')}>
      <h2 className="h3">{say('status.people')}</h2>
      <ul className={styles.list}>
        {members.map((member) => (
          <li key={member.id}>
            <div className="row between">
              <span>
                <bdi>{member.name}</bdi>
                {member.isMinor && <span className="muted"> ({age})</span>}
              </span>
              {editable && (
                <span className="row">
                  <Button
                    kind="quiet"
                    icon
                    aria-label={say('status.correctName', { name: member.name })}
                    disabled={change.busy}
                    onClick={() => setNamed(member)}
                  >
                    <Icon of={Pencil} />
                  </Button>
                  <AskButton
                    kind="quiet"
                    icon
                    aria-label={say('status.takeOut', { name: member.name })}
                    disabled={change.busy}
                    onSure={() => send(members.filter(({ id }) => id !== member.id))}
                    question={{
                      title: tell('status.takeOutAsk', { name: <bdi>{member.name}</bdi> }),
                      body: member.isMinor && say('status.takeOutLead'),
                      confirm: say('status.takeOutNow'),
                      cancel: say('status.leave'),
                    }}
                  >
                    <Icon of={X} />
                  </AskButton>
                </span>
              )}
            </div>
            {named?.id === member.id && (
              <Renaming
                named={named}
                before={member.name}
                onType={setNamed}
                busy={change.busy}
                error={change.fields['correct.0.name']}
                onSave={() => send(members, { correct: [{ id: named.id, name: named.name }] })}
              />
            )}
          </li>
        ))}
      </ul>
      {change.error && (
        <SaveState state="failed">{say('status.tryAgain', { reason: change.error.message })}</SaveState>
      )}
      {editable && !coming && (
        <div>
          <Button onClick={() => setComing(NOBODY)}>
            <Icon of={UserPlus} /> {say('status.addPerson')}
          </Button>
        </div>
      )}
      {coming && (
        <Coming
          coming={coming}
          onType={setComing}
          age={age}
          busy={change.busy}
          error={change.fields.name}
          onAdd={() => send(members, { add: [coming] })}
        />
      )}
    </section>
  );
}

interface Named {
  id: string;
  name: string;
}

/** A name that is put right, while it is typed: the field has the focus, and who opened it has it back. */
function Renaming({
  named,
  before,
  onType,
  busy,
  error,
  onSave,
}: {
  named: Named;
  before: string;
  onType: (named: Named | undefined) => void;
  busy: boolean;
  error: string | undefined;
  onSave: () => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const opener = field.current?.closest('li')?.querySelector('button');
    field.current?.focus();
    return () => opener?.focus();
  }, []);
  return (
    <Form
      className={styles.card}
      onSubmit={() => named.name.trim() !== '' && onSave()}
      aria-label={say('status.correctName', { name: before })}
    >
      <div className={styles.fields}>
        <TextField
          label={say('status.personName')}
          autoComplete="off"
          most={longest(memberGiven.shape.name)}
          value={named.name}
          ref={field}
          onChange={(name) => onType({ ...named, name })}
          error={error}
        />
        <div className="row wrap">
          <Button kind="primary" type="submit" busy={busy} disabled={named.name.trim() === ''}>
            {say('status.save')}
          </Button>
          <Button onClick={() => onType(undefined)}>{say('status.leave')}</Button>
        </div>
      </div>
    </Form>
  );
}

/** Somebody who comes, while they are typed. */
function Coming({
  coming,
  onType,
  age,
  busy,
  error,
  onAdd,
}: {
  coming: typeof NOBODY;
  onType: (coming: typeof NOBODY | undefined) => void;
  age: string;
  busy: boolean;
  error: string | undefined;
  onAdd: () => void;
}) {
  const submit = () => {
    if (coming.name.trim() !== '') onAdd();
  };
  return (
    <Form className={styles.card} onSubmit={submit} aria-label={say('status.addPerson')}>
      <div className={styles.fields}>
        <TextField
          label={say('status.personName')}
          autoComplete="off"
          most={longest(memberGiven.shape.name)}
          value={coming.name}
          onChange={(name) => onType({ ...coming, name })}
          error={error}
        />
        <Checkbox
          label={age}
          checked={coming.isMinor}
          onChange={(isMinor) => onType({ ...coming, isMinor })}
        />
        {coming.isMinor && (
          <TextField
            label={say('status.personParent')}
            optional
            autoComplete="off"
            most={longest(memberGiven.shape.parent_contact)}
            value={coming.parentContact}
            onChange={(parentContact) => onType({ ...coming, parentContact })}
          />
        )}
        <div className="row wrap">
          <Button kind="primary" type="submit" busy={busy}>
            {say('status.save')}
          </Button>
          <Button onClick={() => onType(undefined)}>{say('status.leave')}</Button>
        </div>
      </div>
    </Form>
  );
}
