/** Names that are nearly the same: in other letters' clothes, or one sign apart. */

/** Text as a search sees it: without accents, without case, so that "duong" finds "Dương". */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/đ/g, 'd')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/ß/g, 'ss');

/** What two spellings of one name have in common; a name of signs only stays as it is. */
export const squeezed = (text: string): string => searchable(text).replace(/[^\p{L}\p{N}]+/gu, '') || text;

const FROM_LETTERS = 4;

/** A name, and where it is long enough for a slip, what is left of it without each of its letters. */
function slipsOf(name: string): string[] {
  const letters = [...squeezed(name).slice(0, 200)];
  const whole = letters.join('');
  if (letters.length < FROM_LETTERS) return [whole];
  return [whole, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))];
}

/**
 * Finds what is called nearly the same as a name: equal but for case, accents and signs, or with one letter wrong,
 * missing, too many, or swapped with its neighbour. Each name is looked up, none is compared with all others.
 */
export function nearNames<T>(things: readonly T[], nameOf: (thing: T) => string): (name: string) => T[] {
  const bySlip = new Map<string, T[]>();
  for (const thing of things)
    for (const slip of new Set(slipsOf(nameOf(thing))))
      bySlip.set(slip, [...(bySlip.get(slip) ?? []), thing]);
  return (name) => [...new Set(slipsOf(name).flatMap((slip) => bySlip.get(slip) ?? []))];
}
