/**
 * What a judge fills in on this device, on its way to the server: it is kept at once, sent in order, one sheet at a time, and
 * tried again until the server answers. It lives outside React, so that no page change loses anything.
 */
import { kindOf } from '#domain/lineup/round-kind.ts';
import {
  attempted,
  type Content,
  canSend,
  chosen,
  edited,
  type Held,
  isUnsent,
  needsJudge,
  notTaken,
  type Panel,
  readAgain,
  type ServerSheet,
  saved,
  type Trouble,
  untouched,
  windowChanged,
} from './held.ts';
import type { Kept, SheetStore } from './sheet-store.ts';

/** What became of one attempt. `lost`: no answer, the same attempt is made again. */
export type Outcome =
  | { kind: 'saved'; sheet: ServerSheet }
  | { kind: 'lost' }
  | { kind: 'stale'; sentence: string }
  | { kind: 'trouble'; trouble: Trouble }
  | { kind: 'ended' };

/** The calls by which sheets reach the server. */
export interface SheetCalls {
  /** @throws what `outcomeOf` understands. */
  panel(): Promise<{ kind: 'panel'; panel: Panel } | { kind: 'lost' } | { kind: 'ended' }>;
  send(performanceId: string, attempt: NonNullable<Held['attempt']>): Promise<Outcome>;
  newCommandId(): string;
}

/** Everything the page shows. A new object whenever something changed. */
export interface OutboxState {
  /** Undefined until the device's own memory or the server has given one. */
  panel: Panel | undefined;
  held: Readonly<Record<string, Held>>;
  /** Whether the last word from the server was an answer. */
  reached: boolean;
  sending: boolean;
  /** The session was ended; what is held stays. */
  ended: boolean;
  /** The browser refuses to keep things: what is not sent lives on this page only. */
  forgetful: boolean;
  /** A round was thrown away, and the marks that were made in it with it. */
  thrownAway: boolean;
}

export interface Outbox {
  state(): OutboxState;
  subscribe(listener: () => void): () => void;
  /** The judge fills something in. `soon` waits for more of it, as for words being typed. */
  edit(performanceId: string, change: Partial<Content>, soon?: boolean): void;
  choose(performanceId: string, which: 'mine' | 'theirs'): void;
  /** Gives up what the server would not take, and goes back to what it has. */
  drop(performanceId: string): void;
  /** The judge has read that the round was thrown away. */
  readThrownAway(): void;
  /** Reads the panel again and sends what waits: the network may be back, the show may have moved. */
  wake(): Promise<void>;
  close(): void;
}

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 5_000;
const TYPING_MS = 900;

/** Begins with what the device remembers, then asks the server. */
export function openOutbox(store: SheetStore, calls: SheetCalls, random: () => number = Math.random): Outbox {
  let state: OutboxState = {
    panel: undefined,
    held: {},
    reached: true,
    sending: false,
    ended: false,
    forgetful: false,
    thrownAway: false,
  };
  const listeners = new Set<() => void>();
  /** Performances in the order in which they were last touched. */
  let order: string[] = [];
  let busy = false;
  let closed = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();
  /** Counts what was sent, answered and asked: an answer that met none of that meanwhile is the newest word. */
  let turns = 0;

  const change = (next: Partial<OutboxState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const keep = () => {
    const kept: Kept = { panel: state.panel ?? null, held: { ...state.held } };
    writing = writing
      .then(() => store.write(kept))
      .then(
        () => state.forgetful && change({ forgetful: false }),
        () => change({ forgetful: true }),
      ) as Promise<void>;
  };
  const put = (id: string, held: Held) => {
    if (state.held[id] === held) return;
    change({ held: { ...state.held, [id]: held } });
    keep();
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(() => void pump(), ms);
  };

  async function pump(): Promise<void> {
    if (busy || closed || state.ended) return;
    busy = true;
    clearTimeout(timer);
    try {
      for (let id = nextId(); id !== undefined && !closed && !state.ended; id = nextId()) {
        if (!(await sendOne(id))) {
          failures += 1;
          const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
          later(wait * (0.75 + random() / 2));
          return;
        }
        failures = 0;
      }
    } finally {
      busy = false;
      if (state.sending) change({ sending: false });
    }
  }

  /** Also what was only read here, from another device: a server that was put back to an older copy gets it again. */
  const nextId = (): string | undefined =>
    [...order, ...Object.keys(state.held)].find((id) => {
      const held = state.held[id];
      return held !== undefined && canSend(held);
    });

  /** Makes one attempt; false when it must be made again later. */
  async function sendOne(id: string): Promise<boolean> {
    const before = state.held[id];
    if (!before) return true;
    const trying = attempted(before, calls.newCommandId());
    put(id, trying);
    change({ sending: true });
    turns += 1;
    const outcome = await calls.send(id, trying.attempt);
    turns += 1;
    const now = state.held[id];
    // Its round was thrown away meanwhile.
    if (now === undefined) return true;
    if (outcome.kind === 'lost') {
      change({ reached: false });
      return false;
    }
    if (outcome.kind === 'ended') {
      change({ ended: true });
      return true;
    }
    change({ reached: true });
    if (outcome.kind === 'saved') put(id, saved(now, outcome.sheet));
    else if (outcome.kind === 'trouble') put(id, notTaken(now, outcome.trouble));
    else {
      put(id, notTaken(now, null));
      // Without the other device's sheet the judge has nothing to choose from, so this is tried again later.
      return (await readPanel()) && isSettled(id, now, outcome.sentence);
    }
    return true;
  }

  /**
   * Whether the panel had the other device's sheet, so that the next attempt is another one. An act of a round that is
   * not on any more is not in it: nothing of it can be chosen, and the same attempt would be refused without an end.
   */
  function isSettled(id: string, before: Held, sentence: string): boolean {
    const held = state.held[id];
    if (held === undefined || !canSend(held) || held.seen !== before.seen) return true;
    if (isListed(id, state.panel)) return false;
    put(id, notTaken(held, { kind: 'refused', sentence }));
    return true;
  }

  async function readPanel(): Promise<boolean> {
    turns += 1;
    const asked = turns;
    const answer = await calls.panel();
    if (closed) return false;
    if (answer.kind === 'lost') {
      change({ reached: false });
      return false;
    }
    if (answer.kind === 'ended') {
      change({ ended: true });
      return false;
    }
    adopt(answer.panel, asked === turns);
    return true;
  }

  function adopt(panel: Panel, newest: boolean): void {
    const held: Record<string, Held> = { ...state.held };
    const before = state.panel;
    const over = before && before.round.id !== panel.round.id && !kindOf(before.round).isKept;
    if (over) for (const { id } of before.performances) delete held[id];
    for (const performance of panel.performances) {
      const known = held[performance.id] ?? untouched(null);
      held[performance.id] = windowChanged(readAgain(known, performance.sheet, newest), performance.scoring);
    }
    change({
      panel,
      held,
      reached: true,
      thrownAway: (state.thrownAway || over === true) && kindOf(panel.round).isKept,
    });
    keep();
  }

  const opened = store.read().then(
    (kept) => {
      // What was tapped while the store was being read is newer than the store.
      const held = { ...kept.held, ...state.held };
      order = [...Object.keys(kept.held).filter((id) => !order.includes(id)), ...order];
      change({ held, panel: state.panel ?? kept.panel ?? undefined });
    },
    () => change({ forgetful: true }),
  );

  const outbox: Outbox = {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit(id, part, soon = false) {
      order = [...order.filter((other) => other !== id), id];
      // Whoever scores is past what was thrown away: beside marks that count, that marks are gone would be untrue.
      if (state.thrownAway) change({ thrownAway: false });
      put(id, edited(state.held[id] ?? untouched(null), part));
      if (soon) later(TYPING_MS);
      else void pump();
    },
    choose(id, which) {
      const held = state.held[id];
      if (held) put(id, chosen(held, which));
      void pump();
    },
    drop(id) {
      const held = state.held[id];
      if (held) put(id, untouched(held.seen));
    },
    readThrownAway: () => change({ thrownAway: false }),
    async wake() {
      await opened;
      // A link that ended never comes back; a new one opens a new outbox.
      if (state.ended) return;
      for (const [id, theirs] of Object.entries(await store.leftByOthers())) {
        const here = state.held[id];
        if (here === undefined || !isUnsent(here)) put(id, theirs);
      }
      if (!closed && (await readPanel())) failures = 0;
      await pump();
    },
    close() {
      closed = true;
      clearTimeout(timer);
      listeners.clear();
    },
  };
  return outbox;
}

/** How many acts have something that is not on the server yet. */
export const unsentCount = (state: OutboxState): number => Object.values(state.held).filter(isUnsent).length;

const isListed = (id: string, panel: Panel | undefined): boolean =>
  panel?.performances.some((performance) => performance.id === id) === true;

/**
 * Acts that left this judge's list, with their round or without, while something for them was not on the server, and
 * that the server does not take any more: nothing in the list opens them. None in a round that is not kept, after
 * which the list is the show's again.
 */
export const goneActs = ({ panel, held }: OutboxState): string[] =>
  panel === undefined || !kindOf(panel.round).isKept
    ? []
    : Object.entries(held).flatMap(([id, one]) =>
        needsJudge(one) && isUnsent(one) && !isListed(id, panel) ? [id] : [],
      );
