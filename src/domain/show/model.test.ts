import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pollAt } from '#domain/voting/poll.ts';
import { type Move, playEvening, type Step } from '#test/show/random-evening.ts';
import { isOpen } from '../voting/poll.ts';
import { COMMAND_KINDS, type CommandKind } from './commands.ts';
import { effects } from './effects.ts';
import type { ShowEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { nextGo } from './go.ts';
import { afterDeadlines, mayBeRevealed, statusOf } from './order.ts';
import { cueState, initialShow, lastDone } from './state.ts';
import { settledFacts } from './views/parts.ts';

const move: fc.Arbitrary<Move> = fc.record({
  what: fc.nat(1_000),
  which: fc.nat(60),
  desk: fc.nat(1),
  fresh: fc.oneof({ weight: 6, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  waitMs: fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 2_000, max: 9_000 }) },
    { weight: 1, arbitrary: fc.nat(1_500) },
    { weight: 1, arbitrary: fc.nat(400_000) },
  ),
});
const evening = fc.array(move, { minLength: 5, maxLength: 260, size: 'max' });

const eventsOf = (step: Step): ShowEvent[] => (step.verdict?.ok === true ? step.verdict.events : []);
// Another number plays other evenings.
const seed = Number(process.env.OVATION_SEED ?? 7);
/** The evenings that every rule is held against: played once, since playing them is what takes time. */
const evenings = fc
  .sample(evening, { numRuns: 700, seed })
  .map((moves) => ({ moves, steps: playEvening(moves) }));

/** Holds a rule against every evening. One that breaks it is shortened before it is told. */
function play(rule: (steps: Step[]) => void): void {
  for (const { moves, steps } of evenings) {
    try {
      rule(steps);
    } catch {
      fc.assert(
        fc.property(fc.subarray(moves), (fewer) => rule(playEvening(fewer))),
        { examples: [[moves]], numRuns: 500, seed },
      );
    }
  }
}

describe('whatever two desks press', () => {
  it('at most one item stands by or is on stage, and it is the current one', () => {
    play((steps) => {
      for (const { after } of steps) {
        const busy = Object.entries(after.show.items).filter(
          ([, progress]) => progress.status === 'called' || progress.status === 'on_stage',
        );
        const [first] = busy;
        // An assertion costs more than the step that it looks at: the ones of every step are plain comparisons.
        if (busy.length > 1 || (first?.[0] ?? null) !== after.show.currentId)
          expect.fail(`${busy.length} items are busy; the current one is ${after.show.currentId}`);
      }
    });
  });

  it('an accepted command makes one version and a refused one none', () => {
    play((steps) => {
      for (const step of steps) {
        const events = eventsOf(step);
        const made = step.after.show.version - step.before.show.version;
        if (step.command !== null && (step.verdict?.ok === true) !== events.length > 0)
          expect.fail('a command that was taken made nothing, or a refused one did');
        if (made !== (events.length > 0 ? 1 : 0)) expect.fail(`one step made ${made} versions`);
        if (events.some((event) => event.version !== events[0]?.version))
          expect.fail('the events of one step carry several versions');
      }
    });
  });

  it('replaying the events gives the same state', () => {
    play((steps) => {
      const replayed = steps.flatMap(eventsOf).reduce(evolve, initialShow);
      expect(replayed).toEqual(steps.at(-1)?.after.show);
    });
  });

  it('an undo restores exactly what was there before the step', () => {
    play((steps) => {
      const befores = new Map<number, Step>();
      for (const step of steps) {
        const events = eventsOf(step);
        if (events.some((event) => event.kind === 'undo_offered')) befores.set(step.after.show.version, step);
        if (step.command?.kind !== 'undo' || events.length === 0) continue;
        const point = step.before.show.undo;
        const taken = [...befores.values()].find(
          (one) => one.before.now === point?.at && one.after.show.undo?.before === point.before,
        );
        expect(cueState(step.after.show)).toEqual(
          taken === undefined ? undefined : cueState(taken.before.show),
        );
        expect(step.after.show.undo).toBeNull();
      }
    });
  });

  it('an undo tells the other rooms what makes them as they were', () => {
    const windows = (step: Step['before']) =>
      Object.entries(afterDeadlines(step, step.now).scoring)
        .map(
          ([id, window]) => [id, window, window === 'open' ? step.scoringClosesAt[id] : undefined] as const,
        )
        .filter(([, window]) => window !== 'closed')
        .sort(([a], [b]) => (a < b ? -1 : 1));
    play((steps) => {
      for (const [index, step] of steps.entries()) {
        const undone = steps[index - 1];
        if (undone === undefined || step.command?.kind !== 'undo' || step.verdict?.ok !== true) continue;
        // Only where the undo comes right after its step: else others have moved these too.
        if (!eventsOf(undone).some((event) => event.kind === 'undo_offered')) continue;
        expect(windows(step.after)).toEqual(windows({ ...undone.before, now: step.after.now }));
        expect(step.after.items).toEqual(undone.before.items);
      }
    });
  });

  it('only an item that was on stage is ever done, a skipped one only if it was done before, and what is done stays so', () => {
    const isDone = ({ show }: Step['before'], id: string) => lastDone(show.items[id]) !== null;
    play((steps) => {
      const started = new Set<string>();
      for (const step of steps) {
        for (const event of eventsOf(step)) {
          if (event.kind === 'item_started') started.add(event.itemId);
          if (event.kind === 'item_skipped')
            expect(step.after.show.items[event.itemId]?.status).toBe(
              isDone(step.before, event.itemId) ? 'done' : 'scheduled',
            );
        }
        const takenBack = step.command?.kind === 'undo' || step.command?.kind === 'take_back_start';
        const lost = Object.keys(step.before.show.items).filter(
          (id) => isDone(step.before, id) && !isDone(step.after, id),
        );
        if (lost.length > 0 && !takenBack) expect.fail(`${lost} was done, and is not any more`);
        const done = Object.entries(step.after.show.items).filter(
          ([, progress]) => progress.status === 'done',
        );
        if (done.some(([id]) => !started.has(id))) expect.fail('an item is done that never was on stage');
      }
    });
  });

  it('two polls are never open, and none is opened that is open', () => {
    play((steps) => {
      for (const step of steps) {
        const open = (polls: typeof step.after.polls) =>
          polls.map((poll) => pollAt(poll, step.before.now)).filter(isOpen);
        expect(open(step.after.polls).length).toBeLessThanOrEqual(1);
        if (eventsOf(step).some((event) => event.kind === 'poll_opened'))
          expect(open(step.before.polls)).toEqual([]);
      }
    });
  });

  it('a step is revealed only of a certified result, in the results, one place at a time', () => {
    play((steps) => {
      for (const step of steps) {
        for (const event of eventsOf(step)) {
          if (event.kind !== 'step_revealed') continue;
          const result = step.before.results.find((one) => one.id === event.resultId);
          expect(['certified', 'revealing']).toContain(result?.state);
          expect(step.before.show.phase).toBe('results');
          expect(event.step).toBe((step.before.show.shownSteps[event.resultId] ?? 0) + 1);
          expect(event.step).toBeLessThanOrEqual(result?.steps.length ?? 0);
        }
      }
    });
  });

  it('nothing that asks first is opened by a command that does not name it', () => {
    let held = 0;
    play((steps) => {
      for (const { before, command, verdict } of steps) {
        if (verdict?.ok !== true || command === null) continue;
        const named = 'confirms' in command ? command.confirms : [];
        for (const event of verdict.events) {
          if (event.kind === 'poll_opened' && command.kind === 'go')
            expect(named).toContainEqual({ verb: 'open_vote', id: event.pollId, place: null });
          if (event.kind === 'result_published' && command.kind === 'go')
            expect(named).toContainEqual({ verb: 'publish', id: event.resultId, place: null });
          if (event.kind === 'award_begun')
            expect(named).toContainEqual({ verb: 'begin_award', id: event.resultId, place: null });
          if (event.kind !== 'step_revealed') continue;
          const result = before.results.find(({ id }) => id === event.resultId);
          const place = result?.steps[event.step - 1]?.place;
          if (place !== 1 && (event.step > 1 || before.show.revealingId === event.resultId)) continue;
          held += 1;
          expect(named).toContainEqual({ verb: 'reveal', id: event.resultId, place });
        }
      }
    });
    expect(held).toBeGreaterThan(20);
  });

  it('the start is taken back only while nothing was scored, and leaves no act on and no window open', () => {
    play((steps) => {
      for (const { before, after, verdict } of steps) {
        if (verdict?.ok !== true || !verdict.events.some(({ kind }) => kind === 'start_taken_back')) continue;
        expect(before.judges.flatMap(({ sheets }) => Object.values(sheets))).not.toContain('submitted');
        expect(after.show).toMatchObject({ phase: 'preshow', startedAt: null, currentId: null, clock: null });
        expect(Object.values(after.scoring).filter((window) => window !== 'closed')).toEqual([]);
      }
    });
  });

  it('a show that is over goes on where it was, and changes nothing but its phase and the projector', () => {
    play((steps) => {
      let endedIn = '';
      for (const { before, after, verdict } of steps) {
        if (verdict?.ok !== true) continue;
        if (before.show.phase !== 'finished' && after.show.phase === 'finished') endedIn = before.show.phase;
        if (!verdict.events.some(({ kind }) => kind === 'show_reopened')) continue;
        const { version, movedTo, lastMove, ...left } = after.show;
        expect({ ...after, show: left }).toEqual({
          ...before,
          show: {
            ...before.show,
            ...{ version: undefined, movedTo: undefined, lastMove: undefined, undo: null },
            ...{ finishedAt: null, finishedIn: null, phase: endedIn === 'results' ? 'results' : 'running' },
            scene: left.scene,
          },
        });
        expect([before.show.phase, left.currentId, left.clock]).toEqual(['finished', null, null]);
        expect(nextGo(after.show, after.now, settledFacts(after)).waits?.reason).not.toBe('show_finished');
      }
    });
  });

  it('nothing opens scoring while a result is certified, nor starts an act that is held or scratched', () => {
    play((steps) => {
      for (const step of steps) {
        const certified = step.before.results.some((result) => mayBeRevealed(result.state));
        for (const event of eventsOf(step)) {
          const opens = effects(event).some(
            (effect) => effect.kind === 'scoring' && effect.window === 'open',
          );
          if (certified && event.kind !== 'item_skipped') expect(opens).toBe(false);
          if (event.kind !== 'item_started' && event.kind !== 'item_called') continue;
          const item = step.before.items.find((one) => one.id === event.itemId);
          expect(item === undefined ? 'none' : statusOf({ items: {} }, item)).toBe('scheduled');
          if (event.kind === 'item_started') expect(item?.performance?.consent).not.toBe('missing');
        }
      }
    });
  });

  it('scoring takes sheets until the time after the act has passed, and from then on none', () => {
    play((steps) => {
      for (const step of steps) {
        const { before, after } = step;
        const windows = afterDeadlines(before, before.now).scoring;
        for (const [id, closesAt] of Object.entries(before.scoringClosesAt))
          if (windows[id] === 'open' && closesAt <= before.now)
            expect.fail('a window is open after its time');
        for (const event of eventsOf(step)) {
          if (event.kind === 'item_ended') {
            const id = before.items.find((item) => item.id === event.itemId)?.performance?.id ?? '';
            const certified = before.results.some((result) => mayBeRevealed(result.state));
            if (windows[id] === 'open' && !certified)
              expect(after.scoringClosesAt[id]).toBe(before.now + 180_000);
          }
          // Whoever opens it again by hand also locks it by hand.
          if (event.kind === 'scoring_opened') {
            expect(after.scoringClosesAt[event.performanceId]).toBeUndefined();
            expect(windows[event.performanceId]).not.toBe('open');
          }
        }
      }
    });
  });

  it('a stale command and a second GO within two seconds change nothing', () => {
    play((steps) => {
      let lastGoAt = Number.NEGATIVE_INFINITY;
      for (const step of steps) {
        const events = eventsOf(step);
        if (step.verdict?.ok === false) expect(step.after).toBe(step.before);
        if (!events.some((event) => event.kind === 'went')) continue;
        // Nothing but messages and the like since the desk looked.
        expect(step.command?.expectedVersion).toBeGreaterThanOrEqual(step.before.show.movedTo);
        expect(step.before.now - lastGoAt).toBeGreaterThanOrEqual(2_000);
        lastGoAt = step.before.now;
      }
    });
  });

  it('a clock runs only for what is on, and never while the show is stopped', () => {
    play((steps) => {
      for (const { after } of steps) {
        const { clock, currentId, phase, halt } = after.show;
        if (clock === null) continue;
        expect(currentId !== null || phase === 'interval').toBe(true);
        if (clock.state === 'running') {
          expect(halt).toBeNull();
          expect(currentId === null || after.show.items[currentId]?.status === 'on_stage').toBe(true);
        }
      }
    });
  });

  it('the phase says what is on: an interval runs in an interval, an act in none', () => {
    play((steps) => {
      for (const { after } of steps) {
        const item = after.items.find((one) => one.id === after.show.currentId);
        if (item === undefined || after.show.items[item.id]?.status !== 'on_stage') continue;
        const wanted =
          item.kind === 'interval' ? 'interval' : item.kind === 'results' ? 'results' : 'running';
        expect(after.show.phase).toBe(wanted);
      }
      for (const { after } of steps)
        if (after.show.phase === 'interval') expect(after.show.clock).not.toBeNull();
    });
  });

  it('evenings get through to the end and every command is once obeyed, so that the rules above were tried', () => {
    const reached = new Set<string>();
    const obeyed = new Set<CommandKind>();
    play((steps) => {
      for (const step of steps) {
        reached.add(step.after.show.phase);
        if (step.command !== null && step.verdict?.ok === true) obeyed.add(step.command.kind);
        for (const event of eventsOf(step)) reached.add(event.kind);
      }
    });
    expect([...reached]).toEqual(
      expect.arrayContaining([
        'interval',
        'results',
        'finished',
        'undone',
        'step_revealed',
        'result_published',
        'poll_opened',
        'scoring_deadline_set',
      ]),
    );
    expect(COMMAND_KINDS.filter((kind) => !obeyed.has(kind))).toEqual([]);
  });
});
