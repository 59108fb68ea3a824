/** What a round was made from: the certified results, the totals carried from them, and whether they still stand. */
import type { Doubt } from '#domain/results/doubts.ts';
import type { CarriedInput } from '#domain/tabulation/types.ts';
import type { OrderItem } from '../lineup/queries.ts';
import type { Reader } from '../store/store.ts';
import type { Work } from '../store/write.ts';

/** One certified result that a round was made from. */
export interface Source {
  roundId: string;
  name: string;
  resultId: string;
  digest: string;
  /** Whether its totals are added to those of the round. */
  carries: boolean;
}

/** The results that a round was made from; empty for a first round. */
export async function sourcesOf(read: Reader, roundId: string): Promise<Source[]> {
  const rows = await read
    .selectFrom('roundSource')
    .innerJoin('round', 'round.id', 'roundSource.sourceRoundId')
    .innerJoin('result', 'result.id', 'roundSource.resultId')
    .select([
      'roundSource.sourceRoundId as sourceRoundId',
      'roundSource.resultId as resultId',
      'roundSource.carries as carries',
      'round.name as name',
      'result.digest as digest',
    ])
    .where('roundSource.roundId', '=', roundId)
    .orderBy('round.createdAt')
    .orderBy('round.id')
    .execute();
  return rows.map(({ sourceRoundId, carries, ...row }) => ({
    ...row,
    roundId: sourceRoundId,
    carries: carries === 1,
  }));
}

/** The totals carried into a round, by participant and source. */
export const carriedTotals = (read: Reader, roundId: string) =>
  read
    .selectFrom('carriedTotal')
    .selectAll()
    .where('roundId', '=', roundId)
    .orderBy('sourceRoundId')
    .orderBy('participantId')
    .execute();

/** The totals that the acts of a round bring along; null where points start at zero. */
export async function carriedInto(
  read: Reader,
  roundId: string,
  acts: readonly OrderItem[],
): Promise<CarriedInput[] | null> {
  const sources = (await sourcesOf(read, roundId)).filter((source) => source.carries);
  if (sources.length === 0) return null;
  const totals = await carriedTotals(read, roundId);
  return acts.flatMap((act) =>
    sources.flatMap(({ roundId: sourceRoundId, name, digest }) =>
      totals
        .filter((row) => row.sourceRoundId === sourceRoundId && row.participantId === act.act?.participantId)
        .map(({ points }) => ({ performanceId: act.id, points, from: name, digest })),
    ),
  );
}

/** Tells which result of a round stands certified now; null when none does. */
export type Standing = (roundId: string) => Promise<{ digest: string } | null>;

/** The earlier results that a round rests on, directly or through others, and that no longer stand. */
export async function sourceDoubts(read: Reader, roundId: string, standing: Standing): Promise<Doubt[]> {
  const found = new Map<string, Doubt>();
  const look = async (id: string, carriedOn: boolean): Promise<void> => {
    for (const source of await sourcesOf(read, id)) {
      const carried = carriedOn && source.carries;
      if ((await standing(source.roundId))?.digest !== source.digest)
        found.set(source.roundId, { kind: 'earlier_taken_back', round: source.name, carried });
      await look(source.roundId, carried);
    }
  };
  await look(roundId, true);
  return [...found.values()];
}

/** A certified result that a round is made from, with its totals. */
export interface SourceResult {
  id: string;
  roundId: string;
  digest: string;
  totals: { participantId: string; points: string }[];
}

/** Stores what a round is made from, in place of what was stored before. */
export async function writeSources(
  { tx, audit }: Work,
  round: { id: string; eventId: string },
  results: readonly SourceResult[],
  carries: boolean,
): Promise<void> {
  await forgetSources(tx, round.id);
  for (const result of results) {
    await tx
      .insertInto('roundSource')
      .values({
        roundId: round.id,
        sourceRoundId: result.roundId,
        resultId: result.id,
        carries: carries ? 1 : 0,
      })
      .execute();
    const totals = carries ? result.totals : [];
    if (totals.length > 0)
      await tx
        .insertInto('carriedTotal')
        .values(totals.map((row) => ({ ...row, roundId: round.id, sourceRoundId: result.roundId })))
        .execute();
  }
  audit({
    action: carries ? 'round.points_carried' : 'round.points_at_zero',
    subject: `round:${round.id}`,
    eventId: round.eventId,
    after: { from: results.map(({ roundId, digest }) => ({ roundId, digest })) },
  });
}

/** Copies what one round was made from, earlier results and the totals carried from them, to another round. */
export async function copySources({ tx }: Work, from: string, to: string): Promise<void> {
  const sources = await tx.selectFrom('roundSource').selectAll().where('roundId', '=', from).execute();
  for (const row of sources)
    await tx
      .insertInto('roundSource')
      .values({ ...row, roundId: to })
      .execute();
  for (const row of await carriedTotals(tx, from))
    await tx
      .insertInto('carriedTotal')
      .values({ ...row, roundId: to })
      .execute();
}

/** Deletes what a round was made from, where the round is deleted or made anew. */
export async function forgetSources(tx: Work['tx'], roundId: string): Promise<void> {
  await tx.deleteFrom('carriedTotal').where('roundId', '=', roundId).execute();
  await tx.deleteFrom('roundSource').where('roundId', '=', roundId).execute();
}
