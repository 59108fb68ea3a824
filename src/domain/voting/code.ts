/**
 * One-time codes as people read and type them: nine random signs of five bits each (45 bits) and a check sign,
 * written `K7QF4-2ABXM`. The check sign catches every single wrong sign, so that a slip of the finger is told
 * apart from a guess.
 */

/** Digits and letters without those that look alike (i, l, o, u). */
export const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const RANDOM_SIGNS = 9;
const LENGTH = RANDOM_SIGNS + 1;

// Odd weights have an inverse modulo 32: a single changed sign always changes the sum.
function checkSign(signs: string): string {
  let sum = 0;
  for (let at = 0; at < signs.length; at += 1) sum += (2 * at + 1) * ALPHABET.indexOf(signs.charAt(at));
  return ALPHABET.charAt(sum % 32);
}

/** A code from random bytes, of which it takes the first nine. */
export function codeFrom(bytes: Uint8Array): string {
  let signs = '';
  for (const byte of bytes.subarray(0, RANDOM_SIGNS)) signs += ALPHABET.charAt(byte & 31);
  return signs + checkSign(signs);
}

/** The signs of what was typed: any case, spaces and hyphens aside, look-alikes taken for what they must be. */
export const signsOf = (typed: string): string =>
  typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');

/** The code that was typed, or undefined when it cannot be one. */
export function codeIn(typed: string): string | undefined {
  const signs = signsOf(typed);
  if (signs.length !== LENGTH || [...signs].some((sign) => !ALPHABET.includes(sign))) return undefined;
  return checkSign(signs.slice(0, -1)) === signs.at(-1) ? signs : undefined;
}

/** "K7QF4-2ABXM": as it is printed. */
export const codeWords = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`.toUpperCase();
