/** Tonight's acts in order, in pages that turn by themselves; what has been on stage steps back. */
import type { CSSProperties } from 'react';
import type { ProjectorView } from '#contract/live/views.ts';
import { cx } from '#web/ui/cx.ts';
import { FaceDisc, useAnyPicture } from '#web/ui/Face.tsx';
import { FittedName } from '#web/ui/Name.tsx';
import { say } from '#web/ui/say.ts';
import { CategoryLine } from './Category.tsx';
import styles from './Lineup.module.css';
import { PagedTop } from './PagedTop.tsx';
import shared from './Projector.module.css';
import { usePage } from './pages.ts';
import type { Stage } from './stage.ts';

/** Rows of one column that can still be read from the back, and how many columns there are. */
const ROWS = { wide: 7, tall: 14 };
/** A name beside a face has less of its line and needs another one. */
const PICTURED_ROWS = { wide: 6, tall: 12 };
/** What the line of the category below the name takes from them, and a name so long that it needs three lines. */
const CATEGORY_ROWS = { wide: 2, tall: 3 };
const LONG_ROWS = { wide: 1, tall: 3 };
const LONG_NAME = 56;
const NAME_PX = 76;
const NAME_WIDTHS = [90, 80, 72, 66, 62];
const COLUMNS = { wide: 2, tall: 1 };

interface LineupProps {
  acts: NonNullable<ProjectorView['lineup']>;
  event: string;
  stage: Stage;
  now: () => number;
}

export function LineupScene({ acts, event, stage, now }: LineupProps) {
  const { shape } = stage;
  const pictured = useAnyPicture();
  const sorted = acts.some(({ category }) => category !== null);
  const long = acts.some(({ stageName }) => stageName.length > LONG_NAME);
  const most =
    (pictured ? PICTURED_ROWS : ROWS)[shape] -
    (sorted ? CATEGORY_ROWS[shape] : 0) -
    (long ? LONG_ROWS[shape] : 0);
  const { rows, page, pages } = usePage(acts, most * COLUMNS[shape], now);
  const columns = Math.min(COLUMNS[shape], Math.max(1, Math.ceil(rows.length / most)));
  const grid: CSSProperties & Record<'--rows' | '--columns', number> = {
    '--rows': Math.max(1, Math.ceil(rows.length / columns)),
    '--columns': columns,
  };
  return (
    <div className={cx(shared.scene, shared.plain)}>
      <PagedTop {...{ page, pages, event }}>
        <h1>{say('projector.lineup')}</h1>
      </PagedTop>
      <ol className={styles.list} style={grid} data-pictured={pictured || undefined}>
        {rows.map((act) => (
          <li key={act.itemId} data-done={act.done || undefined}>
            {pictured ? (
              <FaceDisc act={act.itemId} number={act.number} size="small" px={96} least={40} waits />
            ) : (
              <span className="num">{act.number ?? ''}</span>
            )}
            <div className={styles.act}>
              <div className={styles.name}>
                <FittedName max={NAME_PX} lines={pictured || long ? 3 : 2} least={40} widths={NAME_WIDTHS}>
                  {act.stageName}
                </FittedName>
              </div>
              {act.category && <CategoryLine of={act.category} />}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
