/** One table of places, best first. Shared places are said as such. */
import { Link } from 'react-router';
import { percentText } from '#domain/results/telling.ts';
import { Bar } from '#web/ui/Bar.tsx';
import { cx } from '#web/ui/cx.ts';
import { Name } from '#web/ui/Name.tsx';
import styles from './Results.module.css';
import type { PublicRow, PublicTable } from './shapes.ts';
import { placeWords } from './words.ts';

const FIRST_PLACES = 3;

/** @param why where each place is explained, once the whole result is published. */
export function ResultTable({ table, why }: { table: PublicTable; why: string | undefined }) {
  const bar = barOf(table.rows);
  return (
    <table className={styles.places} aria-label={table.title}>
      <thead className="vh">
        <tr>
          <th scope="col">Place</th>
          <th scope="col">Act</th>
          <th scope="col">{table.kind === 'audience' ? 'Audience' : 'Result'}</th>
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row.performanceId} className={cx(row.rank <= FIRST_PLACES && styles.first)}>
            <td className={styles.place}>
              <span aria-hidden="true">{row.place}</span>
              <span className="vh">{placeWords(row.place)}</span>
            </td>
            <th scope="row">
              <Name className={styles.rowName}>{row.stageName}</Name>
              {row.decidedBy !== null && (
                <span className={styles.criteria}>Tie decided: {row.decidedBy}</span>
              )}
              {row.carried !== null && (
                <span className={styles.criteria}>
                  {row.carried.lines.map((line) => (
                    <span key={line.from}>
                      Carried from <bdi>{line.from}</bdi>: <b className="tnum">{line.points}</b>
                      {percentText(row.carried?.percents?.earlier)}
                    </span>
                  ))}
                  <span>
                    Then <b className="tnum">{row.carried.round}</b>
                    {percentText(row.carried.percents?.round)}
                  </span>
                </span>
              )}
              {row.criteria.length > 0 && (
                <span className={styles.criteria}>
                  {row.criteria.map((criterion) => (
                    <span key={criterion.name}>
                      <bdi>{criterion.name}</bdi> <b className="tnum">{criterion.score}</b>
                    </span>
                  ))}
                </span>
              )}
              {why !== undefined && (
                <Link
                  className={styles.why}
                  to={`${why}/${row.performanceId}`}
                  aria-label={`Why this place: ${row.stageName}`}
                >
                  Why this place
                </Link>
              )}
            </th>
            {row.score !== null && (
              <>
                <td className={styles.barCell} aria-hidden="true">
                  {bar && <Bar value={bar(row)} height={6} />}
                </td>
                <td className={styles.score}>{row.score}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How long each bar is: for the eye only, from a little below the lowest to a little above the best. */
function barOf(rows: readonly PublicRow[]): ((row: PublicRow) => number) | undefined {
  const scores = rows.map((row) => Number(row.score ?? Number.NaN));
  const [best, lowest] = [scores[0], scores.at(-1)];
  // Where the lower figure wins a bar would say the opposite of the place.
  if (best === undefined || lowest === undefined || !(best >= lowest)) return undefined;
  const span = Math.max(best - lowest, 1e-9);
  const from = lowest - span / 2;
  const to = best + span / 4;
  return (row) => (Number(row.score) - from) / (to - from);
}
