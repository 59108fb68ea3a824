/**
 * How many large bodies (pictures, recordings) of acts are in memory at a time. Each is a few megabytes from its first
 * byte until it is worked on, and whoever registers has a link by which to send them. Nobody is refused for what others
 * of their network send: they wait, and the next one is drawn by lot, so that a script does not stand before a class.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { networkOf } from './address.ts';
import { openAllowances } from './allowance.ts';
import { turnAway } from './slow-clients.ts';

/** One page sends one, and perhaps once more because no answer came. */
const MOST_OF_ACT = 2;
/** A class that sends on the last evening; a picture takes a second. */
const MOST_OF_NETWORK = 30;
/** Each that waits holds its connection and what of its body the system has taken in. */
const MOST_WAITING = 300;
/**
 * After so many at once from a network, ten a second: each takes the process for some 40 ms, in which nobody's vote is
 * taken, so that whoever sends and sends would leave the others no time.
 */
const REFILL_MS = 100;
/** In ms: a whole picture over a bad line. Whoever still sends after that gives way to those who wait. */
const LONGEST_BEFORE_OTHERS = 15_000;

/**
 * Resolves when the body of a call may be read. Of one network 30 bodies are read at a time, after the first 30 ten a
 * second, and 300 wait.
 * @throws Refusal `busy` when 2 large bodies of the same act are there, and for one of the network's by lot when
 * more would wait
 */
export type LargeBodies = (
  request: FastifyRequest,
  reply: FastifyReply,
  participantId: string,
) => Promise<void>;

interface Body {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Opens the counters for one call of the API. `longestMs`: how long one may take while others of its network wait;
 * `refillMs`: how long after 30 at once the next one of a network waits.
 */
export function openLargeBodies(longestMs = LONGEST_BEFORE_OTHERS, refillMs = REFILL_MS): LargeBodies {
  const ofAct = new Map<string, number>();
  const ofNetwork = new Map<string, Places>();
  const turns = openAllowances({ burst: MOST_OF_NETWORK, refillMs });
  const turnOf = (network: string): number => {
    const waitMs = Math.ceil(turns.waitMs(network));
    if (waitMs === 0) turns.take(network);
    return waitMs;
  };
  return async ({ raw, ip }, { raw: response }, participantId) => {
    const count = ofAct.get(participantId) ?? 0;
    if (count >= MOST_OF_ACT) throw new Refusal('busy');
    ofAct.set(participantId, count + 1);
    const network = networkOf(ip);
    const places = ofNetwork.get(network) ?? openPlaces(longestMs, () => turnOf(network));
    ofNetwork.set(network, places);
    const body = { request: raw, response };
    response.once('close', () => {
      const left = (ofAct.get(participantId) ?? 1) - 1;
      if (left > 0) ofAct.set(participantId, left);
      else ofAct.delete(participantId);
      if (places.leave(body)) ofNetwork.delete(network);
    });
    await places.enter(body);
  };
}

interface Places {
  /** Resolves when there is a place. One that leaves while it waits is never let in. */
  enter(body: Body): Promise<void>;
  /** @returns whether nobody is left. */
  leave(body: Body): boolean;
}

/** How one that waits is told what became of it. */
interface Turn {
  begin: () => void;
  refuse: (why: Refusal) => void;
}

/** The places of one network. `turn` takes its turn and answers 0, or in how many ms there is one. */
function openPlaces(longestMs: number, turn: () => number): Places {
  /** Since when each is read, the longest first. */
  const inside = new Map<Body, number>();
  const line = new Map<Body, Turn>();
  let look: NodeJS.Timeout | undefined;

  const draw = (then: (body: Body, told: Turn) => void): void => {
    const [body, told] = [...line][Math.floor(Math.random() * line.size)] ?? [];
    if (!body || !told) return;
    line.delete(body);
    then(body, told);
  };
  const serve = (): void => {
    clearTimeout(look);
    while (line.size > 0 && inside.size < MOST_OF_NETWORK) {
      const waitMs = turn();
      if (waitMs > 0) {
        look = setTimeout(serve, waitMs).unref();
        return;
      }
      draw((body, { begin }) => {
        inside.set(body, performance.now());
        begin();
      });
    }
    if (line.size > 0) makeRoom();
  };
  /** Turns away whoever sends the longest, once that is too long; its place is free when its connection has ended. */
  const makeRoom = (): void => {
    const [longest, since = 0] = [...inside].find(([{ request }]) => !request.complete) ?? [];
    const leftMs = longest === undefined ? longestMs : since + longestMs - performance.now();
    if (longest && leftMs <= 0) turnAway(longest.request, longest.response);
    else look = setTimeout(serve, Math.max(1, leftMs)).unref();
  };
  return {
    enter: (body) =>
      new Promise((begin, refuse) => {
        line.set(body, { begin, refuse });
        if (line.size > MOST_WAITING) draw((_, told) => told.refuse(new Refusal('busy')));
        serve();
      }),
    leave(body) {
      inside.delete(body);
      line.delete(body);
      serve();
      return inside.size + line.size === 0;
    },
  };
}
