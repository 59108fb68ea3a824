/**
 * Sends live views to whoever follows them. It knows topics and bytes, no room and no view.
 *
 * A topic holds one frame, built once and written as it is to every client; only the newest one matters.
 * A client whose socket is full gets nothing more until it has drained, and then the newest frame: no queues.
 * A full hall is served in slices, so that commands and ballots get their turn in between; a newer frame that
 * comes meanwhile takes the older one's place for everybody who was not served yet.
 */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export const HEARTBEAT_MS = 2_500;
/** A socket that takes nothing for this long is gone. */
const STUCK_MS = 30_000;
/**
 * What clients are told to wait before they connect again; each waits by chance, up to twice as long. A full hall
 * is told to take longer, so that it does not all come back in the second after a restart.
 */
const RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 2_500;
const RETURNS_PER_MS = 5;
/** So many clients are written to before everything else gets its turn. */
const SLICE = 2_000;

interface Topic {
  /** The bytes of the view alone, without version and time: unchanged bytes are not sent again. */
  body: string | undefined;
  frame: Buffer | undefined;
  clients: Set<Client>;
  /** Who is still to be given the newest frame; none while all were. */
  turn: Iterator<Client> | undefined;
}

interface Client {
  socket: Socket;
  /** The frame it was given last. */
  given: Buffer | undefined;
  /** Since when its socket is full. */
  fullSince: number | undefined;
  leave: () => void;
}

/** Sends frames to the clients that follow a topic. */
export interface Hub {
  /**
   * Makes `body` (JSON of the view) the topic's newest frame and sends it. Returns false, and sends nothing, when the
   * bytes are those sent last.
   */
  publish(topic: string, version: number, body: string): boolean;
  /**
   * Turns a response into a stream of the topic that begins with its newest frame. Returns a function that ends it.
   * Whoever asked for the head alone (HEAD) is given it, follows nothing, and the response has ended.
   */
  follow(topic: string, response: ServerResponse): () => void;
  /** Ends every stream of the topic; the clients connect again and are checked by their gate. */
  endAll(topic: string): void;
  /** How many clients of this process follow the topic. */
  count(topic: string): number;
  /** Calls `listener` whenever a client comes or goes. */
  onPresence(listener: () => void): void;
  /** Ends every stream; the clients connect again. */
  close(): void;
}

/**
 * The time as clients are told it, in ms, and the id and speed of that clock: it may run faster than
 * real time.
 */
export interface StreamTime {
  now(): number;
  pace(): { id: string; speed: number };
}

/**
 * Opens a hub. It sends heartbeats while anybody listens. `told` is the clock sent with frames, the server's own by
 * default.
 */
export function openHub({
  now,
  told = { now, pace: () => ({ id: '', speed: 1 }) },
}: {
  now: () => number;
  told?: StreamTime;
}): Hub {
  const topics = new Map<string, Topic>();
  let total = 0;
  const listeners = new Set<() => void>();
  let heart: NodeJS.Timeout | undefined;
  let closed = false;

  const topicOf = (name: string): Topic => {
    const known = topics.get(name);
    if (known) return known;
    const fresh: Topic = { body: undefined, frame: undefined, clients: new Set(), turn: undefined };
    topics.set(name, fresh);
    return fresh;
  };
  const tellPresence = () => {
    for (const listener of listeners) listener();
  };
  const beat = () => {
    const at = now();
    const bytes = Buffer.concat([retryBytes(total), beatBytes(told)]);
    for (const topic of topics.values())
      for (const client of topic.clients) {
        if (client.fullSince === undefined) write(client, bytes, at);
        else if (at - client.fullSince > STUCK_MS) client.socket.destroy();
      }
  };

  /** Writes the newest frame to the next slice of those who wait for it, and comes back for the others. */
  const serve = (topic: Topic) => {
    const at = now();
    for (let served = 0; served < SLICE; served += 1) {
      const next = topic.turn?.next();
      if (next === undefined || next.done === true) {
        topic.turn = undefined;
        return;
      }
      if (topic.frame !== undefined && next.value.given !== topic.frame) give(next.value, topic.frame, at);
    }
    setImmediate(serve, topic);
  };

  const endTopic = (topic: Topic) => {
    const farewell = retryBytes(total);
    topic.turn = undefined;
    for (const client of [...topic.clients]) {
      client.leave();
      if (client.fullSince === undefined) client.socket.end(farewell);
      else client.socket.destroy();
    }
  };

  return {
    publish(name, version, body) {
      const topic = topicOf(name);
      if (topic.body === body) return false;
      const underWay = topic.turn !== undefined;
      topic.body = body;
      topic.frame = frameBytes(name, version, told, body);
      topic.turn = topic.clients.values();
      if (!underWay) serve(topic);
      return true;
    },
    follow(name, response) {
      const topic = topicOf(name);
      const socket = openStream(response);
      if (socket === null || closed || response.req.method === 'HEAD') {
        response.end();
        return () => undefined;
      }
      const leave = () => {
        if (!topic.clients.delete(client)) return;
        total -= 1;
        socket.off('drain', drained);
        if (total === 0) {
          clearInterval(heart);
          heart = undefined;
        }
        tellPresence();
      };
      const client: Client = { socket, given: undefined, fullSince: undefined, leave };
      const drained = () => {
        client.fullSince = undefined;
        if (topic.frame !== undefined && client.given !== topic.frame) give(client, topic.frame, now());
      };
      socket.on('drain', drained);
      response.once('close', leave);
      topic.clients.add(client);
      total += 1;
      const hello = [retryBytes(total), beatBytes(told)];
      if (topic.frame !== undefined) hello.push(topic.frame);
      client.given = topic.frame;
      write(client, Buffer.concat(hello), now());
      heart ??= setInterval(beat, HEARTBEAT_MS).unref();
      tellPresence();
      return () => {
        leave();
        socket.end();
      };
    },
    endAll(name) {
      const topic = topics.get(name);
      if (topic) endTopic(topic);
    },
    count: (name) => topics.get(name)?.clients.size ?? 0,
    onPresence(listener) {
      listeners.add(listener);
    },
    close() {
      closed = true;
      listeners.clear();
      clearInterval(heart);
      for (const topic of topics.values()) endTopic(topic);
    },
  };
}

/**
 * Answers the head of a stream. The body has neither a length nor chunks, it lasts as long as the connection:
 * so the same frame goes to every socket byte for byte.
 */
function openStream(response: ServerResponse): Socket | null {
  response.useChunkedEncodingByDefault = false;
  response.shouldKeepAlive = false;
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'close',
  });
  response.flushHeaders();
  const { socket } = response;
  socket?.setNoDelay(true);
  socket?.setTimeout(0);
  return socket;
}

function give(client: Client, frame: Buffer, at: number): void {
  if (client.fullSince !== undefined) return;
  client.given = frame;
  write(client, frame, at);
}

function write(client: Client, bytes: Buffer, at: number): void {
  if (client.socket.destroyed || client.socket.writableEnded) client.leave();
  else if (!client.socket.write(bytes)) client.fullSince = at;
}

const timeOf = (told: StreamTime): string =>
  `"sent_at":"${new Date(told.now()).toISOString()}","pace":${JSON.stringify(told.pace())}`;

const frameBytes = (topic: string, version: number, told: StreamTime, body: string): Buffer =>
  Buffer.from(
    `id: ${version}\nevent: view\ndata: {"kind":"${topic}","version":${version},${timeOf(told)},"view":${body}}\n\n`,
  );

const beatBytes = (told: StreamTime): Buffer => Buffer.from(`event: beat\ndata: {${timeOf(told)}}\n\n`);

const retryBytes = (clients: number): Buffer => {
  const ms = Math.min(LONGEST_RETRY_MS, Math.max(RETRY_MS, Math.round(clients / RETURNS_PER_MS)));
  return Buffer.from(`retry: ${ms}\n\n`);
};
