/**
 * One judge with two tablets, and the rule by which the real server keeps sheets: whatever is tapped on either, whatever
 * answers are lost and whichever page is opened again, both come to hold what the server holds, and neither sends on.
 */
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { scoresheetBody } from '#contract/judging/schema.ts';
import { decideSheet, type ScoringState, type Sheet, type SheetEntry } from '#domain/judging/scoresheet.ts';
import type { Held, Panel, ServerSheet } from './held.ts';
import { type Outbox, type Outcome, openOutbox, type SheetCalls, unsentCount } from './outbox.ts';
import type { Kept } from './sheet-store.ts';

const ACTS = ['p1', 'p2'] as const;
const CRITERIA = ['a', 'b'].map((id) => ({
  id,
  name: id,
  description: '',
  minSteps: 0,
  maxSteps: 10,
  step: '1',
  weight: 1,
  guidance: [],
  categoryId: null,
  deducts: false,
}));
/** More than any evening needs: a page that sends more than that sends without an end. */
const MOST_SENDS = 400;

/** What the contract makes of what was sent, before any rule sees it. */
function heard({ entry }: NonNullable<Held['attempt']>): SheetEntry {
  const { submitted, baseRevision, ...content } = entry;
  const body = scoresheetBody.parse({ ...content, submitted, base_revision: baseRevision });
  return { ...body, baseRevision: body.base_revision };
}

function fixture() {
  const sheets = new Map<string, Sheet>();
  const done = new Map<string, Outcome>();
  let copy = [new Map(sheets), new Map(done)] as const;
  const put = <T>(into: Map<string, T>, from: ReadonlyMap<string, T>) => {
    into.clear();
    for (const [key, value] of from) into.set(key, value);
  };
  const world = {
    scoring: 'open' as ScoringState,
    sends: 0,
    sheets,
    takeCopy() {
      copy = [new Map(sheets), new Map(done)];
    },
    putBack() {
      put(sheets, copy[0]);
      put(done, copy[1]);
    },
  };
  const shown = (performanceId: string, sheet: Sheet): ServerSheet => ({
    ...structuredClone(sheet),
    performanceId,
    total: null,
    updatedAt: 0,
    submittedAt: null,
  });
  const take = (id: string, attempt: NonNullable<Held['attempt']>): Outcome => {
    const before = done.get(attempt.commandId);
    if (before) return before;
    const decision = decideSheet(sheets.get(id) ?? null, world.scoring, CRITERIA, heard(attempt));
    if (decision.kind === 'stale') return { kind: 'stale', sentence: '' };
    if (decision.kind === 'not_open') return { kind: 'trouble', trouble: { kind: 'waits' } };
    if (decision.kind === 'locked')
      return { kind: 'trouble', trouble: { kind: 'locked', sentence: 'Closed.' } };
    if (decision.kind === 'invalid')
      return { kind: 'trouble', trouble: { kind: 'refused', sentence: 'No.' } };
    if (decision.kind === 'changed') sheets.set(id, decision.sheet);
    const kept: Outcome = { kind: 'saved', sheet: shown(id, sheets.get(id) as Sheet) };
    done.set(attempt.commandId, kept);
    return kept;
  };
  const panel = (): Panel => ({
    judge: { id: 'j', name: 'J', isHead: false, eventName: 'E' },
    reviews: false,
    round: { id: 'r', name: 'Show', rehearsal: false },
    criteria: [],
    performances: ACTS.map((id, at) => {
      const sheet = sheets.get(id);
      return {
        id,
        number: at + 1,
        stageName: id,
        pronouns: '',
        songTitle: '',
        categoryId: null,
        category: '',
        scratched: false,
        sentBack: null,
        excused: null,
        scoring: world.scoring,
        sheet: sheet ? shown(id, sheet) : null,
      };
    }),
    markNames: null,
    nudgedAt: null,
    otherDevices: [],
  });
  return { world, take, panel };
}

/** A tablet that can be cut off, lose answers, and be opened again. */
function tablet({ world, take, panel }: ReturnType<typeof fixture>, name: string) {
  const line = { cut: false, deaf: false };
  let kept: Kept = { panel: null, held: {} };
  let commands = 0;
  const slow = <T>(answer: () => T) =>
    new Promise<T>((resolve) => setTimeout(() => resolve(answer()), name === 'one' ? 70 : 110));
  const calls: SheetCalls = {
    panel: async () => {
      const answer = line.cut ? undefined : panel();
      return slow(() => (answer && !line.deaf ? { kind: 'panel', panel: answer } : { kind: 'lost' }));
    },
    send: async (id, attempt) => {
      world.sends += 1;
      if (world.sends > MOST_SENDS) return { kind: 'ended' };
      const outcome: Outcome = line.cut ? { kind: 'lost' } : take(id, structuredClone(attempt));
      return slow(() => (line.deaf ? { kind: 'lost' } : outcome));
    },
    newCommandId() {
      commands += 1;
      return `${name} ${commands}`;
    },
  };
  const store = {
    read: async () => structuredClone(kept),
    write: async (given: Kept) => {
      kept = structuredClone(given);
    },
    leftByOthers: async () => ({}),
  };
  const opened = { outbox: openOutbox(store, calls, () => 0.5), line, again };
  function again() {
    opened.outbox.close();
    opened.outbox = openOutbox(store, calls, () => 0.5);
  }
  return opened;
}

type Tablet = ReturnType<typeof tablet>;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const WORDS = ['', ' ', 'calm', 'calm ', ' calm\n', 'cafe\u0301', 'caf\u00e9 '];
const act = fc.constantFrom(...ACTS);
const step = fc.record({
  on: fc.constantFrom(0, 1),
  wait: fc.constantFrom(0, 40, 90, 1_000, 7_000),
  does: fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ mark: act, of: fc.constantFrom('a', 'b'), steps: fc.option(fc.nat(10)) }),
    },
    { weight: 3, arbitrary: fc.record({ note: act, words: fc.constantFrom(...WORDS) }) },
    { weight: 2, arbitrary: fc.record({ submit: act }) },
    { weight: 1, arbitrary: fc.record({ abstain: act, yes: fc.boolean() }) },
    { weight: 2, arbitrary: fc.record({ line: fc.constantFrom('cut', 'deaf', 'whole') }) },
    { weight: 1, arbitrary: fc.constantFrom('wake', 'again', 'copy', 'put back' as const) },
    { weight: 1, arbitrary: fc.record({ scoring: fc.constantFrom('open', 'closed', 'locked' as const) }) },
    { weight: 2, arbitrary: fc.record({ choose: act, which: fc.constantFrom('mine', 'theirs' as const) }) },
  ),
});
type Does = typeof step extends fc.Arbitrary<infer S> ? (S extends { does: infer D } ? D : never) : never;

function play(does: Does, on: Tablet, { world }: ReturnType<typeof fixture>): void {
  const { outbox, line } = on;
  const content = (id: string) => outbox.state().held[id]?.content;
  if (does === 'wake') void outbox.wake();
  else if (does === 'again') on.again();
  else if (does === 'copy') world.takeCopy();
  else if (does === 'put back') world.putBack();
  else if ('mark' in does)
    outbox.edit(does.mark, { marks: { ...content(does.mark)?.marks, [does.of]: does.steps } });
  else if ('note' in does) outbox.edit(does.note, { note: does.words }, true);
  else if ('submit' in does) {
    const marks = { a: 5, b: 5, ...content(does.submit)?.marks };
    outbox.edit(does.submit, { marks: { a: marks.a ?? 0, b: marks.b ?? 0 }, abstained: false, final: true });
  } else if ('abstain' in does) outbox.edit(does.abstain, { abstained: does.yes, final: does.yes });
  else if ('line' in does) Object.assign(line, { cut: does.line === 'cut', deaf: does.line === 'deaf' });
  else if ('scoring' in does) world.scoring = does.scoring as ScoringState;
  else if ('choose' in does) outbox.choose(does.choose, does.which as 'mine' | 'theirs');
}

/** The show goes on with scoring open and both lines whole: both pages ask, and the judge chooses where asked. */
async function comeToRest(tablets: readonly Tablet[], { world }: ReturnType<typeof fixture>): Promise<void> {
  world.scoring = 'open';
  for (const { line } of tablets) Object.assign(line, { cut: false, deaf: false });
  for (let turn = 0; turn < 6; turn += 1)
    for (const { outbox } of tablets) {
      void outbox.wake();
      await pass(15_000);
      for (const id of ACTS)
        if (outbox.state().held[id]?.trouble?.kind === 'stale') outbox.choose(id, 'mine');
      await pass(15_000);
    }
}

/** What a page shows of an act as the server would keep it. */
const showsOf = (outbox: Outbox, id: string) => {
  const held = outbox.state().held[id];
  if (!held) return null;
  const { marks, abstained, note, final } = held.content;
  const given = abstained ? [] : Object.entries(marks).filter(([, steps]) => steps !== null);
  return { marks: Object.fromEntries(given.sort()), abstained, note: note.trim().normalize(), final };
};
const keptOf = (sheet: Sheet | undefined) =>
  sheet
    ? { marks: sheet.marks, abstained: sheet.abstained, note: sheet.note, final: sheet.state === 'submitted' }
    : { marks: {}, abstained: false, note: '', final: false };

vi.useFakeTimers();
afterEach(() => vi.clearAllTimers());

it('comes to rest on both tablets with what the server holds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const rooms = fixture();
      const tablets = [tablet(rooms, 'one'), tablet(rooms, 'two')];
      try {
        for (const { outbox } of tablets) await Promise.all([outbox.wake(), pass(500)]);
        for (const { on, wait, does } of steps) {
          play(does, tablets[on] as Tablet, rooms);
          await pass(wait);
        }
        await comeToRest(tablets, rooms);
        for (const { outbox } of tablets) {
          const state = outbox.state();
          expect([unsentCount(state), state.sending, state.ended]).toEqual([0, false, false]);
          for (const id of ACTS) expect(showsOf(outbox, id)).toEqual(keptOf(rooms.world.sheets.get(id)));
        }
        const sends = rooms.world.sends;
        await pass(60_000);
        expect(rooms.world.sends).toBe(sends);
      } finally {
        for (const { outbox } of tablets) outbox.close();
      }
    }),
    { numRuns: 300 },
  );
});
