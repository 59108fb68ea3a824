/** Which candidate's music is heard when, while a vote is announced, as pure functions of the desk's view. */
import type { AdminView } from '#contract/live/views.ts';
import { currentOf, nextOf } from '../desk.ts';
import type { DeskItem } from '../words.ts';

/** A candidate's turn, in step with the wall. Times are the server's, in ms. */
export interface RecapTurn {
  /** Which recap it is of: a vote that is announced again has another. */
  recap: string;
  turn: number;
  item: DeskItem;
  fromAt: number;
  untilAt: number;
}

/** So many candidates' tracks are kept ahead of their turns. */
const KEPT = 3;
const PIECE_MS = 10_000;

/** The act whose excerpt plays at `now` (ms); null once all were heard. */
export function recapTurn({ recap, polls, items }: AdminView, now: number): RecapTurn | null {
  const heard = polls.find(({ id }) => id === recap?.pollId)?.heard ?? [];
  if (recap === null || heard.length === 0) return null;
  const turn = Math.max(0, Math.floor((now - recap.fromAt) / recap.eachMs));
  const item = items.find(({ itemId }) => itemId === heard[turn]);
  if (item === undefined) return null;
  const fromAt = recap.fromAt + turn * recap.eachMs;
  return { recap: `${recap.pollId} ${recap.fromAt}`, turn, item, fromAt, untilAt: fromAt + recap.eachMs };
}

/** The candidates whose tracks this laptop keeps: those whose turn comes, or who are first once the vote is announced. */
export function recapToKeep(view: AdminView, on: RecapTurn | null): DeskItem[] {
  const coming = [currentOf(view), nextOf(view)].flatMap((item) => item?.pollId ?? []);
  const poll =
    view.recap === null
      ? view.polls.find(({ id, state }) => state === 'draft' && coming.includes(id))
      : view.polls.find(({ id }) => id === view.recap?.pollId);
  if (view.recap !== null && on === null) return [];
  const from = on?.turn ?? 0;
  return (poll?.heard ?? []).slice(from, from + KEPT).flatMap((itemId) => {
    const item = view.items.find((one) => one.itemId === itemId);
    return item?.act?.sound.fileId != null ? [item] : [];
  });
}

/** Where a piece of a track begins, in ms: at its middle, where a song is most itself, and never before its cue point. */
export const pieceFromMs = (durationMs: number, startMs: number): number =>
  Math.max(startMs, Math.min(durationMs / 2, durationMs - PIECE_MS));
