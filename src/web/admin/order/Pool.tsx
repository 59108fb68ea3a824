/** The accepted acts that are not in the order yet: dragged into it, or put at its end by a press. */

import { useDraggable } from '@dnd-kit/react';
import { GripVertical, Plus } from 'lucide-react';
import { Button } from '#web/ui/Button.tsx';
import { durationText } from '#web/ui/clock.ts';
import { cx } from '#web/ui/cx.ts';
import { sideBySide } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Name } from '#web/ui/Name.tsx';
import { say } from '#web/ui/say.ts';
import styles from './Order.module.css';
import type { Order, useChanges } from './use-order.ts';

interface PoolProps {
  order: Order;
  lengths: ReadonlyMap<string, number | null>;
  busy: boolean;
  changes: ReturnType<typeof useChanges>;
}

export function Pool({ order, lengths, busy, changes }: PoolProps) {
  const left = withoutRound(order);
  const elsewhere = order.waiting.filter((act) => act.inRounds.length > 0);
  const isEmpty = order.actsTotal === 0 && elsewhere.length === 0;
  const list = (acts: Order['waiting']) => (
    <ul className={styles.pool}>
      {acts.map((act) => (
        <Waiting
          key={act.participantId}
          {...{ act, busy }}
          length={lengths.get(act.participantId) ?? null}
          onAdd={() => changes.addAct(act)}
        />
      ))}
    </ul>
  );
  return (
    <section className={styles.part} aria-label={say('order.notInIt')}>
      <h2 className="h3">
        {left.length > 0 ? say('order.notInItCount', { count: left.length }) : say('order.notInIt')}
      </h2>
      {left.length === 0 && (
        <p className="muted">{say(isEmpty ? 'acts.noneAcceptedYet' : 'order.allAreIn')}</p>
      )}
      {left.length > 0 && order.actsTotal > 0 && (
        <Button size="s" disabled={busy} onClick={changes.addAll}>
          {say('order.putInAll', { count: left.length })}
        </Button>
      )}
      {left.length > 0 && list(left)}
      {elsewhere.length > 0 && (
        <>
          <h3 className="h3">{say('order.inOtherRounds')}</h3>
          {list(elsewhere)}
        </>
      )}
    </section>
  );
}

/** Who stands in no round of the show. Others may be put in one by one: whoever is in another heat waits for nothing. */
export const withoutRound = ({ waiting }: Pick<Order, 'waiting'>): Order['waiting'] =>
  waiting.filter((act) => act.inRounds.length === 0);

function Waiting({
  act,
  length,
  busy,
  onAdd,
}: {
  act: Order['waiting'][number];
  length: number | null;
  busy: boolean;
  onAdd: () => void;
}) {
  const { ref, handleRef, isDragging } = useDraggable({ id: act.participantId, disabled: busy });
  return (
    <li ref={ref} className={cx(styles.line, isDragging && styles.dragged)}>
      <span ref={handleRef} className={styles.grip} data-grip aria-hidden tabIndex={-1}>
        <Icon of={GripVertical} size={18} />
      </span>
      <div className={styles.words}>
        <Name className={styles.name}>{act.stageName}</Name>
        <span className="small muted">
          <bdi>
            {sideBySide([
              act.category,
              length !== null && durationText(length),
              !act.accepted && say('order.notAccepted'),
              ...act.inRounds,
            ])}
          </bdi>
        </span>
      </div>
      <Button
        kind="quiet"
        icon
        disabled={busy || !act.accepted}
        aria-label={say('order.putAtEnd', { name: act.stageName })}
        onClick={onAdd}
      >
        <Icon of={Plus} size={18} />
      </Button>
    </li>
  );
}
