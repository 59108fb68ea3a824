/** What needs someone today: first what is urgent, each with its action, then how far everything is. */
import { Radio } from 'lucide-react';
import { useState } from 'react';
import { momentAt } from '#domain/show/moments.ts';
import { CallFailed } from '#web/client/api.ts';
import { useLive } from '#web/client/live.ts';
import { overWords } from '#web/client/round-words.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Dot } from '#web/ui/Chip.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { showTimeToTheSecond } from '#web/ui/format.ts';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say } from '#web/ui/say.ts';
import { NotLoaded } from '../NotLoaded.tsx';
import { AfterShow } from './AfterShow.tsx';
import { stepsBeforeShow } from './before-show.ts';
import { Counts } from './Counts.tsx';
import styles from './Dashboard.module.css';
import { NeedList } from './NeedList.tsx';
import { heldActs, needsOf, needsTitle } from './needs.ts';
import { ShowStrip } from './ShowStrip.tsx';
import { StepList } from './StepList.tsx';
import { Timeline } from './Timeline.tsx';
import { useEventLists } from './use-event-lists.ts';
import { useKnown } from './use-known.ts';

export function DashboardPage() {
  usePageTitle(say('office.dashboard'));
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
            <AfterShow own={known.own} />
          ) : begins ? (
            <StepList
              title={say('dashboard.there', { there, all: steps.length })}
              steps={steps}
              ticks={{ ...known, tick }}
            />
          ) : (
            <>
              {over && known.own && <AfterShow own={known.own} round={view?.round.name} />}
              <NeedList needs={needs} calm={runs} />
              {isBefore && (
                <StepList
                  title={say('dashboard.beforeShow', { there, all: steps.length })}
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
  if (error instanceof CallFailed && error.code === 'no_event')
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
