/** A person's own data as a whole: given to them, or erased. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { toast } from 'react-toastify';
import { snakeKeys } from '#contract/case.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { peopleEndpoints } from '#contract/registration/people.ts';
import { call, sentenceOf } from '#web/client/api.ts';
import { keyOf } from '#web/client/ask.ts';
import { Button } from '#web/ui/Button.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { saveFile } from './files.ts';
import styles from './Participant.module.css';
import type { Participant } from './participant.ts';
import { refreshActs } from './use-acts.ts';

export function PersonPanel({ participant, timeZone }: { participant: Participant; timeZone: string }) {
  const queries = useQueryClient();
  const params = { id: participant.id };
  const failed = (error: Error) => toast.error(sentenceOf(error, 'Not done. The server cannot be reached.'));
  const give = useMutation({
    mutationFn: () => call(peopleEndpoints.exportPerson, { params }),
    onSuccess: (data) => {
      saveFile(
        `act-${participant.number}.json`,
        'application/json',
        JSON.stringify(snakeKeys(data), null, 2),
      );
      queries.invalidateQueries({
        queryKey: keyOf(registrationEndpoints.participantHistory, { params: { id: participant.id } }),
      });
    },
    onError: failed,
  });
  const erase = useMutation({
    mutationFn: () => call(peopleEndpoints.erasePerson, { params, body: { dryRun: false } }),
    onSuccess: ({ finished }) => {
      if (finished) toast.success(`The personal data of ${participant.stageName} is erased`);
      else toast.info(`The personal data of ${participant.stageName} is being erased`);
      queries.invalidateQueries({
        queryKey: keyOf(registrationEndpoints.participantHistory, { params: { id: participant.id } }),
      });
      refreshActs(queries);
    },
    onError: failed,
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
        <Button block busy={give.isPending} onClick={() => give.mutate()}>
          <Icon of={Download} /> Everything kept, as a file
        </Button>
        <HoldButton
          kind="destructive"
          busy={erase.isPending}
          onHeld={() => erase.mutate()}
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
