/** A letter to those of the chosen acts that miss something. Who gets it is said before it goes. */

import { Mail } from 'lucide-react';
import { useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { letterEndpoints } from '#contract/show/letters.ts';
import { useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { sideBySide } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { say } from '#web/ui/say.ts';
import { lacks, type RegisteredAct } from './acts.ts';

type Outcome = AnswerOf<typeof letterEndpoints.remind>;

const NAMED = 8;
const NOBODY: Outcome = { to: [], toParents: [], withoutAddress: [] };

export function RemindChosen({ selected }: { selected: readonly RegisteredAct[] }) {
  const { data: event } = useAsk(eventsEndpoints.currentEvent, { staleTime: 30_000 });
  const [asked, setAsked] = useState<{ ids: string[]; outcome: Outcome }>();
  const failed = say('acts.away');
  const look = useCommand(letterEndpoints.remind, { failed });
  const remind = useCommand(letterEndpoints.remind, {
    done: ({ to, toParents }) => say('bulk.lettersInOutbox', { count: to.length + toParents.length }),
    failed,
    onDone: () => setAsked(undefined),
  });
  const lacking = selected.filter((act) => lacks(act) > 0).map(({ id }) => id);
  if (!event || lacking.length === 0) return null;
  const { to, toParents, withoutAddress } = asked?.outcome ?? NOBODY;
  const letters = to.length + toParents.length;
  return (
    <>
      <Button
        size="s"
        busy={look.busy}
        onClick={() =>
          look.send(
            { round: undefined, body: { ids: lacking, dryRun: true } },
            { onDone: (outcome) => setAsked({ ids: lacking, outcome }) },
          )
        }
      >
        <Icon of={Mail} size={16} /> {say('bulk.remind')}
      </Button>
      <ConfirmDialog
        open={asked !== undefined}
        title={letters > 0 ? say('bulk.sendTitle', { count: letters }) : say('bulk.nobodyToRemind')}
        confirm={letters > 0 ? say('bulk.send', { count: letters }) : say('office.close')}
        cancel={say('bulk.sendNothing')}
        busy={remind.busy}
        onCancel={() => setAsked(undefined)}
        onConfirm={() =>
          asked && letters > 0
            ? remind.send({ round: undefined, body: { ids: asked.ids, dryRun: false } })
            : setAsked(undefined)
        }
      >
        {to.length > 0 && <p>{say('bulk.sentTo', { names: named(to) })}</p>}
        {toParents.length > 0 && <p>{say('bulk.parentsAsked', { names: named(toParents) })}</p>}
        {withoutAddress.length > 0 && <p>{say('bulk.withoutAddress', { names: named(withoutAddress) })}</p>}
      </ConfirmDialog>
    </>
  );
}

function named(acts: Outcome['to']): string {
  const names = sideBySide(acts.slice(0, NAMED).map(({ stageName }) => stageName));
  return acts.length > NAMED ? say('bulk.namesAndMore', { names, count: acts.length - NAMED }) : names;
}
