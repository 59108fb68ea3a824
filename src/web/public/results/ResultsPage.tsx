/** The official result as it is told and after: only what the server gives, which is only what was told. */
import { useEffect } from 'react';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { CallFailed } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { useLive } from '#web/client/live.ts';
import { PublicHeader } from '#web/public/PublicHeader.tsx';
import { Mark } from '#web/ui/Brand.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { showTime } from '#web/ui/format.ts';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { LINKS, useNamedRound } from './links.ts';
import { Others } from './Others.tsx';
import { Published } from './Published.tsx';
import styles from './Results.module.css';
import { Revealing } from './Revealing.tsx';

const WITHOUT_LINE_MS = 10_000;
const SPREAD_MS = 700;

const TITLES = {
  no_event: 'Results',
  before: 'Results are told on stage',
  revealing: 'Results are being told',
  published: 'Results',
  withdrawn: 'Results taken back',
};

export function ResultsPage() {
  const live = useLive('audience');
  const round = useNamedRound();
  const { data, error, refetch } = useAsk(resultsEndpoints.results, {
    round,
    // The live view tells of the round that is on; of another one the page asks by itself.
    refetchInterval: ({ state }) =>
      live.connected && state.data?.round?.id === live.view?.round.id ? false : WITHOUT_LINE_MS,
  });
  // The live view says that something was told or taken back; a hall asks within a moment, not all at once.
  const told =
    live.view &&
    JSON.stringify(live.view.results.map(({ id, state, hiddenActs }) => [id, state, hiddenActs]));
  useEffect(() => {
    if (told === undefined) return;
    const timer = setTimeout(refetch, Math.random() * SPREAD_MS);
    return () => clearTimeout(timer);
  }, [told, refetch]);
  usePageTitle(data?.event ? `${TITLES[data.state]} · ${data.event.name}` : 'Results');

  if (!data)
    return (
      <main>
        {error instanceof CallFailed && error.status === 404 ? (
          <EmptyState
            level={1}
            title="There is no such round"
            actions={<ButtonLink to="/results">To the results</ButtonLink>}
          >
            It was taken out, or the address is not whole.
          </EmptyState>
        ) : error ? (
          <EmptyState
            level={1}
            title="The results cannot be loaded"
            actions={<Button onClick={() => refetch()}>Try again</Button>}
          >
            The network may be down. The page tries again by itself.
          </EmptyState>
        ) : (
          <LoadingBlock rows={6} label="Loading the results" />
        )}
      </main>
    );
  const { event, state } = data;
  if (!event || !data.round)
    return (
      <main>
        <EmptyState level={1} title="Nothing is on yet">
          When an event is set up, its results are here after the show.
        </EmptyState>
        <Others of={data.others} event={undefined} />
      </main>
    );
  if (state === 'published') return <Published event={event} round={data.round} results={data} />;
  if (state === 'revealing') return <Revealing event={event} results={data} />;
  return (
    <div className={styles.calm}>
      <PublicHeader host={event.host || event.name} links={LINKS} />
      <main className={styles.say} aria-live="polite">
        <Mark size={72} />
        {state === 'withdrawn' ? (
          <>
            <h1 className="h1">
              The results{' '}
              {round !== undefined && (
                <>
                  of <bdi>{data.round.name}</bdi>{' '}
                </>
              )}
              were taken back for checking
            </h1>
            <p className="lead">
              {data.withdrawnAt !== null && `That was at ${showTime(data.withdrawnAt, event.timeZone)}. `}
              They are published again once they are right. This page updates itself.
            </p>
          </>
        ) : (
          <>
            <h1 className="h1">Results are told on stage</h1>
            <p className="lead">
              This page updates itself: each place appears here once it was announced, and the full table
              after the show.
            </p>
          </>
        )}
        <Others of={data.others} event={event.name} />
      </main>
    </div>
  );
}
