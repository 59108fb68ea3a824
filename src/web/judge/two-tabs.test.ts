/** Two tabs of one judge in one browser: what each holds stays on the device, and one sends what the other left. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isUnsent, type Panel, type ServerSheet } from './held.ts';
import { openOutbox, type SheetCalls, unsentCount } from './outbox.ts';
import { type Kept, sheetStoreAt } from './sheet-store.ts';

const ACTS = ['p1', 'p2'] as const;

function fixture() {
  const sheets = new Map<string, ServerSheet>();
  const line = { cut: false };
  const disk = { full: false };
  const place = {
    kept: undefined as Kept | undefined,
    get: async () => structuredClone(place.kept),
    update: async (change: (kept: Kept | undefined) => Kept) => {
      const next = structuredClone(change(structuredClone(place.kept)));
      if (disk.full) throw new Error('The disk is full.');
      place.kept = next;
    },
  };
  let commands = 0;
  const panel = () => ({
    judge: { id: 'j', name: 'J', isHead: false, eventName: 'E' },
    reviews: false,
    round: { id: 'r', name: 'R', rehearsal: false },
    criteria: [],
    performances: ACTS.map((id) => ({ id, scoring: 'open', sheet: sheets.get(id) ?? null })),
  });
  const calls: SheetCalls = {
    panel: async () => (line.cut ? { kind: 'lost' } : { kind: 'panel', panel: panel() as unknown as Panel }),
    async send(performanceId, { entry }) {
      if (line.cut) return { kind: 'lost' };
      const before = sheets.get(performanceId)?.revision ?? 0;
      if (before !== entry.baseRevision) return { kind: 'stale', sentence: '' };
      const { submitted, baseRevision, ...content } = entry;
      const state = submitted ? 'submitted' : 'draft';
      const sheet = { ...content, performanceId, state, revision: baseRevision + 1 };
      sheets.set(performanceId, sheet as ServerSheet);
      return { kind: 'saved', sheet: sheet as ServerSheet };
    },
    newCommandId: () => `command ${++commands}`,
  };
  return {
    line,
    disk,
    sheets,
    marksKept: () => Object.entries(place.kept?.held ?? {}).map(([id, { content }]) => [id, content.marks.a]),
    unsentKept: () => Object.values(place.kept?.held ?? {}).filter(isUnsent).length,
    async tab() {
      const opened = openOutbox(sheetStoreAt(place), calls);
      await opened.wake();
      return opened;
    },
  };
}

const settle = () => vi.advanceTimersByTimeAsync(30_000);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('keeps what both hold while the network is cut, and one sends what the other left', async () => {
  const { line, sheets, marksKept, unsentKept, tab } = fixture();
  const [first, second] = [await tab(), await tab()];
  line.cut = true;
  second.edit('p2', { marks: { a: 2 } });
  second.edit('p2', { marks: { a: 3 } });
  await settle();
  first.edit('p1', { marks: { a: 1 } });
  await settle();
  expect(marksKept()).toEqual([
    ['p1', 1],
    ['p2', 3],
  ]);
  second.close();
  line.cut = false;
  await first.wake();
  await settle();
  expect(ACTS.map((id) => sheets.get(id)?.marks)).toEqual([{ a: 1 }, { a: 3 }]);
  expect([unsentCount(first.state()), first.state().held.p2?.trouble, unsentKept()]).toEqual([0, null, 0]);
  first.close();
});

it('keeps newer marks of the other tab in place of those that it read when it was opened', async () => {
  const { line, marksKept, tab } = fixture();
  const first = await tab();
  line.cut = true;
  first.edit('p1', { marks: { a: 1 } });
  await settle();
  const second = await tab();
  first.edit('p1', { marks: { a: 2 } });
  await settle();
  second.edit('p2', { marks: { a: 9 } });
  await vi.advanceTimersByTimeAsync(10);
  expect(marksKept()).toEqual([
    ['p1', 2],
    ['p2', 9],
  ]);
  first.close();
  second.close();
});

it('keeps its own newest marks after the device refused to keep some', async () => {
  const { line, disk, marksKept, tab } = fixture();
  const only = await tab();
  line.cut = true;
  only.edit('p1', { marks: { a: 1 } });
  await vi.advanceTimersByTimeAsync(10);
  disk.full = true;
  only.edit('p1', { marks: { a: 2 } });
  await vi.advanceTimersByTimeAsync(10);
  disk.full = false;
  only.edit('p2', { marks: { a: 9 } });
  await vi.advanceTimersByTimeAsync(10);
  expect(marksKept()).toEqual([
    ['p1', 2],
    ['p2', 9],
  ]);
  only.close();
});
