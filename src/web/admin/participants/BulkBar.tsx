/** What can be done with the chosen rows, and after it the way back. Stands below the table, over nothing in use. */
import { Check, ChevronUp, CircleAlert, Undo2, X } from 'lucide-react';
import type { ParticipantStatus } from '#domain/registration/status.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Countdown } from '#web/ui/Countdown.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { say } from '#web/ui/say.ts';
import type { RegisteredAct } from './acts.ts';
import { ChangeChosen } from './ChangeChosen.tsx';
import styles from './Participants.module.css';
import { RemindChosen } from './RemindChosen.tsx';
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
        <Button size="s" kind="quiet" icon aria-label={say('office.close')} onClick={onRead}>
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
            <Icon of={Undo2} size={16} /> {say('office.undo')}
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
