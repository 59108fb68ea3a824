/**
 * Reading certified results. A result holds only while the records still say what they said when it was
 * certified: every read compares them, so that a changed mark voids it for every screen at once, before the
 * void has even been written down (`watchCertified` does that right after).
 */
import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import { Refusal } from '#contract/refusal.ts';
import { pickFields } from '#domain/pick-fields.ts';
import { sameFacts } from '#domain/results/certificate.ts';
import type { Certified, CertifiedTable } from '#domain/results/certified.ts';
import type { TableProgress } from '#domain/results/followed.ts';
import { publicVotes } from '#domain/results/public-votes.ts';
import { type Depth, type RevealStep, type RevealTable, stepsOf } from '#domain/results/telling.ts';
import { POLL_KINDS } from '#domain/voting/poll-kinds.ts';
import { eventById } from '../events/queries.ts';
import { unrevisedSheets } from '../judging/queries.ts';
import { type Round, roundById } from '../lineup/queries.ts';
import type { AuditHead } from '../store/audit-note.ts';
import type { Reader } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { NOTHING } from './document-kept.ts';
import { damageBeside, loggedOf } from './logged.ts';
import { type ResultRow, readOnce } from './read-once.ts';
import { type At, gather, inputOf, type RoundMaterial } from './records.ts';

export type AnnouncementRow = Selectable<Tables['announcement']>;

/** One of a result's tables, and how far it was told. */
export type Announcement = AnnouncementRow & CertifiedTable;

/** A certified result as its document says it, with its announcements. */
export interface CertifiedResult extends Certified {
  id: string;
  roundId: string;
  state: 'certified' | 'voided';
  digest: string;
  depth: Depth;
  /** Who led the panel, as JSON; null for results of versions that kept nobody. */
  ledBy: string | null;
  voidedAt: number | null;
  voidReason: string | null;
  announcements: Announcement[];
  /** Why what is stored is not what was certified and told, in words; null where it is. */
  damage: string | null;
  /** The row of the audit log that records the certifying; null where none does. */
  logged: AuditHead | null;
  /** The stored document and its openings; null for results of versions without sealed documents. */
  kept: { document: string; openings: string } | null;
}

/** The reason, in English, why a result is void whose records were changed after it was certified. */
export const CHANGED_SINCE = 'What it was made from was changed after it was certified.';

/** What the show knows of one table of a round's newest result. */
export interface Announced extends RevealTable {
  resultId: string;
  state: AnnouncementRow['state'] | 'voided';
  shownSteps: number;
}

async function readResult(reader: Reader, row: ResultRow): Promise<CertifiedResult> {
  const announcements = await reader
    .selectFrom('announcement')
    .selectAll()
    .where('resultId', '=', row.id)
    .orderBy('position')
    .execute();
  const known = readOnce(row);
  const { kept } = known;
  const certified = 'certified' in kept ? kept.certified : NOTHING;
  const logged = known.logged ?? (await loggedOf(reader, row.id));
  const damage = kept.damage ?? (logged ? damageBeside(row, certified, logged) : null);
  if (damage === null && isDeepStrictEqual(known.row, row)) known.logged = logged;
  const { document, openings, earlier: _earlier, ...about } = row;
  return {
    ...certified,
    ...about,
    announcements: announcements.flatMap((one) => {
      const table = certified.tables[one.position];
      return table ? [{ ...one, ...table }] : [];
    }),
    damage,
    logged: logged?.head ?? null,
    kept: document === null || openings === null ? null : { document, openings },
  };
}

const resultRows = (read: Reader, roundId: string) =>
  read.selectFrom('result').selectAll().where('roundId', '=', roundId).orderBy('version', 'desc');

/** A round's newest result as stored; undefined when it has none. */
export async function newestResult(read: Reader, roundId: string): Promise<CertifiedResult | undefined> {
  const row = await resultRows(read, roundId).executeTakeFirst();
  return row && readResult(read, row);
}

/** The ids of an event's rounds with a stored certified result. */
export async function certifiedRounds(read: Reader, eventId: string): Promise<Set<string>> {
  const rows = await read
    .selectFrom('result')
    .innerJoin('round', 'round.id', 'result.roundId')
    .select('result.roundId')
    .where('round.eventId', '=', eventId)
    .where('result.state', '=', 'certified')
    .execute();
  return new Set(rows.map((row) => row.roundId));
}

/** A result without its document. */
export type ResultInBrief = Pick<ResultRow, 'id' | 'version' | 'state'> & {
  announcements: readonly Pick<AnnouncementRow, 'state'>[];
};

/** A round's newest result without its document, which takes long to read; undefined when it has none. */
export async function newestInBrief(read: Reader, roundId: string): Promise<ResultInBrief | undefined> {
  const row = await read
    .selectFrom('result')
    .select(['id', 'version', 'state'])
    .where('roundId', '=', roundId)
    .orderBy('version', 'desc')
    .executeTakeFirst();
  if (!row) return undefined;
  const announcements = await read
    .selectFrom('announcement')
    .select('state')
    .where('resultId', '=', row.id)
    .execute();
  return { ...row, announcements };
}

/** How far the tables of a round's newest result were told in the hall. */
export async function tablesInBrief(read: Reader, roundId: string): Promise<TableProgress[]> {
  const newest = await newestInBrief(read, roundId);
  if (newest?.state !== 'certified') return [];
  const rows = await read
    .selectFrom('announcement')
    .select(['state', 'shownSteps', 'toldAt'])
    .where('resultId', '=', newest.id)
    .execute();
  return rows.map((row) => ({ ...row, toldAt: toldAtOf(row) }));
}

/** One result without its document; undefined when there is none. */
export const resultInBrief = (
  read: Reader,
  id: string,
): Promise<Omit<ResultInBrief, 'announcements'> | undefined> =>
  read.selectFrom('result').select(['id', 'version', 'state']).where('id', '=', id).executeTakeFirst();

/** One result as stored; undefined when there is none. */
export async function resultById(read: Reader, id: string): Promise<CertifiedResult | undefined> {
  const row = await read.selectFrom('result').selectAll().where('id', '=', id).executeTakeFirst();
  return row && readResult(read, row);
}

/** A stored result with its round and event. @throws Refusal `not_found`. */
export async function requireResult(read: Reader, id: string) {
  const result = await resultById(read, id);
  const on = await roundWithEvent(read, result?.roundId);
  if (!result || !on) throw new Refusal('not_found', 'There is no such result.');
  return { result, ...on };
}

/** A round and its event; undefined where there are none. */
export async function roundWithEvent(read: Reader, roundId: string | undefined) {
  const round = roundId === undefined ? undefined : await roundById(read, roundId);
  const event = round && (await eventById(read, round.eventId));
  return event && { round, event };
}

/** The round that a result is of; undefined when there is no such result. */
export const roundOfResult = (read: Reader, id: string): Promise<Round | undefined> =>
  read
    .selectFrom('result')
    .innerJoin('round', 'round.id', 'result.roundId')
    .selectAll('round')
    .where('result.id', '=', id)
    .executeTakeFirst();

/** The newest other result of the round that was told or published, even if it is void; undefined when none was. */
export async function lastRevealedResult(
  read: Reader,
  roundId: string,
  exceptId = '',
): Promise<CertifiedResult | undefined> {
  const row = await resultRows(read, roundId)
    .where('id', '!=', exceptId)
    .where('id', 'in', (told) =>
      told.selectFrom('announcement').select('resultId').where('state', '!=', 'certified'),
    )
    .executeTakeFirst();
  return row && readResult(read, row);
}

/** Whether an earlier version of this result was published, so that this one replaces something people have read. */
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

/**
 * Why a result no longer stands: what is stored is not what was certified, or the round's records say something else by
 * now. Null while it stands.
 */
export async function whyVoid(
  read: Reader,
  round: Round,
  result: CertifiedResult,
  at: At,
): Promise<string | null> {
  if (result.state === 'voided') return result.voidReason ?? CHANGED_SINCE;
  if (result.damage !== null) return `What was kept of it is not what was certified. ${result.damage}`;
  try {
    return await whyChanged(read, round, result, at);
  } catch (error) {
    if (isUnreadable(error)) return UNREADABLE;
    throw error;
  }
}

async function whyChanged(
  read: Reader,
  round: Round,
  result: CertifiedResult,
  at: At,
): Promise<string | null> {
  const material = await gather(read, round, at);
  const same =
    sameFacts(inputOf(material, 'given', result.input.engine), result.input) &&
    sameParticipants(material, result);
  if (!same) return CHANGED_SINCE;
  return (await unrevisedSheets(read, round.id)).length > 0 ? REVISIONS_LOST : null;
}

/** Whether an error says that a row holds invalid JSON or no number, and not that the database did not answer. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof SyntaxError || error instanceof RangeError;

const UNREADABLE = 'What it was made from cannot be read any more.';
const REVISIONS_LOST = 'The history of its scoresheets is not what it was.';

/** Whether the same people stand behind the performances. A result from before this was kept says nothing of it. */
const sameParticipants = ({ acts }: RoundMaterial, { account }: CertifiedResult): boolean =>
  Object.keys(account.participants).length === 0 ||
  acts.every((item) => account.participants[item.id] === (item.act?.participantId ?? ''));

/**
 * The result as it stands: voided at `now` (ms) where a reason against it is given, even if that is not recorded
 * yet. `voidReason` is null where there is none.
 */
export const asItIs = (result: CertifiedResult, voidReason: string | null, now: number): CertifiedResult =>
  result.state === 'voided' || voidReason === null
    ? result
    : { ...result, state: 'voided', voidedAt: now, voidReason };

/** A round's newest result as it stands now; undefined before the first is certified. */
export async function currentResult(
  read: Reader,
  round: Round,
  at: At,
): Promise<CertifiedResult | undefined> {
  const result = await newestResult(read, round.id);
  return result && asItIs(result, await whyVoid(read, round, result, at), at.now);
}

/**
 * How much of a table may be told: `places` for votes that only compare acts, because points for places are no
 * figure that anybody gave; else the depth of the result.
 */
export const depthOf = ({ polls, depth }: CertifiedResult, { kind }: Announcement): Depth =>
  kind === 'audience' && polls.length > 0 && polls.every(({ method }) => POLL_KINDS[method].compares)
    ? 'places'
    : depth;

/** When each step was told in the hall, in ms; a step whose time was not kept or cannot be read was told long ago. */
export function toldAtOf({ toldAt, shownSteps }: Pick<AnnouncementRow, 'toldAt' | 'shownSteps'>): number[] {
  const times = timesIn(toldAt);
  return Array.from({ length: shownSteps }, (_, step) => times[step] ?? 0);
}

function timesIn(toldAt: string): number[] {
  try {
    const times: unknown = JSON.parse(toldAt);
    return Array.isArray(times) ? times.map(Number) : [];
  } catch {
    return [];
  }
}

/** The steps in which a result's table is told. */
export const stepsOfTable = (result: CertifiedResult, table: Announcement): RevealStep[] =>
  stepsOf(table, result.programme, depthOf(result, table));

/** For the show: the tables of the round's newest result with their steps; empty before one is certified. */
export async function announcedTables(read: Reader, round: Round, at: At): Promise<Announced[]> {
  const result = await currentResult(read, round, at);
  if (!result) return [];
  return result.announcements.map((table) => ({
    ...pickFields(table, ['id', 'title', 'shownSteps']),
    resultId: result.id,
    audience: table.kind === 'audience',
    ...(table.kind === 'prize' && { prize: true as const }),
    ...(table.kind === 'audience' && publicVotes(result.polls, depthOf(result, table), table.rows)),
    state: result.state === 'voided' ? 'voided' : table.state,
    toldAt: toldAtOf(table),
    steps: stepsOfTable(result, table),
    ...(table.telling && { words: table.telling.words }),
    ...(table.telling?.sounds && { sounds: table.telling.sounds }),
    ...(table.telling?.picture !== undefined && { picture: table.telling.picture }),
  }));
}
