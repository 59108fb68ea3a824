/** The letters about an act, and what to do where an address was refused or no letter can go out. */
import { MailX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { mailEndpoints } from '#contract/mail/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { Reported } from '#web/ui/Reported.tsx';
import { say, tell } from '#web/ui/say.ts';
import { EmailField } from '#web/ui/TextField.tsx';
import { LETTER_WORDS, type Letter, LetterChip } from '../settings/letter-words.tsx';
import styles from './Participant.module.css';
import type { Participant } from './participant.ts';
import { ACTS, actKey, historyKey } from './use-acts.ts';

const FRESH_MS = 15_000;

export function LettersPanel({ participant, timeZone }: { participant: Participant; timeZone: string }) {
  const { data } = useAsk(mailEndpoints.lettersOfAct, {
    params: { id: participant.id },
    refetchInterval: FRESH_MS,
  });
  if (!data) return null;
  const { letters, available } = data;
  const refused = (to: Letter['to']) =>
    letters.find((one) => one.to === to && one.refused && one.state === 'failed');
  const byHand =
    participant.consent === 'asked' && participant.consentLinkOf === 'parent' && !isWritten(data);
  const performers = refused('performer');
  const parents = refused('parent');
  if (letters.length === 0 && !byHand) return null;
  return (
    <Panel title={say('crew.letters')}>
      <div className={styles.stack}>
        {byHand && !parents && (
          <Banner tone="warn" icon={MailX} lead={say('crew.noLinkYet')}>
            {say(available ? 'crew.noLetterWent' : 'crew.noMailServer')}
          </Banner>
        )}
        {parents && (
          <Banner tone="danger" icon={MailX} lead={say('crew.parentRefused')}>
            {tell('crew.parentRefusedLead', { why: <Trouble of={parents} /> })}
          </Banner>
        )}
        {performers && <PerformerRefused participant={participant} letter={performers} />}
        <ul className={styles.stack}>
          {letters.map((letter) => (
            <li key={letter.id}>
              {say(LETTER_WORDS[letter.kind])} <LetterChip state={letter.state} />
              <br />
              <span className="small muted">{letterAt(letter, timeZone)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

/** Whether the parent has got the link by letter, or will. */
const isWritten = ({ letters, available }: { letters: readonly Letter[]; available: boolean }): boolean =>
  letters.some(({ to, state }) => to === 'parent' && (state === 'sent' || (available && state === 'queued')));

function letterAt(letter: Letter, timeZone: string): ReactNode {
  const time = showDateAndTime(letter.sentAt ?? letter.createdAt, timeZone);
  return letter.trouble === '' ? time : tell('crew.letterAt', { time, trouble: <Trouble of={letter} /> });
}

const Trouble = ({ of: { trouble, troubleTold } }: { of: Letter }) => (
  <Reported told={troubleTold}>{trouble}</Reported>
);

function PerformerRefused({ participant, letter }: { participant: Participant; letter: Letter }) {
  const [address, setAddress] = useState('');
  const { id, revision } = participant;
  const correct = useCommand(registrationEndpoints.editParticipant, {
    puts: actKey(id),
    changes: [
      ...ACTS,
      historyKey(id),
      keyOf(mailEndpoints.lettersOfAct, { params: { id } }),
      keyOf(mailEndpoints.outbox),
    ],
  });
  return (
    <Form onSubmit={() => correct.send({ params: { id }, body: { revision, contact: address } })}>
      <Banner tone="danger" icon={MailX} lead={say('crew.performerRefused')}>
        {tell('crew.performerRefusedLead', { why: <Trouble of={letter} /> })}
      </Banner>
      <EmailField
        label={say('crew.performerAddress')}
        name="contact"
        autoComplete="off"
        value={address}
        onChange={setAddress}
        error={correct.refusal(say('acts.away'))}
      />
      <Button type="submit" busy={correct.busy} disabled={address.trim() === ''}>
        {say('crew.correctAddress')}
      </Button>
    </Form>
  );
}
