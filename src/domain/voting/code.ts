/**
 * One-time codes as people read and type them: nine random characters of five bits each (45 bits) and a check
 * character, written `K7QF4-2ABXM`. The check catches every single wrong character, so that a typing error can be told
 * from a guess.
 */

/** Digits and letters without those that look alike (i, l, o, u). */
export const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const RANDOM_SIGNS = 9;
const LENGTH = RANDOM_SIGNS + 1;

// Odd weights have an inverse modulo 32, so changing one character always changes the sum.
function checkSign(signs: string): string {
  let sum = 0;
  for (let at = 0; at < signs.length; at += 1) sum += (2 * at + 1) * ALPHABET.indexOf(signs.charAt(at));
  return ALPHABET.charAt(sum % 32);
}

/** A code made of the first nine of these random bytes. */
export function codeFrom(bytes: Uint8Array): string {
  let signs = '';
  for (const byte of bytes.subarray(0, RANDOM_SIGNS)) signs += ALPHABET.charAt(byte & 31);
  return signs + checkSign(signs);
}

/** The characters of what was typed: lower case, without spaces and hyphens, look-alikes replaced. */
export const signsOf = (typed: string): string =>
  typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');

/** The code that was typed; undefined where it cannot be one. */
export function codeIn(typed: string): string | undefined {
  const signs = signsOf(typed);
  if (signs.length !== LENGTH || [...signs].some((sign) => !ALPHABET.includes(sign))) return undefined;
  return checkSign(signs.slice(0, -1)) === signs.at(-1) ? signs : undefined;
}

/** The code as it is printed: "K7QF4-2ABXM". */
export const codeWords = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`.toUpperCase();
