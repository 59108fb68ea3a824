/** While the result is told: what was told on stage, and how much is still to come. */

import { PublicHeader } from '#web/public/PublicHeader.tsx';
import { cx } from '#web/ui/cx.ts';
import { showDecimal } from '#web/ui/format.ts';
import { Name } from '#web/ui/Name.tsx';
import { say, tell } from '#web/ui/say.ts';
import { Awards } from './Awards.tsx';
import { Others } from './Others.tsx';
import styles from './Results.module.css';
import { WithFace } from './RowFace.tsx';
import type { PublicEvent, PublicResults, PublicTable } from './shapes.ts';
import { tableWords } from './words.ts';

export function Revealing({ event, results }: { event: PublicEvent; results: PublicResults }) {
  return (
    <>
      <PublicHeader host={event.host || event.name} />
      <main className={styles.telling}>
        <h1 className="h1">{tell('results.telling', { event: <bdi>{event.name}</bdi> })}</h1>
        <div aria-live="polite">
          {results.tables.map((table) => (
            <section key={table.id} aria-label={tableWords(table)} className={styles.table}>
              <h2 className="h2">
                <bdi>{tableWords(table)}</bdi>
              </h2>
              <ToldSteps table={table} />
            </section>
          ))}
        </div>
        <Awards awards={results.awards} />
        <p className="small muted">{say('results.follows')}</p>
        <Others of={results.others} event={event.name} />
      </main>
    </>
  );
}

/** The newest step stands in light at the top of what was told; what is to come is a curtain without a word. */
function ToldSteps({ table }: { table: PublicTable }) {
  const steps = table.steps.toReversed();
  return (
    <ol className={styles.steps}>
      {table.hiddenActs > 0 && (
        <li className={styles.curtain}>{say('results.hidden', { count: table.hiddenActs })}</li>
      )}
      {steps.map((step, index) =>
        step.entries.map((entry) => (
          <li
            key={entry.performanceId}
            className={cx(styles.told, index === 0 && styles.newest)}
            data-kind={table.kind}
          >
            {table.kind !== 'prize' && (
              <span className={styles.place}>
                {step.place}
                {step.entries.length > 1 && '='}
              </span>
            )}
            <WithFace act={entry.performanceId} name={entry.stageName} px={44}>
              <span>
                <Name className={styles.toldName}>{entry.stageName}</Name>
                <bdi className={styles.song}>{entry.song}</bdi>
              </span>
            </WithFace>
            {entry.score !== null && <span className={styles.score}>{showDecimal(entry.score)}</span>}
          </li>
        )),
      )}
    </ol>
  );
}
