/** The scores of the act that was on stage: what each judge gave, what the rules drop struck through, and the total. */

import type { CSSProperties } from 'react';
import type { ProjectorView } from '#contract/live/views.ts';
import { cx } from '#web/ui/cx.ts';
import { showDecimal, whichAct } from '#web/ui/format.ts';
import { FittedName } from '#web/ui/Name.tsx';
import { say } from '#web/ui/say.ts';
import shared from './Projector.module.css';
import { inPages, usePage } from './pages.ts';
import styles from './Scores.module.css';
import type { Stage } from './stage.ts';

export type Scores = NonNullable<ProjectorView['scores']>;

/** So many judges and criteria stand in one picture; a larger panel and longer lists take several. */
const TILES = { short: 12, long: 6 };
const TILES_ACROSS = { short: { wide: 6, tall: 3 }, long: { wide: 3, tall: 2 } };
/** A judge's name that is longer needs a wider tile. */
const SHORT_NAME = 12;
const JUDGES = { wide: 6, tall: 4 };
const CRITERIA = { wide: 5, tall: 8 };
/** The most lines of a judge's name over a column. */
const LINES = { wide: 6, tall: 7 };
const NAME_WIDTHS = [90, 80, 72, 66, 62];
const SMALL_WIDTHS = [84, 76, 68, 62];

interface ScoresProps {
  view: ProjectorView;
  scores: Scores;
  stage: Stage;
  now: () => number;
}

export function ScoresScene({ view, scores, stage, now }: ScoresProps) {
  const { act, rows, deducted, total } = scores;
  const [only, ...more] = rows;
  const tiles = more.length === 0;
  const judges = scores.judges.map((name, index) => ({
    name: name ?? say('projector.judge', { number: index + 1 }),
    index,
  }));
  const names = judges.some(({ name }) => name.length > SHORT_NAME) ? 'long' : 'short';
  const pictures = tiles
    ? inPages(judges, TILES[names]).map((some) => ({ judges: some, rows }))
    : inPages(rows, CRITERIA[stage.shape]).flatMap((criteria) =>
        inPages(judges, JUDGES[stage.shape]).map((some) => ({ judges: some, rows: criteria })),
      );
  const { rows: stands, page, pages } = usePage(pictures, 1, now);
  const [shown = { judges, rows }] = stands;
  return (
    <div className={cx(shared.scene, shared.plain)}>
      <div className={shared.top}>
        <h1>{say('projector.scores')}</h1>
        <span className={cx(shared.quiet, shared.short)}>
          {pages > 1 ? say('projector.pageOf', { page, pages }) : whichAct(act.number, view.lastNumber)}
        </span>
      </div>
      <div className={styles.body} data-table={!tiles || undefined} data-shape={stage.shape}>
        <div className={styles.name}>
          <FittedName max={220} lines={stage.shape === 'tall' ? 5 : 2} least={64} widths={NAME_WIDTHS}>
            {act.stageName}
          </FittedName>
        </div>
        {tiles && only ? (
          <Tiles row={only} judges={shown.judges} across={TILES_ACROSS[names][stage.shape]} />
        ) : (
          <MarkTable rows={shown.rows} judges={shown.judges} lines={LINES[stage.shape]} />
        )}
      </div>
      <div className={styles.foot} data-shape={stage.shape}>
        <div className={styles.song}>
          <bdi>{act.song}</bdi>
          {deducted !== null && (
            <div className={shared.quiet}>{say('projector.deducted', { points: showDecimal(deducted) })}</div>
          )}
        </div>
        {total !== null && (
          <div className={styles.total}>
            <span className={styles.totalLabel}>{say('projector.total')}</span>
            <b>{showDecimal(total)}</b>
          </div>
        )}
      </div>
    </div>
  );
}

type ActMarks = Scores['rows'][number];
interface ShownJudge {
  name: string;
  index: number;
}

function Tiles({ row, judges, across }: { row: ActMarks; judges: readonly ShownJudge[]; across: number }) {
  const lines = Math.max(1, Math.ceil(judges.length / across));
  const columns: CSSProperties & Record<'--across', number> = {
    '--across': Math.max(1, Math.ceil(judges.length / lines)),
  };
  return (
    <dl className={styles.tiles} style={columns}>
      {judges.map((judge) => (
        <div key={judge.index}>
          <dt className={styles.judge}>
            <FittedName max={44} lines={2} least={34} widths={SMALL_WIDTHS}>
              {judge.name}
            </FittedName>
          </dt>
          <dd>
            <Mark mark={row.marks[judge.index] ?? null} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface MarkTableProps {
  rows: readonly ActMarks[];
  judges: readonly ShownJudge[];
  /** The most lines of a judge's name. */
  lines: number;
}

function MarkTable({ rows, judges, lines }: MarkTableProps) {
  const count: CSSProperties & Record<'--rows', number> = { '--rows': rows.length };
  return (
    <table className={styles.table} style={count}>
      <thead>
        <tr>
          <td />
          {judges.map((judge) => (
            <th key={judge.index} scope="col">
              <div className={styles.judge}>
                <FittedName max={44} lines={lines} least={34} widths={SMALL_WIDTHS}>
                  {judge.name}
                </FittedName>
              </div>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">
              <div className={styles.criterion}>
                <FittedName max={44} lines={3} least={40} widths={SMALL_WIDTHS}>
                  {row.name}
                </FittedName>
              </div>
            </th>
            {judges.map((judge) => (
              <td key={judge.index}>
                <Mark mark={row.marks[judge.index] ?? null} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Mark({ mark }: { mark: ActMarks['marks'][number] }) {
  if (mark === null) return <span className={styles.none}>–</span>;
  return mark.dropped ? (
    <s className={styles.dropped}>
      {showDecimal(mark.value)}
      <span className="vh"> {say('projector.dropped')}</span>
    </s>
  ) : (
    <span>{showDecimal(mark.value)}</span>
  );
}
