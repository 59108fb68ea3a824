/** The same scores under other rules, side by side with the places as they are. Nothing of it is kept. */
import type { AnswerOf } from '#contract/endpoint.ts';
import type { resultsEndpoints } from '#contract/results/endpoints.ts';
import { CallFailed } from '#web/client/api.ts';
import { showDecimal } from '#web/ui/format.ts';
import { say } from '#web/ui/say.ts';
import { Table } from '#web/ui/Table.tsx';
import styles from '../Scoring.module.css';
import type { Scoring } from '../use-scoring.ts';

export interface WhatIfProps {
  scoring: Scoring;
  whatIf: AnswerOf<typeof resultsEndpoints.whatIf> | undefined;
  error: Error | null;
  /** What is tried: "The same scores under these rules". */
  title?: string;
  /** The head of its column. */
  column?: string;
}

export function WhatIf({
  scoring,
  whatIf,
  error,
  title = say('rules.sameScores'),
  column = say('rules.withThese'),
}: WhatIfProps) {
  if (error)
    return (
      <p className={styles.warn} role="alert">
        {error instanceof CallFailed ? error.message : say('rules.notTried')}
      </p>
    );
  if (!whatIf) return null;
  const nowOf = (id: string) => scoring.rows.find((row) => row.performanceId === id);
  const moved = whatIf.filter((row) => nowOf(row.performanceId)?.place !== row.place).length;
  return (
    <section aria-label={title}>
      <h3 className="h3">{say('rules.changes', { title, count: moved })}</h3>
      <Table label={title}>
        <thead>
          <tr>
            <th scope="col">{say('scoring.act')}</th>
            <th scope="col" data-end>
              {say('rules.now')}
            </th>
            <th scope="col" data-end>
              {column}
            </th>
          </tr>
        </thead>
        <tbody>
          {whatIf
            .filter((row) => row.place !== null || nowOf(row.performanceId)?.place !== null)
            .map((row) => {
              const now = nowOf(row.performanceId);
              return (
                <tr key={row.performanceId} data-selected={now?.place !== row.place || undefined}>
                  <th scope="row">
                    <bdi>{now?.stageName}</bdi>
                  </th>
                  <td data-end>
                    {now?.place ?? say('rules.noPlace')}{' '}
                    <span className="faint">({showDecimal(now?.result ?? '–')})</span>
                  </td>
                  <td data-end>
                    {row.place ?? say('rules.noPlace')}{' '}
                    <span className="faint">({showDecimal(row.result ?? '–')})</span>
                  </td>
                </tr>
              );
            })}
        </tbody>
      </Table>
    </section>
  );
}
