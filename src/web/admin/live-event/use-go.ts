/** The press of GO on this desk: sent, or said why it was not. */
import { useEffect, useState } from 'react';
import { GO_EARLY_MS } from '#domain/show/state.ts';
import { realMs } from '#web/client/clock.ts';
import { say } from '#web/ui/say.ts';
import { type Hold, useHold } from '#web/ui/use-hold.ts';
import { type Desk, useDesk } from './desk.ts';
import { waitLines } from './words.ts';

/** For so long the desk says what became of a press. */
const SAID_MS = 5_000;

export interface Go {
  /** Presses GO. What comes a moment too early is sent all the same: the server holds it until GO listens. */
  press: () => void;
  /** The key that is held where the step asks first. */
  hold: Hold;
  /** Says that a press was let go before its time. */
  tooShort: () => void;
  /** Why the last press was not sent. */
  said: string | undefined;
}

/** GO for the button and for its key. */
export function useGo(): Go {
  const desk = useDesk();
  const [said, setSaid] = useState<{ why: string }>();
  useEffect(() => {
    if (said === undefined) return;
    const timer = setTimeout(() => setSaid(undefined), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const press = () => {
    const why = notSent(desk);
    setSaid(why === undefined ? undefined : { why });
    // Named as it was read when the press or the hold began: a show that has moved on since refuses it.
    if (why === undefined) void desk.send({ kind: 'go', confirms: desk.view.go.asks });
  };
  const tooShort = () => setSaid({ why: say('desk.tooShort') });
  return { press, hold: useHold(press, tooShort), tooShort, said: said?.why };
}

function notSent({ view, connected, atLeast, underWay }: Desk): string | undefined {
  if (!connected) return say('desk.sentNoConnection');
  const waits = waitLines(view);
  if (waits !== null) return say('desk.sentWaits', { why: waits.join(' ') });
  // Once the show has moved on, an answer that is lost holds nothing up.
  if (underWay.some(({ kind, expectedVersion }) => kind === 'go' && expectedVersion >= view.version))
    return say('desk.sentUnderWay');
  const left = realMs((view.go.deafUntilAt ?? 0) - atLeast());
  return left > GO_EARLY_MS ? say('desk.sentJustNow') : undefined;
}
