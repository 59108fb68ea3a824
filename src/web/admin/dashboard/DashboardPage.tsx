/** What needs someone today: first what is urgent, each with its action, then how far everything is. */
import { CircleAlert, Radio } from 'lucide-react';
import { Fragment, useState } from 'react';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { momentAt } from '#domain/show/moments.ts';
import { trackIsWanted } from '#domain/tracks/track.ts';
import { isRefusedWith } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { useLive } from '#web/client/live.ts';
import { overWords } from '#web/client/round-words.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Chip, Dot } from '#web/ui/Chip.tsx';
import { durationText } from '#web/ui/clock.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { showTimeToTheSecond } from '#web/ui/format.ts';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say } from '#web/ui/say.ts';
import { NotLoaded } from '../NotLoaded.tsx';
import type { AdminEvent } from '../use-current-event.ts';
import { nextRound, stepsAfterRound, stepsAfterShow } from './after-show.ts';
import { stepsBeforeShow } from './before-show.ts';
import styles from './Dashboard.module.css';
import type { EventLists } from './event-lists.ts';
import { heldActs, type Need, needsOf, needsTitle } from './needs.ts';
import { ShowStrip } from './ShowStrip.tsx';
import { StepList } from './StepList.tsx';
import { Timeline } from './Timeline.tsx';
import { useEventLists } from './use-event-lists.ts';
import { useKnown } from './use-known.ts';

export function DashboardPage() {
  usePageTitle(say('admin.dashboard'));
  const { event, lists, plan, arrived, failed, updatedAt } = useEventLists();
  const { view, serverNow } = useLive('audience');
  const [now] = useState(serverNow);
  const isBefore = view?.phase === 'preshow' || event.data?.startsAt === null;
  const { tick, ...known } = useKnown(isBefore);

  if (!event.data || !arrived) return <NotThere error={event.error} onRetry={() => event.refetch()} />;

  const { timeZone, startsAt } = event.data;
  const begins = lists.participants?.length === 0;
  const needs = needsOf(lists, { now, startsAt });
  const runs = view !== undefined && view.phase !== 'preshow' && view.phase !== 'finished';
  const over = overOf(view, serverNow());
  const isOver = over?.last === true;
  const steps = stepsBeforeShow({ ...known, event: event.data, lists });
  const there = steps.filter(({ state }) => state === 'done' || state === 'notNeeded').length;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className="h1">
          {over ? over.over : begins ? say('dashboard.setUpEvent') : needsTitle(needs.length)}
        </h1>
        <Fresh {...{ failed, updatedAt, timeZone }} />
      </div>
      {runs && <ShowRuns />}
      <div className={styles.columns}>
        <div className={styles.main}>
          {isOver ? (
            <AfterShow own={known.own} now={now} acts={lists.participants} />
          ) : begins ? (
            <StepList
              title={say('dashboard.there', { there, all: steps.length })}
              steps={steps}
              ticks={{ ...known, tick }}
            />
          ) : (
            <>
              {over && known.own && <AfterShow own={known.own} now={now} round={view?.round.name} />}
              <NeedList needs={needs} calm={runs} />
              {isBefore && (
                <StepList
                  title={say(preparedLine(view), {
                    there,
                    all: steps.length,
                  })}
                  steps={steps}
                  ticks={{ ...known, tick }}
                  calm
                />
              )}
              <Counts lists={lists} plan={plan} now={now} />
              {lists.order && <ShowStrip order={lists.order} plan={plan} held={heldActs(lists)} />}
            </>
          )}
        </div>
        <Timeline event={event.data} plan={plan} now={now} runs={runs} isOver={isOver} />
      </div>
    </div>
  );
}

/** How far the preparations are: of one of several rounds it is not said whether the show is to come. */
const preparedLine = (view: Seen) =>
  view !== undefined && view.round.of > 1 ? 'dashboard.there' : 'dashboard.beforeShow';

type Seen = ReturnType<typeof useLive<'audience'>>['view'];

/** What is said of the round that is over at `at`, the server's time in ms; undefined while none is. */
const overOf = (view: Seen, at: number) =>
  view !== undefined && momentAt(view.moments, at).kind === 'after' ? overWords(view.round) : undefined;

/** When all of it was read, or that a part could not be. */
const Fresh = ({ failed, updatedAt, timeZone }: { failed: boolean; updatedAt: number; timeZone: string }) => (
  <span className={styles.fresh}>
    {failed ? (
      say('dashboard.partFailed')
    ) : (
      <>
        <Dot size={8} /> {say('dashboard.updated', { time: showTimeToTheSecond(updatedAt, timeZone) })}
      </>
    )}
  </span>
);

/** No event yet, no answer yet, or none that could be read. */
function NotThere({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (isRefusedWith(error, 'no_event'))
    return (
      <EmptyState
        level={1}
        title={say('dashboard.setUpEvent')}
        actions={
          <ButtonLink kind="primary" size="l" to="/admin/begin">
            {say('dashboard.setUpShow')}
          </ButtonLink>
        }
      >
        {say('dashboard.setUpLead')}
      </EmptyState>
    );
  if (error)
    return (
      <NotLoaded level={1} title={say('dashboard.failed')} onRetry={onRetry}>
        {say('dashboard.failedLead')}
      </NotLoaded>
    );
  return <LoadingBlock rows={6} label={say('dashboard.loading')} />;
}

/** The show is on, and is run from the desk. */
function ShowRuns() {
  return (
    <Banner
      tone="info"
      icon={Radio}
      lead={say('dashboard.runs')}
      action={
        <ButtonLink kind="primary" to="/admin/live-event">
          {say('dashboard.toDesk')}
        </ButtonLink>
      }
    >
      {say('dashboard.runsLead')}
    </Banner>
  );
}

/** The lines that need somebody. `calm` while the one thing to press stands elsewhere. */
function NeedList({ needs, calm }: { needs: readonly Need[]; calm: boolean }) {
  if (needs.length === 0)
    return (
      <Panel>
        <p className={styles.calm}>{say('dashboard.calm')}</p>
      </Panel>
    );
  return (
    <Panel>
      <ol className={styles.needs}>
        {needs.map((need, index) => (
          <li key={need.key}>
            <span className={styles.quantity}>{need.count === 0 ? '–' : need.count}</span>
            <div className="grow">
              <h2 className={styles.needTitle}>
                {need.title}
                {need.pressing && (
                  <Chip tone={need.pressing.tone} icon={CircleAlert}>
                    {need.pressing.words}
                  </Chip>
                )}
              </h2>
              <p className={styles.needDetail}>
                {need.names.map((name, at) => (
                  <Fragment key={name}>
                    {at > 0 && ', '}
                    <bdi>{name}</bdi>
                  </Fragment>
                ))}
                {/* One that ends the sentence of the names begins with its full stop. */}
                {need.names.length > 0 && !need.detail.startsWith('.') && ' '}
                {need.detail}
              </p>
            </div>
            <ButtonLink kind={index === 0 && !calm ? 'primary' : 'secondary'} to={need.action.to}>
              {need.action.label}
            </ButtonLink>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const AGAIN_MS = 15_000;

interface AfterShowProps {
  own: AdminEvent | undefined;
  now: number;
  acts?: EventLists['participants'];
  round?: string | undefined;
}

/**
 * What is left of a round that is over, and after the last one of the show. `own` is undefined for crew, who have
 * nothing left to do; `round`: what a round is called that others follow.
 */
function AfterShow({ own, now, acts = [], round }: AfterShowProps) {
  const scoring = useAsk(resultsEndpoints.scoring, {
    round: undefined,
    enabled: own !== undefined,
    refetchInterval: AGAIN_MS,
  });
  if (!own)
    return (
      <Panel>
        <p className={styles.calm}>{say('dashboard.thanks')}</p>
      </Panel>
    );
  if (!scoring.data) return <LoadingBlock rows={4} label={say('dashboard.loadingLeft')} />;
  const isErased = acts.length > 0 && acts.every(({ erased }) => erased);
  if (round === undefined)
    return (
      <StepList
        title={say('dashboard.afterShow')}
        steps={stepsAfterShow(scoring.data, own, { now, isErased })}
      />
    );
  return <StepList title={round} steps={[...stepsAfterRound(scoring.data), nextRound()]} />;
}

const DAY = 86_400_000;
const MINUTE = 60_000;

interface CountsProps {
  lists: EventLists;
  /** Undefined until it is known. */
  plan: { lengthMs: number } | undefined;
  /** ms. */
  now: number;
}

/** Four figures: how many, how far, how long. */
function Counts({ lists, plan, now }: CountsProps) {
  const { participants, order, tracks } = lists;
  const fresh = participants?.filter((act) => now - act.createdAt < DAY).length ?? 0;
  const accepted = new Set(participants?.filter((act) => act.status === 'accepted').map((act) => act.id));
  const inHand = tracks?.filter(
    (track) => accepted.has(track.participantId) && !trackIsWanted(track.state),
  ).length;
  const breaks = order?.items.some((item) => !item.scratched && item.kind === 'interval');
  return (
    <dl className={styles.counts}>
      <Count figure={participants?.length} words={say('dashboard.registered', { fresh })} />
      <Count figure={order?.actsTotal} words={say('dashboard.inOrder', { all: accepted.size })} />
      <Count figure={inHand} words={say('dashboard.tracksInHand', { all: accepted.size })} />
      <Count
        figure={plan && durationText(Math.round(plan.lengthMs / MINUTE) * 1_000)}
        words={breaks ? say('dashboard.lengthAll') : say('dashboard.length')}
      />
    </dl>
  );
}

function Count({ figure, words }: { figure: number | string | undefined; words: string }) {
  return (
    <div>
      <dt>{words}</dt>
      <dd className="num">{figure ?? '–'}</dd>
    </div>
  );
}
