/**
 * Slows whoever guesses codes, and nobody else: a right code is taken whatever others do, a wrong one is told later
 * and later. A device has a few for nothing; a network has many, for a whole hall may stand behind it.
 */
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../http/address.ts';
import { openWrongAnswers } from '../http/wrong-answers.ts';
import type { Store } from '../store/store.ts';
import { voterCookiesOf } from './voter-cookies.ts';

const FREE_FOR_A_DEVICE = 10;
const FREE_FOR_A_NETWORK = 120;

/** Slows down guessing of one-time codes. */
export interface CodeGuard {
  /** Counts a wrong code and resolves when the answer may be given. */
  wrong(request: FastifyRequest): Promise<void>;
}

/** Opens the guard, kept in memory by each process: a restart forgets wrong codes. */
export function openCodeGuard({ now, secrets }: Pick<Store, 'now' | 'secrets'>): CodeGuard {
  const devices = openWrongAnswers(now);
  const networks = openWrongAnswers(now);
  return {
    async wrong(request) {
      const { device } = voterCookiesOf(request, secrets);
      const beyond = networks.note(networkOf(request.ip)) - FREE_FOR_A_NETWORK;
      const own = device === undefined ? 0 : devices.note(device) - FREE_FOR_A_DEVICE;
      await networks.hold(Math.max(beyond, own));
    },
  };
}
