/** The scores of the act that was on stage: what each judge gave, what the rules drop struck through, and the total. */
import type { CSSProperties } from 'react';
import type { ProjectorView } from '#contract/live/views.ts';
import { cx } from '#web/ui/cx.ts';
import { FittedName } from '#web/ui/Name.tsx';
import shared from './Projector.module.css';
import { usePage } from './pages.ts';
import styles from './Scores.module.css';
import type { Stage } from './stage.ts';

export type Scores = NonNullable<ProjectorView['scores']>;

/** So many judges stand in one picture; a larger panel takes several. */
const JUDGES = { wide: { tiles: 10, table: 8 }, tall: { tiles: 10, table: 4 } };
const TILES_ACROSS = { wide: 5, tall: 2 };
const NAME_WIDTHS = [90, 80, 72, 66, 62];

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
  const judges = scores.judges.map((name, index) => ({ name, index }));
  const shown = usePage(judges, JUDGES[stage.shape][tiles ? 'tiles' : 'table'], now);
  return (
    <div className={cx(shared.scene, shared.plain)}>
      <div className={shared.top}>
        <h1>Scores</h1>
        <span className={shared.quiet}>
          {shown.pages > 1
            ? `Judges ${shown.page} of ${shown.pages}`
            : act.number !== null && `Act ${act.number} of ${view.actsTotal}`}
        </span>
      </div>
      <div className={styles.body} data-table={!tiles || undefined}>
        <div className={styles.name}>
          <FittedName max={220} lines={stage.shape === 'tall' ? 3 : 2} widths={NAME_WIDTHS}>
            {act.stageName}
          </FittedName>
        </div>
        {tiles && only ? (
          <Tiles row={only} judges={shown.rows} across={TILES_ACROSS[stage.shape]} />
        ) : (
          <MarkTable rows={rows} judges={shown.rows} />
        )}
      </div>
      <div className={styles.foot}>
        <div className={styles.song}>
          <bdi>{act.song}</bdi>
          {deducted !== null && <div className={shared.quiet}>Deducted {deducted}</div>}
        </div>
        {total !== null && (
          <div className={styles.total}>
            <span className={styles.totalLabel}>Total</span>
            <b>{total}</b>
          </div>
        )}
      </div>
    </div>
  );
}

type Row = Scores['rows'][number];
interface ShownJudge {
  name: string;
  index: number;
}

function Tiles({ row, judges, across }: { row: Row; judges: readonly ShownJudge[]; across: number }) {
  const columns: CSSProperties & Record<'--across', number> = {
    '--across': Math.min(across, Math.max(1, judges.length)),
  };
  return (
    <dl className={styles.tiles} style={columns}>
      {judges.map((judge) => (
        <div key={judge.index}>
          <dt>
            <bdi>{judge.name}</bdi>
          </dt>
          <dd>
            <Mark mark={row.marks[judge.index] ?? null} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function MarkTable({ rows, judges }: { rows: readonly Row[]; judges: readonly ShownJudge[] }) {
  const count: CSSProperties & Record<'--rows', number> = { '--rows': rows.length };
  return (
    <table className={styles.table} style={count}>
      <thead>
        <tr>
          <td />
          {judges.map((judge) => (
            <th key={judge.index} scope="col">
              <bdi>{judge.name}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">
              <bdi>{row.name}</bdi>
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

function Mark({ mark }: { mark: Row['marks'][number] }) {
  if (mark === null) return <span className={styles.none}>–</span>;
  return mark.dropped ? (
    <s className={styles.dropped}>
      {mark.value}
      <span className="vh"> dropped</span>
    </s>
  ) : (
    <span>{mark.value}</span>
  );
}
