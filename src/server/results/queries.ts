/**
 * Reading certified results. A result holds only while the records still say what they said when it was
 * certified: every read compares them, so that a changed mark voids it for every screen at once, before the
 * void has even been written down (`watchCertified` does that right after).
 */
import type { Selectable } from 'kysely';
import { sameFacts } from '#domain/results/certificate.ts';
import {
  type Depth,
  type ProgrammeEntry,
  stepsOf,
  type TableKind,
  type ToldStep,
  votedFor,
} from '#domain/results/telling.ts';
import type { Engine } from '#domain/tabulation/engines.ts';
import type { Standings } from '#domain/tabulation/standings.ts';
import type { TabulationInput } from '#domain/tabulation/types.ts';
import type { Round } from '../lineup/queries.ts';
import type { Reader } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { type CountPoll, gather, inputOf } from './records.ts';

type ResultRow = Selectable<Tables['result']>;
export type AnnouncementRow = Selectable<Tables['announcement']>;

/** The input of a certified result, with the engine that counted it. */
export type CertifiedInput = TabulationInput & { engine: Engine };

/** A certified result, frozen, with its tables. */
export interface CertifiedResult {
  id: string;
  roundId: string;
  version: number;
  state: 'certified' | 'voided';
  standings: Standings;
  /** Those that name no engine were counted by the first. */
  inputs: CertifiedInput;
  programme: ProgrammeEntry[];
  digest: string;
  depth: Depth;
  certifiedAt: number;
  certifiedBy: string;
  proposedBy: string | null;
  voidedAt: number | null;
  voidReason: string | null;
  announcements: AnnouncementRow[];
}

export const CHANGED_SINCE = 'What it was made from was changed after it was certified.';

/** What the show knows of one table of the round's newest result. */
export interface Announced {
  id: string;
  title: string;
  state: 'certified' | 'revealing' | 'published' | 'voided';
  shownSteps: number;
  /** Lowest place first, the winner last. */
  steps: ToldStep[];
}

async function readResult(read: Reader, row: ResultRow): Promise<CertifiedResult> {
  const announcements = await read
    .selectFrom('announcement')
    .selectAll()
    .where('resultId', '=', row.id)
    .orderBy('position')
    .execute();
  return {
    ...row,
    standings: JSON.parse(row.standings),
    inputs: { engine: 1, ...JSON.parse(row.inputs) },
    programme: JSON.parse(row.programme),
    announcements,
  };
}

const resultRows = (read: Reader, roundId: string) =>
  read.selectFrom('result').selectAll().where('roundId', '=', roundId).orderBy('version', 'desc');

/** A round's newest result as it was written down. */
export async function newestResult(read: Reader, roundId: string): Promise<CertifiedResult | undefined> {
  const row = await resultRows(read, roundId).executeTakeFirst();
  return row && readResult(read, row);
}

/** One result as it was written down. */
export async function resultById(read: Reader, id: string): Promise<CertifiedResult | undefined> {
  const row = await read.selectFrom('result').selectAll().where('id', '=', id).executeTakeFirst();
  return row && readResult(read, row);
}

/** The newest result of the round that was told or published, whatever became of it. */
export async function lastToldResult(read: Reader, roundId: string): Promise<CertifiedResult | undefined> {
  const row = await resultRows(read, roundId)
    .where('id', 'in', (told) =>
      told.selectFrom('announcement').select('resultId').where('state', '!=', 'certified'),
    )
    .executeTakeFirst();
  return row && readResult(read, row);
}

/** Whether an earlier version of this result was published, so that this one replaces something that people read. */
export async function wasPublishedBefore(read: Reader, result: CertifiedResult): Promise<boolean> {
  const earlier = await read
    .selectFrom('result')
    .innerJoin('announcement', 'announcement.resultId', 'result.id')
    .select('result.id')
    .where('roundId', '=', result.roundId)
    .where('version', '<', result.version)
    .where('announcement.state', '=', 'published')
    .executeTakeFirst();
  return earlier !== undefined;
}

/** Whether the round's records still say what the result was certified on. */
export async function stillHolds(
  read: Reader,
  round: Round,
  result: CertifiedResult,
  at: { now: number; count: CountPoll },
): Promise<boolean> {
  if (result.state === 'voided') return false;
  return sameFacts(inputOf(await gather(read, round, at), 'given', result.inputs.engine), result.inputs);
}

/** The result as it is now: voided when its records were changed since, even if nobody wrote that down yet. */
async function asItIs(
  read: Reader,
  round: Round,
  result: CertifiedResult,
  at: { now: number; count: CountPoll },
): Promise<CertifiedResult> {
  if (result.state === 'voided' || (await stillHolds(read, round, result, at))) return result;
  return { ...result, state: 'voided', voidedAt: at.now, voidReason: CHANGED_SINCE };
}

/** A round's newest result, as it is now. Undefined before the first one is certified. */
export async function currentResult(
  read: Reader,
  round: Round,
  at: { now: number; count: CountPoll },
): Promise<CertifiedResult | undefined> {
  const result = await newestResult(read, round.id);
  return result && asItIs(read, round, result, at);
}

/** What one of a result's tables ranks. */
export const kindOf = (result: CertifiedResult, table: AnnouncementRow): TableKind => ({
  kind: table.kind,
  categoryId: table.categoryId,
  ...(table.kind === 'audience' && { candidateIds: votedFor(result.inputs.audience ?? null) }),
});

/** The steps of one of a result's tables. */
export const stepsOfTable = (result: CertifiedResult, table: AnnouncementRow): ToldStep[] =>
  stepsOf(kindOf(result, table), result.standings, result.programme, result.depth);

/** For the show: the tables of the round's newest result and their steps. Empty before one is certified. */
export async function announcedTables(
  read: Reader,
  round: Round,
  at: { now: number; count: CountPoll },
): Promise<Announced[]> {
  const result = await currentResult(read, round, at);
  if (!result) return [];
  return result.announcements.map((table) => ({
    id: table.id,
    title: table.title,
    state: result.state === 'voided' ? 'voided' : table.state,
    shownSteps: table.shownSteps,
    steps: stepsOfTable(result, table),
  }));
}
