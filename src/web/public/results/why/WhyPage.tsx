/** Why this place: how an act came to its place, step by step, as far as the organisers opened it. */
import { Link, useParams } from 'react-router';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import type { Explained } from '#contract/results/explain-record.ts';
import { VOICE_ROOMS } from '#domain/results/words/voice.ts';
import { CallFailed, call } from '#web/client/api.ts';
import { useRead } from '#web/client/ask.ts';
import { ownWordsOf } from '#web/client/language.ts';
import { PublicHeader } from '#web/public/PublicHeader.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FieldTable } from '#web/ui/FieldTable.tsx';
import { showDecimal } from '#web/ui/format.ts';
import { keyed } from '#web/ui/keyed.ts';
import { Lines } from '#web/ui/Lines.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Name } from '#web/ui/Name.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say, useLanguage } from '#web/ui/say.ts';
import { fetchRecord } from '../fetch-record.ts';
import { resultsOf, useNamedRound } from '../links.ts';
import { placeWords, tableWords } from '../words.ts';
import type { ToExplain } from './explain.ts';
import styles from './Why.module.css';

export function WhyPage() {
  const { id = '' } = useParams();
  const round = useNamedRound();
  const { data, isPending, error, refetch } = useExplained(round, id);
  const found = data === 'not_yet' ? null : data;
  usePageTitle(found ? say('results.whyOf', { name: found.stageName }) : say('results.why'));
  return (
    <>
      <PublicHeader host={found?.event ?? say('results.why')} />
      <main>
        {isPending ? (
          <LoadingBlock rows={8} label={say('results.loadingRecord')} />
        ) : found ? (
          <Why of={found} verify={`${round === undefined ? '/results' : resultsOf(round)}/verify`} />
        ) : (
          <EmptyState
            level={1}
            title={say(data === null ? 'results.notIn' : 'results.nothingToExplain')}
            actions={<Button onClick={() => refetch()}>{say('results.lookAgain')}</Button>}
          >
            {whyNot(data, error)}
          </EmptyState>
        )}
      </main>
    </>
  );
}

/** Why there is nothing to explain. */
function whyNot(data: ReturnType<typeof useExplained>['data'], error: Error | null): string {
  if (data === null) return say('results.notInLead');
  if (data === 'not_yet') return say('results.notYet');
  return error instanceof CallFailed && error.spoken ? error.message : say('results.noRecord');
}

function Why({ of, verify }: { of: Explained; verify: string }) {
  const { number, stageName, category, places, lines, tables, rules, closed } = of;
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <p className="muted">{say('results.why')}</p>
        <Name as="h1" className={styles.name}>
          {stageName}
        </Name>
        <p className="lead">
          {number !== null && `${say('results.actNumber', { number })} `}
          <bdi>{category}</bdi>
        </p>
        <dl className={styles.places}>
          {keyed(places, ({ title }) => title).map(({ key, one }) => (
            <div key={key}>
              <dt>
                <bdi>{tableWords({ kind: 'result', title: one.title })}</bdi>
              </dt>
              <dd>
                <b>{placeWords(one.place)}</b>
                {one.score !== null && <span className="tnum">{showDecimal(one.score)}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </header>
      {closed !== '' && <p className={styles.closed}>{closed}</p>}
      {lines.length > 0 && (
        <section>
          <h2 className="h3">{say('results.howMade')}</h2>
          <Lines of={lines} className={styles.steps} />
        </section>
      )}
      {keyed(tables, ({ title }) => title).map(({ key, one }) => (
        <FieldTable key={key} table={one} />
      ))}
      <section>
        <h2 className="h3">{say('results.rules')}</h2>
        <Lines of={rules} className={styles.rules} />
      </section>
      <p className={styles.check}>
        <Link to={verify}>{say('results.countWhole')}</Link>
      </p>
    </article>
  );
}

/**
 * Fetches the public record and has one place explained from it, away from the page: `not_yet` before anything is
 * published, null where the record has no such act; refused with the server's sentence.
 */
function useExplained(round: string | undefined, id: string) {
  const { language } = useLanguage();
  return useRead(
    ['why', round, id, language],
    async (signal): Promise<Explained | 'not_yet' | null> => {
      const { state, names } = await call(resultsEndpoints.results, { round, signal });
      if (state !== 'published') return 'not_yet';
      const [{ record }, words] = await Promise.all([
        fetchRecord(round, signal),
        ownWordsOf(language, VOICE_ROOMS),
      ]);
      return explained({ record, id, names, language, words }, signal);
    },
    { retry: false },
  );
}

function explained(asked: ToExplain, signal: AbortSignal): Promise<Explained | null> {
  const worker = new Worker(new URL('./explain.ts', import.meta.url), { type: 'module' });
  return new Promise<Explained | null>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = () => reject(new Error('This record could not be read here.'));
    worker.postMessage(asked);
  }).finally(() => worker.terminate());
}
