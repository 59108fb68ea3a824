/** The parent's link goes to the parent: sent again, to another address, or handed over where no letter goes out. */
import { useState } from 'react';
import { mailEndpoints } from '#contract/mail/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { keyOf, useAnswers } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyLine } from '#web/ui/CopyLine.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { EmailField } from '#web/ui/TextField.tsx';
import styles from './Participant.module.css';
import type { Participant } from './participant.ts';
import { ACTS, actKey, historyKey } from './use-acts.ts';

interface Whose {
  participant: Participant;
  /** Somebody else on stage; left out, whoever registered. */
  member?: NonNullable<Participant['members']>[number];
}

export function AskParent({ participant, member }: Whose) {
  const linkOf = member?.consentLinkOf ?? participant.consentLinkOf;
  const answers = useAnswers();
  const [open, setOpen] = useState(false);
  const [address, setAddress] = useState('');
  const ask = useCommand(registrationEndpoints.askParent, {
    changes: [
      ...ACTS,
      historyKey(participant.id),
      keyOf(mailEndpoints.lettersOfAct, { params: { id: participant.id } }),
      keyOf(mailEndpoints.outbox),
    ],
    onDone: ({ participant: fresh }) => {
      answers.put(actKey(participant.id), fresh);
      setOpen(false);
      setAddress('');
    },
  });
  return (
    <>
      <Button size="s" kind="outline" onClick={() => setOpen(true)}>
        Send the parent their link
      </Button>
      {ask.answer && <Outcome letter={ask.answer.letter} consentUrl={ask.answer.consentUrl} />}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        onSubmit={() =>
          ask.send({
            params: { id: participant.id },
            body: {
              ...(address.trim() !== '' && { parentContact: address }),
              ...(member && { member: member.id }),
            },
          })
        }
        title="Send the parent their link?"
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button kind="primary" busy={ask.busy} type="submit">
              Send it
            </Button>
          </>
        }
      >
        <p>
          {linkOf === 'parent'
            ? 'It goes by letter to the email address that they are reached at, and to nobody else. The performer is never shown it.'
            : 'They left no email address of their own, so the performer was given the link, and what comes by it is not confirmed by the parent. With an address here that link ends, and a new one goes to the parent alone.'}
        </p>
        <EmailField
          label={linkOf === 'parent' ? 'Another email address' : 'Email address of the parent'}
          optional
          name="parent_contact"
          autoComplete="off"
          hint="Ask the parent for it, not the performer."
          value={address}
          onChange={setAddress}
          error={ask.refusal('The server cannot be reached.')}
        />
      </Dialog>
    </>
  );
}

function Outcome({ letter, consentUrl }: { letter: boolean; consentUrl: string | null }) {
  if (letter) return <span role="status">The letter is in the outbox.</span>;
  return (
    <span className={styles.stack}>
      <span role="status">
        No letter goes out: mail is not set up or not turned on, or there is no email address. Send this link
        to the parent yourself, not by way of the performer.
      </span>
      {consentUrl && <CopyLine label="Link for the parent or guardian" value={consentUrl} />}
    </span>
  );
}
