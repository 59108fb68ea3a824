/**
 * The room's picture. Nobody touches it after the start: it keeps its last scene while the server is away, and
 * cuts to the present when it is back. With `?preview=1` it is the small copy at the desk, with `?preview=armed`
 * what the armed scene would look like, with `?view=lower-third` only the act's name over nothing, for a camera's picture.
 */
import { useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ProjectorView } from '#contract/live/views.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { useAsk } from '#web/client/ask.ts';
import { rejoinLive, useLive } from '#web/client/live.ts';
import { type OwnScreen as Own, useOwnScreen } from '#web/client/own-screen.ts';
import { Mark } from '#web/ui/Brand.tsx';
import { cx } from '#web/ui/cx.ts';
import { usePageTitle } from '#web/ui/page.ts';
import { PairingCode, ScreenName, useUntil } from '#web/ui/ScreenName.tsx';
import { say } from '#web/ui/say.ts';
import { useWakeLock } from '#web/ui/wake-lock.ts';
import { LowerThird } from './LowerThird.tsx';
import { useOperatorKeys, usePointerAtRest } from './operator.ts';
import styles from './Projector.module.css';
import { ProjectorBoard } from './ProjectorBoard.tsx';

/** The picture stays the same; the desk is to count it under its name. */
const followAsNamed = () => rejoinLive('projector');

export function ProjectorPage() {
  const [search] = useSearchParams();
  if (search.get('view') === 'lower-third') return <LowerThird />;
  return search.get('preview') === 'armed' ? <ArmedPicture /> : <RoomPicture search={search} />;
}

function RoomPicture({ search }: { search: URLSearchParams }) {
  const alone = search.get('preview') === null;
  const { view, connected, serverNow } = useLive('projector');
  usePageTitle(say('projector.title'));
  const screen = useOwnScreen('projector', alone, followAsNamed);
  const awake = useWakeLock(alone);
  const hint = useOperatorKeys(alone, screen);
  const rests = usePointerAtRest(alone);
  const cut = useCuts(view, connected);
  return (
    <main className={cx(styles.screen, rests && styles.rests)}>
      <ProjectorBoard key={cut} view={view} now={serverNow} />
      {alone && <OwnScreen screen={screen} calling={view?.calling ?? null} now={serverNow} />}
      {alone && view?.scene === 'reveal' && view.followsMs > 0 && (
        <p className={styles.later}>
          {say('projector.tellsLater', { seconds: Math.round(view.followsMs / 1_000) })}
        </p>
      )}
      {hint && (
        <p className={styles.hint}>
          {say(hint === 'projector.fullScreen' && awake === false ? 'projector.screenSaver' : hint)}
        </p>
      )}
      {view && !connected && (
        <div className={styles.gone}>
          <Mark size={12} />
        </div>
      )}
    </main>
  );
}

/** Counts how often the line came back. Another count is another picture, so nothing that was missed is played. */
function useCuts(view: unknown, connected: boolean): number {
  const away = useRef(false);
  const [cuts, setCuts] = useState(0);
  useLayoutEffect(() => {
    if (!connected && view !== undefined) away.current = true;
  }, [connected, view]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first view after an absence is the present
  useLayoutEffect(() => {
    if (!away.current || !connected) return;
    away.current = false;
    setCuts((count) => count + 1);
  }, [view]);
  return cuts;
}

/** What no step of the show announces, as ballots that come in, is looked at this often. */
const LOOK_AGAIN_MS = 5_000;

/** The room's picture as it would be with the armed scene, for the desk alone: a projector is never sent it. */
function ArmedPicture() {
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

interface OwnScreenProps {
  screen: Own;
  calling: ProjectorView['calling'];
  now: () => number;
}

/** What this screen says of itself: its code while it is not paired, its name while the crew or a key asks. */
function OwnScreen({ screen, calling, now }: OwnScreenProps) {
  const { name, code, identified } = screen;
  const called = useUntil(calling?.untilAt ?? 0, now) && name != null && calling?.screenId === name.id;
  if (called || identified)
    return <ScreenName number={name?.number ?? null} name={name?.name ?? say('projector.notPaired')} />;
  return code === null ? null : <PairingCode code={code} />;
}
