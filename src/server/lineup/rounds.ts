/**
 * An event's rounds as rows. The current one is the one that was called last: calling a round gives it the
 * highest position, and a new round comes in below all others, so that making one never moves the show.
 */
import { Refusal } from '#contract/refusal.ts';
import { kindOf, type RoundKind } from '#domain/lineup/round-kind.ts';
import { unlessInUse } from '../store/references.ts';
import { newId } from '../store/secrets.ts';
import type { Reader } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { roundOf } from './gate.ts';
import { freezePublished } from './numbers.ts';
import { actRows, insert } from './order.ts';
import { latestShow, type Round, roundsOf } from './queries.ts';

/**
 * The rounds with these ids, each once, in the order of the ids. @throws Refusal `not_found` where one is missing
 * or they are of several events, `in_rehearsal` for a rehearsal.
 */
export async function roundsNamed(read: Reader, ids: readonly string[]): Promise<Round[]> {
  const rounds = [];
  for (const roundId of new Set(ids)) {
    const round = await roundOf(read, { roundId });
    requireKind(round, 'isHandedOn', 'No round is made from it.');
    rounds.push(round);
  }
  if (new Set(rounds.map(({ eventId }) => eventId)).size > 1)
    throw new Refusal('not_found', 'These rounds are not of one event.');
  return rounds;
}

/**
 * Lets pass a round whose kind has the property. @throws Refusal `in_rehearsal` for any other; `what` is a sentence on
 * what that means.
 */
export function requireKind(round: Pick<Round, 'rehearses'>, property: keyof RoundKind, what: string): void {
  if (!kindOf(round)[property]) throw new Refusal('in_rehearsal', `A rehearsal is on. ${what}`);
}

/** The row of a new round of the show at position 0, without rules. */
export const newRound = (eventId: string, name: string, createdAt: number): Round => ({
  id: newId(),
  eventId,
  name,
  position: 0,
  rules: '',
  reveal: '',
  createdAt,
  lastNumber: null,
  rehearses: null,
  speed: null,
  realFrom: null,
  stageFrom: null,
});

/**
 * Adds a round with these rules and these participants in order. It does not become the current one. @throws Refusal
 * `already_exists` when the name is taken.
 */
export async function addRound(
  work: Work,
  given: {
    eventId: string;
    name: string;
    rules: string;
    participantIds: readonly string[];
    from?: readonly unknown[];
    why?: string;
  },
): Promise<Round> {
  const { tx, now, audit } = work;
  const { eventId } = given;
  const others = await roundsOf(tx, eventId);
  refuseTakenName(others, given.name);
  const lowest = Math.min(...others.map((one) => one.position));
  // Several that one command makes stand in their order.
  const createdAt = Math.max(now, ...others.map((one) => one.createdAt + 1));
  const round = { ...newRound(eventId, given.name, createdAt), position: lowest - 1, rules: given.rules };
  await tx.insertInto('round').values(round).execute();
  audit({
    action: 'round.added',
    subject: `round:${round.id}`,
    eventId,
    after: { name: round.name, ...(given.from && { from: given.from }) },
    why: given.why ? given.why : null,
  });
  await insert(work, round, [], await actRows(work, round, given.participantIds), 0);
  return round;
}

/** Rounds are told apart by their names in results, reports and exports. */
function refuseTakenName(others: readonly Round[], name: string): void {
  const taken = others.find((round) => round.name.toLowerCase() === name.toLowerCase());
  if (taken) throw new Refusal('already_exists', `There is a round called ${taken.name} already.`);
}

/** Gives a round another name. @throws Refusal `already_exists` when the name is taken. */
export async function setRoundName({ tx, audit }: Work, round: Round, name: string): Promise<void> {
  refuseTakenName(
    (await roundsOf(tx, round.eventId)).filter(({ id }) => id !== round.id),
    name,
  );
  await tx.updateTable('round').set({ name }).where('id', '=', round.id).execute();
  audit({
    action: 'round.renamed',
    subject: `round:${round.id}`,
    eventId: round.eventId,
    before: { name: round.name },
    after: { name },
  });
}

/** Makes a round the current one. The caller checks whether the present one may be left. */
export async function callRound(work: Work, round: Round): Promise<void> {
  const { tx, audit } = work;
  const present = await latestShow(tx, round.eventId);
  const position = (present?.position ?? 0) + 1;
  await tx.updateTable('round').set({ position }).where('id', '=', round.id).execute();
  await freezePublished(work, round.eventId);
  audit({
    action: 'round.made_current',
    subject: `round:${round.id}`,
    eventId: round.eventId,
    before: { roundId: present?.id ?? null },
    after: { roundId: round.id },
  });
}

/** Deletes a round with its running order. @throws Refusal `in_use` when it is current or anything refers to it. */
export async function removeRound({ tx, audit }: Work, round: Round): Promise<void> {
  if ((await latestShow(tx, round.eventId))?.id === round.id)
    throw new Refusal('in_use', 'This is the current round. Make another one current first.');
  const KEPT = 'This round has scores, votes or decisions. They are kept.';
  await unlessInUse(tx.deleteFrom('runningOrderItem').where('roundId', '=', round.id).execute(), KEPT);
  await unlessInUse(tx.deleteFrom('round').where('id', '=', round.id).execute(), KEPT);
  audit({
    action: 'round.removed',
    subject: `round:${round.id}`,
    eventId: round.eventId,
    before: { name: round.name },
  });
}
