/** The judges' standings so far, best first, in pages that turn by themselves. It says that it is not the result. */
import type { CSSProperties } from 'react';
import type { ProjectorView } from '#contract/live/views.ts';
import { cx } from '#web/ui/cx.ts';
import { showDecimal } from '#web/ui/format.ts';
import { FittedName } from '#web/ui/Name.tsx';
import { say, tell } from '#web/ui/say.ts';
import { PagedTop } from './PagedTop.tsx';
import shared from './Projector.module.css';
import { usePage } from './pages.ts';
import styles from './Scores.module.css';
import type { Stage } from './stage.ts';

const ROWS = { wide: 6, tall: 9 };
const NAME_WIDTHS = [84, 76, 68, 62];

interface StandingsProps {
  view: ProjectorView;
  standings: NonNullable<ProjectorView['standings']>;
  stage: Stage;
  now: () => number;
}

export function StandingsScene({ view, standings, stage, now }: StandingsProps) {
  const most = ROWS[stage.shape];
  const { rows, page, pages } = usePage(standings.entries, most, now);
  const grid: CSSProperties & Record<'--rows', number> = { '--rows': Math.max(1, rows.length) };
  return (
    <div className={cx(shared.scene, shared.plain)}>
      <PagedTop {...{ page, pages }} event={view.event.name}>
        <h1>
          {standings.category
            ? tell('projector.standingsOf', { category: <bdi>{standings.category}</bdi> })
            : say('projector.standings')}
        </h1>
      </PagedTop>
      <ol className={styles.standings} style={grid}>
        {rows.map((entry) => (
          <li key={entry.performanceId}>
            <span>
              {entry.place}
              {entry.tied && '='}
            </span>
            <div className={styles.rowName}>
              <FittedName
                max={Math.min(112, Math.floor(600 / rows.length))}
                lines={stage.shape === 'tall' ? 5 : 2}
                least={40}
                widths={NAME_WIDTHS}
              >
                {entry.stageName}
              </FittedName>
            </div>
            {entry.total !== null && <span>{showDecimal(entry.total)}</span>}
          </li>
        ))}
      </ol>
      <div className={styles.foot}>
        <span className={styles.note}>
          {say('projector.judgesOnly', { count: standings.entries.length })}
        </span>
      </div>
    </div>
  );
}
