/** The front door: what, when and where, and the one thing that is possible now. It changes by itself with the show. */
import { useEffect } from 'react';
import type { AudienceView } from '#contract/live/views.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { isNotFound, isRefusedWith } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { useLive } from '#web/client/live.ts';
import { usePublicEvent } from '#web/public/use-public-event.ts';
import { setHouseLights } from '#web/theme.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FaceDisc, ShowPictures, useAnyPicture } from '#web/ui/Face.tsx';
import { oneByOne } from '#web/ui/format.ts';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Name } from '#web/ui/Name.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say } from '#web/ui/say.ts';
import { FrontPage } from './FrontPage.tsx';
import { frontDoor } from './front-door.ts';
import styles from './Home.module.css';
import { WinnerPage } from './WinnerPage.tsx';

const PAST_STAYS_MS = 300_000;

export function HomePage() {
  const event = usePublicEvent({
    retry: (count, error) => count < 5 && !isNotFound(error),
    refetchInterval: 60_000,
  });
  const { view, connected, lastUpdateAt, serverNow } = useLive('audience');
  usePageTitle(event.data?.name ?? say('front.welcome'));
  const door = event.data && frontDoor(event.data, view, serverNow());
  const hasPast = usePastShows();
  const lights = door?.lights;
  useEffect(() => {
    if (lights) setHouseLights(lights);
  }, [lights]);

  if (event.isPending) return <LoadingBlock rows={4} label={say('front.loading')} />;
  if (!event.data || !door)
    return (
      <main>
        {isRefusedWith(event.error, 'no_event') ? (
          <EmptyState
            level={1}
            title={say('front.nothing')}
            actions={<ButtonLink to="/admin/settings">{say('front.setUp')}</ButtonLink>}
          >
            {oneByOne([say('front.nothingLead'), say('front.firstTime')])}
          </EmptyState>
        ) : (
          <EmptyState level={1} title={say('front.failed')} onRetry={event.refetch}>
            {say('front.failedLead')}
          </EmptyState>
        )}
      </main>
    );
  if (door.awards.length > 0)
    return <WinnerPage event={event.data} of={door.show} awards={door.awards} hasPast={hasPast} />;
  return (
    <>
      <FrontPage
        event={event.data}
        door={door}
        view={view}
        now={serverNow}
        lostSince={view && !connected ? lastUpdateAt : undefined}
        hasPast={hasPast}
      />
      {view?.lineup && (
        <ShowPictures of={view.pictures}>
          <Lineup acts={view.lineup} />
        </ShowPictures>
      )}
    </>
  );
}

/** Whether there is a past show to lead to. Nothing waits for it. */
const usePastShows = (): boolean =>
  (useAsk(resultsEndpoints.pastResults, { retry: false, staleTime: PAST_STAYS_MS }).data?.length ?? 0) > 0;

type LineupAct = NonNullable<AudienceView['lineup']>[number];

/** From more acts on, a wide screen has them in two columns. */
const MANY_ACTS = 12;

/** The published line-up. `acts` are in running order; scratched ones are not among them. */
function Lineup({ acts }: { acts: readonly LineupAct[] }) {
  const pictured = useAnyPicture();
  return (
    <section className={styles.lineup} id="line-up" aria-labelledby="line-up-title">
      <h2 className="h1" id="line-up-title">
        {say('front.lineup')}
      </h2>
      <ol data-many={acts.length > MANY_ACTS || undefined}>
        {acts.map((act) => (
          <li key={act.itemId} className={styles.row} data-status={act.status}>
            {pictured ? (
              <FaceDisc
                act={act.performanceId}
                number={act.number}
                size="small"
                px={44}
                waits={act.status !== 'on_stage'}
              />
            ) : (
              <span className="num">{act.number ?? ''}</span>
            )}
            <span>
              <Name className={styles.rowName ?? ''}>{act.stageName}</Name>
              {act.pronouns && <span className="small muted"> {act.pronouns}</span>}
              <br />
              <span className="muted">
                <bdi>{act.song}</bdi>
              </span>
            </span>
            {act.status === 'on_stage' && <Chip tone="lit">{say('front.onStage')}</Chip>}
          </li>
        ))}
      </ol>
    </section>
  );
}
