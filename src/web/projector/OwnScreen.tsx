/** What this screen says of itself: its code while it is not paired, its name while the crew or a key asks. */
import type { ProjectorView } from '#contract/live/views.ts';
import type { OwnScreen as Own } from '#web/client/own-screen.ts';
import { PairingCode, ScreenName, useUntil } from '#web/ui/ScreenName.tsx';
import { say } from '#web/ui/say.ts';

interface OwnScreenProps {
  screen: Own;
  calling: ProjectorView['calling'];
  now: () => number;
}

export function OwnScreen({ screen, calling, now }: OwnScreenProps) {
  const { name, code, identified } = screen;
  const called = useUntil(calling?.untilAt ?? 0, now) && name != null && calling?.screenId === name.id;
  if (called || identified)
    return <ScreenName number={name?.number ?? null} name={name?.name ?? say('projector.notPaired')} />;
  return code === null ? null : <PairingCode code={code} />;
}
