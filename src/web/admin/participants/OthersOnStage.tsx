/** The others on stage: who they are is covered; what stands of each minor's consent is not. */
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { AskParent } from './AskParent.tsx';
import { Covered, Fact, type Personal, Reach } from './Covered.tsx';
import { PaperConsent } from './PaperConsent.tsx';
import styles from './Participant.module.css';
import type { Participant } from './participant.ts';
import { ACTS, actKey, historyKey } from './use-acts.ts';
import { ConsentFlag } from './words.tsx';

type Member = NonNullable<Participant['members']>[number];

export function OthersOnStage({ participant, timeZone }: { participant: Participant; timeZone: string }) {
  const members = participant.members ?? [];
  const minors = members.filter(({ isMinor }) => isMinor);
  return (
    <>
      {members.length > 0 && (
        <Covered id={participant.id} block="members" term="Others on stage">
          {({ members: named }) => (
            <ol className={styles.stack}>
              {named?.map((member, index) => (
                <li key={member.id}>
                  {index + 1}. <Named member={member} timeZone={timeZone} />
                </li>
              ))}
            </ol>
          )}
        </Covered>
      )}
      {minors.map((member) => (
        <Fact key={member.id} term={`Person ${members.indexOf(member) + 1}, under age`}>
          <ConsentFlag consent={member.consent} how={member.consentRecord?.how ?? null} />
          {member.consentRecord && (
            <span>
              {member.consentRecord.words}, on {showDateAndTime(member.consentRecord.givenAt, timeZone)}
            </span>
          )}
          {member.photoConsent !== 'not_asked' && (
            <span>photos {member.photoConsent === 'yes' ? 'may be shown' : 'not to be shown'}</span>
          )}
          <PaperConsent participant={participant} member={member} />
          <AskParent participant={participant} member={member} />
          <TakeOut participant={participant} member={member} />
        </Fact>
      ))}
      <Fact term={members.length === 0 ? 'Others on stage' : 'Somebody else'}>
        {members.length === 0 && <span className="muted">Nobody is named</span>}
        <AddPerson participant={participant} />
      </Fact>
    </>
  );
}

function Named({ member, timeZone }: { member: NonNullable<Personal['members']>[number]; timeZone: string }) {
  return (
    <>
      <bdi>{member.name}</bdi>
      {member.isMinor && ', under age'}
      {member.parentPreferredName !== '' && (
        <>
          , parent <bdi>{member.parentPreferredName}</bdi>
        </>
      )}{' '}
      {member.parentContact !== '' && <Reach address={member.parentContact} />}
      {member.signedAt !== null && (
        <span className={styles.signed}>
          {member.signedBy ? (
            <>
              In the name of <bdi>{member.signedBy}</bdi> on{' '}
            </>
          ) : (
            'On '
          )}
          {showDateAndTime(member.signedAt, timeZone)}, {member.signedWords}
        </span>
      )}
    </>
  );
}

const useChange = (id: string, onDone?: () => void) =>
  useCommand(registrationEndpoints.changeMembers, {
    failed: 'Not saved. The server cannot be reached.',
    puts: actKey(id),
    changes: [...ACTS, historyKey(id)],
    ...(onDone && { onDone }),
  });

function TakeOut({ participant, member }: { participant: Participant; member: Member }) {
  const change = useChange(participant.id);
  const others = (participant.members ?? []).filter(({ id }) => id !== member.id);
  return (
    <Button
      size="s"
      kind="quiet"
      busy={change.busy}
      onClick={() =>
        change.send({ params: { id: participant.id }, body: { keep: others.map(({ id }) => id), add: [] } })
      }
    >
      Is not on stage
    </Button>
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
        <Icon of={UserPlus} size={16} /> Add a person
      </Button>
      <Dialog
        open={coming !== undefined}
        onClose={() => setComing(undefined)}
        onSubmit={() =>
          typed.name.trim() !== '' &&
          change.send({ params: { id: participant.id }, body: { keep, add: [typed] } })
        }
        title="Who else is on stage?"
        actions={
          <>
            <Button onClick={() => setComing(undefined)}>Cancel</Button>
            <Button kind="primary" busy={change.busy} type="submit">
              Add the person
            </Button>
          </>
        }
      >
        <TextField
          label="Name"
          name="member_name"
          autoComplete="off"
          maxLength={120}
          value={typed.name}
          onChange={(name) => setComing({ ...typed, name })}
        />
        <Checkbox
          label="Under age on the day: a parent has to agree"
          checked={typed.isMinor}
          onChange={(isMinor) => setComing({ ...typed, isMinor })}
        />
        {typed.isMinor && (
          <TextField
            label="Phone or email of the parent"
            optional
            name="member_parent"
            autoComplete="off"
            maxLength={200}
            value={typed.parentContact}
            onChange={(parentContact) => setComing({ ...typed, parentContact })}
          />
        )}
      </Dialog>
    </>
  );
}
