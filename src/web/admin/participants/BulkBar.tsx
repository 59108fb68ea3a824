/** What can be done with the chosen rows, and after it the way back. Stands below the table, over nothing in use. */
import { Check, ChevronUp, CircleAlert, Mail, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { letterEndpoints } from '#contract/show/letters.ts';
import type { ParticipantStatus } from '#domain/registration/status.ts';
import { useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Countdown } from '#web/ui/Countdown.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { sideBySide } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { say } from '#web/ui/say.ts';
import { lacks, type RegisteredAct } from './acts.ts';
import { ChangeChosen } from './ChangeChosen.tsx';
import styles from './Participants.module.css';
import type { useDecisions } from './use-decisions.ts';
import { STATUS_WORDS } from './words.tsx';

const UNDER_MORE: readonly ParticipantStatus[] = ['waitlisted', 'declined', 'submitted', 'withdrawn'];

function Problems({ of, onRead }: { of: readonly string[]; onRead: () => void }) {
  return (
    <Banner
      tone="danger"
      icon={CircleAlert}
      lead={say('bulk.notDone')}
      action={
        <Button size="s" kind="quiet" icon aria-label={say('admin.close')} onClick={onRead}>
          <Icon of={X} />
        </Button>
      }
    >
      {of.slice(0, 3).join(' ')}
      {of.length > 3 && ` ${say('bulk.andMore', { count: of.length - 3 })}`}
    </Banner>
  );
}

export function BulkBar({
  selected,
  decisions,
  onDecide,
  onClear,
}: {
  selected: readonly RegisteredAct[];
  decisions: ReturnType<typeof useDecisions>;
  onDecide: (status: ParticipantStatus) => void;
  onClear: () => void;
}) {
  const { undoable, problems } = decisions;
  if (selected.length === 0 && !undoable && problems.length === 0) return null;
  return (
    <div className={styles.bulk}>
      {problems.length > 0 && <Problems of={problems} onRead={decisions.dismiss} />}
      {undoable && (
        <div className={styles.undo} role="status">
          <span>{undoable.words}</span>
          <Button size="s" onClick={decisions.undo} busy={decisions.busy}>
            <Icon of={Undo2} size={16} /> {say('admin.undo')}
            <Countdown endsAt={undoable.until} />
          </Button>
        </div>
      )}
      {selected.length > 0 && (
        <div className={styles.bar} role="toolbar" aria-label={say('bulk.toolbar')}>
          <span className="strong">{say('bulk.selected', { count: selected.length })}</span>
          <Button size="s" className={styles.lit} busy={decisions.busy} onClick={() => onDecide('accepted')}>
            <Icon of={Check} size={16} /> {say('bulk.accept')}
          </Button>
          <Menu
            side="top"
            trigger={
              <Button size="s">
                {say('bulk.setStatus')} <Icon of={ChevronUp} size={16} />
              </Button>
            }
            entries={UNDER_MORE.map((status) => ({
              label: say(STATUS_WORDS[status]),
              onSelect: () => onDecide(status),
              danger: status === 'withdrawn',
            }))}
          />
          <ChangeChosen selected={selected} onChanged={decisions.dismiss} />
          <RemindChosen selected={selected} />
          <Button size="s" icon aria-label={say('bulk.chooseNone')} onClick={onClear}>
            <Icon of={X} />
          </Button>
        </div>
      )}
    </div>
  );
}

type Outcome = AnswerOf<typeof letterEndpoints.remind>;

const NAMED = 8;
const NOBODY: Outcome = { to: [], toParents: [], withoutAddress: [] };

/** A letter to those of the chosen acts that miss something. Who gets it is said before it goes. */
function RemindChosen({ selected }: { selected: readonly RegisteredAct[] }) {
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
        confirm={letters > 0 ? say('bulk.send', { count: letters }) : say('admin.close')}
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
