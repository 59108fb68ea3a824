/** Live views for components: the newest view, whether the line stands, and the server's time. */
import { useSyncExternalStore } from 'react';
import type { LiveViews } from '#contract/live/views.ts';
import { serverNow } from './clock.ts';
import { type LiveConnection, liveConnection } from './live-connection.ts';
import type { LiveName } from './live-request.ts';

/** Which views an address may give. */
type KindOf<N extends LiveName> = N extends 'mc' | 'projector'
  ? N | `${N}_public`
  : N extends 'board'
    ? 'crew'
    : N;

interface Line {
  connected: boolean;
  /** When the server was last heard, by its own clock, in ms. */
  lastUpdateAt: number | undefined;
  /** The server's refusal code while it does not let this page follow: `unauthenticated`, `judge_unknown` … */
  refused: string | undefined;
  /** The server's time now, in ms. */
  serverNow: () => number;
}

/** A view of one kind, or none yet. The last view stays while the connection is lost. */
export type Live<N extends LiveName> =
  | (Line & { kind: undefined; view: undefined })
  | { [K in KindOf<N>]: Line & { kind: K; view: LiveViews[K] } }[KindOf<N>];

const connections = new Map<LiveName, LiveConnection>();

function connectionTo(name: LiveName): LiveConnection {
  const known = connections.get(name);
  if (known) return known;
  const fresh = liveConnection(name);
  connections.set(name, fresh);
  return fresh;
}

/**
 * Follows a view. All components of a tab share one connection for each.
 *
 * @example const { view, connected, serverNow } = useLive('audience');
 */
export function useLive<N extends LiveName>(name: N): Live<N> {
  const connection = connectionTo(name);
  const state = useSyncExternalStore(connection.subscribe, connection.state, connection.state);
  // The server parses every view with its schema before it leaves, so it is taken as typed here.
  return { ...state, serverNow } as Live<N>;
}

/** Connects a view again with the credentials stored now, and forgets what was shown. */
export function restartLive(name: LiveName): void {
  connections.get(name)?.restart();
}

/** Connects a view again with the credentials stored now, and keeps what is shown. */
export function rejoinLive(name: LiveName): void {
  connections.get(name)?.rejoin();
}
