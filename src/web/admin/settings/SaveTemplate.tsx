/** A show kept as a file that others begin from: nobody's name is in it, and no address. */
import { snakeKeys } from '#contract/case.ts';
import { planningEndpoints } from '#contract/planning/endpoints.ts';
import { call } from '#web/client/api.ts';
import { usePress } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { say } from '#web/ui/say.ts';
import type { AdminEvent } from './use-event-change.ts';

export function SaveTemplate({ event }: { event: AdminEvent }) {
  const save = usePress(() => call(planningEndpoints.eventTemplate, { params: { id: event.id } }), {
    failed: say('event.templateNotSaved'),
    onDone: (template) =>
      saveFile(`${event.name}.json`, 'application/json', JSON.stringify(snakeKeys(template), null, 2)),
  });
  return (
    <Button size="s" busy={save.busy} onClick={() => void save.send(undefined)}>
      {say('event.saveTemplate')}
    </Button>
  );
}
