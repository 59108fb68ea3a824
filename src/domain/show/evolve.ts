/** How each event changes the state. Total and without choices: what was decided is only written down here. */
import { VERSION_FREE } from './commands.ts';
import type { ShowEvent } from './events.ts';
import { type CueState, cueState, initialShow, NOTES_KEPT, type Progress, type ShowState } from './state.ts';

/** The state after one event. All events of one command carry its version, so the state's moves by one a command. */
export function evolve(state: ShowState, event: ShowEvent): ShowState {
  const after = { ...applied(state, event), version: event.version };
  if (VERSION_FREE.has(event.command)) return after;
  return {
    ...after,
    movedTo: event.version,
    lastMove: { command: event.command, by: event.by, at: event.at },
  };
}

function applied(state: ShowState, event: ShowEvent): ShowState {
  switch (event.kind) {
    case 'undo_offered':
      return {
        ...state,
        undo: {
          command: event.command,
          parts: event.parts,
          by: event.by,
          at: event.at,
          before: cueState(state),
          reverts: event.reverts,
        },
      };
    case 'undo_withdrawn':
      return { ...state, undo: null };
    case 'undone':
      return { ...state, ...(state.undo?.before ?? {}), undo: null };
    case 'went':
      return { ...state, lastGoAt: event.at, mcSignal: null };
    case 'blank_set':
      return { ...state, blanked: event.blanked };
    case 'follow_go_set':
      return { ...state, followGo: event.followGo };
    case 'scene_armed':
      return { ...state, armed: event.scene };
    case 'halted':
      return haltedState(state, event.text, event.at);
    case 'halt_lifted':
      return liftedState(state, event.at);
    case 'note_sent': {
      const { noteId, to, text, by, at } = event;
      const notes = [...state.notes, { id: noteId, to, text, by, sentAt: at, readAt: null, readyAt: null }];
      return { ...state, notes: notes.slice(-NOTES_KEPT) };
    }
    case 'note_read':
      return {
        ...state,
        notes: state.notes.map((note) => (note.id === event.noteId ? { ...note, readAt: event.at } : note)),
        mcSignal: isAnswered(state, event.noteId) ? null : state.mcSignal,
      };
    case 'note_answered':
      return {
        ...state,
        notes: state.notes.map((note) =>
          note.id === event.noteId ? { ...note, readAt: note.readAt ?? event.at, readyAt: event.at } : note,
        ),
      };
    case 'mc_signalled':
      return { ...state, mcSignal: { signal: event.signal, at: event.at } };
    case 'wings_set':
      return { ...state, wings: { ...state.wings, [event.itemId]: event.inTheWings } };
    case 'step_revealed':
      return {
        ...state,
        cardTurned: false,
        revealingId: event.resultId,
        shownSteps: { ...state.shownSteps, [event.resultId]: event.step },
      };
    case 'card_turned':
      return { ...state, cardTurned: true };
    case 'reveal_stopped':
      return { ...state, revealingId: null };
    case 'result_rehearsed':
      return { ...state, rehearsed: event.tables };
    case 'result_published':
      return {
        ...state,
        rehearsed: state.rehearsed.map((one) =>
          one.id === event.resultId ? { ...one, published: true } : one,
        ),
      };
    case 'poll_opened':
      // Steps kept before acts were left out name none.
      return { ...state, leftOut: { ...state.leftOut, [event.pollId]: event.leftOut ?? [] } };
    case 'poll_taken_back':
    case 'poll_deadline_set':
    case 'poll_closed':
    case 'scoring_opened':
    case 'scoring_deadline_set':
    case 'scoring_locked':
      return state;
    default:
      return { ...state, ...cued(state, event) };
  }
}

type CueEvent = Extract<
  ShowEvent,
  {
    kind:
      | 'phase_entered'
      | 'item_called'
      | 'item_started'
      | 'item_ended'
      | 'item_released'
      | 'item_cued'
      | 'item_skipped'
      | 'item_unskipped'
      | 'item_scratched'
      | 'item_unscratched'
      | 'time_added'
      | 'clock_set'
      | 'start_moved'
      | 'act_restarted'
      | 'scene_set'
      | 'start_taken_back';
  }
>;

/** The events that move the cue: what an undo restores. */
function cued(state: CueState, event: CueEvent): Partial<CueState> {
  switch (event.kind) {
    case 'phase_entered':
      return {
        phase: event.phase,
        startedAt: state.startedAt ?? event.at,
        finishedAt: event.phase === 'finished' ? event.at : null,
      };
    case 'start_taken_back':
      return beforeTheShow(state);
    case 'item_called':
      return {
        ...progress(released(state, event.itemId), event.itemId, {
          ...fresh(event.durationMs),
          status: 'called',
          calledAt: event.at,
        }),
        currentId: event.itemId,
        cuedId: null,
        clock: { state: 'stopped', leftMs: event.durationMs },
      };
    case 'item_started':
      return started(state, event.itemId, event.durationMs, event.at);
    case 'item_ended':
      return {
        ...progress(state, event.itemId, {
          status: 'done',
          endedAt: event.at,
          performedMs: event.performedMs,
        }),
        ...left(state, event.itemId),
      };
    case 'item_released':
      return { ...progress(state, event.itemId, { status: 'scheduled' }), ...left(state, event.itemId) };
    case 'item_cued':
      return { cuedId: event.itemId };
    case 'item_skipped':
      return {
        ...progress(state, event.itemId, { status: 'scheduled', skipped: true }),
        ...left(state, event.itemId),
      };
    case 'item_unskipped':
      return progress(state, event.itemId, { skipped: false });
    case 'item_scratched':
      return { ...progress(state, event.itemId, { status: 'scheduled' }), ...left(state, event.itemId) };
    case 'item_unscratched':
      return hasBeenOn(state, event.itemId)
        ? {}
        : {
            ...progress(state, event.itemId, { status: 'scheduled', skipped: false }),
            ...left(state, event.itemId),
          };
    case 'time_added':
      return timeAdded(state, event.ms);
    case 'clock_set':
      return { clock: event.clock };
    case 'start_moved':
      return { ...progress(state, event.itemId, { startedAt: event.startedAt }), clock: event.clock };
    case 'act_restarted':
      return {
        ...progress(state, event.itemId, { startedAt: event.at, grantedMs: event.durationMs }),
        clock: { state: 'running', zeroAt: event.at + event.durationMs },
      };
    case 'scene_set':
      return { scene: event.scene };
  }
}

/** The MC has read what the desk wrote after the MC's signal: the signal was heard and lights no longer. */
function isAnswered({ notes, mcSignal }: ShowState, noteId: string): boolean {
  const note = notes.find((one) => one.id === noteId);
  return mcSignal !== null && note?.to === 'mc' && note.sentAt >= mcSignal.at;
}

/** What happened on stage happened, whatever the lineup says of the act afterwards. */
const hasBeenOn = (state: CueState, itemId: string): boolean => {
  const status = state.items[itemId]?.status;
  return status === 'on_stage' || status === 'done';
};

/** Nothing has been on; who was passed over before the show still is. */
const beforeTheShow = ({ items }: CueState): CueState => ({
  ...cueState(initialShow),
  items: Object.fromEntries(
    Object.entries(items).flatMap(([id, { skipped }]) => (skipped ? [[id, { ...fresh(0), skipped }]] : [])),
  ),
});

const fresh = (durationMs: number): Progress => ({
  status: 'scheduled',
  skipped: false,
  calledAt: null,
  startedAt: null,
  endedAt: null,
  grantedMs: durationMs,
  performedMs: 0,
});

/** Another item that stood by is scheduled again, for only one stands by. */
const released = (state: CueState, itemId: string): CueState =>
  state.currentId === null || state.currentId === itemId || state.items[state.currentId]?.status !== 'called'
    ? state
    : { ...state, ...progress(state, state.currentId, { status: 'scheduled' }) };

const progress = (
  state: Pick<CueState, 'items'>,
  itemId: string,
  change: Partial<Progress>,
): Pick<CueState, 'items'> => ({
  items: { ...state.items, [itemId]: { ...(state.items[itemId] ?? fresh(0)), ...change } },
});

/** What leaving the place of the current item, or of the asked-for one, changes. */
const left = (state: CueState, itemId: string): Partial<CueState> => ({
  ...(state.currentId === itemId ? { currentId: null, clock: null } : {}),
  ...(state.cuedId === itemId ? { cuedId: null } : {}),
});

function started(given: CueState, itemId: string, durationMs: number, at: number): Partial<CueState> {
  const state = released(given, itemId);
  const standing = state.currentId === itemId ? state.items[itemId] : undefined;
  const before = standing ?? fresh(durationMs);
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

function timeAdded(state: CueState, ms: number): Partial<CueState> {
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

function haltedState(state: ShowState, text: string, at: number): ShowState {
  const { clock } = state;
  const ran = clock?.state === 'running';
  return {
    ...state,
    halt: { text, at, clockRan: ran },
    clock: clock?.state === 'running' ? { state: 'stopped', leftMs: clock.zeroAt - at } : clock,
  };
}

function liftedState(state: ShowState, at: number): ShowState {
  const { clock, halt } = state;
  const resumes = halt?.clockRan === true && clock?.state === 'stopped';
  return { ...state, halt: null, clock: resumes ? { state: 'running', zeroAt: at + clock.leftMs } : clock };
}
