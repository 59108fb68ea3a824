/** One row of the unlocked running order: dragged by its grip, moved by its buttons, changed by its menu. */
import { useSortable } from '@dnd-kit/react/sortable';
import { ArrowDown, ArrowUp, Ellipsis, GripVertical } from 'lucide-react';
import { Button } from '#web/ui/Button.tsx';
import { durationText } from '#web/ui/clock.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu, type MenuEntry } from '#web/ui/Menu.tsx';
import { Name } from '#web/ui/Name.tsx';
import { say } from '#web/ui/say.ts';
import styles from './EditOrder.module.css';
import type { DeskItem } from './words.ts';

export function OrderRow({
  item,
  index,
  guest,
  fixed,
  first,
  last,
  busy,
  entries,
  onMove,
}: {
  item: DeskItem;
  index: number;
  /** Outside the competition. */
  guest: boolean;
  /** It has been on stage or is called: it stays where it is. */
  fixed: boolean;
  first: boolean;
  last: boolean;
  busy: boolean;
  entries: MenuEntry[];
  onMove: (position: number) => void;
}) {
  const { ref, handleRef, isDragging } = useSortable({
    id: item.itemId,
    index,
    disabled: fixed || busy,
  });
  return (
    <li ref={ref} className={cx(fixed && styles.fixed, isDragging && styles.dragged)}>
      {!fixed && (
        <>
          {/* A finger and a mouse drag here; keys have the two buttons beside it. */}
          <span ref={handleRef} className={styles.grip} data-grip aria-hidden tabIndex={-1}>
            <Icon of={GripVertical} size={16} />
          </span>
          <Button
            kind="quiet"
            icon
            disabled={busy || first}
            aria-label={say('cues.moveUp', { title: item.title })}
            onClick={() => onMove(index - 1)}
          >
            <Icon of={ArrowUp} size={16} />
          </Button>
          <Button
            kind="quiet"
            icon
            disabled={busy || last}
            aria-label={say('cues.moveDown', { title: item.title })}
            onClick={() => onMove(index + 1)}
          >
            <Icon of={ArrowDown} size={16} />
          </Button>
        </>
      )}
      <span className={styles.words}>
        <Name className={styles.name}>{item.title}</Name>
        <span className="xs faint">{underName(item, guest)}</span>
      </span>
      {entries.length > 0 && (
        <Menu
          trigger={
            <Button kind="quiet" icon disabled={busy} aria-label={say('cues.moreFor', { title: item.title })}>
              <Icon of={Ellipsis} size={16} />
            </Button>
          }
          entries={entries}
        />
      )}
    </li>
  );
}

/** "Act 4, guest, 3:00". */
function underName({ number, durationMs }: DeskItem, guest: boolean): string {
  const time = durationText(durationMs);
  if (number === null) return guest ? say('cues.rowGuest', { time }) : time;
  return say(guest ? 'cues.rowActGuest' : 'cues.rowAct', { number, time });
}
