/** The facts that the server drew this page from, and its clock until the page's own script has taken over. */
import { createContext, useContext, useEffect, useState } from 'react';
import type { BallotPage } from '#contract/ballot-page.ts';
import { noteServerTime } from '#web/client/clock.ts';
import type { Now } from '#web/ui/clock.ts';

/** For how long a page that the server just sent counts as connected. */
const JUST_SENT_MS = 6_000;

export const FirstAnswer = createContext<BallotPage | undefined>(undefined);

/** What the server drew this page from. */
export function useFirst(): BallotPage {
  const first = useContext(FirstAnswer);
  if (!first) throw new Error('unreachable: the server draws every ballot');
  return first;
}

/**
 * The time and the line as they are to be shown. The first drawing must equal the server's, so the clock stands
 * at the server's answer until then.
 */
export function useFirstMoment(serverNow: Now, connected: boolean): { serverNow: Now; connected: boolean } {
  const first = useFirst();
  const [taken, setTaken] = useState(false);
  const [fresh, setFresh] = useState(true);
  const [atFirst] = useState<Now>(() => () => first.state.nowAt);
  useEffect(() => {
    noteServerTime(first.state.nowAt, first.state.pace);
    setTaken(true);
    const timer = setTimeout(() => setFresh(false), JUST_SENT_MS);
    return () => clearTimeout(timer);
  }, [first]);
  return { serverNow: taken ? serverNow : atFirst, connected: connected || fresh };
}
