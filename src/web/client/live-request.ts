/** The two requests that bring a live view: a stream of events, and the newest frame once. */
import { createParser } from 'eventsource-parser';
import { API, accessHeaders, tellUnauthorised } from './api.ts';
import type { Pace } from './clock.ts';
import { newCommandId } from './command-id.ts';

/** The views by the names in their addresses, and the credentials that go with them. */
const LIVE_VIEWS = {
  audience: 'anyone',
  projector: 'anyone',
  mc: 'mc',
  judge: 'judge',
  crew: 'crew',
  board: 'screen',
  admin: 'crew',
} as const;
export type LiveName = keyof typeof LIVE_VIEWS;

/** A page inside a frame is the desk's preview of itself, not a screen that people look at. */
const IS_PREVIEW = globalThis.self !== globalThis.top;

/** The server refused the view; `code` is the refusal's code. */
export class LiveRefused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** The server has no room for another stream. Frames can still be fetched one by one. */
export class LiveFull extends Error {}

/** A heartbeat: the server's time by one of its clocks. */
export interface Beat {
  serverAt: number;
  pace: Pace;
}

/** Called while a stream runs. Times are the server's, in ms. */
export interface StreamListener {
  opened: () => void;
  /** Called for every byte. */
  heard: () => void;
  /** Called with each whole frame, as JSON. */
  frame: (json: string) => void;
  beat: (beat: Beat) => void;
  /** Called with how many ms the server asks to wait before connecting again. */
  retry: (ms: number) => void;
}

/** Follows a view until the stream ends. @throws LiveRefused, LiveFull, or any error when the connection fails. */
export async function followStream(
  name: LiveName,
  signal: AbortSignal,
  listener: StreamListener,
): Promise<void> {
  const path = name === 'audience' ? '' : `?page=${PAGE}`;
  const response = await request(name, path, signal, 'text/event-stream');
  listener.opened();
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  const parser = createParser({
    onRetry: listener.retry,
    onEvent: ({ event, data }) => {
      if (event === 'view') listener.frame(data);
      if (event === 'beat') listener.beat(beatIn(data));
    },
  });
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return;
    listener.heard();
    parser.feed(decoder.decode(value, { stream: true }));
  }
}

/** The server's own clock, in ms. @throws Error when it cannot be reached. */
export async function askServerTime(): Promise<number> {
  const answer = await fetch(`${API}/time`, {
    headers: accessHeaders('anyone'),
    cache: 'no-store',
    signal: AbortSignal.timeout(5_000),
  });
  const { server_at } = (await answer.json()) as { server_at: string };
  return Date.parse(server_at);
}

/** Which page this is to the server: other pages of this device have ids of their own. */
const PAGE = newCommandId();

let playsMusic = false;
/** Sets what this page reports with its heartbeats: whether music plays here or may begin by itself. */
export const sayPlaysMusic = (plays: boolean): void => {
  playsMusic = plays;
};

/** Whether this page tells the server that it hears: a judge's, and those of screens and people whom the server knows. */
const answersBeats = (name: LiveName, headers: Record<string, string>): boolean =>
  name !== 'audience' &&
  !IS_PREVIEW &&
  (name === 'judge' || 'authorization' in headers || 'x-screen-token' in headers);

/**
 * Tells the server that this page hears what it is sent. Returns whether the server wants to know; where it cannot be
 * reached, the silence tells it.
 */
export async function answerBeat(name: LiveName): Promise<boolean> {
  const headers = accessHeaders(LIVE_VIEWS[name]);
  if (!answersBeats(name, headers)) return false;
  try {
    const plays = name === 'admin' && playsMusic ? '&plays=yes' : '';
    const response = await fetch(`${API}/live/${name}/heard?page=${PAGE}${plays}`, {
      method: 'POST',
      headers,
      cache: 'no-store',
      signal: AbortSignal.timeout(5_000),
    });
    if (response.status >= 500) return true;
    return response.ok && ((await response.json()) as { counted: boolean }).counted;
  } catch {
    return true;
  }
}

/** The newest frame of a view, as JSON. @throws LiveRefused, or any error when the connection fails. */
export async function fetchFrame(name: LiveName, signal: AbortSignal): Promise<string> {
  const response = await request(name, '/now', signal, 'application/json');
  return response.text();
}

function beatIn(json: string): Beat {
  const { sent_at, pace } = JSON.parse(json) as { sent_at: string; pace: Pace };
  return { serverAt: Date.parse(sent_at), pace };
}

async function request(name: LiveName, path: string, signal: AbortSignal, type: string): Promise<Response> {
  const response = await fetch(`${API}/live/${name}${path}`, {
    headers: {
      ...accessHeaders(LIVE_VIEWS[name]),
      ...(IS_PREVIEW && { 'x-ovation-preview': 'yes' }),
    },
    cache: 'no-store',
    signal,
  });
  if (response.status === 401) tellUnauthorised();
  const given = response.headers.get('content-type') ?? '';
  if (response.ok && given.includes(type)) return response;
  if (!response.ok && given.includes('application/json')) {
    const { code } = (await response.json()) as { code?: string };
    if (code !== undefined && response.status < 500) throw new LiveRefused(code);
    if (code === 'busy') throw new LiveFull();
  }
  // Whatever answered with something else, such as a captive portal, is not our server.
  throw new Error('not our server');
}
