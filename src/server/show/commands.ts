/**
 * Commands to the show. One accepted command is one step, one transaction, one version; a command that comes
 * again is answered with the version it made then, and one made from an older state is refused.
 */
import { setTimeout } from 'node:timers/promises';
import { refusals } from '#contract/errors.ts';
import { stageTime } from '#domain/lineup/rehearsal.ts';
import type { CommandKind, ShowCommand } from '#domain/show/commands.ts';
import { decide, isStale } from '#domain/show/decide.ts';
import { deafFor } from '#domain/show/decide-cue.ts';
import { effects } from '#domain/show/effects.ts';
import type { ShowEvent } from '#domain/show/events.ts';
import { happeningsOf } from '#domain/show/happenings.ts';
import { asRehearsed } from '#domain/show/rehearsed.ts';
import type { ShowRejection } from '#domain/show/rejections.ts';
import { GO_EARLY_MS, type ShowState } from '#domain/show/state.ts';
import { refuseOtherEvent, requireCurrentEvent } from '../events/queries.ts';
import type { Onlooker } from '../http/access.ts';
import { Refusal } from '../http/refusal.ts';
import { freezeNumbers } from '../lineup/numbers.ts';
import { currentRound, latestRound } from '../lineup/queries.ts';
import { onStage, rehearsalOf } from '../lineup/rehearsal.ts';
import { endLetters } from '../mail/outbox.ts';
import { writePrepared } from '../store/prepared.ts';
import type { Store } from '../store/store.ts';
import { apply } from './effects.ts';
import { type Sources, showFacts } from './facts.ts';
import { queueHappenings } from './gear/hooks.ts';
import { readingsIn } from './readings.ts';
import { append, nextVersion, type ShowLog, versionMadeBy } from './steps.ts';
import { prepareTellable, type Tellable } from './told.ts';

/** What a command is carried out with. */
export interface ShowRoom extends Sources {
  store: Store;
  log: ShowLog;
}

/**
 * Carries a command out and answers the version it made.
 * @throws Refusal `no_event` for somebody of another event, else with the rules' own code; `stale` says who moved the show on.
 */
export async function command(
  { store, log, ...sources }: ShowRoom,
  who: Onlooker,
  given: ShowCommand,
): Promise<{ version: number }> {
  const { by } = who;
  await waitWhileEarly(store, log, given);
  const told = prepareTellable(store, log, { roundOf: currentRound, count: sources.box.tally });
  return writePrepared(store, { by, commandId: given.commandId }, told, async (real, prepared) => {
    const { tables, rehearsed } = prepared ?? NOTHING_TOLD;
    const { tx } = real;
    const made = await versionMadeBy(tx, given.commandId);
    if (made !== undefined) return { version: made };
    const event = await requireCurrentEvent(tx);
    refuseOtherEvent(who, event.id);
    const round = await latestRound(tx, event.id);
    if (!round) throw new Refusal('no_event');
    const rehearsal = await rehearsalOf(tx, round.id);
    const work = await onStage(real, round.id);
    const { now } = work;
    const state = await log.stateOf(tx, round.id);
    // From a rehearsal that was thrown away meanwhile: not even a command that holds at any version.
    if (given.expectedVersion > state.version) throw refusalOf('stale', state);
    const facts = await showFacts(
      { read: tx, readings: { ...readingsIn(tx), results: async () => tables } },
      sources,
      { event, round, rehearsal, rehearsed },
      real.now,
    );
    const ordered = { ...given, by: by.name };
    const version = await nextVersion(tx, round.id, state);
    const verdict = decide(state, ordered, now, facts, version);
    if (!verdict.ok) throw refusalOf(verdict.code, state);
    await append(work, {
      roundId: round.id,
      rehearsalId: rehearsal?.id ?? null,
      version,
      command: ordered,
      events: verdict.events,
      by,
    });
    await queueHappenings(real, {
      event: event.name,
      rehearsalId: rehearsal?.id ?? null,
      happenings: happeningsOf(state, verdict.events, asRehearsed(state, facts)),
    });
    for (const happened of verdict.events)
      for (const effect of effects(happened)) await apply(work, tables, effect);
    if (verdict.events.some((happened) => happened.kind === 'phase_entered'))
      await freezeNumbers(work, round.id);
    if (rehearsal === null && verdict.events.some(isOver)) await endLetters(real, event.id, ['call']);
    work.audit({
      action: `show.${given.kind}`,
      subject: `round:${round.id}`,
      eventId: event.id,
      before: { version: state.version, phase: state.phase, currentId: state.currentId },
      after: { version, events: verdict.events.map((happened) => happened.kind) },
      why: 'reason' in given && given.reason !== '' ? given.reason : null,
    });
    return { version };
  });
}

const NOTHING_TOLD: Tellable = { tables: [], rehearsed: [] };

/** Nobody is called to the stage any more. */
const isOver = (happened: ShowEvent): boolean =>
  happened.kind === 'phase_entered' && (happened.phase === 'results' || happened.phase === 'finished');

const OF_GO: ReadonlySet<CommandKind> = new Set<CommandKind>(['go', 'reveal_next']);

/**
 * Holds a press that comes a moment before GO listens again until it does: a desk's clock is never quite the
 * server's. It stands in nobody's way meanwhile, and is decided as any other afterwards.
 */
async function waitWhileEarly(store: Store, log: ShowLog, given: ShowCommand): Promise<void> {
  if (!OF_GO.has(given.kind)) return;
  const round = await currentRound(store.read);
  if (round === undefined) return;
  const rehearsal = await rehearsalOf(store.read, round.id);
  const state = await log.stateOf(store.read, round.id);
  if (isStale(state, given)) return;
  const left = deafFor(state, stageTime(rehearsal, store.now()), { rehearsal }) / (rehearsal?.speed ?? 1);
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
