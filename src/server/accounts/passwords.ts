/** Passwords: argon2id, and the words that stand for one in the database. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openFairQueue, type QueuedCaller } from './costly-work.ts';

const derive = promisify(argon2);

/** OWASP's lower bound: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

/** Each check takes one core for a moment and 19 MiB: a flood of them must not take the show's. */
const turns = openFairQueue({ atOnce: 2, mostWaiting: 1_000 });

/** Passwords hashed or checked since the process started: how many, and how many ms the last one took. */
export const passwordWork = { done: 0, tookMs: 0 };

/** The hash of an account that has no password yet; no password matches it. */
export const NOBODYS_HASH = `argon2id$19456$2$${'A'.repeat(22)}$${'A'.repeat(43)}`;

async function tag(password: string, nonce: Buffer, asking: QueuedCaller): Promise<Buffer> {
  const asked = performance.now();
  return turns.take(asking, async () => {
    passwordWork.done += 1;
    const made = await derive('argon2id', {
      message: Buffer.from(password.normalize('NFKC')),
      nonce,
      ...COST,
    });
    passwordWork.tookMs = performance.now() - asked;
    return made;
  });
}

/** The argon2id hash of a password, as the database keeps it, for a caller we know. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await tag(password, nonce, { known: true, from: '' });
  return `argon2id$${COST.memory}$${COST.passes}$${nonce.toString('base64url')}$${hash.toString('base64url')}`;
}

/**
 * Whether the password is the kept one. Takes as long for a wrong one as for the right one, and where nothing is
 * kept, for nobody has that address: with work to do for real accounts that one only waits as long.
 * @throws Refusal `too_many` when far too many strangers ask at once.
 */
export async function passwordMatches(
  password: string,
  kept: string | undefined,
  asking: QueuedCaller,
): Promise<boolean> {
  if (kept === undefined && !turns.free()) {
    await pause(passwordWork.tookMs);
    return false;
  }
  const [, , , nonce = '', hash = ''] = (kept ?? NOBODYS_HASH).split('$');
  const expected = Buffer.from(hash, 'base64url');
  const given = await tag(password, Buffer.from(nonce, 'base64url'), asking);
  return kept !== undefined && expected.length === given.length && timingSafeEqual(expected, given);
}
