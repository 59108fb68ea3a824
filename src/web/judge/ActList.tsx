/** All acts that the judge scores, with the judge's own totals. */
import { Ban, CircleAlert, PencilLine, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Chip } from '#web/ui/Chip.tsx';
import { cx } from '#web/ui/cx.ts';
import { showDecimal } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Name } from '#web/ui/Name.tsx';
import { say } from '#web/ui/say.ts';
import styles from './ActList.module.css';
import type { JudgedAct } from './acts.ts';

/** `openId` is the act that is shown beside the list. `roomy` is the phone's sheet. */
export function ActList({
  acts,
  openId,
  roomy = false,
  onOpen,
}: {
  acts: readonly JudgedAct[];
  openId: string | null;
  roomy?: boolean;
  onOpen: (id: string) => void;
}) {
  const list = useRef<HTMLOListElement>(null);
  // A long list follows the show: the act that is open stands in it where it can be seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another act is another place; a list that opens has to go there too
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, [openId, roomy]);
  return (
    <ol className={cx(styles.list, roomy && styles.roomy)} ref={list}>
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

interface ValueProps {
  act: JudgedAct;
  open: boolean;
  roomy: boolean;
}

/** What is wrong with a sheet; what it is worth; or where its act is. */
const Value = ({ act, open, roomy }: ValueProps) =>
  troubleOf(act) ??
  (act.progress === 'done' ? <Done act={act} /> : <Whereabouts {...{ act, open, roomy }} />);

/** What the judge has to know of an act that is not scored yet; null where there is nothing. */
function troubleOf({ held, performance, progress }: JudgedAct): ReactNode {
  const trouble = held.trouble?.kind;
  if (trouble === 'stale' || trouble === 'locked' || trouble === 'refused')
    return (
      <span className={styles.danger}>
        <Icon of={CircleAlert} label={say('judge.needsYou')} />
      </span>
    );
  if (progress === 'done') return null;
  if (performance.sentBack)
    return (
      <span className={styles.warn}>
        <Icon of={Undo2} label={say('judge.sentBackToYou')} />
      </span>
    );
  if (performance.excused)
    return (
      <span className={styles.quiet}>
        <Icon of={Ban} size={16} label={say('judge.excused')} />
      </span>
    );
  if (performance.scoring !== 'locked') return null;
  return (
    <span className={styles.warn}>
      {say('judge.late')}
      <span className="vh">{say('judge.lateWhy')}</span>
    </span>
  );
}

function Done({ act }: { act: JudgedAct }) {
  if (act.held.content.abstained)
    return (
      <span className={styles.quiet}>
        <Icon of={Ban} size={16} label={say('judge.notScoring')} />
      </span>
    );
  return (
    <>
      <span className="vh">{say('judge.yourTotal')} </span>
      {act.total !== null && showDecimal(act.total)}
      {act.unsent && <span className={styles.unsent} title={say('judge.notSentYet')} />}
    </>
  );
}

/** Where an act is that waits for the judge's marks. */
function Whereabouts({ act, open, roomy }: ValueProps) {
  if (roomy && act.stage === 'on_stage') return <Chip tone="lit">{say('judge.onStage')}</Chip>;
  if (act.progress === 'begun')
    return (
      <span className={open ? styles.lit : styles.warn}>
        <Icon of={PencilLine} label={say(open ? 'judge.beingScored' : 'judge.begun')} />
      </span>
    );
  if (act.stage === 'on_stage')
    return (
      <span className={styles.lit}>
        <Icon of={PencilLine} label={say('judge.onStage')} />
      </span>
    );
  return act.stage === 'next' && roomy ? <span className={styles.next}>{say('judge.isNext')}</span> : null;
}
