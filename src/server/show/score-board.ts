/** Reads the marks that a scene shows, and only while such a scene is on air. */
import { actScores, standingsSoFar } from '#domain/results/score-board.ts';
import type { LiveFacts, ScoreBoard, ShowFacts } from '#domain/show/facts.ts';
import { lastScored, scoredActs } from '#domain/show/scored.ts';
import type { ShowState } from '#domain/show/state.ts';
import type { Round } from '../lineup/queries.ts';
import { type CountPoll, gather, inputOf } from '../results/records.ts';
import type { Reader } from '../store/store.ts';

/** What the scene on air needs of the scores; null while none that shows any is. */
export async function scoreBoard(
  read: Reader,
  round: Round,
  { show, facts }: { show: ShowState; facts: ShowFacts },
  at: { now: number; count: CountPoll },
): Promise<LiveFacts['board']> {
  const scene = show.scene.kind;
  if (scene !== 'scores' && scene !== 'standings') return null;
  const last = lastScored(show, facts)?.performance;
  if (!last) return null;
  const nothing: ScoreBoard = { scores: null, standings: null };
  const input = inputOf(await gather(read, round, at), 'expected');
  if (scene === 'scores') return { ...nothing, scores: actScores(input, last.id) };
  const scored = scoredActs(show, facts);
  const { categoryId, entries } = standingsSoFar(
    input,
    scored.flatMap((item) => item.performance?.id ?? []),
    last.id,
  );
  const category = scored.find((item) => item.performance?.categoryId === categoryId)?.performance?.category;
  return { ...nothing, standings: { category: categoryId === '' ? '' : (category ?? ''), entries } };
}
