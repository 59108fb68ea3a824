/**
 * Rehearsals: the show run for real on every screen, by a clock that may run faster. One is a round of its own, copied
 * from the one that is on, and is thrown away by taking it out.
 */
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { rehearsalEndpoints } from '#contract/show/rehearsal.ts';
import { type RoundClock, withSpeed } from '#domain/lineup/round-clock.ts';
import { showRoundOf } from '#domain/lineup/round-kind.ts';
import { isOpen } from '#domain/voting/poll.ts';
import type { CrewAccess, Gates } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import { commandsOf, type InputOf } from '../http/command.ts';
import { clockOf, setClock } from '../lineup/clock.ts';
import { requireOn, roundOf } from '../lineup/gate.ts';
import type { Round } from '../lineup/queries.ts';
import { copyToRehearse } from '../lineup/rehearsal.ts';
import { requireKind } from '../lineup/rounds.ts';
import { copyAwards } from '../results/awards.ts';
import { copySources } from '../results/sources.ts';
import { deleteWithDependents } from '../store/belongings.ts';
import type { Engine } from '../store/engine.ts';
import type { Reader, Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import type { BallotBox } from '../voting/box.ts';
import { copyPolls } from '../voting/commands.ts';
import { pollsOf } from '../voting/queries.ts';
import { shutPolls } from '../voting/window.ts';
import { roundPhase } from './round-phase.ts';

type Calls = typeof rehearsalEndpoints;

/**
 * Starts a rehearsal of the round that is on. Its clock starts from now, or from the planned start of the show.
 * @throws Refusal `in_rehearsal` when one is on, `wrong_state` once the show or a vote has begun, `stale` when the
 * round is not on.
 */
export async function startRehearsal(
  work: Work,
  { by }: CrewAccess,
  { round: named, body: { speed, from } }: InputOf<Calls['startRehearsal']>,
): Promise<{ id: string }> {
  const { tx, now, audit } = work;
  const { round, event } = await requireOn(tx, named);
  requireKind(round, 'isRehearsed', 'Throw it away first.');
  if ((await roundPhase(tx, round.id)) !== 'waiting')
    throw new Refusal('wrong_state', 'The show has begun. A rehearsal comes before it.');
  if ((await pollsOf(tx, round.id, now)).some(isOpen))
    throw new Refusal('wrong_state', 'A vote is open. Close it before you rehearse.');
  if (from === 'planned_start' && event.startsAt === null)
    throw new Refusal('wrong_state', 'This event has no planned start yet. Start the clock from now.');
  const stageFrom = from === 'planned_start' ? (event.startsAt ?? now) : now;
  const { rehearsal, itemIds } = await copyToRehearse(work, round, { speed, realFrom: now, stageFrom });
  await copyPolls(work, round, rehearsal, itemIds);
  await copySources(work, round.id, rehearsal.id);
  await copyAwards(work, { from: round, to: rehearsal, by: by.name }, (id) => id);
  audit({ action: 'rehearsal.started', subject: `round:${round.id}`, eventId: event.id });
  return { id: rehearsal.id };
}

/** A rehearsal that is on, with its clock. @throws Refusal `not_found`. */
async function rehearsalOf(read: Reader, id: string): Promise<{ round: Round; clock: RoundClock }> {
  const round = await roundOf(read, { roundId: id });
  const clock = clockOf(round);
  if (clock === null) throw new Refusal('not_found', 'There is no such rehearsal.');
  return { round, clock };
}

/** Sets the speed at which a rehearsal's clock runs from now on. @throws Refusal `not_found`. */
async function setSpeed(
  { tx, now }: Work,
  _access: CrewAccess,
  { params: { id }, body: { speed } }: InputOf<Calls['setRehearsalSpeed']>,
): Promise<void> {
  const { clock } = await rehearsalOf(tx, id);
  await setClock({ tx }, withSpeed(clock, speed, now));
}

/**
 * Deletes a rehearsal with all that belongs to it in one write, so that the show’s round is on again. Answers the
 * ids of its polls. @throws Refusal `not_found`.
 */
export async function throwAway(
  work: Work,
  _access: CrewAccess,
  { params: { id } }: InputOf<Calls['throwRehearsalAway']>,
  engine: Engine,
): Promise<string[]> {
  const { round } = await rehearsalOf(work.tx, id);
  const shut = await shutPolls(work, id);
  await deleteWithDependents(work.tx, engine, 'round', id);
  const subject = `round:${showRoundOf(round)}`;
  work.audit({ action: 'rehearsal.thrown_away', subject, eventId: round.eventId });
  return shut;
}

/** Registers the calls on rehearsals. */
export function rehearsalRoutes(
  app: FastifyInstance,
  gates: Gates,
  { store, box }: { store: Store; box: Pick<BallotBox, 'forget'> },
): void {
  const command = commandsOf(store);
  addCalls(app, gates, rehearsalEndpoints, {
    startRehearsal: command(startRehearsal),
    setRehearsalSpeed: command(setSpeed),
    throwRehearsalAway: async (call) => {
      const taking = command((work, access: CrewAccess, given: typeof call) =>
        throwAway(work, access, given, store.engine),
      );
      box.forget(await taking(call));
    },
  });
}
