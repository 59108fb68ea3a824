/** Tonight's acts in order. As many columns as they need; what has been on stage steps back. */
import type { CSSProperties } from 'react';
import type { ProjectorView } from '#contract/live/views.ts';
import { Name } from '#web/ui/Name.tsx';
import styles from './Lineup.module.css';
import shared from './Projector.module.css';

/** Rows of one column that can still be read from the back. */
const ROWS = 8;
const MOST_COLUMNS = 3;

export function LineupScene({ acts, event }: { acts: NonNullable<ProjectorView['lineup']>; event: string }) {
  const columns = Math.min(MOST_COLUMNS, Math.max(1, Math.ceil(acts.length / ROWS)));
  const rows = Math.max(1, Math.ceil(acts.length / columns));
  const grid: CSSProperties & Record<'--rows' | '--columns', number> = {
    '--rows': rows,
    '--columns': columns,
  };
  return (
    <div className={shared.scene}>
      <div className={shared.top}>
        <h1>Line-up</h1>
        <bdi className={shared.quiet}>{event}</bdi>
      </div>
      <ol className={styles.list} style={grid}>
        {acts.map((act) => (
          <li key={act.itemId} data-done={act.done || undefined}>
            <span className="num">{act.number ?? ''}</span>
            <Name className={styles.name}>{act.stageName}</Name>
          </li>
        ))}
      </ol>
    </div>
  );
}
