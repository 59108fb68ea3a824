/** Where devices that were told nothing reach the server of this page: what codes and links lead to. */
import type { AnswerOf } from '#contract/endpoint.ts';
import { trustEndpoints } from '#contract/operating/trust.ts';
import { useAsk } from './ask.ts';

const ONLY_HERE = /^https?:\/\/((?:[\w-]+\.)*localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])(:\d+)?(\/|$)/;
/** The machine may get another address while a page stands on a wall. */
const ASK_AGAIN_MS = 30_000;

type Trust = Pick<AnswerOf<typeof trustEndpoints.trust>, 'port' | 'ownAuthority' | 'address'>;

/** Whether an address leads to the machine that opens it and no other (localhost). */
export const isOnlyHere = (address: string): boolean => ONLY_HERE.test(address);

/**
 * The address at which other devices reach the server of a page that was opened at `origin`: the same, unless that
 * is this machine only, or https that they were not told to trust (who was goes over to it by themselves).
 * Undefined where the server knows none.
 */
export function forOthers(origin: string, { port, ownAuthority, address }: Trust): string | undefined {
  const here = new URL(origin);
  const isUntrusted = ownAuthority && here.protocol === 'https:' && Number(here.port || 443) === port;
  if (!isOnlyHere(origin) && !isUntrusted) return origin;
  if (address === null) return undefined;
  const there = new URL(address);
  if (!isOnlyHere(origin)) there.hostname = here.hostname;
  return there.origin;
}

export interface Reachable {
  /** The best that is known; where `isKnown`, it stays so. */
  address: string;
  isKnown: boolean;
}

/**
 * The address in the settings, else the one where other devices reach the server of this page. `setting` is undefined
 * until the settings are loaded.
 */
export function useReachable(setting: string | undefined): Reachable {
  const isDoubtful = isOnlyHere(location.origin) || location.protocol === 'https:';
  const asks = setting === '' && isDoubtful;
  const trust = useAsk(trustEndpoints.trust, { enabled: asks, refetchInterval: ASK_AGAIN_MS });
  const found = asks && trust.data ? forOthers(location.origin, trust.data) : undefined;
  return {
    address: setting?.replace(/\/$/, '') || found || location.origin,
    isKnown: setting !== undefined && !(asks && trust.isPending),
  };
}
