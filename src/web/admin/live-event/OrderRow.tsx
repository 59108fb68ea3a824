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
import type { OrderEdits } from './use-order-edits.ts';
import { type DeskItem, ENDS, endOf } from './words.ts';

interface OrderRowProps {
  item: DeskItem;
  index: number;
  /** It has been on stage or is called: it stays where it is. */
  fixed: boolean;
  edits: OrderEdits;
  entries: MenuEntry[];
}

export function OrderRow({ item, index, fixed, edits, entries }: OrderRowProps) {
  const { ref, handleRef, isDragging } = useSortable({
    id: item.itemId,
    index,
    disabled: fixed || edits.busy,
  });
  const end = endOf(item);
  const out = end !== undefined && end !== 'done';
  return (
    // What is dragged is a button to a screen reader, and what stands in one cannot be reached: a row that stays is none.
    <li
      {...(!fixed && { ref })}
      className={cx(fixed && styles.fixed, isDragging && styles.dragged)}
      data-out={out || undefined}
    >
      {!fixed && (
        <>
          {/* A finger and a mouse drag here; keys have the two buttons beside it. */}
          <span ref={handleRef} className={styles.grip} data-grip aria-hidden tabIndex={-1}>
            <Icon of={GripVertical} size={16} />
          </span>
          <MoveButton {...{ item, edits }} to={index - 1} up />
          <MoveButton {...{ item, edits }} to={index + 1} />
        </>
      )}
      <span className={styles.words}>
        <Name className={styles.name}>{item.title}</Name>
        <span className="xs faint">
          {underName(item, edits.isGuest(item))}
          {out && say(ENDS[end])}
        </span>
      </span>
      {entries.length > 0 && (
        <Menu
          trigger={
            <Button
              kind="quiet"
              icon
              disabled={edits.busy}
              aria-label={say('cues.moreFor', { title: item.title })}
            >
              <Icon of={Ellipsis} size={16} />
            </Button>
          }
          entries={entries}
        />
      )}
    </li>
  );
}

/** By one, as far as there is room. */
function MoveButton({
  item,
  to,
  up,
  edits,
}: Pick<OrderRowProps, 'item' | 'edits'> & { to: number; up?: true }) {
  const isRoom = to >= edits.firstFree && to < edits.shown.length;
  return (
    <Button
      kind="quiet"
      icon
      disabled={edits.busy || !isRoom}
      aria-label={say(up ? 'cues.moveUp' : 'cues.moveDown', { title: item.title })}
      onClick={() => edits.move(item, to)}
    >
      <Icon of={up ? ArrowUp : ArrowDown} size={16} />
    </Button>
  );
}

/** "Act 4, guest, 3:00". */
function underName({ number, durationMs }: DeskItem, guest: boolean): string {
  const time = durationText(durationMs);
  if (number === null) return guest ? say('cues.rowGuest', { time }) : time;
  return say(guest ? 'cues.rowActGuest' : 'cues.rowAct', { number, time });
}
