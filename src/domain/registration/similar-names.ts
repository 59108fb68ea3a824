/** Finds names that are nearly the same: other accents or capitals, or one letter different. */

/** Text in the form in which searches compare it, without accents and case, so that "duong" finds "Dương". */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/đ/g, 'd')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/ß/g, 'ss');

/**
 * Only the letters and digits of the searchable name, so that spellings compare; a name of signs only stays as it is.
 */
export const lettersOnly = (text: string): string => searchable(text).replace(/[^\p{L}\p{N}]+/gu, '') || text;

const FROM_LETTERS = 4;
const MOST_LETTERS = 200;

const lettersOf = (name: string): string[] => [...lettersOnly(name).slice(0, MOST_LETTERS)];

/** One letter wrong, missing, added, or swapped with its neighbour. */
function isSlip(a: readonly string[], b: readonly string[]): boolean {
  const shorter = Math.min(a.length, b.length);
  let before = 0;
  while (before < shorter && a[before] === b[before]) before += 1;
  let after = 0;
  while (after < shorter - before && a.at(-1 - after) === b.at(-1 - after)) after += 1;
  const [inA, inB] = [a.length - before - after, b.length - before - after];
  if (inA < 2 && inB < 2) return true;
  return inA === 2 && inB === 2 && a[before] === b[before + 1] && a[before + 1] === b[before];
}

/** Where a name of `length` letters is looked for: a slip in one half leaves the other as it is. */
function halvesOf(letters: readonly string[], length: number): string[] {
  const half = Math.floor((length - 1) / 2);
  return [
    `${length} ${letters.slice(0, half).join('')}`,
    `${length}  ${letters.slice(letters.length - half).join('')}`,
  ];
}

/** Things by their names, in which those that are called nearly alike are found. */
export interface NearNames<T> {
  add(thing: T): void;
  near(name: string): T[];
}

/**
 * Finds things with nearly the same name: equal but for case, accents and signs, or, from four letters on, with one
 * letter wrong, missing, added, or swapped with its neighbour. Names are looked up by their halves, not compared one by
 * one, and one that many things have is compared once.
 */
export function openNearNames<T>(nameOf: (thing: T) => string): NearNames<T> {
  interface Namesakes {
    letters: string[];
    things: T[];
  }
  const called = new Map<string, Namesakes>();
  const byHalf = new Map<string, Namesakes[]>();
  return {
    add(thing) {
      const letters = lettersOf(nameOf(thing));
      const whole = letters.join('');
      const known = called.get(whole);
      if (known) {
        known.things.push(thing);
        return;
      }
      const first = { letters, things: [thing] };
      called.set(whole, first);
      for (const half of halvesOf(letters, letters.length)) {
        const names = byHalf.get(half);
        if (names) names.push(first);
        else byHalf.set(half, [first]);
      }
    },
    near(name) {
      const letters = lettersOf(name);
      const same = called.get(letters.join(''));
      const near = [-1, 0, 1]
        .map((more) => letters.length + more)
        .filter((length) => Math.max(length, letters.length) >= FROM_LETTERS)
        .flatMap((length) => halvesOf(letters, length).flatMap((half) => byHalf.get(half) ?? []))
        .filter((one) => one !== same && isSlip(one.letters, letters));
      return [...new Set([...(same ? [same] : []), ...near])].flatMap((one) => one.things);
    },
  };
}

/** `openNearNames` of these things: the function that finds those with nearly the same name. */
export function nearNames<T>(things: readonly T[], nameOf: (thing: T) => string): (name: string) => T[] {
  const { add, near } = openNearNames(nameOf);
  for (const thing of things) add(thing);
  return near;
}
