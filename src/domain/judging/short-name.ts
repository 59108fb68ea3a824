/** Short names of judges, for places with room for one word. */

/** Titles, without dots and in lower case; the name comes after them. */
const TITLES: ReadonlySet<string> = new Set(
  'mr mrs ms miss mx dr prof professor sir dame lord lady rev fr sister brother master maestro maestra herr frau monsieur madame mme mlle sr sra srta señor señora señorita don doña signor signora signorina coach'.split(
    ' ',
  ),
);

/** One letter with a dot: an initial, or a title as Arabic writes it ("د."). */
const ONE_LETTER = /^\p{L}\p{M}*\.$/u;

/**
 * Each judge's first name, or the last name after a title or initials ("Mr Okafor" is "Okafor"). Where two would be the same, the
 * start of the last name is added, or the whole name is used.
 */
export function shortNames(names: readonly string[]): string[] {
  const words = names.map(namesIn);
  const first = words.map(([name = '']) => name);
  const told = words.map((own, at) => {
    const [name = '', ...more] = own;
    const last = more.at(-1);
    const alone = first.filter((other) => other === name).length === 1;
    return alone || last === undefined ? (first[at] ?? '') : `${name} ${[...last][0]}.`;
  });
  return told.map((name, at) =>
    told.filter((other) => other === name).length === 1 ? name : (names[at] ?? name),
  );
}

function namesIn(name: string): string[] {
  const words = name.trim().split(/\s+/);
  const from = words.findIndex(
    (word) => !ONE_LETTER.test(word) && !TITLES.has(word.toLowerCase().replaceAll('.', '')),
  );
  return from < 0 ? words : words.slice(from);
}
