/** The official result as it is told and after: only what the server gives, which is only what was told. */
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import type { PlainLine } from '#domain/messages/catalogue.ts';
import { momentAt } from '#domain/show/moments.ts';
import { isNotFound } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { useLive } from '#web/client/live.ts';
import { LanguageRow } from '#web/public/LanguageRow.tsx';
import { PublicHeader } from '#web/public/PublicHeader.tsx';
import { Mark } from '#web/ui/Brand.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ShowPictures } from '#web/ui/Face.tsx';
import { showDecimal, showTime } from '#web/ui/format.ts';
import { Name } from '#web/ui/Name.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say, tell, useLanguage } from '#web/ui/say.ts';
import { useAskedWhen } from '../use-asked-when.ts';
import { Awards } from './Awards.tsx';
import { useNamedRound } from './links.ts';
import { Others } from './Others.tsx';
import { Published } from './Published.tsx';
import styles from './Results.module.css';
import { WithFace } from './RowFace.tsx';
import { Sponsors } from './Sponsors.tsx';
import type { PublicEvent, PublicResults, PublicTable } from './shapes.ts';
import { Unread } from './Unread.tsx';
import { inTheirWords, tableWords, toldSoFar } from './words.ts';

const WITHOUT_LINE_MS = 10_000;

const TITLES = {
  no_event: 'results.title',
  revealing: 'results.titleTelling',
  published: 'results.title',
  withdrawn: 'results.titleTakenBack',
} as const;

const titleOf = (data: PublicResults | undefined, untold: PlainLine): string =>
  data?.event
    ? `${say(data.state === 'before' ? untold : TITLES[data.state])} · ${data.event.name}`
    : say('results.title');

/** While nothing is told: after the show nothing is told on stage any more, but may be published. */
const UNTOLD = {
  before: { title: 'results.before', lead: 'results.beforeLead' },
  after: { title: 'results.afterNone', lead: 'results.afterNoneLead' },
} as const;

export function ResultsPage() {
  const round = useNamedRound();
  const { data, error, refetch, pictures, untold } = useRevealedResults(round);
  usePageTitle(titleOf(data, untold.title));

  if (!data)
    return (
      <main>
        <LanguageRow />
        {isNotFound(error) ? <NoRound /> : <Unread failed={error !== null} again={() => void refetch()} />}
      </main>
    );
  const { event, state } = data;
  if (!event || !data.round)
    return (
      <main>
        <LanguageRow />
        <EmptyState level={1} title={say('results.nothing')}>
          {say('results.nothingLead')}
        </EmptyState>
        <Others of={data.others} event={undefined} />
      </main>
    );
  if (state === 'published' || state === 'revealing')
    return (
      <ShowPictures of={pictures}>
        {state === 'published' ? (
          <Published event={event} round={data.round} results={data} />
        ) : (
          <Revealing event={event} results={data} />
        )}
      </ShowPictures>
    );
  return (
    <div className={styles.calm}>
      <PublicHeader host={event.host || event.name} />
      <main className={styles.say} aria-live="polite">
        <Mark size={72} />
        {state === 'withdrawn' ? (
          <TakenBack
            event={event}
            round={round === undefined ? undefined : data.round.name}
            at={data.withdrawnAt}
          />
        ) : (
          <>
            <h1 className="h1">{say(untold.title)}</h1>
            <p className="lead">{say(untold.lead)}</p>
          </>
        )}
        <Others of={data.others} event={event.name} />
        <Sponsors />
      </main>
    </div>
  );
}

const NoRound = () => (
  <EmptyState
    level={1}
    title={say('results.noRound')}
    actions={<ButtonLink to="/results">{say('results.toResults')}</ButtonLink>}
  >
    {say('results.noRoundLead')}
  </EmptyState>
);

/** What was told of a round so far, in the reader's words, and the pictures of its acts. */
function useRevealedResults(round: string | undefined) {
  const live = useLive('audience');
  const { language } = useLanguage();
  const { data, error, refetch } = useAsk(resultsEndpoints.results, {
    round,
    // The live view tells of the round that is on; of another one the page asks by itself.
    refetchInterval: ({ state }) =>
      live.connected && state.data?.round?.id === live.view?.round.id ? false : WITHOUT_LINE_MS,
  });
  useAskedWhen(toldSoFar(live.view), refetch);
  const isOver =
    live.view !== undefined &&
    data?.round?.id === live.view.round.id &&
    momentAt(live.view.moments, live.serverNow()).kind === 'after';
  return {
    data: data && inTheirWords(data, language),
    error,
    refetch,
    pictures: live.view?.resultPictures,
    untold: UNTOLD[isOver ? 'after' : 'before'],
  };
}

interface TakenBackProps {
  event: PublicEvent;
  /** Its name, where the address names the round. */
  round: string | undefined;
  at: number | null;
}

function TakenBack({ event, round, at }: TakenBackProps) {
  return (
    <>
      <h1 className="h1">
        {round === undefined
          ? say('results.takenBack')
          : tell('results.takenBackOf', { round: <bdi>{round}</bdi> })}
      </h1>
      <p className="lead">
        {at !== null && `${say('results.takenBackAt', { time: showTime(at, event.timeZone) })} `}
        {say('results.takenBackLead')}
      </p>
    </>
  );
}

/** While the result is told: what was told on stage, and how much is still to come. */
function Revealing({ event, results }: { event: PublicEvent; results: PublicResults }) {
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
              <RevealedSteps table={table} />
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
function RevealedSteps({ table }: { table: PublicTable }) {
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
