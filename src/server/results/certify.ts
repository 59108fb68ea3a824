/** Certifying and voiding: the standings frozen with all they were made from, under a digest. */
import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '#contract/refusal.ts';
import type { resultsEndpoints } from '#contract/results/endpoints.ts';
import { refusalOf } from '#domain/messages/report.ts';
import type { Overruling } from '#domain/results/certified.ts';
import type { Depth } from '#domain/results/telling.ts';
import { currentEvent } from '../events/queries.ts';
import type { AdminAccess, RoundAccess } from '../http/access.ts';
import type { InputOf } from '../http/command.ts';
import { settleReturns } from '../judging/returns.ts';
import { lockAll } from '../judging/scoring-commands.ts';
import { onStage, stageNow } from '../lineup/clock.ts';
import { roundOf } from '../lineup/gate.ts';
import { type Round, roundsOf } from '../lineup/queries.ts';
import { VERSION } from '../shipped.ts';
import { type Actor, SYSTEM } from '../store/audit.ts';
import { type Prepare, writePrepared } from '../store/prepared.ts';
import { ofThisMinute, rememberedEach } from '../store/remembered.ts';
import { newId } from '../store/secrets.ts';
import type { Reader, Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { pollsOf } from '../voting/queries.ts';
import { settleRound } from '../voting/window.ts';
import { isChangedInThread, prepareWhyVoid } from './announced-reading.ts';
import { awardsDigest } from './awards.ts';
import { countInThread, documentInThread } from './count-in-thread.ts';
import { type Asked, askedOf } from './counts.ts';
import type { Signed } from './document.ts';
import { headingOf } from './heading.ts';
import { refusePrizeOfAll } from './prize-of-all.ts';
import { byTwo, dropProposal, proposalOf, propose, proposerOf } from './proposals.ts';
import { CHANGED_SINCE, newestInBrief, resultInBrief, roundOfResult } from './queries.ts';
import { type CountPoll, rulesOf } from './records.ts';
import { signingOf } from './signing.ts';
import { writeVoid } from './write-void.ts';

/**
 * Certifies a round's standings, once a second count agrees with them. Where two people certify,
 * the first call only asks for it and answers null.
 * @param seen the digest that the admin saw: what they did not see is not certified.
 * @param despite why it is certified although the second count does not agree; two people certify then.
 * @throws Refusal `not_ready` while a gate is closed, `counts_disagree`, `stale` when the standings or the prizes are not those that were seen,
 * `wrong_state` when they are certified already, `same_person` when the second call is not another person's.
 */
export async function certify(
  store: Store,
  count: CountPoll,
  { round: named, by, stillMay }: Certifying,
  given: Given,
  commandId: string | undefined,
): Promise<string | null> {
  const early: Prepare<Early, never> = (read) =>
    certifyEarly({ store, count }, read, named, { ...given, by });
  return writePrepared(store, { by, commandId, ...(stillMay && { stillMay }) }, early, async (real, made) => {
    const round = await roundOf(real.tx, named);
    const work = onStage(real, round);
    const { tx, now } = work;
    // From here on no ballot is added to a poll whose time is over, so the count below is the last.
    const shut = await settleRound(work, await pollsOf(tx, round.id, now));
    const asked = await askedOf(tx, round, { now, count });
    const holds = !shut && isDeepStrictEqual(made.counted.asked.counts, asked.counts);
    const { counted, signed, document } = holds
      ? made
      : await countAndSign(store, tx, round, { ...given, by, asked });
    if (counted.isCertified) throw new Refusal('wrong_state', 'This result is certified already.');
    if (counted.waits !== '') throw new Refusal('not_ready', counted.waits);
    // Categories may have come since the prize did.
    await refusePrizeOfAll(tx, round, rulesOf(round));
    await refuseUnseen(tx, round, counted.digest, given);
    if (!signed || !document) {
      const { seen: digest, depth } = given;
      const overruling = await overrulingOf(tx, round, counted.disagreements, given);
      await propose(work, round, { digest, depth, by, overruling });
      return null;
    }
    await dropProposal(work, round);
    const before = await newestInBrief(tx, round.id);
    if (before?.state === 'certified') await writeVoid(work, before, CHANGED_SINCE);
    return freeze(work, round, { depth: given.depth, ...signed, ...document });
  });
}

/** @throws Refusal `stale` when the standings, the prizes or the reveal are not those that the admin saw. */
async function refuseUnseen(read: Reader, round: Round, digest: string, given: Given): Promise<void> {
  if (digest !== given.seen)
    throw new Refusal(
      'stale',
      'The scores changed while you looked at them. Look at them again, then certify.',
    );
  if (given.awardsSeen !== undefined && given.awardsSeen !== (await awardsDigest(read, round)))
    throw new Refusal(
      'stale',
      'The prizes or the reveal changed while you looked at them. Look at them again, then certify.',
    );
}

/** Who certifies which round, and whether they still may once all is counted. */
interface Certifying {
  round: RoundAccess;
  by: Actor;
  stillMay?: () => Promise<unknown>;
}

/** What an admin would certify, and why although the second count does not agree. */
interface Given {
  seen: string;
  /** The digest of the prizes that the admin saw; left out, they are certified as they are. */
  awardsSeen?: string;
  depth: Depth;
  despite?: string;
}

type Early = Awaited<ReturnType<typeof countAndSign>>;

/** What takes long, before the lock is taken, so that nobody waits for it. */
async function certifyEarly(
  { store, count }: { store: Store; count: CountPoll },
  read: Reader,
  named: RoundAccess,
  given: Given & { by: Actor },
) {
  const round = await roundOf(read, named);
  const now = await stageNow({ ...store, read }, round.id);
  const asked = await askedOf(read, round, { now, count });
  const answer = await countAndSign(store, read, round, { ...given, asked });
  return { answer, version: answer.counted.version };
}

/** The count, and where it is what was seen, who certifies it and the document; neither where a second person has yet to. */
async function countAndSign(
  store: Store,
  read: Reader,
  round: Round,
  { asked, ...given }: Given & { by: Actor; asked: Asked },
) {
  const counted = await countInThread(store, asked);
  const { isCertified, waits, digest } = counted;
  const signed =
    isCertified || waits !== '' || digest !== given.seen
      ? null
      : await signedBy(read, round, { ...given, at: asked.now, disagreements: counted.disagreements });
  return { counted, signed, document: signed && (await documentInThread(store, { asked, signed })) };
}

/** Who certifies, of which version, as the document says it; null where another person has to as well. */
async function signedBy(
  read: Reader,
  round: Round,
  given: Given & { by: Actor; at: number; disagreements: readonly string[] },
): Promise<Signed | null> {
  const { by, at } = given;
  const overruling = await overrulingOf(read, round, given.disagreements, given);
  const two = overruling !== null || (await byTwo(read, round));
  const proposer = two ? await proposerOf(read, round, { digest: given.seen, depth: given.depth, by }) : null;
  if (two && proposer === null) return null;
  const both = proposer ? [proposer, { id: by.id ?? '', name: by.name }] : [];
  const signing = await signingOf(read, round.eventId, both);
  const before = await newestInBrief(read, round.id);
  return {
    product: VERSION,
    version: (before?.version ?? 0) + 1,
    certifiedAt: at,
    certifiedBy: by.name,
    proposedBy: proposer?.name ?? null,
    ...(overruling && { overruling }),
    ...(signing && { signing }),
  };
}

/** A sealed document with what is recorded beside it. */
export type FrozenDocument = Pick<Signed, 'version' | 'certifiedAt' | 'proposedBy' | 'overruling'> & {
  depth: Depth;
} & Awaited<ReturnType<typeof documentInThread>>;

/** Stores a result as certified and locks the round's scoring. Answers the result's id. */
export async function freeze(work: Work, round: Round, frozen: FrozenDocument): Promise<string> {
  const { tx, audit } = work;
  const { depth, version, certifiedAt, digest, proposedBy, overruling } = frozen;
  const id = newId();
  await tx
    .insertInto('result')
    .values({
      id,
      roundId: round.id,
      version,
      state: 'certified',
      document: frozen.text,
      openings: frozen.openings,
      digest,
      depth,
      ledBy: JSON.stringify(frozen.ledBy),
      voidedAt: null,
      voidReason: null,
    })
    .execute();
  const announcements = Array.from({ length: frozen.tables }, newId);
  await tx
    .insertInto('announcement')
    .values(
      announcements.map((announcement, position) => ({
        id: announcement,
        resultId: id,
        position,
        state: 'certified' as const,
        shownSteps: 0,
        publishedAt: null,
      })),
    )
    .execute();
  await lockAll(work, round.id, `Result certified, version ${version}.`);
  await settleReturns(work, frozen.performanceIds);
  audit({
    action: 'result.certified',
    subject: `result:${id}`,
    eventId: round.eventId,
    after: {
      version,
      digest,
      certifiedAt,
      proposedBy,
      depth,
      announcements,
      ...(overruling && { disagreement: overruling.disagreement }),
      places: frozen.places,
      heading: await headingOf(tx, round.eventId),
    },
    why: overruling?.despite ?? null,
  });
  return id;
}

/** Voids a certified result by hand. @throws Refusal `not_found`, or `wrong_state` when it is void already. */
export async function voidResult(
  work: Work,
  _access: AdminAccess,
  { params: { id }, body: { reason } }: InputOf<typeof resultsEndpoints.voidResult>,
): Promise<void> {
  const result = await resultInBrief(work.tx, id);
  const round = await roundOfResult(work.tx, id);
  if (!result || !round) throw new Refusal('not_found', 'There is no such result.');
  if (result.state === 'voided') throw new Refusal('wrong_state', 'This result was taken back already.');
  await writeVoid(onStage(work, round), result, reason);
}

const MOST_ROUNDS = 16;

/**
 * Compares every certified result of the event with its records after each commit, and records it as void where
 * they differ. Commits that come while a check waits to begin share it. Screens do not wait for this; they compare
 * for themselves (`queries.ts`). Stopping waits for a check under way.
 */
export function watchCertified(
  store: Store,
  count: CountPoll,
  onTrouble: (error: unknown) => void,
): { stop(): Promise<void> } {
  let checking = Promise.resolve();
  let waiting = false;
  const isChanged = rememberedEach(
    store,
    (read, round: Round, name) =>
      isChangedInThread({ store, read, name }, round, { now: store.now(), count }),
    {
      most: MOST_ROUNDS,
      idOf: (round) => round.id,
      keyOf: () => ofThisMinute(store),
    },
  );
  const checkOne = async (round: Round) => {
    if (!(await isChanged(round))) return;
    await writePrepared(store, { by: SYSTEM }, prepareWhyVoid(store, count, round), async (work, why) => {
      const result = await newestInBrief(work.tx, round.id);
      if (result?.state === 'certified' && why !== null) await writeVoid(work, result, why);
    });
  };
  const check = async () => {
    waiting = false;
    const event = await currentEvent(store.read);
    for (const round of event ? await roundsOf(store.read, event.id) : []) await checkOne(round);
  };
  const unlisten = store.onVersion(() => {
    if (waiting) return;
    waiting = true;
    checking = checking.then(check).catch(onTrouble);
  });
  return {
    async stop() {
      unlisten();
      await checking;
    },
  };
}

const NAMED = 3;

/**
 * Settles whether a result may be certified as far as the second count goes. A show must be able to end: where it does
 * not agree, two people may certify all the same, with a reason that stands on the protocol beside what it found. The
 * second person need not write the reason again.
 * @returns what stands with the result then; null where the counts agree.
 * @throws Refusal `counts_disagree` where the counts disagree and nobody said why to certify despite it.
 */
async function overrulingOf(
  read: Reader,
  round: Round,
  disagreements: readonly string[],
  given: { seen: string; despite?: string | undefined },
): Promise<Overruling | null> {
  if (disagreements.length === 0) return null;
  const more = disagreements.length - NAMED;
  const disagreement = `${disagreements.slice(0, NAMED).join(' ')}${more > 0 ? ` And ${more} more.` : ''}`;
  const waiting = await proposalOf(read, round.id);
  const despite = given.despite ?? (waiting?.digest === given.seen ? waiting.despite : null);
  if (despite === null)
    throw new Refusal(
      'counts_disagree',
      `${refusalOf('countsDiffer')} ${disagreement} ${refusalOf('twoCertify')}`,
    );
  return { disagreement, despite };
}
