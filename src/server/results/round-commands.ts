/** Commands on rounds. Each answers the id of the event whose rounds have changed. */
import { Refusal } from '#contract/refusal.ts';
import type { roundsEndpoints } from '#contract/results/rounds.ts';
import { refusalOf } from '#domain/messages/report.ts';
import type { AdminAccess } from '../http/access.ts';
import type { InputOf } from '../http/command.ts';
import { roundOf } from '../lineup/gate.ts';
import type { ShowPhaseOf } from '../lineup/over.ts';
import { itemRows, latestRound, performancesOfRound, type Round, roundsOf } from '../lineup/queries.ts';
import {
  addRound,
  callRound,
  removeRound,
  requireKind,
  roundsNamed,
  setRoundName,
} from '../lineup/rounds.ts';
import { competing, dealActs, moveActs } from '../lineup/seeding.ts';
import type { Work } from '../store/write.ts';
import { rulesOf } from './records.ts';
import { isScored, requireCarryable } from './round-points.ts';
import type { Field } from './rounds.ts';
import { forgetSources, sourcesOf, writeSources } from './sources.ts';

type Calls = typeof roundsEndpoints;
type By = Pick<AdminAccess, 'by'>;

/** Adds an empty round with the rules of the one that is named. @throws Refusal `already_exists` when the name is taken. */
export async function addEmptyRound(
  work: Work,
  _access: By,
  { round: { roundId }, body: { name } }: InputOf<Calls['addRound']>,
): Promise<string> {
  const { eventId, rules } = await roundOf(work.tx, { roundId });
  await addRound(work, { eventId, name, rules, participantIds: [] });
  return eventId;
}

/** Gives a round another name. @throws Refusal `already_exists` when the name is taken. */
export async function renameRound(
  work: Work,
  _access: By,
  { params: { id }, body: { name } }: InputOf<Calls['renameRound']>,
): Promise<string> {
  const round = await roundOf(work.tx, { roundId: id });
  await setRoundName(work, round, name);
  return round.eventId;
}

/**
 * Makes the next round. @throws Refusal `not_ready` while the last place that goes on is shared, `reason_needed` for
 * acts named beside the rule without a reason, `already_exists` when the name is taken.
 */
export async function makeNext(
  work: Work,
  _access: By,
  { body: given }: InputOf<Calls['makeNext']>,
  field: Field,
): Promise<string> {
  const [first] = await roundsNamed(work.tx, given.roundIds);
  if (!first) throw new Refusal('not_found', 'There is no such round.');
  const { advancing, cuts } = field.made;
  const open = cuts.find((cut) => !cut.settled);
  if (open) throw new Refusal('not_ready', `${open.why} ${refusalOf('chooseWhoGoesOn')}`);
  if (advancing.length === 0) throw new Refusal('not_ready', 'By this rule nobody goes on.');
  if (given.chosen.some((cut) => cut.performanceIds.length > 0) && given.reason === '')
    throw new Refusal('reason_needed', 'Say why these acts go on.');
  const best = [
    ...new Set(
      advancing.flatMap(({ performanceId }) => field.participants.get(performanceId)?.participantId ?? []),
    ),
  ];
  const made = await addRound(work, {
    eventId: first.eventId,
    name: given.name,
    rules: field.rules,
    participantIds: given.seed === 'lowest_first' ? best.toReversed() : best,
    from: [...field.sources.map(({ roundId, digest }) => ({ roundId, digest })), ...advancing],
    why: given.reason,
  });
  const carries = given.points === 'carry';
  if (carries) requireCarryable(field.earlier, rulesOf(made));
  await writeSources(work, made, field.sources, carries);
  return first.eventId;
}

/** Makes a round the current one. @throws Refusal `wrong_state` while the present one's show runs. */
export const makeRoundCurrent =
  (roundPhase: ShowPhaseOf) =>
  async (
    work: Work,
    _access: By,
    { params: { id } }: InputOf<Calls['makeRoundCurrent']>,
  ): Promise<string> => {
    const round = await roundOf(work.tx, { roundId: id });
    const present = await latestRound(work.tx, round.eventId);
    if (present) requireKind(present, 'mayBeLeft', 'Another round can be called once it is over.');
    if (present?.id === id) throw new Refusal('no_change', `${round.name} is the current round already.`);
    if (present && (await roundPhase(work.tx, present.id)) === 'running')
      throw new Refusal('wrong_state', `The show of ${present.name} is running. End it first.`);
    await callRound(work, round);
    return round.eventId;
  };

/** Moves acts into a round. @throws Refusal `in_use`, `not_found`, or `wrong_state` once a show has begun. */
export const moveInto =
  (roundPhase: ShowPhaseOf) =>
  async (
    work: Work,
    _access: By,
    { params: { id }, body: { performanceIds } }: InputOf<Calls['moveInto']>,
  ): Promise<string> => {
    const target = await roundOf(work.tx, { roundId: id });
    const rounds = await roundsOf(work.tx, target.eventId);
    const rows = (await Promise.all(rounds.map((round) => itemRows(work.tx, round.id)))).flat();
    const moving = performanceIds.map((performanceId) => {
      const row = rows.find((one) => one.id === performanceId && one.kind === 'performance');
      if (!row) throw new Refusal('not_found', 'This is not in the running order any more.');
      return row;
    });
    const touched = rounds.filter(
      (round) => round.id === id || moving.some((row) => row.roundId === round.id),
    );
    await requireSeedable(work, roundPhase, touched);
    await moveActs(
      work,
      moving.filter((row) => row.roundId !== id),
      target,
    );
    return target.eventId;
  };

/** Deals the acts of some rounds evenly among them. @throws Refusal `in_use`, `not_found`, `wrong_state`. */
export const dealAmong =
  (roundPhase: ShowPhaseOf) =>
  async (work: Work, _access: By, { body: { roundIds } }: InputOf<Calls['deal']>): Promise<string> => {
    const [named = ''] = roundIds;
    const { eventId } = await roundOf(work.tx, { roundId: named });
    await dealActsOf(work, roundPhase, await roundsNamed(work.tx, roundIds));
    return eventId;
  };

async function dealActsOf(work: Work, roundPhase: ShowPhaseOf, rounds: readonly Round[]): Promise<void> {
  await requireSeedable(work, roundPhase, rounds);
  await dealActs(work, rounds);
}

/**
 * Splits a round into heats and deals its acts among them. @throws Refusal `already_exists` for a name that is taken,
 * `wrong_state` for more heats than acts.
 */
export const splitRound =
  (roundPhase: ShowPhaseOf) =>
  async (
    work: Work,
    _access: By,
    { params: { id }, body: { heats, called } }: InputOf<Calls['split']>,
  ): Promise<string> => {
    const first = await roundOf(work.tx, { roundId: id });
    const { eventId, rules } = first;
    const names = Array.from({ length: heats }, (_, at) => `${called} ${at + 1}`);
    const acts = competing(await performancesOfRound(work.tx, id)).length;
    if (acts < heats)
      throw new Refusal('wrong_state', `That is more heats than acts: ${acts} compete in ${first.name}.`);
    await setRoundName(work, first, names[0] ?? called);
    const rounds = [first];
    for (const name of names.slice(1))
      rounds.push(await addRound(work, { eventId, name, rules, participantIds: [] }));
    await dealActsOf(work, roundPhase, rounds);
    return eventId;
  };

async function requireSeedable(work: Work, roundPhase: ShowPhaseOf, rounds: readonly Round[]): Promise<void> {
  for (const round of rounds) {
    if ((await roundPhase(work.tx, round.id)) !== 'waiting')
      throw new Refusal('wrong_state', `The show of ${round.name} has begun. Its acts stay where they are.`);
    if (await isScored(work.tx, round.id))
      throw new Refusal('wrong_state', `${round.name} is being scored. Its acts stay where they are.`);
    if ((await sourcesOf(work.tx, round.id)).length > 0)
      throw new Refusal('wrong_state', `Who is in ${round.name} follows from an earlier result.`);
  }
}

/** Deletes a round in which nothing happened. @throws Refusal `in_use`. */
export const takeOutRound =
  (roundPhase: ShowPhaseOf) =>
  async (work: Work, _access: By, { params: { id } }: InputOf<Calls['removeRound']>): Promise<string> => {
    const round = await roundOf(work.tx, { roundId: id });
    if ((await roundPhase(work.tx, id)) !== 'waiting')
      throw new Refusal('in_use', 'This round had its show. It is kept.');
    await forgetSources(work.tx, id);
    await removeRound(work, round);
    return round.eventId;
  };
