/** A person's own data as a whole: given to them, or erased. */
import { Download } from 'lucide-react';
import { toast } from 'react-toastify';
import { snakeKeys } from '#contract/case.ts';
import { peopleEndpoints } from '#contract/registration/people.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import styles from './Participant.module.css';
import type { Participant } from './participant.ts';
import { ACTS, historyKey } from './use-acts.ts';

export function PersonPanel({ participant, timeZone }: { participant: Participant; timeZone: string }) {
  const params = { id: participant.id };
  const failed = 'Not done. The server cannot be reached.';
  const give = useCommand(peopleEndpoints.exportPerson, {
    failed,
    changes: [historyKey(participant.id)],
    onDone: (data) =>
      saveFile(
        `act-${participant.number}.json`,
        'application/json',
        JSON.stringify(snakeKeys(data), null, 2),
      ),
  });
  const erase = useCommand(peopleEndpoints.erasePerson, {
    failed,
    changes: [...ACTS, historyKey(participant.id)],
    onDone: ({ finished }) => {
      if (finished) toast.success(`The personal data of ${participant.stageName} is erased`);
      else toast.info(`The personal data of ${participant.stageName} is being erased`);
    },
  });
  if (participant.erasing)
    return (
      <Panel title="Personal data">
        <p>
          Being erased. Nobody can see it any more; it is now taken out of the database’s free space, the
          music and the copies. This line says so when it is done.
        </p>
      </Panel>
    );
  if (participant.erasedAt !== null)
    return (
      <Panel title="Personal data">
        <p>Erased on {showDateAndTime(participant.erasedAt, timeZone)}.</p>
      </Panel>
    );
  return (
    <Panel title="Personal data">
      <div className={styles.stack}>
        <Button block busy={give.busy} onClick={() => give.send({ params })}>
          <Icon of={Download} /> Everything kept, as a file
        </Button>
        <HoldButton
          kind="destructive"
          busy={erase.busy}
          onHeld={() => erase.send({ params, body: { dryRun: false } })}
          question={{
            title: `Erase the personal data of ${participant.stageName}?`,
            body: 'Name, contacts, parent, consent, assistance, notes and letters go for good, and the private link ends. Number, stage name and song stay. An act that has not been on yet is withdrawn.',
            confirm: 'Erase it',
            cancel: 'Keep it',
          }}
        >
          Hold to erase this person
        </HoldButton>
        <p className="small muted">Both are logged.</p>
      </div>
    </Panel>
  );
}
