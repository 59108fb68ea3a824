/**
 * Commands to the show. One accepted command is one step, one transaction, one version; a command that comes
 * again is answered with the version it made then, and one made from an older state is refused.
 */
import { setTimeout } from 'node:timers/promises';
import { refusals } from '#contract/errors.ts';
import { Refusal } from '#contract/refusal.ts';
import { stageTime } from '#domain/lineup/round-clock.ts';
import { kindOf } from '#domain/lineup/round-kind.ts';
import type { CommandKind, ShowCommand } from '#domain/show/commands.ts';
import { decide, isStale } from '#domain/show/decide.ts';
import { goIgnoredForMs } from '#domain/show/decide-cue.ts';
import { effects } from '#domain/show/effects.ts';
import type { ShowEvent } from '#domain/show/events.ts';
import { notificationsOf } from '#domain/show/notifications.ts';
import type { ShowRejection } from '#domain/show/rejections.ts';
import { GO_EARLY_MS, type ShowState } from '#domain/show/state.ts';
import type { Onlooker, RoundAccess } from '../http/access.ts';
import { stillHolds } from '../http/proofs.ts';
import { clockOf, onStage } from '../lineup/clock.ts';
import { requireOn, roundOf } from '../lineup/gate.ts';
import { freezeNumbers } from '../lineup/numbers.ts';
import type { Round } from '../lineup/queries.ts';
import { endLetters } from '../mail/outbox.ts';
import { certifyAsItIs } from '../results/certify-as-it-is.ts';
import { writePrepared } from '../store/prepared.ts';
import type { Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { apply } from './effects.ts';
import { type FactSources, showFacts } from './facts.ts';
import { queueNotifications } from './gear/hooks.ts';
import { readingsIn } from './readings.ts';
import { prepareRevealable, type Revealable } from './revealable.ts';
import { append, type ShowLog, versionMadeBy } from './steps.ts';

/** What commands to the show are carried out with. */
export interface ShowRoom extends FactSources {
  store: Store;
  log: ShowLog;
}

/**
 * Carries a command to a round's show out and answers the version it made.
 * @throws Refusal with the rules' own code; `stale` says who moved the show on, or that another round is on.
 */
export async function command(
  { store, log, ...sources }: ShowRoom,
  onlooker: Onlooker,
  named: RoundAccess,
  given: ShowCommand,
): Promise<{ version: number }> {
  const { by } = onlooker;
  await waitWhileEarly(store, log, named, given);
  const told = prepareRevealable({ store, log, count: sources.box.tally }, { roundId: named.roundId, by });
  const commandId = JSON.stringify(given);
  const stillMay = () => stillHolds(onlooker);
  return writePrepared(store, { by, commandId, stillMay }, told, async (real, prepared) => {
    const { tables, asItIs } = prepared ?? NOTHING_TOLD;
    const { tx } = real;
    const made = await versionMadeBy(tx, by, given.commandId, given);
    if (made !== undefined) return { version: made };
    const { round, event } = await requireOn(tx, named);
    const work = onStage(real, round);
    const { now } = work;
    const state = await log.stateOf(tx, round.id);
    // From a round that was deleted meanwhile: not even a command that holds at any version.
    if (given.expectedVersion > state.version) throw refusalOf('stale', state);
    const facts = await showFacts(
      { read: tx, readings: { ...readingsIn(tx), results: async () => tables } },
      sources,
      { event, round },
      real.now,
    );
    const ordered = { ...given, by: by.name };
    const verdict = decide(state, ordered, now, facts);
    if (!verdict.ok) throw refusalOf(verdict.code, state);
    const { events } = verdict;
    const version = state.version + 1;
    await append(work, { roundId: round.id, version, command: ordered, events, by });
    const happenings = notificationsOf(state, events, facts);
    await queueNotifications(real, { event: event.name, round, happenings });
    await carryOut(work, round, events, {
      tables,
      asItIs: facts.results.length > 0 ? asItIs : null,
    });
    if (kindOf(round).writesLetters && events.some(isOver)) await endLetters(real, event.id, ['call']);
    work.audit({
      action: `show.${given.kind}`,
      subject: `round:${round.id}`,
      eventId: event.id,
      before: { version: state.version, phase: state.phase, currentId: state.currentId },
      after: { version, events: events.map((happened) => happened.kind) },
      why: 'reason' in given && given.reason !== '' ? given.reason : null,
    });
    return { version };
  });
}

/** What the rooms below are told of what happened, each in its order. */
async function carryOut(
  work: Work,
  { id }: Round,
  events: readonly ShowEvent[],
  { tables, asItIs }: Revealable,
): Promise<void> {
  if (asItIs && events.some(isTellingBegun)) await certifyAsItIs(work, id, asItIs);
  for (const happened of events) for (const effect of effects(happened)) await apply(work, tables, effect);
  if (events.some(({ kind }) => kind === 'phase_entered')) await freezeNumbers(work, id);
}

const NOTHING_TOLD: Revealable = { tables: [], asItIs: null };

const isTellingBegun = (happened: ShowEvent): boolean =>
  happened.kind === 'phase_entered' && happened.phase === 'results';

/** Nobody is called to the stage any more. */
const isOver = (happened: ShowEvent): boolean =>
  happened.kind === 'phase_entered' && (happened.phase === 'results' || happened.phase === 'finished');

const OF_GO: ReadonlySet<CommandKind> = new Set<CommandKind>(['go', 'reveal_next']);

/**
 * Holds a press that comes a moment before GO listens again until it does: a desk's clock is never quite the
 * server's. It stands in nobody's way meanwhile, and is decided as any other afterwards.
 */
async function waitWhileEarly(
  store: Store,
  log: ShowLog,
  { roundId }: RoundAccess,
  given: ShowCommand,
): Promise<void> {
  if (!OF_GO.has(given.kind)) return;
  const ownClock = clockOf(await roundOf(store.read, { roundId }));
  const state = await log.stateOf(store.read, roundId);
  if (isStale(state, given)) return;
  const left = goIgnoredForMs(state, stageTime(ownClock, store.now()), { ownClock }) / (ownClock?.speed ?? 1);
  // A timer may ring a millisecond early.
  if (left > 0 && left <= GO_EARLY_MS) await setTimeout(left + 1);
}

function refusalOf(code: ShowRejection, state: ShowState): Refusal {
  if (code !== 'stale')
    return new Refusal(code, code === 'poll_not_open' ? 'Voting is not open.' : refusals[code][1]);
  const who = state.lastMove === null ? 'Somebody' : state.lastMove.by;
  return new Refusal(
    'stale',
    `${who} moved the show on in the meantime. Look at the desk before you press again.`,
    {
      fields: { expected_version: `The show is at version ${state.version}.` },
    },
  );
}
