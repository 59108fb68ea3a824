/** The tables that were compared: each place as it was signed, beside what was counted here. */
import { useState } from 'react';
import type { CheckedTable } from '#contract/results/check-record.ts';
import { cx } from '#web/ui/cx.ts';
import { showDecimal } from '#web/ui/format.ts';
import { Name } from '#web/ui/Name.tsx';
import { say } from '#web/ui/say.ts';
import { tableWords } from '../words.ts';
import styles from './Verify.module.css';

export function Tables({ tables }: { tables: readonly CheckedTable[] }) {
  const [shown, setShown] = useState(() =>
    Math.max(
      0,
      tables.findIndex(({ rows }) => rows.some((row) => row.counted !== null)),
    ),
  );
  const table = tables[shown] ?? tables[0];
  if (!table) return null;
  const scored = table.rows.some((row) => row.signed.score !== null);
  return (
    <div>
      {tables.length > 1 && (
        <div className={styles.tabs}>
          {tables.map((one, at) => (
            <button
              key={`${one.kind} ${one.title}`}
              type="button"
              aria-pressed={at === shown}
              onClick={() => setShown(at)}
            >
              <bdi>{tableWords(one)}</bdi>
            </button>
          ))}
        </div>
      )}
      <table className={styles.rows}>
        <caption className="vh">{tableWords(table)}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{say('verify.place')}</span>
            </th>
            <th scope="col">
              <span className="vh">{say('parts.act')}</span>
            </th>
            <th scope="col">{say('verify.columnSigned')}</th>
            <th scope="col">{say('verify.columnHere')}</th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.performanceId} className={cx(!row.same && styles.differs)}>
              <td className="num">{row.signed.place}</td>
              <td>
                <Name className={styles.name}>{row.stageName}</Name>
              </td>
              <td className="num">{scored ? showDecimal(row.signed.score ?? '–') : row.signed.place}</td>
              <td className="num">{hereWords(row, scored)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const hereWords = ({ counted: here, signed }: CheckedTable['rows'][number], scored: boolean): string => {
  if (!here) return say('verify.notOpen');
  const figure = scored ? showDecimal(here.score ?? '–') : here.place;
  return here.place === signed.place ? figure : `${here.place}, ${figure}`;
};
