/** The room's picture as it would be with the armed scene, for the desk alone: a projector is never sent it. */
import { showEndpoints } from '#contract/show/endpoints.ts';
import { useAsk } from '#web/client/ask.ts';
import { useLive } from '#web/client/live.ts';
import { usePageTitle } from '#web/ui/page.ts';
import { say } from '#web/ui/say.ts';
import styles from './Projector.module.css';
import { ProjectorBoard } from './ProjectorBoard.tsx';

/** What no step of the show announces, as ballots that come in, is looked at this often. */
const LOOK_AGAIN_MS = 5_000;

export function ArmedPicture() {
  // The view on air comes with every step of the show, arming among them.
  const { view: onAir, serverNow } = useLive('projector');
  const armed = useAsk(showEndpoints.armedPicture, {
    round: onAir?.round.id,
    asOf: onAir?.version,
    enabled: onAir !== undefined,
    refetchInterval: LOOK_AGAIN_MS,
    placeholderData: (before) => before,
  });
  usePageTitle(say('projector.armed'));
  return (
    <main className={styles.screen}>
      <ProjectorBoard view={armed.data ?? undefined} now={serverNow} />
    </main>
  );
}
