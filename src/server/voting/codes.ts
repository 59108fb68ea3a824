/**
 * One-time codes: made, printed, ended, entered. A code follows from the installation's key and its place in its
 * batch, so that sheets can be printed again; the database holds keyed fingerprints only. Nothing notes when a
 * code was entered or used, for that could be held against the times in the log of ballots.
 */
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { Refusal, wrongField } from '#contract/refusal.ts';
import type { votingEndpoints } from '#contract/voting/endpoints.ts';
import { codeFrom, codeIn } from '#domain/voting/code.ts';
import { takesCodes } from '#domain/voting/voter.ts';
import { currentEvent, eventById, requireCurrentEvent } from '../events/queries.ts';
import type { AdminAccess, RoundAccess } from '../http/access.ts';
import type { InputOf, KeyedWork } from '../http/command.ts';
import { roundOf } from '../lineup/gate.ts';
import { refuseWhenOver, type ShowPhaseOf } from '../lineup/over.ts';
import type { QuietTransaction } from '../store/quiet.ts';
import { newId, type Secrets } from '../store/secrets.ts';
import type { Reader, Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import type { BallotBox } from './box.ts';
import type { CodeGuard } from './code-guard.ts';
import { pollById, pollsOf } from './queries.ts';
import { type Batches, fingerprintOfCode } from './voter.ts';
import { type EnteredCode, voterCookiesOf } from './voter-cookies.ts';

type Calls = typeof votingEndpoints;

const ROWS_AT_ONCE = 500;
/** A code on two of one's own devices, and a third after a browser forgot: more is a code that goes round. */
const MOST_DEVICES = 3;

/** The codes of a batch, in their order. */
const codesOf = (batch: { id: string; size: number }, secrets: Secrets): string[] =>
  Array.from({ length: batch.size }, (_, at) =>
    codeFrom(Buffer.from(secrets.fingerprint(`vote codes ${batch.id}`, String(at)), 'hex')),
  );

/** The event's batches, newest first. */
const batchesOfEvent = (read: Reader, eventId: string) =>
  read
    .selectFrom('codeBatch')
    .selectAll()
    .where('eventId', '=', eventId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();

/** The event's batches of codes as voters' marks are held against them. */
export async function batchesById(read: Reader, eventId: string): Promise<Batches> {
  const rows = await batchesOfEvent(read, eventId);
  return new Map(rows.map(({ id, pollId, endedAt }) => [id, { pollId, ended: endedAt !== null }]));
}

type Batch = Awaited<ReturnType<typeof batchesOfEvent>>[number];

const presentBatch = ({ eventId: _event, ...batch }: Batch, shared: number) => ({ ...batch, shared });

/** How many codes of each batch were entered on more than one device. */
async function sharedCodes(read: Reader, batches: readonly Batch[]): Promise<Map<string, number>> {
  const rows = await read
    .selectFrom('voteCode')
    .select(({ fn }) => ['batchId', fn.countAll<number>().as('codes')])
    .where(
      'batchId',
      'in',
      batches.map(({ id }) => id),
    )
    .where('devices', '>', 1)
    .groupBy('batchId')
    .execute();
  return new Map(rows.map(({ batchId, codes }) => [batchId, Number(codes)]));
}

/** The event's batches as the admin sees them, with how many of their codes voted in the round. */
export async function presentBatches(store: Store, box: BallotBox, { roundId, eventId }: RoundAccess) {
  const polls = await pollsOf(store.read, roundId, store.now());
  const batches = await batchesOfEvent(store.read, eventId);
  const shared = await sharedCodes(store.read, batches);
  return {
    batches: batches.map((batch) => presentBatch(batch, shared.get(batch.id) ?? 0)),
    used: await Promise.all(
      polls
        .filter((poll) => takesCodes(poll.voters))
        .map(async (poll) => ({
          pollId: poll.id,
          title: poll.title,
          ballots: (await box.tally(poll.id)).codes,
        })),
    ),
  };
}

async function requireBatch(work: Work, id: string) {
  const batch = await work.tx.selectFrom('codeBatch').selectAll().where('id', '=', id).executeTakeFirst();
  if (!batch) throw new Refusal('not_found', 'There are no such codes.');
  if (batch.endedAt !== null) throw new Refusal('wrong_state', 'These codes were ended.');
  return batch;
}

/** @throws Refusal `not_found` for a poll that is not there or of another event, `show_finished` for one that cannot be opened any more. */
async function requirePollToCome(
  { tx, now }: Work,
  { pollId, eventId }: { pollId: string; eventId: string },
  roundPhase: ShowPhaseOf,
): Promise<void> {
  const poll = await pollById(tx, pollId, now);
  const round = poll && (await roundOf(tx, poll));
  if (round?.eventId !== eventId)
    throw new Refusal('not_found', 'There is no such poll.', { fields: { poll_id: 'Choose a poll.' } });
  await refuseWhenOver(tx, roundPhase, round);
}

/**
 * Makes a batch of codes, for one poll or for every one, also of rounds to come. @throws Refusal `no_event`, and what
 * `requirePollToCome` throws.
 */
export async function makeCodes(
  work: KeyedWork,
  _access: AdminAccess,
  { body: { label, size, pollId } }: InputOf<Calls['makeCodes']>,
  roundPhase: ShowPhaseOf,
) {
  const event = await requireCurrentEvent(work.tx);
  if (pollId !== null) await requirePollToCome(work, { pollId, eventId: event.id }, roundPhase);
  const batch = {
    id: newId(),
    eventId: event.id,
    pollId,
    label,
    size,
    createdAt: work.now,
    endedAt: null,
  };
  await work.tx.insertInto('codeBatch').values(batch).execute();
  const rows = codesOf(batch, work.secrets).map((code) => ({
    hash: fingerprintOfCode(code, work.secrets),
    batchId: batch.id,
  }));
  // In an order of their own, so that a row's place says nothing of a card's.
  rows.sort((a, b) => (a.hash < b.hash ? -1 : 1));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await work.tx
      .insertInto('voteCode')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute();
  work.audit({
    action: 'codes.made',
    subject: `codes:${batch.id}`,
    eventId: event.id,
    after: { label, size, pollId },
  });
  return presentBatch(batch, 0);
}

/**
 * Every code of a batch in clear. The look is recorded in the audit log. @throws Refusal `not_found`, or `wrong_state`
 * for an ended batch.
 */
export async function codeSheet(
  work: KeyedWork,
  _access: AdminAccess,
  { params: { id }, origin }: InputOf<Calls['codeSheet']> & { origin: string },
) {
  const batch = await requireBatch(work, id);
  const event = await eventById(work.tx, batch.eventId);
  if (!event) throw new Refusal('not_found');
  const poll = batch.pollId === null ? undefined : await pollById(work.tx, batch.pollId, work.now);
  work.audit({
    action: 'codes.shown',
    subject: `codes:${id}`,
    eventId: batch.eventId,
    after: { label: batch.label, size: batch.size },
  });
  return {
    label: batch.label,
    event: event.name,
    poll: poll?.title ?? null,
    address: `${event.settings.publicAddress === '' ? origin : event.settings.publicAddress}/vote?code=`,
    codes: codesOf(batch, work.secrets),
  };
}

/**
 * Ends a batch of one-time codes, as when its sheets were lost. @throws Refusal `not_found`, or `wrong_state` when
 * it has ended.
 */
export async function endCodes(
  work: Work,
  _access: AdminAccess,
  { params: { id } }: InputOf<Calls['endCodes']>,
) {
  const batch = await requireBatch(work, id);
  await work.tx.updateTable('codeBatch').set({ endedAt: work.now }).where('id', '=', id).execute();
  work.audit({
    action: 'codes.ended',
    subject: `codes:${id}`,
    eventId: batch.eventId,
    before: { label: batch.label, size: batch.size },
  });
}

/**
 * Checks a one-time code that somebody typed, and counts it for another device unless it was entered on this one
 * before. A right code is taken whatever others try; a wrong one is told as late as the guard says.
 * @throws Refusal `invalid` for what cannot be a code (a slip, which does not count as a guess),
 * `wrong_vote_code`, also for one of an event that is not on, `code_shared` when it was entered on too many
 * devices
 */
export async function enterCode(
  store: Store,
  guard: CodeGuard,
  typed: string,
  request: FastifyRequest,
): Promise<EnteredCode> {
  const code = codeIn(typed);
  if (code === undefined) throw wrongField('code', SLIP);
  const hash = fingerprintOfCode(code, store.secrets);
  const row = await store.read
    .selectFrom('voteCode')
    .innerJoin('codeBatch', 'codeBatch.id', 'voteCode.batchId')
    .select(['voteCode.batchId', 'codeBatch.endedAt', 'codeBatch.eventId'])
    .where('voteCode.hash', '=', hash)
    .executeTakeFirst();
  if (!row) {
    await guard.wrong(request);
    throw new Refusal('wrong_vote_code');
  }
  // Taken, a card of another evening would open no vote, and the page would ask for it again and again.
  if (row.endedAt !== null || row.eventId !== (await currentEvent(store.read))?.id)
    throw new Refusal('wrong_vote_code', CODE_ENDED);
  const { batchId } = row;
  const { code: entered, device } = voterCookiesOf(request, store.secrets);
  if (entered?.code === hash) return entered;
  const mark = device === undefined ? NO_MARK : markOf(hash, device, store.secrets);
  const place = await store.quiet((tx) => placeOn(tx, hash, mark));
  if (place === undefined) throw new Refusal('code_shared');
  return { batchId, code: hash, place };
}

/** Of a device without a mark of its own, which is never known again. */
const NO_MARK = '-';
const MARK_SIGNS = 8;

const markOf = (hash: string, device: string, secrets: Secrets): string =>
  secrets.fingerprint('code on a device', `${hash} ${device}`).slice(0, MARK_SIGNS);

/**
 * As how manieth device one enters the code: as before where its mark stands there, since the answer was lost, or
 * somebody pressed twice, whichever process is asked. Undefined where too many others have entered it.
 */
async function placeOn(tx: QuietTransaction, hash: string, mark: string): Promise<number | undefined> {
  const taken = await tx
    .updateTable('voteCode')
    .set((eb) => ({ devices: eb('devices', '+', 1), marks: sql<string>`marks || ${`${mark} `}` }))
    .where('hash', '=', hash)
    .where('devices', '<', MOST_DEVICES)
    .$if(mark !== NO_MARK, (others) => others.where('marks', 'not like', `%${mark}%`))
    .returning('devices')
    .executeTakeFirst();
  if (taken || mark === NO_MARK) return taken?.devices;
  const { devices, marks } = await tx
    .selectFrom('voteCode')
    .select(['devices', 'marks'])
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  const known = marks.trimEnd().split(' ').reverse().indexOf(mark);
  return known < 0 ? undefined : devices - known;
}

/** What whoever holds a code of an ended batch is told. */
export const CODE_ENDED = 'The organisers have ended this code. Ask them for another card.';

const SLIP = 'This cannot be a code: it has ten letters and digits. Check each character.';
