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

/** The letters of the name and, if it is long enough, every variant with one letter left out. */
function slipsOf(name: string): string[] {
  const letters = [...lettersOnly(name).slice(0, 200)];
  const whole = letters.join('');
  if (letters.length < FROM_LETTERS) return [whole];
  return [whole, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))];
}

/**
 * Returns a function that finds things with nearly the same name: equal but for case, accents and signs, or with one
 * letter wrong, missing, added, or swapped with its neighbour. Names are looked up in an index, not compared one by
 * one, and one that many things have stands in it once.
 */
export function nearNames<T>(things: readonly T[], nameOf: (thing: T) => string): (name: string) => T[] {
  const called = new Map<string, T[]>();
  const bySlip = new Map<string, T[][]>();
  for (const thing of things) {
    const slips = slipsOf(nameOf(thing));
    const [whole = ''] = slips;
    const namesakes = called.get(whole);
    if (namesakes) {
      namesakes.push(thing);
      continue;
    }
    const first = [thing];
    called.set(whole, first);
    for (const slip of new Set(slips)) {
      const names = bySlip.get(slip);
      if (names) names.push(first);
      else bySlip.set(slip, [first]);
    }
  }
  return (name) => [...new Set(slipsOf(name).flatMap((slip) => bySlip.get(slip) ?? []))].flat();
}
