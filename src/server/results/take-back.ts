/**
 * One rule for every write of every room: what would take a certified result back is done by an admin who says why, or
 * not at all. Held at the door for writes, before the commit, so that no room has to remember it.
 */
import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '#contract/refusal.ts';
import { TAKE_BACK } from '#contract/take-back.ts';
import { refusalOf } from '#domain/messages/report.ts';
import { sameFacts } from '#domain/results/certificate.ts';
import { restingWords } from '#domain/results/rests-on.ts';
import { currentEvent } from '../events/queries.ts';
import { unrevisedSheets } from '../judging/queries.ts';
import { type Round, roundById, roundsOf } from '../lineup/queries.ts';
import type { Actor } from '../store/audit.ts';
import { ANY_TABLE } from '../store/changes.ts';
import type { Reader, Store } from '../store/store.ts';
import type { Work, Written } from '../store/write.ts';
import { prepareWhyVoid } from './announced-reading.ts';
import { restingOn, toldOf } from './announced-rounds.ts';
import { newestInBrief, type ResultInBrief } from './queries.ts';
import { type At, type CountPoll, gather, inputOf } from './records.ts';
import { writeVoid } from './write-void.ts';

/**
 * The tables, by their names in the database, that are written in the course of a show and decide no certified
 * result.
 */
export const BESIDE: ReadonlySet<string> = new Set([
  'admin',
  'admin_session',
  'announcement',
  'audit',
  'command',
  'control_token',
  'judge_session',
  'ledger',
  'list_view',
  'mail',
  'performance_scoring',
  'screen',
  'setup_link',
  'sheet_return',
  'show_step',
  'webhook',
  'webhook_delivery',
]);

/** What would be taken back, by how far it was announced. */
const TAKES_BACK = {
  certified: 'takesBackCertified',
  revealing: 'takesBackRevealing',
  published: 'takesBackPublished',
} as const satisfies Record<ReturnType<typeof toldOf>, string>;

interface Standing {
  round: Round;
  result: ResultInBrief;
}

/**
 * From now on a write that changes what a certified result is made from needs an admin's reason and voids that
 * result; without a reason it is refused with `certified`. Writes of the server itself pass, because they only
 * record what is so. What a round says is compared before and after the write; only where it differs is the
 * certified document read, in a thread, because that takes long.
 */
export function holdCertified(store: Store, count: CountPoll): void {
  store.holdWrites(async (work, written) => {
    if (written.by.kind === 'system' || [...written.tables].every((table) => BESIDE.has(table))) return;
    const at = { now: work.now, count };
    const lost: Standing[] = [];
    for (const round of await roundsTouched(work, written)) {
      const result = await certifiedAllAlong({ before: store.read, after: work.tx }, round);
      // Its row as it was: the rules stand in it.
      const was = result && (await roundById(store.read, round.id));
      if (!result || !was) continue;
      const [before, after] = [
        { read: store.read, round: was },
        { read: work.tx, round },
      ];
      const isLost =
        (await setsVotesAside(before, after)) ||
        (!(await saysTheSame(before, after, at, written)) &&
          (await prepareWhyVoid(store, count, was)(store.read))?.answer === null);
      if (isLost) lost.push({ round, result });
    }
    await takeBack(work, written.by, lost);
  });
}

/** A result that did not stand before, or is certified by this very write, is not taken back by it. */
async function certifiedAllAlong(
  { before, after }: { before: Reader; after: Reader },
  { id }: Round,
): Promise<ResultInBrief | undefined> {
  const result = await newestInBrief(after, id);
  if (result?.state !== 'certified') return undefined;
  return (await newestInBrief(before, id))?.id === result.id ? result : undefined;
}

const SHEETS = ['scoresheet', 'scoresheet_revision', ANY_TABLE];

/** A round's row and a reader, both from before a write or both from within it. */
interface Seen {
  read: Reader;
  round: Round;
}

/** Whether a write changed nothing that the round's result is made from. Sheets are read only where any was written. */
async function saysTheSame(before: Seen, after: Seen, at: At, { tables }: Written): Promise<boolean> {
  if (SHEETS.every((table) => !tables.has(table))) {
    const [then, now] = [await footing(before, at), await footing(after, at)];
    if (isDeepStrictEqual(then, now)) return true;
  }
  const [then, now] = [
    await gather(before.read, before.round, at),
    await gather(after.read, after.round, at),
  ];
  // In their order, which a document keeps, and by which acts are numbered.
  const people = ({ acts }: typeof then) => acts.map((item) => `${item.id} ${item.act?.participantId}`);
  return (
    sameFacts(inputOf(then, 'given'), inputOf(now, 'given')) &&
    isDeepStrictEqual(people(then), people(now)) &&
    (await unrevisedSheets(after.read, after.round.id)).length ===
      (await unrevisedSheets(before.read, before.round.id)).length
  );
}

/**
 * Whether a write sets ballots aside that have a share in the round's result, or counts them again. The counts do not
 * say it: they are the ballot box's, which holds one moment alone and not both before and after.
 */
const setsVotesAside = async (before: Seen, after: Seen): Promise<boolean> =>
  !isDeepStrictEqual(await votesAside(before), await votesAside(after));

const votesAside = ({ read, round }: Seen) =>
  read
    .selectFrom('voteFlag')
    .innerJoin('poll', 'poll.id', 'voteFlag.pollId')
    .select('voteFlag.id')
    .where('poll.roundId', '=', round.id)
    .where('poll.share', '>', 0)
    .where('voteFlag.setAsideAt', 'is not', null)
    .orderBy('voteFlag.id')
    .execute();

/** What a round says besides its sheets, without what everybody is called. */
async function footing({ read, round }: Seen, at: At) {
  const { records, acts } = await gather(read, round, { ...at, sheets: false });
  return {
    ...records,
    judges: records.judges.map(({ id, isHead, categoryIds, criterionIds, weight }) => ({
      id,
      isHead,
      categoryIds,
      criterionIds,
      weight,
    })),
    performances: records.performances.map(({ id, categoryId, guest }, at) => ({
      id,
      categoryId,
      guest,
      participantId: acts[at]?.act?.participantId,
    })),
  };
}

/**
 * Voids the certified result of a round, for a change that ends what it rests on before any figure differs; does
 * nothing where none is certified. @throws Refusal `certified` unless an admin gives the reason.
 */
export async function takeBackRound(work: Work, by: Actor, round: Round): Promise<void> {
  const result = await newestInBrief(work.tx, round.id);
  if (result?.state === 'certified') await takeBack(work, by, [{ round, result }]);
}

/** The rounds of the current event and of each that the write says it changed. */
async function roundsTouched({ tx }: Work, { entries }: Written): Promise<Round[]> {
  const events = new Set([(await currentEvent(tx))?.id, ...entries.map(({ eventId }) => eventId)]);
  const rounds: Round[] = [];
  for (const eventId of events) if (eventId) rounds.push(...(await roundsOf(tx, eventId)));
  return rounds;
}

/** Voids them for the reason that an admin gave. @throws Refusal `certified` from anybody else, and without a reason. */
async function takeBack(work: Work, by: Actor, lost: readonly Standing[]): Promise<void> {
  if (lost.length === 0) return;
  if (by.takesBack === undefined) throw await refusalFor(work.tx, by, lost);
  for (const { result } of lost) await writeVoid(work, result, by.takesBack);
}

async function refusalFor(read: Reader, by: Actor, lost: readonly Standing[]): Promise<Refusal> {
  const named = lost.map(({ round, result }) =>
    refusalOf(TAKES_BACK[toldOf(result)], { round: round.name, version: result.version }),
  );
  const touched = (await Promise.all(lost.map(({ round }) => restingOn(read, round)))).flat();
  const kept = touched.filter(
    ({ id }, at) =>
      lost.every(({ round }) => round.id !== id) && touched.findIndex((one) => one.id === id) === at,
  );
  const what = [...named, ...restingWords(kept)].join(' ');
  return by.kind === 'admin'
    ? new Refusal('certified', `${what} ${refusalOf('sayWhyDone')}`, {
        fields: { [TAKE_BACK]: 'Say why the result is taken back.' },
      })
    : new Refusal('certified', `${what} ${refusalOf('adminAlone')}`);
}
