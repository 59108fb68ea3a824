/**
 * What strangers of one network may ask for. It is far more than a school of a thousand phones behind one address asks
 * for in a whole night, and nobody is refused for having used it up while the server has time: one phone that asks and
 * asks must not shut the others of its network out. While the server is full, that network waits first.
 */
import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Who } from '#contract/endpoint.ts';
import { Refusal } from '#contract/refusal.ts';
import { networkOf } from './address.ts';
import { isBallotForm, showsProof } from './admission.ts';
import { openAllowances } from './allowance.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may make the call; nobody has to prove anything where it is not said. */
    who?: Who;
    /** For those who watch over the server, who may come by the same proxy as everybody. */
    outOfBudget?: boolean;
  }
}

/**
 * The most reading calls that a network may have saved up: enough for a thousand phones that load the whole page
 * at once.
 */
export const MOST = 30_000;
/** One call of each of them every few seconds, all night. */
const A_SECOND = 300;
/** So many bytes of an answer count as one more call. */
const BYTES = 65_536;

/** The thread that answers everybody is busy for so much of the time. */
const FULL = 0.9;
const LOOK_EVERY_MS = 250;

/** How many reading calls each network of strangers has left. */
export interface Budget {
  /** Counts one call. Answers 0 when it may be made, else after how many seconds it may be tried again. */
  ask(network: string): number;
  /** Counts the bytes of an answer, as one call for each 64 KiB. */
  answered(network: string, bytes: number): void;
  /** Whether the network has no calls left. */
  isSpent(network: string): boolean;
}

/** Opens the budgets of one process; `now` in ms. `isFull` says whether the server has more to do than time. */
export function openBudget(isFull: () => boolean, now?: () => number): Budget {
  const networks = openAllowances({ burst: MOST, refillMs: 1_000 / A_SECOND }, now);
  // Nobody is in debt for what was answered while there was time.
  const take = (network: string, calls: number): void =>
    networks.take(network, Math.min(calls, networks.left(network)));
  return {
    ask(network) {
      const waitMs = networks.waitMs(network);
      if (waitMs > 0 && isFull()) return Math.max(1, Math.ceil(waitMs / 1_000));
      take(network, 1);
      return 0;
    },
    answered: (network, bytes) => take(network, Math.floor(bytes / BYTES)),
    isSpent: (network) => networks.left(network) < 1,
  };
}

/**
 * Makes a function that says whether this thread was busy more than 90 % of the time lately; it measures again at most
 * every 250 ms.
 */
export function watchFullness(): () => boolean {
  let last: EventLoopUtilization = performance.eventLoopUtilization();
  let lookedAt = performance.now();
  let full = false;
  return () => {
    if (performance.now() - lookedAt < LOOK_EVERY_MS) return full;
    const stand = performance.eventLoopUtilization();
    full = performance.eventLoopUtilization(stand, last).utilization > FULL;
    last = stand;
    lookedAt = performance.now();
    return full;
  };
}

const READS = new Set(['GET', 'HEAD']);

/** How those are turned away whose proof does not hold. */
const UNPROVEN = new Set([401, 403, 404]);
/** What the ballot's form is answered with where it cast a vote; else it is drawn again, as for whoever asks for it. */
const CAST = 303;

/**
 * Whether a call was answered before strangers' for a proof that did not hold, or that nobody looked at because anybody
 * may make that call, or as a ballot's form that cast no vote: else each would be a way past the queue.
 */
function wentFirst({ raw, routeOptions: { config } }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  if (isBallotForm(raw)) return statusCode !== CAST;
  return (config.who ?? 'anyone') === 'anyone' ? showsProof(raw) : UNPROVEN.has(statusCode);
}

/**
 * Answers `too_many` to strangers who read beyond the budget of their network. What is sent (votes, codes,
 * registrations) has limits of its own and does not count, nor do calls of anybody signed in, paired or with a
 * link; a proof that does not hold, or that the call does not ask for, counts like a stranger's call, and so does a
 * ballot's form that casts no vote.
 */
export function holdToBudget(app: FastifyInstance, budget: Budget): void {
  const asStranger = ({ method, routeOptions: { config } }: FastifyRequest): boolean =>
    READS.has(method) && (config.who ?? 'anyone') === 'anyone' && config.outOfBudget !== true;
  app.addHook('onRequest', async (request) => {
    if (!asStranger(request)) return;
    const seconds = budget.ask(networkOf(request.ip));
    if (seconds > 0)
      throw new Refusal(
        'too_many',
        `The server is busy, and more is asked from your network than it can answer now. Try again in ${seconds} s.`,
        { retryAfter: seconds },
      );
  });
  app.addHook('onResponse', async (request, reply) => {
    const network = networkOf(request.ip);
    if (asStranger(request)) budget.answered(network, Number(reply.getHeader('content-length') ?? 0));
    else if (wentFirst(request, reply)) budget.ask(network);
  });
}
