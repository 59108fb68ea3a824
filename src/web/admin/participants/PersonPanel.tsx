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
import { say } from '#web/ui/say.ts';
import styles from './Participant.module.css';
import type { Participant } from './participant.ts';
import { ACTS, historyKey } from './use-acts.ts';

export function PersonPanel({ participant, timeZone }: { participant: Participant; timeZone: string }) {
  const params = { id: participant.id };
  const failed = say('music.notDoneAway');
  const given = { failed, changes: [historyKey(participant.id)] };
  const toRead = useCommand(peopleEndpoints.exportPerson, {
    ...given,
    onDone: ({ page }) => saveFile(`act-${participant.number}.html`, 'text/html', page),
  });
  const forPrograms = useCommand(peopleEndpoints.exportPerson, {
    ...given,
    onDone: ({ page: _page, ...data }) =>
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
      if (finished) toast.success(say('act.erased', { name: participant.stageName }));
      else toast.info(say('act.isBeingErased', { name: participant.stageName }));
    },
  });
  if (participant.erasing)
    return (
      <Panel title={say('act.personal')}>
        <p>{say('act.beingErased')}</p>
      </Panel>
    );
  if (participant.erasedAt !== null)
    return (
      <Panel title={say('act.personal')}>
        <p>{say('act.erasedOn', { time: showDateAndTime(participant.erasedAt, timeZone) })}</p>
      </Panel>
    );
  return (
    <Panel title={say('act.personal')}>
      <div className={styles.stack}>
        <Button block busy={toRead.busy} onClick={() => toRead.send({ params })}>
          <Icon of={Download} /> {say('act.everythingToRead')}
        </Button>
        <Button block busy={forPrograms.busy} onClick={() => forPrograms.send({ params })}>
          <Icon of={Download} /> {say('act.everythingForPrograms')}
        </Button>
        <HoldButton
          kind="destructive"
          busy={erase.busy}
          onHeld={() => erase.send({ params, body: { dryRun: false } })}
          question={{
            title: say('act.eraseTitle', { name: participant.stageName }),
            body: say('act.eraseLead'),
            confirm: say('act.eraseIt'),
            cancel: say('act.keepIt'),
          }}
        >
          {say('act.holdToErase')}
        </HoldButton>
        <p className="small muted">{say('act.allLogged')}</p>
      </div>
    </Panel>
  );
}
