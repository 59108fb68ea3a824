/** Why this place: how an act came to its place, step by step, as far as the organisers opened it. */
import { Link, useParams } from 'react-router';
import type { Explained } from '#contract/results/explain-record.ts';
import { CallFailed } from '#web/client/api.ts';
import { PublicHeader } from '#web/public/PublicHeader.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FieldTable } from '#web/ui/FieldTable.tsx';
import { keyed } from '#web/ui/keyed.ts';
import { Lines } from '#web/ui/Lines.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Name } from '#web/ui/Name.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { LINKS, resultsOf, useNamedRound } from '../links.ts';
import { placeWords } from '../words.ts';
import { useExplained } from './use-explained.ts';
import styles from './Why.module.css';

const NOT_YET = 'Once all of the result is published, every place is explained here.';

export function WhyPage() {
  const { id = '' } = useParams();
  const round = useNamedRound();
  const { data, isPending, error, refetch } = useExplained(round, id);
  const found = data === 'not_yet' ? null : data;
  usePageTitle(found ? `Why this place: ${found.stageName}` : 'Why this place');
  return (
    <>
      <PublicHeader host={found?.event ?? 'Why this place'} links={LINKS} />
      <main>
        {isPending ? (
          <LoadingBlock rows={8} label="Loading the record" />
        ) : found ? (
          <Why of={found} verify={`${round === undefined ? '/results' : resultsOf(round)}/verify`} />
        ) : (
          <EmptyState
            level={1}
            title={data === null ? 'This act is not in the result' : 'There is nothing to explain yet'}
            actions={<Button onClick={() => refetch()}>Look again</Button>}
          >
            {data === null
              ? 'The published result has no such act.'
              : data === 'not_yet'
                ? NOT_YET
                : error instanceof CallFailed && error.spoken
                  ? error.message
                  : 'The record has not come. The network may be down.'}
          </EmptyState>
        )}
      </main>
    </>
  );
}

function Why({ of, verify }: { of: Explained; verify: string }) {
  const { number, stageName, category, places, lines, tables, rules, closed } = of;
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <p className="muted">Why this place</p>
        <Name as="h1" className={styles.name}>
          {stageName}
        </Name>
        <p className="lead">
          {number !== null && `Act ${number}. `}
          <bdi>{category}</bdi>
        </p>
        <dl className={styles.places}>
          {keyed(places, ({ title }) => title).map(({ key, one }) => (
            <div key={key}>
              <dt>
                <bdi>{one.title}</bdi>
              </dt>
              <dd>
                <b>{placeWords(one.place)}</b>
                {one.score !== null && <span className="tnum">{one.score}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </header>
      {closed !== '' && <p className={styles.closed}>{closed}</p>}
      {lines.length > 0 && (
        <section>
          <h2 className="h3">How it was made</h2>
          <Lines of={lines} className={styles.steps} />
        </section>
      )}
      {keyed(tables, ({ title }) => title).map(({ key, one }) => (
        <FieldTable key={key} table={one} />
      ))}
      <section>
        <h2 className="h3">The rules</h2>
        <Lines of={rules} className={styles.rules} />
      </section>
      <p className={styles.check}>
        <Link to={verify}>Count the whole result yourself, on this device</Link>
      </p>
    </article>
  );
}
