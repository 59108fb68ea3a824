/**
 * Room for everybody who has to get in. A process may open so many files and connections and no more; whoever has
 * found none left cannot be answered at all. So anonymous streams are counted against a part of the limit, and a
 * connection on which nothing is asked makes room for a new one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** For the database, music, copies and programs, beside what is open at the start. */
const OWN = 64;
/** Of what is left, for those who are signed in, paired or have a link: at most this many, and never less than half. */
const RESERVED = 2_000;
/** Where the system does not say. */
const USUAL_LIMIT = 1_024;

export interface ConnectionLimits {
  /** Connections in all. */
  connections: number;
  /** Streams of people whom nobody knows. */
  strangers: number;
}

/**
 * How many connections a process may have, and how many of them strangers, by its limit of open files, of which
 * `open` are in use.
 */
export function connectionLimits(limit: number, open: number): ConnectionLimits {
  const connections = Math.max(8, limit - open - OWN);
  return { connections, strangers: connections - Math.min(RESERVED, Math.ceil(connections / 2)) };
}

/**
 * How many connections this process may have, and how many of them strangers. Node has raised the limit of open
 * files as far as it may be raised before any of our code runs.
 */
export const ownConnectionLimits = (): ConnectionLimits => connectionLimits(openFilesLimit(), openFiles());

function openFilesLimit(): number {
  const soft = saidByLinux() ?? saidByNode();
  const limit = soft === 'unlimited' ? Number.MAX_SAFE_INTEGER : Number(soft);
  return Number.isNaN(limit) ? USUAL_LIMIT : limit;
}

function saidByLinux(): string | undefined {
  try {
    return /^Max open files +(\S+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}

function saidByNode(): unknown {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  return userLimits?.open_files?.soft;
}

function openFiles(): number {
  try {
    return readdirSync('/dev/fd').length;
  } catch {
    return OWN;
  }
}

/** The connections to this process, counted against one limit. */
export interface Connections {
  /** One more, on which nothing is asked yet; where there is no room, the one that asked nothing the longest goes for it. */
  count(socket: Socket): void;
  /** It is counted as another from here on. */
  forget(socket: Socket): void;
  /** Ends them all, whatever is still under way. */
  endAll(): void;
}

/**
 * Keeps the connections to this process to `most`: the server's, and those that are counted before it gets them,
 * as during an https handshake. When one is too many, the connection that has asked nothing for the longest is
 * closed.
 */
export function limitConnections(server: Server, most: number): Connections {
  const all = new Set<Socket>();
  /** Those on which nothing is asked, the longest first. */
  const idle = new Set<Socket>();
  const forget = (socket: Socket) => {
    all.delete(socket);
    idle.delete(socket);
  };
  const count = (socket: Socket) => {
    all.add(socket);
    idle.add(socket);
    socket.once('close', () => forget(socket));
    if (all.size <= most) return;
    const [longest = socket] = idle;
    // Counted out at once: its end is told of later only.
    forget(longest);
    longest.destroy();
  };
  server.on('connection', count);
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    idle.delete(socket);
    response.on('close', () => {
      if (all.has(socket)) idle.add(socket);
    });
  });
  return {
    count,
    forget,
    endAll() {
      for (const socket of all) socket.destroy();
    },
  };
}
