/**
 * One live connection of this tab to one view, shared by all who ask for it. It keeps the last view when the
 * line is lost, notices within six seconds that it is, and comes back by itself.
 *
 * It is a `fetch` and no `EventSource`, because the private views need headers. What is not an event stream
 * of ours, such as a captive portal's page, counts as no connection.
 */
import { camelKeys } from '#contract/case.ts';
import { noteServerAnswer, noteServerTime, type Pace, serverNow } from './clock.ts';
import {
  answerBeat,
  askServerTime,
  type Beat,
  fetchFrame,
  followStream,
  LiveFull,
  type LiveName,
  LiveRefused,
} from './live-request.ts';
import { noteRound, type RoundOn } from './round-on.ts';

interface WireFrame {
  kind: string;
  view: { round: RoundOn };
  sent_at: string;
  pace: Pace;
}

/** What is known of a live view at present. */
export interface LiveState {
  /** The view that the server gave; the MC's page gets the public one until it is paired. */
  kind: string | undefined;
  view: unknown;
  connected: boolean;
  /** When the server was last heard, by its own clock, in ms. */
  lastUpdateAt: number | undefined;
  /** The code with which the server refuses to let this page follow; undefined while it does not. */
  refused: string | undefined;
}

/** One connection to a live view, shared by a tab. */
export interface LiveConnection {
  state(): LiveState;
  /**
   * Calls `listener` on every change. The connection is open while anybody listens. Returns a function that stops that.
   */
  subscribe(listener: () => void): () => void;
  /** Connects again with the credentials stored now, and forgets what was shown. */
  restart(): void;
  /** Connects again with the credentials stored now, and keeps what is shown. */
  rejoin(): void;
}

/** Twice the server's heartbeat: without any byte for this long the line is dead. */
const SILENCE_MS = 5_000;
/** A line that was lost and is back within this time was never lost to the person. */
const GRACE_MS = 900;
const LONGEST_WAIT_MS = 5_000;
/** A beat comes every two and a half seconds; frames between two beats need no answer of their own. */
const ANSWER_EVERY_MS = 2_000;
/** A page that the server does not count asks again whether it does after so long. */
const UNWANTED_MS = 20_000;
const HIDDEN_MS = 15_000;
const LINGER_MS = 1_000;
const POLL_MS = 2_000;
const POLLS = 15;
/** When the server's time is asked for after a stream opened, by chance up to here, and again so often. */
const ASK_WITHIN_MS = 600;
/** A hall full of phones asks over a longer while. */
const AUDIENCE_ASKS_WITHIN_MS = 20_000;
const ASK_EVERY_MS = 45_000;
/**
 * Streams that opened and then stayed silent, as behind a proxy that holds them back: after so many, and at once
 * where the server has no room for another stream, frames are asked for one by one for a while.
 */
const MUTE_STREAMS = 2;

const NOTHING: LiveState = {
  kind: undefined,
  view: undefined,
  connected: false,
  lastUpdateAt: undefined,
  refused: undefined,
};

/** Makes a connection; it opens with its first listener. */
export function liveConnection(name: LiveName): LiveConnection {
  const listeners = new Set<() => void>();
  let state = NOTHING;
  let attempt: AbortController | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;
  let retryMs = 1_000;
  let wake: () => void = () => undefined;
  let goodbye: ReturnType<typeof setTimeout> | undefined;
  let heardAt: number | undefined;

  const set = (change: Partial<LiveState>) => {
    const next = { ...state, ...change };
    if ((Object.keys(next) as (keyof LiveState)[]).every((key) => next[key] === state[key])) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const disconnected = () => set({ connected: false, lastUpdateAt: heardAt });
  /** Tells the server that this page hears, by one answer at a time; not while the server wants none. */
  let answering = false;
  let answeredAt = Number.NEGATIVE_INFINITY;
  const answer = async () => {
    if (answering || performance.now() - answeredAt < ANSWER_EVERY_MS) return;
    answering = true;
    answeredAt = performance.now();
    const wanted = await answerBeat(name);
    if (!wanted) answeredAt = performance.now() + UNWANTED_MS;
    answering = false;
  };
  const take = (text: string) => {
    const frame = camelKeys(JSON.parse(text) as WireFrame);
    noteServerTime(frame.sentAt, frame.pace);
    noteRound(frame.view.round);
    set({
      kind: frame.kind,
      view: frame.view,
      connected: true,
      lastUpdateAt: serverNow(),
      refused: undefined,
    });
    void answer();
  };

  const beat = ({ serverAt, pace }: Beat) => {
    noteServerTime(serverAt, pace);
    set({ connected: true, refused: undefined });
    void answer();
  };

  const pause = (ms: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
      signal.addEventListener('abort', wake, { once: true });
    });

  /** Runs one request, which ends when nothing is heard for too long: then the line is down, and that is said at once. */
  const watched = async (
    whole: AbortSignal,
    work: (signal: AbortSignal, heard: () => void) => Promise<void>,
  ) => {
    const ours = new AbortController();
    const end = () => ours.abort();
    whole.addEventListener('abort', end, { once: true });
    const listen = () =>
      setTimeout(() => {
        disconnected();
        end();
      }, SILENCE_MS);
    let watch = listen();
    try {
      await work(ours.signal, () => {
        heardAt = serverNow();
        clearTimeout(watch);
        watch = listen();
        clearTimeout(goodbye);
        goodbye = undefined;
      });
    } finally {
      clearTimeout(watch);
      whole.removeEventListener('abort', end);
      end();
    }
  };

  /** Follows one stream to its end; `line` says how far it came, and `said` is called with every word of the server. */
  const follow = (signal: AbortSignal, line: { opened: boolean; said: boolean }, said: () => void) =>
    watched(signal, (inner, heard) =>
      followStream(name, inner, {
        opened: () => {
          line.opened = true;
          answeredAt = Number.NEGATIVE_INFINITY;
          ask(name === 'audience' ? AUDIENCE_ASKS_WITHIN_MS : ASK_WITHIN_MS);
        },
        heard: () => {
          line.said = true;
          said();
          heard();
        },
        frame: take,
        beat,
        retry: (ms) => {
          retryMs = ms;
        },
      }),
    );

  /** Asks for frames without a stream, for a while. */
  const askOneByOne = async (signal: AbortSignal) => {
    for (let round = 0; round < POLLS && !signal.aborted; round += 1) {
      await watched(signal, async (inner, heard) => {
        const json = await fetchFrame(name, inner);
        heard();
        take(json);
      });
      await pause(POLL_MS, signal);
    }
  };

  /** Follows a stream, or asks one by one where streams stay mute. Answers whether to go on at once. */
  const attemptOnce = async (signal: AbortSignal, tried: { failures: number; mute: number }) => {
    const line = { opened: false, said: false };
    const streams = tried.mute < MUTE_STREAMS;
    const said = () => {
      tried.failures = 0;
    };
    const work = streams ? follow(signal, line, said) : askOneByOne(signal);
    const failed = await work.catch((error: unknown) => error);
    if (failed instanceof LiveRefused) refusedWith(failed.code);
    if (failed instanceof LiveFull && streams) {
      tried.mute = MUTE_STREAMS;
      return true;
    }
    if (line.opened) tried.mute = line.said ? 0 : tried.mute + 1;
    else if (!streams && failed === undefined) tried.mute = 0;
    return false;
  };

  const run = async (signal: AbortSignal) => {
    const tried = { failures: 0, mute: 0 };
    while (!signal.aborted) {
      if (await attemptOnce(signal, tried)) continue;
      if (signal.aborted) return;
      tried.failures += 1;
      goodbye ??= setTimeout(disconnected, GRACE_MS);
      // Full jitter: a hall that lost the server together does not come back in one moment.
      const most = Math.min(LONGEST_WAIT_MS, retryMs * 2 ** Math.min(tried.failures, 4));
      await pause(Math.random() * most, signal);
    }
  };
  let asking: ReturnType<typeof setTimeout> | undefined;
  /** Asks the server's time now and then while a line stands, so that a slow line does not make a slow clock. */
  const ask = (within: number) => {
    clearTimeout(asking);
    asking = setTimeout(async () => {
      const sentAt = Date.now();
      try {
        noteServerAnswer(await askServerTime(), sentAt);
      } catch {
        // The beats go on telling it.
      }
      if (attempt !== undefined) ask(ASK_EVERY_MS);
    }, Math.random() * within);
  };
  const refusedWith = (code: string) => {
    set({ connected: false, lastUpdateAt: heardAt, refused: code });
  };

  const open = () => {
    attempt?.abort();
    attempt = new AbortController();
    void run(attempt.signal);
  };
  const close = () => {
    attempt?.abort();
    attempt = undefined;
    clearTimeout(asking);
    clearTimeout(goodbye);
    goodbye = undefined;
    disconnected();
  };

  const again = () => {
    if (attempt === undefined) return;
    if (listeners.size > 0) open();
    else close();
  };

  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  // A browser gives one address six connections in all, so a tab that nobody sees lets go of its own.
  const look = () => {
    clearTimeout(hiddenTimer);
    if (document.visibilityState === 'hidden') hiddenTimer = setTimeout(close, HIDDEN_MS);
    else if (attempt === undefined) open();
    else wake();
  };
  const online = () => wake();

  return {
    state: () => state,
    subscribe(listener) {
      clearTimeout(closing);
      listeners.add(listener);
      if (listeners.size === 1) {
        document.addEventListener('visibilitychange', look);
        addEventListener('online', online);
        if (attempt === undefined) open();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        document.removeEventListener('visibilitychange', look);
        removeEventListener('online', online);
        clearTimeout(hiddenTimer);
        closing = setTimeout(close, LINGER_MS);
      };
    },
    restart() {
      set(NOTHING);
      again();
    },
    rejoin: again,
  };
}
