/** The letters about an act, and what to do where an address was refused or no letter can go out. */
import { MailX } from 'lucide-react';
import { useState } from 'react';
import { mailEndpoints } from '#contract/mail/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { Panel } from '#web/ui/Panel.tsx';
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
    <Panel title="Letters">
      <div className={styles.stack}>
        {byHand && !parents && (
          <Banner tone="warn" icon={MailX} lead="The parent has not got their link.">
            {available
              ? 'No letter to them went out. Press “Send the parent their link”.'
              : 'No mail server is set, so no letter goes out. Press “Send the parent their link” to see the link, and send it to the parent yourself.'}
          </Banner>
        )}
        {parents && (
          <Banner tone="danger" icon={MailX} lead="The parent’s address was refused.">
            {parents.trouble} Nothing more is sent there. Ask the parent for the right address and enter it by
            “Send the parent their link”.
          </Banner>
        )}
        {performers && <PerformerRefused participant={participant} trouble={performers.trouble} />}
        <ul className={styles.stack}>
          {letters.map((letter) => (
            <li key={letter.id}>
              {LETTER_WORDS[letter.kind]} <LetterChip state={letter.state} />
              <br />
              <span className="small muted">
                {showDateAndTime(letter.sentAt ?? letter.createdAt, timeZone)}
                {letter.trouble !== '' && `: ${letter.trouble}`}
              </span>
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

function PerformerRefused({ participant, trouble }: { participant: Participant; trouble: string }) {
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
      <Banner tone="danger" icon={MailX} lead="The performer’s address was refused.">
        {trouble} Nothing more is sent there. With the right address here, the letters that were refused go
        out to it.
      </Banner>
      <EmailField
        label="Email address of the performer"
        name="contact"
        autoComplete="off"
        value={address}
        onChange={setAddress}
        error={correct.refusal('The server cannot be reached.')}
      />
      <Button type="submit" busy={correct.busy} disabled={address.trim() === ''}>
        Correct the address
      </Button>
    </Form>
  );
}
