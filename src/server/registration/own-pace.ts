/**
 * How often whoever holds a private link changes what it leads to. Each change is a commit, a new version for every
 * screen and a row of the audit log, which only grows. A person who types and saves never comes near it, nor does a
 * class behind one address; a script is refused, and whoever is refused counts for nothing, so that it keeps nobody
 * else of its network out.
 */
import type { FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { networkOf } from '../http/address.ts';
import { type Allowance, openAllowances } from '../http/allowance.ts';
import type { Store } from '../store/store.ts';

const OF_LINK: Allowance = { burst: 60, refillMs: 3_000 };
const OF_NETWORK: Allowance = { burst: 600, refillMs: 250 };

/**
 * Counts a change by the link of this id, from the network of the request. @throws Refusal `too_many` for more than
 * either may make.
 */
export type OwnPace = (link: string, request: Pick<FastifyRequest, 'ip'>) => void;

/**
 * Makes the pace of one room, kept in memory: after a restart everybody has their full allowance. Changes that other
 * processes took under the same `topic` count too. `now` in ms, and only forward.
 */
export function openOwnPace(
  { cluster, secrets }: Pick<Store, 'cluster' | 'secrets'>,
  topic: string,
  now?: () => number,
): OwnPace {
  const links = openAllowances(OF_LINK, now);
  const networks = openAllowances(OF_NETWORK, now);
  const note = (link: string, network: string) => {
    links.take(link);
    networks.take(network);
  };
  cluster.onSaid(topic, (said) => {
    const { link, network } = JSON.parse(said) as { link: string; network: string };
    note(link, network);
  });
  return (link, { ip }) => {
    // A fingerprint, since the other processes hear of it.
    const network = secrets.fingerprint('registration', networkOf(ip));
    const waitMs = Math.max(links.waitMs(link), networks.waitMs(network));
    if (waitMs > 0)
      throw new Refusal(
        'too_many',
        'This was saved too often in a short time. Wait a few seconds, then save again.',
        { retryAfter: Math.ceil(waitMs / 1_000) },
      );
    note(link, network);
    cluster.say(topic, JSON.stringify({ link, network }));
  };
}
