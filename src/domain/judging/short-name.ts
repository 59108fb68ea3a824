/** What a judge is called where there is room for one word. */

/** Forms of address, without dots and in lower case. The name itself comes after them. */
const TITLES: ReadonlySet<string> = new Set(
  'mr mrs ms miss mx dr prof professor sir dame lord lady rev fr sister brother master maestro maestra herr frau monsieur madame mme mlle sr sra srta señor señora señorita don doña signor signora signorina coach'.split(
    ' ',
  ),
);

/**
 * The first name of each, or the last one where nothing else was given ("Mr Okafor" is Okafor). Two of a panel who
 * would be called the same are told apart by the start of their last names, else by their whole names.
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
  const from = words.findIndex((word) => !TITLES.has(word.toLowerCase().replaceAll('.', '')));
  return from < 0 ? words : words.slice(from);
}
