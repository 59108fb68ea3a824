/** Who to call and what was agreed to. Personal parts stay covered until asked for, and each look is logged. */
import { Eye, EyeOff, Phone } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import type { PERSONAL_BLOCKS } from '#contract/registration/schema.ts';
import { useCommand } from '#web/client/command.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { AskParent } from './AskParent.tsx';
import { PaperConsent } from './PaperConsent.tsx';
import styles from './Participant.module.css';
import type { Participant } from './participant.ts';
import { historyKey } from './use-acts.ts';
import { ConsentFlag } from './words.tsx';

type Personal = AnswerOf<typeof registrationEndpoints.revealPersonal>;
type Block = (typeof PERSONAL_BLOCKS)[number];

/** An uncovered part covers itself again: the desk may stand open in a busy room. */
const OPEN_MS = 60_000;

export function SafetyPanel({ participant, timeZone }: { participant: Participant; timeZone: string }) {
  const minor = participant.consent !== 'not_needed';
  return (
    <Panel title="Safety and consent">
      <dl className={styles.facts}>
        {minor && (
          <Fact term="Consent">
            <ConsentFlag consent={participant.consent} how={participant.consentHow} />
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

/** How somebody is reached, as a link where the device can follow it. */
function Reach({ address }: { address: string }) {
  const number = address.replace(/[\s().\-/]/g, '');
  if (/^\+?\d{5,}$/.test(number))
    return (
      <ButtonLink size="s" to={`tel:${number}`}>
        <Icon of={Phone} size={16} /> {address}
      </ButtonLink>
    );
  if (/^[^\s@]+@[^\s@]+$/.test(address)) return <a href={`mailto:${address}`}>{address}</a>;
  return <bdi>{address}</bdi>;
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Covered({
  id,
  block,
  term,
  children,
}: {
  id: string;
  block: Block;
  term: string;
  children: (personal: Personal) => ReactNode;
}) {
  const [shown, setShown] = useState<Personal>();
  const reveal = useCommand(registrationEndpoints.revealPersonal, {
    changes: [historyKey(id)],
    onDone: setShown,
  });
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(undefined), OPEN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <Fact term={term}>
      {shown && <span className={styles.uncovered}>{children(shown)}</span>}
      {!shown && <span className="muted">Hidden</span>}
      <Button
        size="s"
        aria-expanded={shown !== undefined}
        busy={reveal.busy}
        onClick={() => (shown ? setShown(undefined) : reveal.send({ params: { id }, body: { block } }))}
      >
        <Icon of={shown ? EyeOff : Eye} size={16} />
        {shown ? 'Hide' : 'Show, and log that I looked'}
        <span className="vh">({term.toLowerCase()})</span>
      </Button>
      {reveal.error && (
        <span className={styles.wrong} role="alert">
          {reveal.refusal('The server cannot be reached.')}
        </span>
      )}
    </Fact>
  );
}
