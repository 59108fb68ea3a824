/** Who to call and what was agreed to. Personal parts stay covered until asked for, and each look is logged. */
import { CircleX } from 'lucide-react';
import { Flag } from '#web/ui/Chip.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { say, tell } from '#web/ui/say.ts';
import { capital } from '#web/ui/words.ts';
import { AskParent } from './AskParent.tsx';
import { Covered, Fact, type Personal, Reach } from './Covered.tsx';
import { EditPerson } from './EditPerson.tsx';
import { OthersOnStage } from './OthersOnStage.tsx';
import { PaperConsent } from './PaperConsent.tsx';
import styles from './Participant.module.css';
import type { Participant } from './participant.ts';
import { ConsentFlag, recordWords, signedWords } from './words.tsx';

export function SafetyPanel({ participant, timeZone }: { participant: Participant; timeZone: string }) {
  const minor = participant.ownConsent !== 'not_needed';
  const gone = participant.erasing || participant.erasedAt !== null;
  return (
    <Panel title={say('crew.safety')} actions={!gone && <EditPerson participant={participant} />}>
      <dl className={styles.facts}>
        {minor && (
          <Fact term={say('acts.consent')}>
            <ConsentFlag
              consent={participant.ownConsent ?? 'not_needed'}
              how={participant.consentRecord?.how ?? null}
            />
            {participant.consentRecord && <span>{recordWords(participant.consentRecord, timeZone)}</span>}
            <PaperConsent participant={participant} />
            {participant.mergedInto === null && <AskParent participant={participant} />}
          </Fact>
        )}
        {minor && (
          <Covered id={participant.id} block="parent">
            {({ parent }) => (
              <Parent parent={parent} record={participant.consentRecord} timeZone={timeZone} />
            )}
          </Covered>
        )}
        {!gone && <Emergency participant={participant} />}
        {participant.needsAssistance ? (
          <Covered id={participant.id} block="assistance">
            {({ assistance }) => <span dir="auto">{assistance?.assistanceNeeded}</span>}
          </Covered>
        ) : (
          <Fact term={capital(say('history.personNeeds'))}>{say('crew.nothingSaid')}</Fact>
        )}
        {participant.photoConsent !== 'not_asked' && (
          <Fact term={say('crew.photos')}>
            {say(participant.photoConsent === 'yes' ? 'crew.mayBeShown' : 'crew.notToBeShown')}
          </Fact>
        )}
        <Rules participant={participant} timeZone={timeZone} />
        {!gone && (
          <Covered id={participant.id} block="name">
            {({ name }) =>
              name && (
                <>
                  <bdi>{name.preferredName}</bdi>
                  {name.contact !== '' && <Reach address={name.contact} />}
                  {name.memberNames !== '' && <span className={styles.members}>{name.memberNames}</span>}
                </>
              )
            }
          </Covered>
        )}
        {!gone && <OthersOnStage participant={participant} timeZone={timeZone} />}
      </dl>
    </Panel>
  );
}

/** Whether the stage rules were accepted, and which, as they were read. */
function Rules({
  participant: { riskAcknowledged, rulesRecord },
  timeZone,
}: {
  participant: Participant;
  timeZone: string;
}) {
  return (
    <Fact term={say('crew.stageRules')}>
      {say(riskAcknowledged ? 'crew.rulesAccepted' : 'crew.rulesNotAccepted')}
      {rulesRecord && (
        <span className={styles.signed}>
          {tell('crew.rulesIn', {
            time: showDateAndTime(rulesRecord.acceptedAt, timeZone),
            version: rulesRecord.version,
            text: <bdi>{rulesRecord.text}</bdi>,
          })}
        </span>
      )}
    </Fact>
  );
}

function Emergency({ participant }: { participant: Participant }) {
  if (!participant.emergencyKnown)
    return (
      <Fact term={capital(say('history.personEmergency'))}>
        <Flag tone="danger" icon={CircleX}>
          {say('crew.missing')}
        </Flag>
      </Fact>
    );
  return (
    <Covered id={participant.id} block="emergency">
      {({ emergency }) =>
        emergency && (
          <>
            <bdi>{withPronouns(emergency.preferredName, emergency.pronouns)}</bdi>
            <Reach address={emergency.contactMethod} />
          </>
        )
      }
    </Covered>
  );
}

function Parent({
  parent,
  record,
  timeZone,
}: {
  parent: Personal['parent'];
  record: Participant['consentRecord'];
  timeZone: string;
}) {
  if (!parent) return say('crew.nobodyNamed');
  return (
    <>
      <bdi>{withPronouns(parent.parentPreferredName, parent.parentPronouns)}</bdi>
      <Reach address={parent.parentContact} />
      {parent.signedAt !== null && (
        <span className={styles.signed}>
          {signedWords({ ...parent, signedAt: parent.signedAt }, record, timeZone)}
          {parent.text && `, ${say('crew.textVersion', parent.text)}`}
        </span>
      )}
    </>
  );
}

const withPronouns = (name: string, pronouns: string): string =>
  pronouns === '' ? name : `${name}, ${pronouns}`;
