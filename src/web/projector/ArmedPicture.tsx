/** The room's picture as it would be with the armed scene, for the desk alone: a projector is never sent it. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { call } from '#web/client/api.ts';
import { useLive } from '#web/client/live.ts';
import { usePageTitle } from '#web/ui/page.ts';
import styles from './Projector.module.css';
import { ProjectorBoard } from './ProjectorBoard.tsx';

/** What no step of the show announces, as ballots that come in, is looked at this often. */
const LOOK_AGAIN_MS = 5_000;

export function ArmedPicture() {
  // The view on air comes with every step of the show, arming among them.
  const { view: onAir, serverNow } = useLive('projector');
  const armed = useQuery({
    queryKey: ['armed-picture', onAir?.version],
    queryFn: () => call(showEndpoints.armedPicture),
    enabled: onAir !== undefined,
    refetchInterval: LOOK_AGAIN_MS,
    placeholderData: keepPreviousData,
  });
  usePageTitle('Armed scene');
  return (
    <main className={styles.screen}>
      <ProjectorBoard view={armed.data ?? undefined} now={serverNow} />
    </main>
  );
}
