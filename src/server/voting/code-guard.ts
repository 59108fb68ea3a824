/**
 * Slows whoever guesses codes, and nobody else: a right code is taken whatever others do, a wrong one is told later
 * and later. A device has a few for nothing; a network has many, for a whole hall may stand behind it.
 */
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../http/address.ts';
import { openWrongAnswers } from '../http/wrong-answers.ts';
import type { Store } from '../store/store.ts';
import { type EnteredCode, voterCookiesOf } from './voter-cookies.ts';

const FREE_FOR_A_DEVICE = 10;
const FREE_FOR_A_NETWORK = 120;
/** More than this many entries are remembered, and the oldest are forgotten. */
const MOST_REMEMBERED = 20_000;

/** Slows down guessing of one-time codes. */
export interface CodeGuard {
  /** Counts a wrong code and resolves when the answer may be given. */
  wrong(request: FastifyRequest): Promise<void>;
  /**
   * The code's mark: what `enter` answers, or that of before where it was entered on the same device already, or is
   * being entered: the answer was lost, another code came between, or somebody pressed twice.
   */
  once(request: FastifyRequest, code: string, enter: () => Promise<EnteredCode>): Promise<EnteredCode>;
}

/** Opens the guard, kept in memory by each process: a restart forgets wrong codes. */
export function openCodeGuard({ now, secrets }: Pick<Store, 'now' | 'secrets'>): CodeGuard {
  const devices = openWrongAnswers(now);
  const networks = openWrongAnswers(now);
  const entries = new Map<string, Promise<EnteredCode>>();
  return {
    async wrong(request) {
      const { device } = voterCookiesOf(request, secrets);
      const beyond = networks.note(networkOf(request.ip)) - FREE_FOR_A_NETWORK;
      const own = device === undefined ? 0 : devices.note(device) - FREE_FOR_A_DEVICE;
      await networks.hold(Math.max(beyond, own));
    },
    async once(request, code, enter) {
      const marks = voterCookiesOf(request, secrets);
      if (marks.code?.code === code) return marks.code;
      if (marks.device === undefined) return enter();
      const key = `${marks.device} ${code}`;
      const known = entries.get(key);
      if (known) return known;
      const mark = enter();
      entries.set(key, mark);
      mark.catch(() => entries.delete(key));
      const [oldest] = entries.keys();
      if (entries.size > MOST_REMEMBERED && oldest !== undefined) entries.delete(oldest);
      return mark;
    },
  };
}
