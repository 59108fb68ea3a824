/** All acts that the judge scores, with the judge's own totals. */
import { Ban, CircleAlert, PencilLine, Undo2 } from 'lucide-react';
import { Chip } from '#web/ui/Chip.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Name } from '#web/ui/Name.tsx';
import styles from './ActList.module.css';
import type { Act } from './acts.ts';

/** `openId` is the act that is shown beside the list. `roomy` is the phone's sheet. */
export function ActList({
  acts,
  openId,
  roomy = false,
  onOpen,
}: {
  acts: readonly Act[];
  openId: string | null;
  roomy?: boolean;
  onOpen: (id: string) => void;
}) {
  return (
    <ol className={cx(styles.list, roomy && styles.roomy)}>
      {acts.map((act) => (
        <li key={act.id}>
          <button
            type="button"
            className={cx(
              styles.act,
              act.id === openId && styles.open,
              act.progress === 'to_score' && act.id !== openId && styles.todo,
              act.performance.scratched && styles.scratched,
            )}
            aria-current={act.id === openId || undefined}
            onClick={() => onOpen(act.id)}
          >
            <span className={styles.number}>{act.performance.number}</span>
            <Name className={styles.name}>{act.performance.stageName}</Name>
            <span className={styles.value}>
              <Value act={act} open={act.id === openId} roomy={roomy} />
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function Value({ act, open, roomy }: { act: Act; open: boolean; roomy: boolean }) {
  const trouble = act.held.trouble?.kind;
  if (trouble === 'stale' || trouble === 'locked' || trouble === 'refused')
    return (
      <span className={styles.danger}>
        <Icon of={CircleAlert} label="Needs you" />
      </span>
    );
  if (act.performance.sentBack && act.progress !== 'done')
    return (
      <span className={styles.warn}>
        <Icon of={Undo2} label="Sent back to you" />
      </span>
    );
  if (act.performance.excused && act.progress !== 'done')
    return (
      <span className={styles.quiet}>
        <Icon of={Ban} size={16} label="You are excused from this act" />
      </span>
    );
  if (act.performance.scoring === 'locked' && act.progress !== 'done')
    return (
      <span className={styles.warn}>
        late<span className="vh">, it closed before your score came in</span>
      </span>
    );
  if (act.progress === 'done')
    return act.held.content.abstained ? (
      <span className={styles.quiet}>
        <Icon of={Ban} size={16} label="You do not score this act" />
      </span>
    ) : (
      <>
        <span className="vh">Your total </span>
        {act.total}
        {act.unsent && <span className={styles.unsent} title="Not sent yet" />}
      </>
    );
  if (roomy && act.stage === 'on_stage') return <Chip tone="lit">On stage</Chip>;
  if (act.progress === 'begun')
    return (
      <span className={open ? styles.lit : styles.warn}>
        <Icon of={PencilLine} label={open ? 'Being scored' : 'Begun, not sent'} />
      </span>
    );
  if (act.stage === 'on_stage')
    return (
      <span className={styles.lit}>
        <Icon of={PencilLine} label="On stage" />
      </span>
    );
  return act.stage === 'next' && roomy ? <span className={styles.next}>next</span> : null;
}
