/** The others on stage: who they are is covered; what stands of each minor's consent is not. */
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { longest } from '#contract/primitives.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { memberGiven } from '#contract/registration/form.ts';
import { useCommand } from '#web/client/command.ts';
import { AskButton } from '#web/ui/AskButton.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { say, tell } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { capital } from '#web/ui/words.ts';
import { AdminDialog } from '../AdminDialog.tsx';
import { AskParent } from './AskParent.tsx';
import { Covered, Fact, type Personal, Reach } from './Covered.tsx';
import { PaperConsent } from './PaperConsent.tsx';
import styles from './Participant.module.css';
import type { Participant } from './participant.ts';
import { ACTS, actKey, historyKey } from './use-acts.ts';
import { ConsentFlag, recordWords, signedWords } from './words.tsx';

type Member = NonNullable<Participant['members']>[number];

export function OthersOnStage({ participant, timeZone }: { participant: Participant; timeZone: string }) {
  const members = participant.members ?? [];
  const minors = members.filter(({ isMinor }) => isMinor);
  return (
    <>
      {members.length > 0 && (
        <Covered id={participant.id} block="members">
          {({ members: named }) => (
            <ol className={styles.stack}>
              {named?.map((member, index) => (
                <li key={member.id}>
                  {index + 1}.{' '}
                  <Named
                    member={member}
                    record={members.find(({ id }) => id === member.id)?.consentRecord ?? null}
                    timeZone={timeZone}
                  />{' '}
                  <CorrectName participant={participant} member={member} />
                </li>
              ))}
            </ol>
          )}
        </Covered>
      )}
      {minors.map((member) => (
        <Fact key={member.id} term={say('crew.person', { number: members.indexOf(member) + 1 })}>
          <ConsentFlag consent={member.consent} how={member.consentRecord?.how ?? null} />
          {member.consentRecord && <span>{recordWords(member.consentRecord, timeZone)}</span>}
          {member.photoConsent !== 'not_asked' && (
            <span>{say(member.photoConsent === 'yes' ? 'crew.photosShown' : 'crew.photosNotShown')}</span>
          )}
          <PaperConsent participant={participant} member={member} />
          <AskParent participant={participant} member={member} />
          <TakeOut participant={participant} member={member} />
        </Fact>
      ))}
      <Fact term={members.length === 0 ? capital(say('history.personMembers')) : say('crew.somebodyElse')}>
        {members.length === 0 && <span className="muted">{say('crew.nobodyElse')}</span>}
        <AddPerson participant={participant} />
      </Fact>
    </>
  );
}

function Named({
  member,
  record,
  timeZone,
}: {
  member: NonNullable<Personal['members']>[number];
  record: Member['consentRecord'];
  timeZone: string;
}) {
  return (
    <>
      <bdi>{member.name}</bdi>
      {member.isMinor && `, ${say('crew.underAge')}`}
      {member.parentPreferredName !== '' && (
        <>, {tell('crew.parentNamed', { name: <bdi>{member.parentPreferredName}</bdi> })}</>
      )}{' '}
      {member.parentContact !== '' && <Reach address={member.parentContact} />}
      {member.signedAt !== null && (
        <span className={styles.signed}>
          {signedWords({ ...member, signedAt: member.signedAt }, record, timeZone)}
        </span>
      )}
    </>
  );
}

const useChange = (id: string, onDone?: () => void) =>
  useCommand(registrationEndpoints.changeMembers, {
    failed: say('acts.notSavedAway'),
    puts: actKey(id),
    changes: [...ACTS, historyKey(id)],
    ...(onDone && { onDone }),
  });

function TakeOut({ participant, member }: { participant: Participant; member: Member }) {
  const change = useChange(participant.id);
  const others = (participant.members ?? []).filter(({ id }) => id !== member.id);
  return (
    <AskButton
      size="s"
      kind="quiet"
      busy={change.busy}
      onSure={() =>
        change.send({ params: { id: participant.id }, body: { keep: others.map(({ id }) => id), add: [] } })
      }
      question={{
        title: say('crew.notOnStageAsk'),
        body: say('crew.notOnStageLead'),
        confirm: say('crew.takeOut'),
        cancel: say('admin.cancel'),
      }}
    >
      {say('crew.notOnStage')}
    </AskButton>
  );
}

function CorrectName({
  participant,
  member,
}: {
  participant: Participant;
  member: NonNullable<Personal['members']>[number];
}) {
  const [name, setName] = useState<string>();
  const change = useChange(participant.id, () => setName(undefined));
  const keep = (participant.members ?? []).map(({ id }) => id);
  const typed = (name ?? '').trim();
  return (
    <>
      <Button size="s" kind="quiet" onClick={() => setName(member.name)}>
        {say('crew.correctName')}
      </Button>
      <AdminDialog
        open={name !== undefined}
        onClose={() => setName(undefined)}
        onSubmit={() =>
          typed !== '' &&
          change.send({
            params: { id: participant.id },
            body: { keep, correct: [{ id: member.id, name: typed }] },
          })
        }
        title={say('crew.correctTitle')}
        submit={say('admin.save')}
        busy={change.busy}
      >
        <TextField
          label={say('crew.name')}
          hint={say('crew.correctHint')}
          name="member_name"
          autoComplete="off"
          most={longest(memberGiven.shape.name)}
          value={name ?? ''}
          onChange={setName}
        />
      </AdminDialog>
    </>
  );
}

const NOBODY = { name: '', isMinor: false, parentContact: '' };

function AddPerson({ participant }: { participant: Participant }) {
  const [coming, setComing] = useState<typeof NOBODY>();
  const change = useChange(participant.id, () => setComing(undefined));
  const typed = coming ?? NOBODY;
  const keep = (participant.members ?? []).map(({ id }) => id);
  return (
    <>
      <Button size="s" kind="outline" onClick={() => setComing(NOBODY)}>
        <Icon of={UserPlus} size={16} /> {say('crew.addPerson')}
      </Button>
      <AdminDialog
        open={coming !== undefined}
        onClose={() => setComing(undefined)}
        onSubmit={() =>
          typed.name.trim() !== '' &&
          change.send({ params: { id: participant.id }, body: { keep, add: [typed] } })
        }
        title={say('crew.addTitle')}
        submit={say('crew.addThePerson')}
        busy={change.busy}
      >
        <TextField
          label={say('crew.name')}
          name="member_name"
          autoComplete="off"
          most={longest(memberGiven.shape.name)}
          value={typed.name}
          onChange={(name) => setComing({ ...typed, name })}
        />
        <Checkbox
          label={say('crew.isMinor')}
          checked={typed.isMinor}
          onChange={(isMinor) => setComing({ ...typed, isMinor })}
        />
        {typed.isMinor && (
          <TextField
            label={say('crew.parentReach')}
            optional
            name="member_parent"
            autoComplete="off"
            most={longest(memberGiven.shape.parent_contact)}
            value={typed.parentContact}
            onChange={(parentContact) => setComing({ ...typed, parentContact })}
          />
        )}
      </AdminDialog>
    </>
  );
}
