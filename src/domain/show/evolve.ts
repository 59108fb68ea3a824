/** How each event changes the state. Nothing is decided here: every event can be applied to every state. */
import { VERSION_FREE } from './commands.ts';
import type { ShowEvent } from './events.ts';
import {
  type CueState,
  cueState,
  type DeskCall,
  initialShow,
  lastDone,
  NOTES_KEPT,
  type Progress,
  type ShowState,
} from './state.ts';

/**
 * The state after one event. A command's events all carry its version, so the version grows by one for each command.
 */
export function evolve(state: ShowState, event: ShowEvent): ShowState {
  const after = { ...applied(state, event), version: event.version };
  if (VERSION_FREE.has(event.command)) return after;
  return {
    ...after,
    movedTo: event.version,
    lastMove: { command: event.command, by: event.by, at: event.at },
  };
}

const applied = (state: ShowState, event: ShowEvent): ShowState => {
  const change = CHANGES[event.kind] as (state: ShowState, event: ShowEvent) => Partial<ShowState>;
  return { ...state, ...change(state, event) };
};

type Change<K extends ShowEvent['kind']> = (
  state: ShowState,
  event: Extract<ShowEvent, { kind: K }>,
) => Partial<ShowState>;

/** For events whose facts are kept by the polls or the judging room. */
const elsewhere = () => ({});

/** What each kind of event changes. Kinds that an undo restores change only the part of the state in `CueState`. */
const CHANGES: { [K in ShowEvent['kind']]: Change<K> } = {
  undo_offered: (state, { command, parts, by, at, reverts }) => ({
    undo: { command, parts, by, at, before: cueState(state), reverts },
  }),
  undo_withdrawn: () => ({ undo: null }),
  undone: ({ undo }) => ({ ...undo?.before, undo: null }),
  // The signals "ready" and "a minute" end with the next step; problems stay until they are solved.
  went: ({ calls }, { at }) => ({ lastGoAt: at, calls: calls.filter(isOfMore) }),
  blank_set: (_state, { blanked }) => ({ blanked }),
  follow_go_set: (_state, { followGo }) => ({ followGo }),
  scene_armed: (_state, { scene }) => ({ armed: scene }),
  scene_set: (_state, { scene }) => ({ scene }),
  halted,
  halt_lifted: haltLifted,
  note_sent: ({ notes }, { noteId, to, text, by, at }) => ({
    notes: [...notes, { id: noteId, to, text, by, sentAt: at, readAt: null, readyAt: null }].slice(
      -NOTES_KEPT,
    ),
  }),
  note_read: (state, { noteId, at }) => ({
    ...noteChanged(state, noteId, () => ({ readAt: at })),
    calls: state.calls.filter((call) => !isAnswered(state, call, noteId)),
  }),
  note_answered: (state, { noteId, at }) =>
    noteChanged(state, noteId, (note) => ({ readAt: note.readAt ?? at, readyAt: at })),
  mc_signalled: (state, { signal, by, at, commandId }) =>
    called(state, { id: commandId, from: 'mc', judgeId: null, what: signal, by, at }),
  desk_called: (state, { from, judgeId, by, at, commandId }) =>
    called(state, { id: commandId, from, judgeId, what: 'need_help', by, at }),
  call_taken: ({ calls }, { callId, by, at }) => ({
    calls: calls.map((call) => (call.id === callId ? { ...call, takenAt: at, takenBy: by } : call)),
  }),
  call_ended: ({ calls }, { callId }) => ({ calls: calls.filter(({ id }) => id !== callId) }),
  wings_set: ({ wings }, { itemId, inTheWings }) => ({ wings: { ...wings, [itemId]: inTheWings } }),
  music_pressed: (_state, { press, commandId, at }) => ({ musicKey: { id: commandId, press, at } }),
  step_revealed: ({ shownSteps }, { resultId, step }) => ({
    cardTurned: false,
    revealingId: resultId,
    shownSteps: { ...shownSteps, [resultId]: step },
  }),
  award_begun: (_state, { resultId }) => ({ revealingId: resultId, cardTurned: false }),
  card_turned: () => ({ cardTurned: true }),
  reveal_stopped: () => ({ revealingId: null }),
  // Events stored before candidates could be left out have no such list.
  poll_opened: (state, { pollId, leftOut }) => ({ leftOut: { ...state.leftOut, [pollId]: leftOut ?? [] } }),
  result_published: elsewhere,
  poll_taken_back: elsewhere,
  poll_deadline_set: elsewhere,
  poll_closed: elsewhere,
  scoring_opened: elsewhere,
  scoring_deadline_set: elsewhere,
  scoring_locked: elsewhere,
  phase_entered: (state, { phase, at }) => ({
    phase,
    startedAt: state.startedAt ?? at,
    finishedAt: phase === 'finished' ? at : null,
    finishedIn: phase === 'finished' ? state.phase : null,
  }),
  show_reopened: (_state, { phase }) => ({ phase, finishedAt: null, finishedIn: null }),
  start_taken_back: beforeTheShow,
  item_called: (state, { itemId, durationMs, at }) => ({
    ...progress(released(state, itemId), itemId, {
      ...fresh(durationMs),
      status: 'called',
      calledAt: at,
      earlier: lastDone(state.items[itemId]),
    }),
    currentId: itemId,
    cuedId: null,
    clock: { state: 'stopped', leftMs: durationMs },
  }),
  item_started: started,
  item_ended: (state, { itemId, at, performedMs }) =>
    offStage(state, itemId, { status: 'done', endedAt: at, performedMs, earlier: null }),
  item_released: (state, { itemId }) => offStage(state, itemId, standsDown(state, itemId)),
  item_cued: (_state, { itemId }) => ({ cuedId: itemId }),
  item_skipped: (state, { itemId }) =>
    offStage(state, itemId, { skipped: true, ...standsDown(state, itemId) }),
  item_unskipped: (state, { itemId }) => progress(state, itemId, { skipped: false }),
  item_scratched: (state, { itemId }) =>
    hasBeenOn(state, itemId) ? {} : offStage(state, itemId, standsDown(state, itemId)),
  item_unscratched: (state, { itemId }) =>
    hasBeenOn(state, itemId) ? {} : offStage(state, itemId, { skipped: false, ...standsDown(state, itemId) }),
  time_added: timeAdded,
  clock_set: (_state, { clock }) => ({ clock }),
  start_moved: (state, { itemId, startedAt, clock }) => ({
    ...progress(state, itemId, { startedAt }),
    clock,
  }),
  act_restarted: (state, { itemId, at, durationMs }) => ({
    ...progress(state, itemId, { startedAt: at, grantedMs: durationMs }),
    clock: { state: 'running', zeroAt: at + durationMs },
  }),
};

type Note = ShowState['notes'][number];

const noteChanged = (
  { notes }: ShowState,
  noteId: string,
  change: (note: Note) => Partial<Note>,
): Pick<ShowState, 'notes'> => ({
  notes: notes.map((note) => (note.id === noteId ? { ...note, ...change(note) } : note)),
});

/** Adds a call at the end of the list; it replaces the same caller's earlier one. */
const called = (
  { calls }: ShowState,
  call: Omit<DeskCall, 'takenAt' | 'takenBy'>,
): Pick<ShowState, 'calls'> => ({
  calls: [
    ...calls.filter(({ from, judgeId }) => from !== call.from || judgeId !== call.judgeId),
    { ...call, takenAt: null, takenBy: null },
  ],
});

const isOfMore = ({ what }: DeskCall): boolean => what === 'mic_problem' || what === 'need_help';

/** Whether the MC has read a note that the desk wrote after this signal of the MC's, which then counts as answered. */
function isAnswered({ notes }: ShowState, call: DeskCall, noteId: string): boolean {
  const note = notes.find((one) => one.id === noteId);
  return call.from === 'mc' && note?.to === 'mc' && note.sentAt >= call.at;
}

/** What happened on stage stays, whatever the lineup says of the act afterwards. */
const hasBeenOn = (state: CueState, itemId: string): boolean => {
  const status = state.items[itemId]?.status;
  return status === 'on_stage' || status === 'done';
};

/** The state before the show; items skipped in advance stay skipped. */
function beforeTheShow({ items }: CueState): CueState {
  return {
    ...cueState(initialShow),
    items: Object.fromEntries(
      Object.entries(items).flatMap(([id, { skipped }]) => (skipped ? [[id, { ...fresh(0), skipped }]] : [])),
    ),
  };
}

const fresh = (durationMs: number): Progress => ({
  status: 'scheduled',
  skipped: false,
  calledAt: null,
  startedAt: null,
  endedAt: null,
  grantedMs: durationMs,
  performedMs: 0,
  earlier: null,
});

/** An item that does not go on after all is scheduled again, and one that was done before is done. */
const standsDown = ({ items }: Pick<CueState, 'items'>, itemId: string): Partial<Progress> =>
  lastDone(items[itemId]) ?? { status: 'scheduled' };

/** Only one item stands by, so another one that did stands down. */
const released = (state: CueState, itemId: string): CueState =>
  state.currentId === null || state.currentId === itemId || state.items[state.currentId]?.status !== 'called'
    ? state
    : { ...state, ...progress(state, state.currentId, standsDown(state, state.currentId)) };

const progress = (
  state: Pick<CueState, 'items'>,
  itemId: string,
  change: Partial<Progress>,
): Pick<CueState, 'items'> => ({
  items: { ...state.items, [itemId]: { ...(state.items[itemId] ?? fresh(0)), ...change } },
});

/** Changes an item's progress and clears it as the current or the cued item. */
const offStage = (state: CueState, itemId: string, change: Partial<Progress>): Partial<CueState> => ({
  ...progress(state, itemId, change),
  ...(state.currentId === itemId ? { currentId: null, clock: null } : {}),
  ...(state.cuedId === itemId ? { cuedId: null } : {}),
});

function started(
  given: CueState,
  { itemId, durationMs, at }: { itemId: string; durationMs: number; at: number },
): Partial<CueState> {
  const state = released(given, itemId);
  const standing = state.currentId === itemId ? state.items[itemId] : undefined;
  const before = standing ?? { ...fresh(durationMs), earlier: lastDone(state.items[itemId]) };
  const leftMs = standing !== undefined && state.clock?.state === 'stopped' ? state.clock.leftMs : durationMs;
  return {
    ...progress(state, itemId, {
      ...before,
      status: 'on_stage',
      startedAt: at,
      endedAt: null,
      performedMs: 0,
    }),
    currentId: itemId,
    cuedId: state.cuedId === itemId ? null : state.cuedId,
    clock: { state: 'running', zeroAt: at + leftMs },
  };
}

function timeAdded(state: CueState, { ms }: { ms: number }): Partial<CueState> {
  const { clock, currentId } = state;
  if (clock === null) return {};
  const moved: CueState['clock'] =
    clock.state === 'running'
      ? { state: 'running', zeroAt: clock.zeroAt + ms }
      : { state: 'stopped', leftMs: clock.leftMs + ms };
  const given = currentId === null ? undefined : state.items[currentId];
  if (currentId === null || given === undefined) return { clock: moved };
  return { ...progress(state, currentId, { grantedMs: given.grantedMs + ms }), clock: moved };
}

function halted({ clock }: ShowState, { text, at }: { text: string; at: number }): Partial<ShowState> {
  return {
    halt: { text, at, clockRan: clock?.state === 'running' },
    clock: clock?.state === 'running' ? { state: 'stopped', leftMs: clock.zeroAt - at } : clock,
  };
}

function haltLifted({ clock, halt }: ShowState, { at }: { at: number }): Partial<ShowState> {
  const resumes = halt?.clockRan === true && clock?.state === 'stopped';
  return { halt: null, clock: resumes ? { state: 'running', zeroAt: at + clock.leftMs } : clock };
}
