/** Passwords: argon2id, and the words that stand for one in the database. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Refusal } from '../http/refusal.ts';

const derive = promisify(argon2);

/** OWASP's lower bound: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

/** Each check takes one core for a moment and 19 MiB: a flood of them must not take the show's. */
const AT_ONCE = 2;
const MOST_WAITING = 40;

/** What was worked on since the start: `done` counts every argon2 that ran. */
export const passwordWork = { done: 0 };

let working = 0;
const waiting: (() => void)[] = [];

/** Runs when a place is free. `first` goes before all who wait and is never turned away. */
async function inTurn<T>(first: boolean, work: () => Promise<T>): Promise<T> {
  if (working >= AT_ONCE) {
    if (!first && waiting.length >= MOST_WAITING)
      throw new Refusal('too_many', 'Too many people sign in at this moment. Try again in a few seconds.', {
        retryAfter: 2,
      });
    await new Promise<void>((resolve) => (first ? waiting.unshift(resolve) : waiting.push(resolve)));
  } else working += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else working -= 1;
  }
}

async function tag(password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
  passwordWork.done += 1;
  return derive('argon2id', { message: Buffer.from(password.normalize('NFKC')), nonce, ...cost });
}

/** The text to keep for a password. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await inTurn(true, () => tag(password, nonce, COST));
  return `argon2id$${COST.memory}$${COST.passes}$${nonce.toString('base64url')}$${hash.toString('base64url')}`;
}

/**
 * Whether the password is the kept one. Takes as long for a wrong one as for the right one. `first`: somebody we
 * know asks, who does not wait behind strangers.
 * @throws Refusal `too_many` when too many strangers ask at once.
 */
export async function passwordMatches(password: string, kept: string, first = false): Promise<boolean> {
  const [, , , nonce, hash] = kept.split('$');
  if (nonce === undefined || hash === undefined) return false;
  const expected = Buffer.from(hash, 'base64url');
  const given = await inTurn(first, () => tag(password, Buffer.from(nonce, 'base64url'), COST));
  return expected.length === given.length && timingSafeEqual(expected, given);
}
