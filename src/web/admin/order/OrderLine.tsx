/** One line of the order: dragged by its grip, moved by Alt and the arrows or its menu. */

import { useSortable } from '@dnd-kit/react/sortable';
import { ArrowDown, ArrowUp, Ellipsis, GripVertical, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { durationText } from '#web/ui/clock.ts';
import { cx } from '#web/ui/cx.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { showTime } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu, type MenuEntry } from '#web/ui/Menu.tsx';
import { Name } from '#web/ui/Name.tsx';
import { say } from '#web/ui/say.ts';
import { PlannedTimeDialog } from '../live-event/PlannedTimeDialog.tsx';
import { MoveDialog } from './CueDialog.tsx';
import type { Finding } from './look-at.ts';
import styles from './Order.module.css';
import type { NewCue, PlannedItem, useChanges } from './use-order.ts';

export interface OrderLineProps {
  row: PlannedItem;
  index: number;
  rows: readonly PlannedItem[];
  busy: boolean;
  timeZone: string;
  findings: readonly Finding[];
  changes: ReturnType<typeof useChanges>;
  /** A cue is to stand behind this one. */
  onCue: (kind: NewCue['kind']) => void;
}

export function OrderLine({ row, index, rows, busy, timeZone, findings, changes, onCue }: OrderLineProps) {
  const { item, title, number, plannedMs, plannedAt } = row;
  const [asks, setAsks] = useState<'move' | 'time' | null>(null);
  const { ref, handleRef, isDragging } = useSortable({ id: item.id, index, disabled: busy });
  const last = index === rows.length - 1;
  const move = (position: number) => changes.move(item, position);
  const byKey = (event: KeyboardEvent) => {
    const asked = event.target instanceof Element && event.target.closest('[role=dialog]') !== null;
    if (!event.altKey || busy || asked) return;
    const to = index + stepOf(event.key);
    if (to === index || to < 0 || to >= rows.length) return;
    move(to);
    event.preventDefault();
  };
  return (
    <li
      ref={ref}
      className={cx(styles.line, isDragging && styles.dragged)}
      data-cue={item.act ? undefined : ''}
      data-scratched={item.scratched || undefined}
      data-found={findings.length > 0 || undefined}
      onKeyDown={byKey}
    >
      {/* A finger and a mouse drag here; keys have the buttons beside it. */}
      <span ref={handleRef} className={styles.grip} data-grip aria-hidden tabIndex={-1}>
        <Icon of={GripVertical} size={18} />
      </span>
      <span className={`num ${styles.number}`}>{number}</span>
      <LineWords row={row} findings={findings} />
      <span className={styles.times}>
        <span className="num">{durationText(plannedMs)}</span>
        <span className="small muted tnum">{plannedAt === null ? '' : showTime(plannedAt, timeZone)}</span>
      </span>
      <LineTools
        {...{ title, index, last, busy, move }}
        entries={[
          { label: say('order.putAfter'), onSelect: () => setAsks('move'), disabled: rows.length < 2 },
          { label: say('order.toFront'), onSelect: () => move(0), disabled: index === 0 },
          { label: say('order.toEnd'), onSelect: () => move(rows.length - 1), disabled: last },
          { label: say('order.plannedTime'), onSelect: () => setAsks('time') },
          'line',
          { label: say('order.intervalAfter'), onSelect: () => onCue('interval') },
          { label: say('order.cueAfter'), onSelect: () => onCue('other') },
          'line',
          { label: say('order.takeOut'), danger: true, onSelect: () => changes.remove(item) },
        ]}
      />
      {asks === 'move' && <MoveDialog row={row} rows={rows} onClose={() => setAsks(null)} onMove={move} />}
      {asks === 'time' && (
        <PlannedTimeDialog
          title={row.title}
          plannedMs={row.plannedMs}
          onClose={() => setAsks(null)}
          onSet={(ms) => changes.setTime(item, ms)}
        />
      )}
    </li>
  );
}

/** By how much an arrow moves a line: up and back are earlier. */
function stepOf(key: string): number {
  const back = document.documentElement.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (!/^Arrow/.test(key)) return 0;
  return key === 'ArrowUp' || key === back ? -1 : 1;
}

function LineWords({
  row: { item, title, category },
  findings,
}: {
  row: PlannedItem;
  findings: readonly Finding[];
}) {
  const about = [
    item.scratched && say('order.scratched'),
    item.act?.songTitle,
    category,
    item.isGuest && say('order.guest'),
  ];
  return (
    <div className={styles.words}>
      <Name className={styles.name}>{title}</Name>
      <span className={`small muted ${styles.about}`}>
        <Facts of={about} />
      </span>
      {findings.map(({ kind, words }) => (
        <span key={kind} className={styles.warning}>
          <Icon of={TriangleAlert} size={16} />
          {words}
        </span>
      ))}
    </div>
  );
}

function LineTools({
  title,
  index,
  last,
  busy,
  move,
  entries,
}: {
  title: string;
  index: number;
  last: boolean;
  busy: boolean;
  move: (position: number) => void;
  entries: readonly MenuEntry[];
}) {
  return (
    <span className={styles.tools}>
      <Button
        kind="quiet"
        icon
        disabled={busy || index === 0}
        aria-label={say('order.moveUp', { name: title })}
        onClick={() => move(index - 1)}
      >
        <Icon of={ArrowUp} size={18} className={styles.arrow} />
      </Button>
      <Button
        kind="quiet"
        icon
        disabled={busy || last}
        aria-label={say('order.moveDown', { name: title })}
        onClick={() => move(index + 1)}
      >
        <Icon of={ArrowDown} size={18} className={styles.arrow} />
      </Button>
      <Menu
        trigger={
          <Button kind="quiet" icon disabled={busy} aria-label={say('order.moreFor', { name: title })}>
            <Icon of={Ellipsis} size={18} />
          </Button>
        }
        entries={entries}
      />
    </span>
  );
}
