/** The parent's link goes to the parent: sent again, to another address, or handed over where no letter goes out. */
import { useState } from 'react';
import { mailEndpoints } from '#contract/mail/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { keyOf, useAnswers, useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyLine } from '#web/ui/CopyLine.tsx';
import { say } from '#web/ui/say.ts';
import { EmailField } from '#web/ui/TextField.tsx';
import { AdminDialog } from '../AdminDialog.tsx';
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
  const isByHand =
    useAsk(mailEndpoints.lettersOfAct, { params: { id: participant.id } }).data?.available === false;
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
        {say('crew.sendLink')}
      </Button>
      {ask.answer && <Outcome letter={ask.answer.letter} consentUrl={ask.answer.consentUrl} />}
      <AdminDialog
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
        title={say('crew.sendLinkTitle')}
        submit={say(isByHand ? 'crew.showIt' : 'crew.sendIt')}
        busy={ask.busy}
      >
        <p>
          {say(linkOf !== 'parent' ? 'crew.linkEnds' : isByHand ? 'crew.shownHere' : 'crew.goesByLetter')}
        </p>
        <EmailField
          label={say(linkOf === 'parent' ? 'crew.otherAddress' : 'crew.parentAddress')}
          optional
          name="parent_contact"
          autoComplete="off"
          hint={say('crew.askParent')}
          value={address}
          onChange={setAddress}
          error={ask.refusal(say('acts.away'))}
        />
      </AdminDialog>
    </>
  );
}

function Outcome({ letter, consentUrl }: { letter: boolean; consentUrl: string | null }) {
  if (letter) return <span role="status">{say('crew.letterInOutbox')}</span>;
  return (
    <span className={styles.stack}>
      <span role="status">{say('crew.noLetter')}</span>
      {consentUrl && <CopyLine label={say('act.parentLink')} value={consentUrl} />}
    </span>
  );
}
