/**
 * How many large bodies (pictures, recordings) of acts are in memory at a time. Each is a few megabytes from its first
 * byte until it is worked on, and whoever registers has a link by which to send them.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { networkOf } from './address.ts';

/** One page sends one, and perhaps once more because no answer came. */
const MOST_OF_ACT = 2;
/** A class that sends on the last evening; a picture takes a second. */
const MOST_OF_NETWORK = 30;

/**
 * Admits a call before its body is read. @throws Refusal `busy` when 2 large bodies of the same act or 30 of the same
 * network are being received.
 */
export type LargeBodies = (request: FastifyRequest, reply: FastifyReply, participantId: string) => void;

/** Opens the counters for one call of the API. */
export function openLargeBodies(): LargeBodies {
  const underWay = new Map<string, number>();
  return (request, reply, participantId) => {
    const [act, network] = [`act ${participantId}`, `network ${networkOf(request.ip)}`];
    const count = (key: string) => underWay.get(key) ?? 0;
    if (count(act) >= MOST_OF_ACT || count(network) >= MOST_OF_NETWORK) throw new Refusal('busy');
    for (const key of [act, network]) underWay.set(key, count(key) + 1);
    reply.raw.once('close', () => {
      for (const key of [act, network])
        if (count(key) > 1) underWay.set(key, count(key) - 1);
        else underWay.delete(key);
    });
  };
}
