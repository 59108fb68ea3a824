/** Reads the marks that a scene shows, and only while such a scene is on air: in the thread that reads. */
import { actScores, standingsSoFar } from '#domain/results/score-board.ts';
import type { LiveFacts, ScoreBoard, ShowFacts } from '#domain/show/facts.ts';
import { lastScored, scoredActs } from '#domain/show/scored.ts';
import type { ShowState } from '#domain/show/state.ts';
import { type Round, roundById } from '../lineup/queries.ts';
import { type Asked, askedOf, atOf } from '../results/counts.ts';
import { type At, gather, inputOf } from '../results/records.ts';
import type { Reader, Store } from '../store/store.ts';

interface AskedBoard extends Asked {
  /** The act that was scored last, and all that were where the standings are shown. */
  lastId: string;
  scored: readonly string[] | null;
}

/** The scores that a scene shows. Runs on a reading thread. */
export async function readBoard(
  read: Reader,
  { lastId, scored, ...asked }: AskedBoard,
): Promise<{ scores: ScoreBoard['scores']; standings: ReturnType<typeof standingsSoFar> | null }> {
  const round = await roundById(read, asked.roundId);
  if (!round) return { scores: null, standings: null };
  const input = inputOf(await gather(read, round, atOf(asked)), 'expected');
  try {
    return scored === null
      ? { scores: actScores(input, lastId), standings: null }
      : { scores: null, standings: standingsSoFar(input, scored, lastId) };
  } catch (error) {
    // What cannot be counted is told where scores are looked after: the show goes on without them.
    if (error instanceof RangeError) return { scores: null, standings: null };
    throw error;
  }
}

/** The scores that the scene on air shows; null while it shows none. */
export async function scoreBoard(
  store: Pick<Store, 'read' | 'readInThread'>,
  round: Round,
  { show, facts }: { show: ShowState; facts: ShowFacts },
  at: At,
): Promise<LiveFacts['board']> {
  const scene = show.scene.kind;
  if (scene !== 'scores' && scene !== 'standings') return null;
  const last = lastScored(show, facts)?.performance;
  if (!last) return null;
  const acts = scoredActs(show, facts).flatMap(({ performance }) => performance ?? []);
  const { answer } = await store.readInThread(import.meta.url, readBoard, {
    ...(await askedOf(store.read, round, at)),
    lastId: last.id,
    scored: scene === 'standings' ? acts.map((act) => act.id) : null,
  });
  if (!answer.standings) return { scores: answer.scores, standings: null };
  const { categoryId, entries } = answer.standings;
  const category = acts.find((act) => act.categoryId === categoryId)?.category;
  return {
    scores: null,
    standings: { category: categoryId === '' ? '' : (category ?? ''), entries },
  };
}
