/** The outbox against a server whose network is cut, slow, or loses answers. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Held, Panel, ServerSheet } from './held.ts';
import { goneActs, type Outcome, openOutbox, type SheetCalls, unsentCount } from './outbox.ts';
import type { Kept, SheetStore } from './sheet-store.ts';

type Attempt = NonNullable<Held['attempt']>;

/** A server that keeps one sheet a performance, honours command ids and can be cut off. */
function server() {
  const sheets = new Map<string, ServerSheet>();
  const done = new Map<string, ServerSheet>();
  const world = {
    cut: false,
    loseAnswers: false,
    scoring: 'open' as 'open' | 'closed' | 'locked',
    rehearsal: false,
    /** The acts of the heat that is on. */
    heat: ['p1', 'p2'],
    locked: [] as string[],
    asked: 0,
    applied: [] as string[],
    sheets,
    otherDevice(id: string, marks: Record<string, number>) {
      sheets.set(id, {
        ...(sheets.get(id) ?? blank(id)),
        marks,
        revision: (sheets.get(id)?.revision ?? 0) + 1,
      });
    },
  };
  const panel = (): Panel => ({
    judge: { id: 'j', name: 'J', isHead: false, eventName: 'E' },
    reviews: false,
    round: {
      id: world.rehearsal ? 'copy' : `r ${world.heat.join(' ')}`,
      name: 'Show',
      rehearsal: world.rehearsal,
    },
    criteria: [],
    performances: (world.rehearsal ? ['r1', 'r2'] : world.heat).map((id) => ({
      id,
      number: 1,
      stageName: id,
      pronouns: '',
      songTitle: '',
      categoryId: null,
      category: '',
      scratched: false,
      sentBack: null,
      excused: null,
      scoring: world.scoring,
      sheet: sheets.get(id) ?? null,
    })),
    markNames: null,
    nudgedAt: null,
    otherDevices: [],
  });
  const take = (id: string, { commandId, entry }: Attempt): Outcome => {
    if (id.startsWith('r') && !world.rehearsal)
      return { kind: 'trouble', trouble: { kind: 'refused', sentence: 'This act is not on your list.' } };
    world.asked += 1;
    if (world.asked > 200) throw new Error('It is sent again and again.');
    if (world.locked.includes(id))
      return { kind: 'trouble', trouble: { kind: 'locked', sentence: 'Scoring is closed.' } };
    const before = done.get(commandId);
    if (before) return { kind: 'saved', sheet: before };
    if (world.scoring === 'closed') return { kind: 'trouble', trouble: { kind: 'waits' } };
    if ((sheets.get(id)?.revision ?? 0) !== entry.baseRevision)
      return { kind: 'stale', sentence: 'Your other device changed it.' };
    const sheet: ServerSheet = {
      ...blank(id),
      ...entry,
      state: entry.submitted ? 'submitted' : 'draft',
      revision: entry.baseRevision + 1,
    };
    sheets.set(id, sheet);
    done.set(commandId, sheet);
    world.applied.push(`${id} ${JSON.stringify(entry.marks)}`);
    return { kind: 'saved', sheet };
  };
  let id = 0;
  const calls: SheetCalls = {
    panel: async () => (world.cut ? { kind: 'lost' } : { kind: 'panel', panel: panel() }),
    async send(performanceId, attempt) {
      if (world.cut) return { kind: 'lost' };
      const outcome = take(performanceId, attempt);
      return world.loseAnswers ? { kind: 'lost' } : outcome;
    },
    newCommandId: () => `command-${++id}`,
  };
  return { world, calls };
}

const blank = (performanceId: string): ServerSheet => ({
  performanceId,
  state: 'draft',
  revision: 0,
  marks: {},
  abstained: false,
  note: '',
  feedback: '',
  total: null,
  updatedAt: 0,
  submittedAt: null,
});

function memory(): SheetStore & { kept: Kept } {
  const store = {
    kept: { panel: null, held: {} } as Kept,
    read: async () => structuredClone(store.kept),
    write: async (kept: Kept) => {
      store.kept = structuredClone(kept);
    },
    leftByOthers: async () => ({}),
  };
  return store;
}

const settle = () => vi.advanceTimersByTimeAsync(30_000);

it('names an act that left the list while its marks were refused, and lets the judge put it away', async () => {
  vi.useFakeTimers();
  const { calls } = server();
  const outbox = openOutbox(memory(), calls);
  await outbox.wake();
  outbox.edit('r1', { marks: { a: 5 } });
  outbox.edit('p1', { marks: { a: 5 } });
  await settle();
  // The other one is on the server.
  expect(goneActs(outbox.state())).toEqual(['r1']);
  expect(unsentCount(outbox.state())).toBe(1);
  outbox.drop('r1');
  await settle();
  expect(goneActs(outbox.state())).toEqual([]);
  expect(unsentCount(outbox.state())).toBe(0);
  outbox.close();
});

describe('a judge’s outbox', () => {
  vi.useFakeTimers();
  afterEach(() => vi.clearAllTimers());

  it('carries no mark of a rehearsal into the show, and keeps what was filled in before it', async () => {
    const { world, calls } = server();
    const outbox = openOutbox(memory(), calls);
    await outbox.wake();
    world.cut = true;
    outbox.edit('p2', { note: 'before' });
    world.rehearsal = true;
    world.scoring = 'closed';
    world.cut = false;
    await outbox.wake();
    await settle();
    expect(outbox.state().held.r2?.content.note).toBe('');
    world.cut = true;
    outbox.edit('r1', { marks: { a: 9 } });
    await settle();
    world.rehearsal = false;
    world.scoring = 'open';
    world.cut = false;
    await outbox.wake();
    await settle();
    expect(world.applied).toEqual(['p2 {}']);
    expect(outbox.state().held.r1).toBeUndefined();
    expect(outbox.state().held.p2?.content.note).toBe('before');
    expect([outbox.state().thrownAway, unsentCount(outbox.state())]).toEqual([true, 0]);
    outbox.readThrownAway();
    expect(outbox.state().thrownAway).toBe(false);
  });

  it('does not send again and again what another device has of a heat that is not on any more, and sends the rest', async () => {
    const { world, calls } = server();
    const outbox = openOutbox(memory(), calls);
    await outbox.wake();
    world.cut = true;
    outbox.edit('p1', { marks: { a: 5 } });
    outbox.edit('p2', { marks: { a: 6 } });
    world.otherDevice('p1', { a: 7 });
    world.heat = ['p3'];
    world.locked = ['p2'];
    world.cut = false;
    await outbox.wake();
    outbox.edit('p3', { marks: { a: 8 } });
    await settle();
    expect(world.applied).toEqual(['p3 {"a":8}']);
    expect(goneActs(outbox.state())).toEqual(['p1', 'p2']);
    // The heat is called again: there is something to choose from.
    world.heat = ['p1', 'p2'];
    await outbox.wake();
    expect(goneActs(outbox.state())).toEqual([]);
    expect(outbox.state().held.p1).toMatchObject({ trouble: { kind: 'stale', theirs: { marks: { a: 7 } } } });
    world.heat = ['p3'];
    await outbox.wake();
    expect(goneActs(outbox.state())).toEqual(['p1', 'p2']);
    outbox.drop('p1');
    outbox.drop('p2');
    await settle();
    expect(unsentCount(outbox.state())).toBe(0);
    expect(world.sheets.get('p1')?.marks).toEqual({ a: 7 });
    outbox.close();
  });

  it('says that a rehearsal’s marks are gone no longer than until the judge scores what counts', async () => {
    const { world, calls } = server();
    world.rehearsal = true;
    const outbox = openOutbox(memory(), calls);
    await outbox.wake();
    world.rehearsal = false;
    await outbox.wake();
    expect(outbox.state().thrownAway).toBe(true);
    outbox.edit('p2', { marks: { a: 7 } });
    expect(outbox.state().thrownAway).toBe(false);
    await outbox.wake();
    expect(outbox.state().thrownAway).toBe(false);
  });

  it('keeps taps while the network is cut and sends them once, in order, when it is back', async () => {
    const { world, calls } = server();
    const store = memory();
    const outbox = openOutbox(store, calls);
    await outbox.wake();
    world.cut = true;
    outbox.edit('p2', { marks: { a: 1 } });
    outbox.edit('p1', { marks: { a: 2 } });
    outbox.edit('p1', { marks: { a: 3 }, final: true });
    await settle();
    expect([unsentCount(outbox.state()), outbox.state().reached, world.applied]).toEqual([2, false, []]);
    expect(Object.keys(store.kept.held).sort()).toEqual(['p1', 'p2']);
    world.cut = false;
    await settle();
    expect([unsentCount(outbox.state()), outbox.state().reached]).toEqual([0, true]);
    expect(world.applied[0]).toBe('p2 {"a":1}');
    expect(world.applied.at(-1)).toBe('p1 {"a":3}');
    expect(world.sheets.get('p1')).toMatchObject({ state: 'submitted', marks: { a: 3 } });
    outbox.close();
  });

  it('does a change once although its answer was lost, also over a reload', async () => {
    const { world, calls } = server();
    const store = memory();
    const first = openOutbox(store, calls);
    await first.wake();
    world.loseAnswers = true;
    first.edit('p1', { marks: { a: 8 } });
    await settle();
    first.close();
    world.loseAnswers = false;
    const second = openOutbox(store, calls);
    await second.wake();
    await settle();
    expect(world.applied).toEqual(['p1 {"a":8}']);
    expect([unsentCount(second.state()), second.state().held.p1?.trouble]).toEqual([0, null]);
    second.close();
  });

  it('asks the judge when another device changed the same act, and sends what was chosen', async () => {
    const { world, calls } = server();
    const outbox = openOutbox(memory(), calls);
    await outbox.wake();
    world.otherDevice('p1', { a: 7 });
    outbox.edit('p1', { marks: { a: 8 } });
    await settle();
    expect(outbox.state().held.p1?.trouble).toMatchObject({ kind: 'stale', theirs: { marks: { a: 7 } } });
    expect(world.sheets.get('p1')?.marks).toEqual({ a: 7 });
    outbox.choose('p1', 'mine');
    await settle();
    expect(world.sheets.get('p1')).toMatchObject({ marks: { a: 8 }, revision: 2 });
    outbox.close();
  });

  it('gives a server that was put back to an older copy what it lost, and asks where that has another sheet', async () => {
    const { world, calls } = server();
    let sends = 0;
    const { send } = calls;
    calls.send = (...given) => (++sends > 30 ? Promise.resolve({ kind: 'ended' }) : send(...given));
    const outbox = openOutbox(memory(), calls);
    await outbox.wake();
    outbox.edit('p1', { marks: { a: 8 } });
    outbox.edit('p2', { marks: { a: 5 } });
    await settle();
    const copy = world.sheets.get('p2');
    outbox.edit('p2', { marks: { a: 6 } });
    await settle();
    world.sheets.delete('p1');
    if (copy) world.sheets.set('p2', copy);
    await outbox.wake();
    await settle();
    expect(world.sheets.get('p1')?.marks).toEqual({ a: 8 });
    expect(outbox.state().held.p2?.trouble).toMatchObject({ kind: 'stale', theirs: { marks: { a: 5 } } });
    outbox.choose('p2', 'mine');
    await settle();
    expect(world.sheets.get('p2')?.marks).toEqual({ a: 6 });
    // The judge changes something before the page has asked.
    world.sheets.delete('p1');
    outbox.edit('p1', { marks: { a: 9 } });
    await settle();
    expect(world.sheets.get('p1')?.marks).toEqual({ a: 9 });
    expect(unsentCount(outbox.state())).toBe(0);
    outbox.close();
  });

  it('gives such a server also what it only read, as from another device, and never waits for ever', async () => {
    const { world, calls } = server();
    world.otherDevice('p1', { a: 7 });
    const outbox = openOutbox(memory(), calls);
    await outbox.wake();
    expect(unsentCount(outbox.state())).toBe(0);
    world.sheets.delete('p1');
    await outbox.wake();
    await settle();
    expect(world.sheets.get('p1')?.marks).toEqual({ a: 7 });
    expect([unsentCount(outbox.state()), outbox.state().sending]).toEqual([0, false]);
    outbox.close();
  });

  it('holds marks for an act that is not open yet and sends them when it opens', async () => {
    const { world, calls } = server();
    world.scoring = 'closed';
    const outbox = openOutbox(memory(), calls);
    await outbox.wake();
    outbox.edit('p1', { marks: { a: 8 } });
    await settle();
    expect(outbox.state().held.p1?.trouble).toEqual({ kind: 'waits' });
    world.scoring = 'open';
    await outbox.wake();
    await settle();
    expect(world.applied).toEqual(['p1 {"a":8}']);
    outbox.close();
  });

  it('says so when the browser refuses to keep anything, and still sends', async () => {
    const { world, calls } = server();
    const outbox = openOutbox(
      {
        read: () => Promise.reject(new Error('no storage')),
        write: () => Promise.reject(new Error('no storage')),
        leftByOthers: async () => ({}),
      },
      calls,
    );
    await outbox.wake();
    outbox.edit('p1', { marks: { a: 8 } });
    await settle();
    expect(outbox.state().forgetful).toBe(true);
    expect(world.applied).toEqual(['p1 {"a":8}']);
    outbox.close();
  });
});
