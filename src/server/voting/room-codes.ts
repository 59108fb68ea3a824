/**
 * The code of the room: shown by the hall's own screens while a poll asks for it, and entered on each device once.
 * It follows from the key, the poll and the time, so that nothing has to be kept, and every process shows the same.
 */

import { Refusal } from '#contract/refusal.ts';
import { isOpen } from '#domain/voting/poll.ts';
import {
  ROOM_STEP_MS,
  roomCodeFrom,
  roomCodeIn,
  roomCodeWords,
  roomStepAt,
  roomStepsTaken,
} from '#domain/voting/room-code.ts';
import type { RoundAccess } from '../http/access.ts';
import { stageNow } from '../lineup/clock.ts';
import type { Secrets } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';
import { type Poll, pollsOf } from './queries.ts';

/** So many are given ahead: a screen goes on without its server for as long. */
const GIVEN = 4;

const codeOf = (pollId: string, step: number, secrets: Secrets): string =>
  roomCodeFrom(Buffer.from(secrets.fingerprint(`room code of ${pollId}`, String(step)), 'hex'));

/** The round's polls that are open to the room. */
async function openToTheRoom(store: Store, roundId: string): Promise<Poll[]> {
  const polls = await pollsOf(store.read, roundId, await stageNow(store, roundId));
  return polls.filter((poll) => poll.voters === 'room' && isOpen(poll));
}

/**
 * The room's codes that projector and desk show for a round's polls that ask for one: the present code and those
 * that follow, when the next one is due, and how long each is shown, both in ms.
 */
export async function shownRoomCodes(store: Store, { roundId }: Pick<RoundAccess, 'roundId'>) {
  const now = store.now();
  const step = roomStepAt(now);
  return (await openToTheRoom(store, roundId)).map(({ id }) => ({
    pollId: id,
    codes: Array.from({ length: GIVEN }, (_, ahead) =>
      roomCodeWords(codeOf(id, step + ahead, store.secrets)),
    ),
    changesInMs: (step + 1) * ROOM_STEP_MS - now,
    stepMs: ROOM_STEP_MS,
  }));
}

/**
 * The ids of a round's polls whose room code was typed. `wrong` is called and waited for when the code is none of
 * theirs.
 * @throws Refusal `wrong_state` when no poll asks for a code, `wrong_room_code` after `wrong`
 */
export async function enterRoomCode(
  store: Store,
  roundId: string | undefined,
  typed: string,
  wrong: () => Promise<void>,
): Promise<string[]> {
  const polls = roundId === undefined ? [] : await openToTheRoom(store, roundId);
  if (polls.length === 0) throw new Refusal('wrong_state', 'No vote asks for the room code at the moment.');
  const code = roomCodeIn(typed);
  const steps = roomStepsTaken(store.now());
  const entered = polls.filter(({ id }) => steps.some((step) => codeOf(id, step, store.secrets) === code));
  if (entered.length === 0) {
    await wrong();
    throw new Refusal('wrong_room_code', undefined, {
      fields: { code: 'This is not the room code.' },
    });
  }
  return entered.map(({ id }) => id);
}
