/** One table of places, best first. Shared places are said as such. */

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { percentText } from '#domain/results/telling.ts';
import { Bar } from '#web/ui/Bar.tsx';
import { cx } from '#web/ui/cx.ts';
import { showDecimal } from '#web/ui/format.ts';
import { Name } from '#web/ui/Name.tsx';
import { say, tell } from '#web/ui/say.ts';
import { barOf } from './bars.ts';
import styles from './Results.module.css';
import { WithFace } from './RowFace.tsx';
import type { PublicRow, PublicTable } from './shapes.ts';
import { placeWords, tableWords, wayWords } from './words.ts';

const FIRST_PLACES = 3;

const figure = (points: ReactNode) => <b className="tnum">{points}</b>;

/** By what a tie for this place was broken, people or the rules; nothing where there was none. */
function TieBroken({ row: { decidedBy, tieByRules } }: { row: PublicRow }) {
  if (decidedBy === null && !tieByRules) return null;
  return (
    <span className={styles.criteria}>
      <span>
        {decidedBy === null
          ? say('results.tieByRules')
          : tell('results.tieDecided', { how: <bdi>{wayWords(decidedBy)}</bdi> })}
      </span>
    </span>
  );
}

/** @param why where each place is explained, once the whole result is published. */
export function ResultTable({ table, why }: { table: PublicTable; why: string | undefined }) {
  const bar = barOf(table.rows);
  return (
    <table className={styles.places} aria-label={tableWords(table)}>
      <thead className="vh">
        <tr>
          <th scope="col">{say('results.place')}</th>
          <th scope="col">{say('results.act')}</th>
          <th scope="col">{say(table.kind === 'audience' ? 'results.audience' : 'results.result')}</th>
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
              <WithFace act={row.performanceId} name={row.stageName} px={row.rank <= FIRST_PLACES ? 56 : 36}>
                <Name className={styles.rowName}>{row.stageName}</Name>
                <TieBroken row={row} />
                {row.carried !== null && (
                  <span className={styles.criteria}>
                    {row.carried.lines.map((line) => (
                      <span key={line.from}>
                        {tell('results.carried', {
                          round: <bdi>{line.from}</bdi>,
                          points: showDecimal(line.points),
                          part: percentText(row.carried?.percents?.earlier),
                          b: figure,
                        })}
                      </span>
                    ))}
                    <span>
                      {tell('results.thenRound', {
                        points: showDecimal(row.carried.round),
                        part: percentText(row.carried.percents?.round),
                        b: figure,
                      })}
                    </span>
                  </span>
                )}
                {row.criteria.length > 0 && (
                  <span className={styles.criteria}>
                    {row.criteria.map((criterion) => (
                      <span key={criterion.name}>
                        <bdi>{criterion.name}</bdi> <b className="tnum">{showDecimal(criterion.score)}</b>
                      </span>
                    ))}
                  </span>
                )}
                {why !== undefined && (
                  <Link
                    className={styles.why}
                    to={`${why}/${row.performanceId}`}
                    aria-label={say('results.whyOf', { name: row.stageName })}
                  >
                    {say('results.why')}
                  </Link>
                )}
              </WithFace>
            </th>
            {row.score !== null && (
              <>
                <td className={styles.barCell} aria-hidden="true">
                  {bar && <Bar value={bar(row)} height={6} />}
                </td>
                <td className={styles.score}>{showDecimal(row.score)}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
