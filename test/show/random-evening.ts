/**
 * Evenings at random for the model tests: two desks that see each other late, judges, withdrawals, certifying and
 * voiding, all from a list of small numbers, so that a failing evening can be shortened and played again.
 */
import type { CommandKind, OrderedCommand, ShowCommand } from '#domain/show/commands.ts';
import { COMMAND_KINDS } from '#domain/show/commands.ts';
import { neededConfirmations } from '#domain/show/confirmation.ts';
import type { Confirmation } from '#domain/show/cue-part.ts';
import { decide, evolveAll, type Verdict } from '#domain/show/decide.ts';
import type { Effect } from '#domain/show/effect.ts';
import { effects } from '#domain/show/effects.ts';
import type { LiveFacts, LiveResult } from '#domain/show/facts.ts';
import { nextGo, revealPart } from '#domain/show/go.ts';
import { settledFacts } from '#domain/show/views/parts.ts';
import { SCENES } from '#domain/show/vocabulary.ts';
import { certifiedResult, liveResult, sampleEvening } from './sample-evening.ts';

/** One thing that somebody does. */
export interface Move {
  /** What kind of thing: a command, or something in another room. */
  what: number;
  /** Which item, poll, result. */
  which: number;
  /** One of two desks. */
  desk: number;
  /** Whether the desk has just seen the newest state. */
  fresh: boolean;
  waitMs: number;
}

export interface Step {
  before: LiveFacts;
  command: OrderedCommand | null;
  verdict: Verdict | null;
  after: LiveFacts;
}

// GO is what desks mostly press; without its weight few evenings would get past the interval.
const COMMANDS: readonly CommandKind[] = [
  ...COMMAND_KINDS,
  ...Array<CommandKind>(40).fill('go'),
  'undo',
  'undo',
];
const ELSEWHERE = [
  'withdraw',
  'certify',
  'certify',
  'void',
  'hand_in',
  'vote',
  'hold',
  'release',
  'release',
] as const;

/** Plays the moves one after the other; each step says what was there before and after. */
export function playEvening(moves: readonly Move[]): Step[] {
  const seen = [0, 0];
  let facts: LiveFacts = sampleEvening();
  return moves.map((move, index) => {
    const before = { ...facts, now: facts.now + move.waitMs };
    const what = move.what % (COMMANDS.length + ELSEWHERE.length);
    const kind = COMMANDS[what];
    if (move.fresh) seen[move.desk] = before.show.version;
    if (kind === undefined) {
      facts = elsewhere(before, ELSEWHERE[what - COMMANDS.length] ?? 'withdraw', move, index);
      return { before, command: null, verdict: null, after: facts };
    }
    const command: OrderedCommand = {
      ...commandOf(kind, move, before),
      commandId: `c${index}`,
      expectedVersion: seen[move.desk] ?? 0,
      by: move.desk === 0 ? 'Ana' : 'Jo',
    };
    const verdict = decide(before.show, command, before.now, before);
    facts = verdict.ok ? applied(before, verdict) : before;
    if (verdict.ok) seen[move.desk] = facts.show.version;
    return { before, command, verdict, after: facts };
  });
}

function applied(before: LiveFacts, verdict: Verdict & { ok: true }): LiveFacts {
  const show = evolveAll(before.show, verdict.events);
  return verdict.events.flatMap(effects).reduce<LiveFacts>(applyEffect, { ...before, show });
}

/** What the other rooms do when told, in its simplest form. */
export function applyEffect(facts: LiveFacts, effect: Effect): LiveFacts {
  switch (effect.kind) {
    case 'item_status': {
      const scratched = effect.status === 'scratched';
      return {
        ...facts,
        items: facts.items.map((item) => (item.id === effect.itemId ? { ...item, scratched } : item)),
      };
    }
    case 'scoring': {
      const { [effect.performanceId]: _, ...others } = facts.scoringClosesAt;
      return {
        ...facts,
        scoring: { ...facts.scoring, [effect.performanceId]: effect.window },
        scoringClosesAt: { ...others, ...(effect.closesAt && { [effect.performanceId]: effect.closesAt }) },
      };
    }
    case 'poll_taken_back':
      return withPoll(facts, effect.pollId, { state: 'draft', openedAt: null, closesAt: null });
    case 'poll_opened':
      return withPoll(facts, effect.pollId, {
        state: 'open',
        ballotsCounted: 0,
        openedAt: facts.now,
        closesAt: effect.closesAt,
        candidates: (facts.polls.find(({ id }) => id === effect.pollId)?.candidates ?? []).filter(
          ({ performanceId }) => !effect.leftOut.includes(performanceId),
        ),
      });
    case 'poll_deadline':
      return withPoll(facts, effect.pollId, { state: 'closing', closesAt: effect.closesAt });
    case 'poll_closed':
      return withPoll(facts, effect.pollId, {
        state: 'closed',
        closesAt: effect.closedAt,
        closedAt: effect.closedAt,
      });
    case 'result_revealing':
      return withResult(facts, effect.resultId, ({ toldAt }) => ({
        state: 'revealing',
        toldAt: Array.from({ length: effect.step }, (_, step) => toldAt[step] ?? facts.now),
      }));
    case 'reveal_stopped':
      return facts;
    case 'result_published':
      return withResult(facts, effect.resultId, () => ({ state: 'published' }));
  }
}

const withPoll = (facts: LiveFacts, id: string, change: Partial<LiveFacts['polls'][number]>): LiveFacts => ({
  ...facts,
  polls: facts.polls.map((poll) => (poll.id === id ? { ...poll, ...change } : poll)),
});

const withResult = (
  facts: LiveFacts,
  id: string,
  change: (result: LiveResult) => Partial<LiveResult>,
): LiveFacts => ({
  ...facts,
  results: facts.results.map((result) => (result.id === id ? { ...result, ...change(result) } : result)),
});

function elsewhere(facts: LiveFacts, what: (typeof ELSEWHERE)[number], move: Move, index: number): LiveFacts {
  const item = facts.items[move.which % facts.items.length];
  const consent = what === 'hold' ? 'missing' : 'given';
  switch (what) {
    case 'withdraw':
      return {
        ...facts,
        items: facts.items.map((one) =>
          one === item && facts.show.items[one.id]?.status !== 'done' ? { ...one, scratched: true } : one,
        ),
      };
    case 'certify':
      return facts.results.some((result) => result.state === 'live' || result.state === 'voided')
        ? {
            ...facts,
            results: [
              certifiedResult(`j${index}`, "The judges' result"),
              certifiedResult(`a${index}`, 'Audience favourite'),
            ],
          }
        : facts;
    case 'void':
      return {
        ...facts,
        results: facts.results.map((result) => ({ ...liveResult(result.id, result.title), state: 'voided' })),
      };
    case 'hand_in':
      return {
        ...facts,
        judges: facts.judges.map((judge, place) =>
          place === move.desk && item?.performance != null
            ? { ...judge, sheets: { ...judge.sheets, [item.performance.id]: 'submitted' } }
            : judge,
        ),
      };
    case 'vote':
      return {
        ...facts,
        polls: facts.polls.map((poll) =>
          poll.state === 'open' ? { ...poll, ballotsCounted: poll.ballotsCounted + 1 } : poll,
        ),
      };
    case 'hold':
    case 'release':
      return {
        ...facts,
        items: facts.items.map((one) =>
          one === item && one.performance !== null
            ? { ...one, performance: { ...one.performance, consent } }
            : one,
        ),
      };
  }
}

type Wish = ShowCommand extends infer C
  ? C extends ShowCommand
    ? Omit<C, 'commandId' | 'expectedVersion'>
    : never
  : never;

/** Now and then somebody presses who has not read what it opens. */
const confirms = ({ which }: Move, asked: Confirmation[]): Confirmation[] => (which % 5 === 0 ? [] : asked);

function commandOf(kind: CommandKind, move: Move, facts: LiveFacts): Wish {
  const { which } = move;
  const itemId = facts.items[which % facts.items.length]?.id ?? '';
  const pollId = facts.polls[which % facts.polls.length]?.id ?? '';
  const { results } = facts;
  const resultId = results[which % results.length]?.id ?? '';
  const performanceId = `perf${(which % 7) + 1}`;
  const scene = SCENES[which % SCENES.length] ?? 'holding';
  const text = which % 3 === 0 ? '' : 'canary-private-message';
  const reason = which % 2 === 0 ? '' : 'Asked for by the chief judge';
  switch (kind) {
    case 'jump':
    case 'skip':
    case 'unskip':
    case 'unscratch':
      return { kind, itemId };
    case 'scratch':
      return { kind, itemId, reason };
    case 'start_interval':
      return { kind, durationMs: 600_000 };
    case 'add_time':
      return { kind, ms: ((which % 3) - 1) * 30_000 };
    case 'set_start':
      return { kind, startedAt: facts.now - (which % 5) * 10_000 };
    case 'arm':
    case 'set_scene':
      return { kind, scene, text };
    case 'set_follow_go':
      return { kind, followGo: which % 2 === 0 };
    case 'halt':
      return { kind, text };
    case 'send_note':
      return { kind, to: 'mc', text: 'canary-private-note' };
    case 'read_note':
    case 'ready_note':
      return { kind, noteId: facts.show.notes[0]?.id ?? 'none' };
    case 'mc_signal':
      return { kind, signal: 'ready' };
    case 'call_desk':
      return { kind, from: 'judge', judgeId: facts.judges[0]?.id ?? null };
    case 'withdraw_call':
      return { kind, from: 'mc', judgeId: null };
    case 'take_call':
    case 'end_call':
      return { kind, callId: facts.show.calls[0]?.id ?? 'none' };
    case 'set_wings':
      return { kind, itemId, inTheWings: which % 2 === 0 };
    case 'open_poll':
      return { kind, pollId, durationMs: which % 2 === 0 ? null : 60_000 };
    case 'announce_poll_close':
      return { kind, pollId, inMs: 30_000 };
    case 'extend_poll':
      return { kind, pollId, byMs: 30_000 };
    case 'close_poll':
    case 'take_back_poll':
      return { kind, pollId };
    case 'reopen_poll':
      return { kind, pollId, reason, durationMs: 60_000 };
    case 'open_scoring':
      return { kind, performanceId, reason };
    case 'lock_scoring':
      return { kind, performanceId };
    case 'press_music':
      return { kind, press: which % 2 === 0 ? 'play' : 'fade' };
    case 'go':
      return { kind, confirms: confirms(move, nextGo(facts.show, facts.now, settledFacts(facts)).asks) };
    case 'turn_card':
      return { kind, resultId, step: facts.show.shownSteps[resultId] ?? 1 };
    case 'reveal_next': {
      const result = results.find(({ id }) => id === resultId);
      const asked = result
        ? neededConfirmations([revealPart(facts.show, result)], facts.show, facts.now, facts)
        : [];
      return { kind, resultId, confirms: confirms(move, asked) };
    }
    case 'publish_result':
      return { kind, resultId };
    default:
      return { kind };
  }
}
