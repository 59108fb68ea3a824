/** Passwords: argon2id, and the words that stand for one in the database. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's lower bound: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

const COMMON = [
  'passwordpassword',
  'password1234567',
  '123456789012345',
  'qwertyuiopasdfgh',
  'correcthorsebatterystaple',
];

async function tag(password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
  return derive('argon2id', { message: Buffer.from(password.normalize('NFKC')), nonce, ...cost });
}

/** The text to keep for a password. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await tag(password, nonce, COST);
  return `argon2id$${COST.memory}$${COST.passes}$${nonce.toString('base64url')}$${hash.toString('base64url')}`;
}

/** Whether the password is the kept one. Takes as long for a wrong one as for the right one. */
export async function passwordMatches(password: string, kept: string): Promise<boolean> {
  const [, , , nonce, hash] = kept.split('$');
  if (nonce === undefined || hash === undefined) return false;
  const expected = Buffer.from(hash, 'base64url');
  const given = await tag(password, Buffer.from(nonce, 'base64url'), COST);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** Why this password should not be taken, or undefined. */
export function weakness(password: string): string | undefined {
  const plain = password.toLowerCase().replace(/\s/g, '');
  if (new Set(plain).size < 5) return 'Use more different characters.';
  if (COMMON.some((common) => plain.includes(common)))
    return 'This one is on lists of common passwords. Choose another.';
  return undefined;
}
