/** Certifying and voiding: the standings frozen with all they were made from, under a digest. */

import type { Overruling } from '#domain/results/certified.ts';
import { type Gate, type GateKey, gatesOf } from '#domain/results/gates.ts';
import { secondCount } from '#domain/results/second-count.ts';
import type { Depth } from '#domain/results/telling.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { Refusal } from '../http/refusal.ts';
import { paperWaiting } from '../judging/paper-queries.ts';
import { settleReturns } from '../judging/returns.ts';
import { lockAll } from '../judging/scoring-commands.ts';
import { currentRound, type Round, requireCurrentRound, roundById } from '../lineup/queries.ts';
import { refuseInRehearsal } from '../lineup/rehearsal.ts';
import { roundsOf } from '../lineup/rounds.ts';
import { type Actor, SYSTEM } from '../store/audit.ts';
import { newId } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { VERSION } from '../version.ts';
import { settleRound } from '../voting/window.ts';
import { type Counted, certifiedFrom, certifiedPolls, seal } from './document.ts';
import { factsDigest } from './facts-digest.ts';
import { overrulingOf } from './overruling.ts';
import { byTwo, proposedByAnother } from './proposals.ts';
import { CHANGED_SINCE, currentResult, newestResult, resultById, whyVoid } from './queries.ts';
import { type CountPoll, gather, inputOf, type RoundMaterial } from './records.ts';
import { unreleasedActs } from './releases.ts';
import { signingOf } from './signing.ts';
import { writeVoid } from './write-void.ts';

const NAMED = 12;

/** `unreleased`: what the acts are called that the head judge has not released. */
const WAITS: Record<GateKey, (gate: Gate, unreleased: readonly string[]) => string> = {
  acts: () => 'No act has a place yet.',
  polls: ({ waitsFor }) => (waitsFor === 1 ? 'A poll is still open.' : `${waitsFor} polls are still open.`),
  sheets: ({ waitsFor }) =>
    waitsFor === 1 ? 'One scoresheet is not in.' : `${waitsFor} scoresheets are not in.`,
  paper: ({ waitsFor }) =>
    waitsFor === 1
      ? 'One paper sheet waits for a second person.'
      : `${waitsFor} paper sheets wait for a second person.`,
  release: (_gate, unreleased) => {
    const more = unreleased.length - NAMED;
    return `The head judge has not released: ${unreleased.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
  },
  ties: ({ waitsFor }) => (waitsFor === 1 ? 'One tie is not decided.' : `${waitsFor} ties are not decided.`),
};

/** Polls of the round that take votes now. */
export const openPollsOf = (material: RoundMaterial) =>
  material.polls.filter((poll) => poll.state === 'open' || poll.state === 'closing');

/**
 * Certifies the current round's standings, once a second count agrees with them. Where two people certify,
 * the first call only asks for it and answers null.
 * @param seen the digest that the admin saw: what they did not see is not certified.
 * @param despite why it is certified although the second count does not agree; two people certify then.
 * @throws Refusal `not_ready` while a gate is closed, `counts_disagree`, `stale` when the standings are not those that were seen,
 * `wrong_state` when they are certified already, `same_person` when the second call is not another person's.
 */
export async function certify(
  store: Store,
  count: CountPoll,
  by: Actor,
  given: { seen: string; depth: Depth; despite?: string },
  commandId: string | undefined,
): Promise<string | null> {
  return store.write({ by, commandId }, async (work) => {
    const { tx, now } = work;
    const round = await requireCurrentRound(tx);
    await refuseInRehearsal(tx, round.id, 'Nothing of it is certified.');
    const at = { now, count };
    // From here on no ballot is added to a poll whose time is over, so the count below is the last.
    await settleRound(work, (await gather(tx, round, at)).polls);
    if ((await currentResult(tx, round, at))?.state === 'certified')
      throw new Refusal('wrong_state', 'This result is certified already.');
    const material = await gather(tx, round, at);
    const expected = tabulate(inputOf(material, 'expected'));
    const paper = await paperWaiting(
      tx,
      material.acts.map((act) => act.id),
    );
    const unreleased = (await unreleasedActs(tx, round, now)).map((act) => act.stageName);
    const closed = gatesOf(expected, openPollsOf(material).length, paper, unreleased.length).filter(
      (gate) => !gate.passed,
    );
    if (closed.length > 0)
      throw new Refusal('not_ready', closed.map((gate) => WAITS[gate.key](gate, unreleased)).join(' '));
    const input = inputOf(material, 'given');
    const standings = tabulate(input);
    const seen = factsDigest(input, standings);
    if (seen !== given.seen)
      throw new Refusal(
        'stale',
        'The scores changed while you looked at them. Look at them again, then certify.',
      );
    const { depth, despite } = given;
    const overruling = await overrulingOf(tx, round, secondCount(input, standings), { seen, despite });
    const two = overruling !== null || (await byTwo(tx, round));
    const proposer = two
      ? await proposedByAnother(work, round, { digest: seen, depth, by, overruling })
      : null;
    if (two && proposer === null) return null;
    const polls = await certifiedPolls(tx, material);
    return freeze(work, { round, material, input, standings, polls, depth, by, proposer, overruling });
  });
}

interface Frozen extends Counted {
  depth: Depth;
  by: Actor;
  /** Who asked for it, where two people certify. */
  proposer: { id: string; name: string } | null;
  overruling: Overruling | null;
}

async function freeze(work: Work, frozen: Frozen): Promise<string> {
  const { tx, now, audit } = work;
  const { round, material, standings, depth, by, proposer, overruling } = frozen;
  const proposedBy = proposer?.name ?? null;
  const both = proposer ? [proposer, { id: by.id ?? '', name: by.name }] : [];
  const signing = await signingOf(tx, round.eventId, both);
  const before = await newestResult(tx, round.id);
  if (before?.state === 'certified') await writeVoid(work, before, CHANGED_SINCE);
  const id = newId();
  const version = (before?.version ?? 0) + 1;
  const signed = {
    product: VERSION,
    version,
    certifiedAt: now,
    certifiedBy: by.name,
    proposedBy,
    ...(overruling && { overruling }),
    ...(signing && { signing }),
  };
  const certified = await certifiedFrom(tx, frozen, signed);
  const { text, digest, openings } = seal(certified);
  await tx
    .insertInto('result')
    .values({
      id,
      roundId: round.id,
      version,
      state: 'certified',
      document: text,
      openings: JSON.stringify(openings),
      digest,
      depth,
      voidedAt: null,
      voidReason: null,
    })
    .execute();
  await tx
    .insertInto('announcement')
    .values(
      certified.tables.map((_table, position) => ({
        id: newId(),
        resultId: id,
        position,
        state: 'certified' as const,
        shownSteps: 0,
        publishedAt: null,
      })),
    )
    .execute();
  await lockAll(work, round.id, `Result certified, version ${version}`);
  await settleReturns(
    work,
    material.acts.map((act) => act.id),
  );
  audit({
    action: 'result.certified',
    subject: `result:${id}`,
    eventId: round.eventId,
    after: {
      version,
      digest,
      proposedBy,
      ...(overruling && { disagreement: overruling.disagreement }),
      places: standings.performances.map(({ performanceId, place }) => [performanceId, place]),
    },
    why: overruling?.despite ?? null,
  });
  return id;
}

/** Writes down that a result is taken back. */
/** Voids a certified result by hand. @throws Refusal `not_found`, or `wrong_state` when it is voided already. */
export async function voidResult(
  store: Store,
  by: Actor,
  given: { id: string; reason: string },
  commandId: string | undefined,
): Promise<void> {
  await store.write({ by, commandId }, async (work) => {
    const result = await resultById(work.tx, given.id);
    if (!result) throw new Refusal('not_found', 'There is no such result.');
    if (result.state === 'voided') throw new Refusal('wrong_state', 'This result was taken back already.');
    await writeVoid(work, result, given.reason);
  });
}

/** Voids the round's result if its records were changed since; says whether it did. */
export async function voidOnChange(work: Work, roundId: string, count: CountPoll): Promise<boolean> {
  const round = await roundById(work.tx, roundId);
  const result = await newestResult(work.tx, roundId);
  if (!round || result?.state !== 'certified') return false;
  const why = await whyVoid(work.tx, round, result, { now: work.now, count });
  if (why === null) return false;
  await writeVoid(work, result, why);
  return true;
}

/**
 * Writes voids down: after every commit the certified result of each of the event's rounds is held against its
 * records. Commits that come while a check waits to begin share it.
 * Screens do not wait for this; they compare for themselves (`queries.ts`). Stopping waits for a check under way.
 */
export function watchCertified(
  store: Store,
  count: CountPoll,
  onTrouble: (error: unknown) => void,
): { stop(): Promise<void> } {
  let checking = Promise.resolve();
  let waiting = false;
  const checkOne = async (round: Round) => {
    const result = await newestResult(store.read, round.id);
    if (result?.state !== 'certified') return;
    if ((await whyVoid(store.read, round, result, { now: store.now(), count })) === null) return;
    await store.write({ by: SYSTEM }, (work) => voidOnChange(work, round.id, count));
  };
  const check = async () => {
    waiting = false;
    const current = await currentRound(store.read);
    for (const round of current ? await roundsOf(store.read, current.eventId) : []) await checkOne(round);
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
