/** Who to call and what was agreed to. Personal parts stay covered until asked for, and each look is logged. */
import { CircleX } from 'lucide-react';
import { Flag } from '#web/ui/Chip.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { AskParent } from './AskParent.tsx';
import { Covered, Fact, type Personal, Reach } from './Covered.tsx';
import { OthersOnStage } from './OthersOnStage.tsx';
import { PaperConsent } from './PaperConsent.tsx';
import styles from './Participant.module.css';
import type { Participant } from './participant.ts';
import { ConsentFlag } from './words.tsx';

export function SafetyPanel({ participant, timeZone }: { participant: Participant; timeZone: string }) {
  const minor = participant.ownConsent !== 'not_needed';
  const gone = participant.erasing || participant.erasedAt !== null;
  return (
    <Panel title="Safety and consent">
      <dl className={styles.facts}>
        {minor && (
          <Fact term="Consent">
            <ConsentFlag consent={participant.ownConsent ?? 'not_needed'} how={participant.consentHow} />
            {participant.consentRecord && (
              <span>
                {participant.consentRecord.words}, on{' '}
                {showDateAndTime(participant.consentRecord.givenAt, timeZone)}
              </span>
            )}
            <PaperConsent participant={participant} />
            {participant.mergedInto === null && <AskParent participant={participant} />}
          </Fact>
        )}
        {minor && (
          <Covered id={participant.id} block="parent" term="Parent or guardian">
            {({ parent }) => <Parent parent={parent} timeZone={timeZone} />}
          </Covered>
        )}
        {gone ? null : participant.emergencyKnown ? (
          <Covered id={participant.id} block="emergency" term="Emergency contact">
            {({ emergency }) =>
              emergency && (
                <>
                  <bdi>{withPronouns(emergency.preferredName, emergency.pronouns)}</bdi>
                  <Reach address={emergency.contactMethod} />
                </>
              )
            }
          </Covered>
        ) : (
          <Fact term="Emergency contact">
            <Flag tone="danger" icon={CircleX}>
              missing
            </Flag>
          </Fact>
        )}
        {participant.needsAssistance ? (
          <Covered id={participant.id} block="assistance" term="Needs on the night">
            {({ assistance }) => <span dir="auto">{assistance?.assistanceNeeded}</span>}
          </Covered>
        ) : (
          <Fact term="Needs on the night">Nothing said</Fact>
        )}
        {participant.photoConsent !== 'not_asked' && (
          <Fact term="Photos">{participant.photoConsent === 'yes' ? 'May be shown' : 'Not to be shown'}</Fact>
        )}
        <Fact term="Stage rules">{participant.riskAcknowledged ? 'Accepted' : 'Not accepted'}</Fact>
        {!gone && (
          <Covered id={participant.id} block="name" term="Name and contact">
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

function Parent({ parent, timeZone }: { parent: Personal['parent']; timeZone: string }) {
  if (!parent) return 'Nobody was named';
  return (
    <>
      <bdi>{withPronouns(parent.parentPreferredName, parent.parentPronouns)}</bdi>
      <Reach address={parent.parentContact} />
      {parent.signedAt !== null && (
        <span className={styles.signed}>
          In the name of <bdi>{parent.signedBy}</bdi> on {showDateAndTime(parent.signedAt, timeZone)},{' '}
          {parent.signedWords}
          {parent.text && `, text version ${parent.text.version}: “${parent.text.text}”`}
        </span>
      )}
    </>
  );
}

const withPronouns = (name: string, pronouns: string): string =>
  pronouns === '' ? name : `${name}, ${pronouns}`;
