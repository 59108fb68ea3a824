/**
 * The code of the room as it is to be shown now, on a paired projector and to whoever is signed in: another one every
 * half minute, also through a minute without the server.
 */
import { useEffect, useState } from 'react';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { isOpen, type PollState } from '#domain/voting/poll.ts';
import { call, screenKey } from './api.ts';
import { useRead } from './ask.ts';
import { KEYS, stored } from './storage.ts';

const ASK_EVERY_MS = 5_000;
const LOOK_EVERY_MS = 500;

const isProjector = (): boolean =>
  screenKey() === KEYS.projectorToken && stored(KEYS.projectorToken) !== undefined;
const isSignedIn = (): boolean => stored(KEYS.authToken) !== undefined;

/** A projector asks as the screen that it is paired as; where it is not, as whoever is signed in on its machine. */
async function ask() {
  const askedAt = performance.now();
  const shown = isProjector()
    ? await call(votingEndpoints.roomCodes, { round: undefined }).catch(() => undefined)
    : undefined;
  return {
    askedAt,
    codes: shown ?? (isSignedIn() ? await call(votingEndpoints.deskRoomCodes, { round: undefined }) : []),
  };
}

/**
 * The room's code that a poll asks for at present; undefined where it asks for none, where this page may not know
 * it, or where the connection was lost for too long.
 */
export function useRoomCode(
  poll: { id: string; voters: string; state: PollState } | null,
): string | undefined {
  const asks = poll !== null && poll.voters === 'room' && isOpen(poll) && (isProjector() || isSignedIn());
  const { data } = useRead(['room-code', poll?.id], ask, {
    enabled: asks,
    refetchInterval: ASK_EVERY_MS,
    retry: false,
  });
  const known = asks ? data?.codes.find(({ pollId }) => pollId === poll.id) : undefined;
  const isKnown = known !== undefined;
  const [, lookAgain] = useState(0);
  useEffect(() => {
    if (!isKnown) return;
    const timer = setInterval(() => lookAgain((looks) => looks + 1), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isKnown]);
  if (!known || !data) return undefined;
  const over = performance.now() - data.askedAt - known.changesInMs;
  return known.codes[over < 0 ? 0 : 1 + Math.floor(over / known.stepMs)];
}
