/** Whom one can vote for, before the vote opens: one act after the other with its number, and the numbers of all. */
import type { ProjectorView } from '#contract/live/views.ts';
import { FaceDisc } from '#web/ui/Face.tsx';
import { FittedName } from '#web/ui/Name.tsx';
import { useTurn } from './pages.ts';
import styles from './VoteRecap.module.css';

/** More numbers than this do not fit below. */
const MOST_NUMBERS = 16;
const WIDTHS = [80, 72, 66, 62];

interface VoteRecapProps {
  recap: NonNullable<NonNullable<ProjectorView['poll']>['recap']>;
  now: () => number;
}

export function VoteRecap({ recap: { acts, fromAt, eachMs }, now }: VoteRecapProps) {
  const turn = useTurn(acts.length, { fromAt, eachMs }, now);
  const act = acts[turn];
  if (!act) return null;
  return (
    <div className={styles.recap}>
      <div className={styles.act}>
        <span className={styles.disc}>
          <FaceDisc act={act.performanceId} number={act.number} size="large" px={310} least={64} />
        </span>
        <div className={styles.names}>
          <div className={styles.name}>
            <FittedName key={act.performanceId} max={124} lines={4} least={44} widths={WIDTHS}>
              {act.stageName}
            </FittedName>
          </div>
        </div>
      </div>
      {acts.length <= MOST_NUMBERS && (
        <ol className={styles.numbers} aria-hidden="true">
          {acts.map(({ performanceId, number }, index) => (
            <li key={performanceId} className="num" data-on={index === turn || undefined}>
              {number ?? '·'}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
