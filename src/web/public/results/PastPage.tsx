/** Every show whose result is published, the newest first: when it was, who came first, and where its result stays. */
import type { AnswerOf } from '#contract/endpoint.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { WHOLE_RESULT } from '#domain/results/telling.ts';
import { useAsk } from '#web/client/ask.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { showDate } from '#web/ui/format.ts';
import { Name } from '#web/ui/Name.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say } from '#web/ui/say.ts';
import { PublicHeader } from '../PublicHeader.tsx';
import { resultsOf } from './links.ts';
import styles from './Past.module.css';
import { Unread } from './Unread.tsx';
import { tableWords } from './words.ts';

type Past = AnswerOf<typeof resultsEndpoints.pastResults>[number];

export function PastPage() {
  usePageTitle(say('results.past'));
  const { data, error, refetch } = useAsk(resultsEndpoints.pastResults);
  return (
    <>
      <PublicHeader host={data?.[0]?.event.host || say('results.past')} />
      <main className={styles.page}>
        {!data ? (
          <Unread failed={error !== null} again={() => void refetch()} />
        ) : data.length === 0 ? (
          <EmptyState level={1} title={say('results.noPast')}>
            {say('results.noPastLead')}
          </EmptyState>
        ) : (
          <>
            <h1 className="h1">{say('results.past')}</h1>
            {showsOf(data).map((rounds) => (
              <Show
                key={rounds[0].event.id}
                rounds={rounds}
                dates={data.map(({ event }) => event.startsAt)}
              />
            ))}
          </>
        )}
      </main>
    </>
  );
}

type Rounds = [Past, ...Past[]];

/** A show of several rounds stands once. */
function showsOf(past: readonly Past[]): Rounds[] {
  const shows = new Map<string, Rounds>();
  for (const round of past) {
    const known = shows.get(round.event.id);
    if (known) known.push(round);
    else shows.set(round.event.id, [round]);
  }
  return [...shows.values()];
}

function Show({ rounds, dates }: { rounds: Rounds; dates: readonly (number | null)[] }) {
  const [{ event }] = rounds;
  return (
    <section className={styles.show} aria-labelledby={`show-${event.id}`}>
      <div>
        <h2 className="h2" id={`show-${event.id}`}>
          <bdi>{event.name}</bdi>
        </h2>
        <p className="small muted">
          {event.startsAt !== null && showDate(event.startsAt, event.timeZone, dates)}
          {event.startsAt !== null && event.host !== '' && ' · '}
          <bdi>{event.host}</bdi>
        </p>
      </div>
      <ul className={styles.rounds}>
        {rounds.map(({ round, tables }) => (
          <li key={round.id}>
            <a className="strong" href={resultsOf(round.id)}>
              {rounds.length > 1 ? <bdi>{round.name}</bdi> : say('results.toResults')}
            </a>
            <dl className={styles.winners}>
              {tables.map((table) => (
                <div key={`${table.kind} ${table.title}`}>
                  <dt>
                    <bdi>
                      {table.kind === 'result' && table.title === WHOLE_RESULT
                        ? say(table.winners.length > 1 ? 'results.winners' : 'results.winner')
                        : tableWords(table)}
                    </bdi>
                  </dt>
                  <dd>
                    {table.winners.map((name) => (
                      <Name key={name} as="div">
                        {name}
                      </Name>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
