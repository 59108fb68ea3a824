/** The other people on stage in one cell of a file: “Ada Lim (under age, ada.parent@example.org); Ben Okoro”. */
import { searchable } from './similar-names.ts';

/** A person as named in such a cell. */
export interface NamedPerson {
  name: string;
  isMinor: boolean;
  parentContact: string;
}

const UNDER_AGE = 'under age';

/** Words that people write for "under age", without accents and case. */
const SAID = new Set(
  [
    UNDER_AGE,
    'underage',
    'minor',
    'child',
    'u18',
    'under 18',
    'minderjährig',
    'kind',
    'mineur',
    'mineure',
    'menor',
  ].map(searchable),
);

/** Text in quotes is one, whatever stands in it; a quote inside is written twice, as in the file around it. */
const QUOTED = '"(?:[^"]|"")*"';
// Quotes open where a name or a contact begins: elsewhere they are inches.
const PERSON = new RegExp(`[ \\t]*(?:${QUOTED})?(?:,\\s*${QUOTED}|[^;\\n])*`, 'g');
const FIRST_QUOTED = new RegExp(`^${QUOTED}`);
const ALL_QUOTED = new RegExp(`^${QUOTED}$`);
/** What follows a name: a word for its age, and how the parent is reached. */
const BRACKETS = /^\(([^(),]*)(?:,(.*))?\)$/s;

const withoutQuotes = (text: string): string =>
  ALL_QUOTED.test(text) ? text.slice(1, -1).replaceAll('""', '"') : text;

function personIn(text: string): NamedPerson {
  const begin = FIRST_QUOTED.exec(text)?.[0].length ?? 0;
  for (let at = text.indexOf('(', Math.max(begin, 1)); at >= 0; at = text.indexOf('(', at + 1)) {
    const [, word = '', contact = ''] = BRACKETS.exec(text.slice(at)) ?? [];
    if (SAID.has(searchable(word).trim()))
      return {
        name: withoutQuotes(text.slice(0, at).trim()),
        isMinor: true,
        parentContact: withoutQuotes(contact.trim()),
      };
  }
  return { name: withoutQuotes(text), isMinor: false, parentContact: '' };
}

/**
 * Reads the people of a cell, separated by “;” or line breaks. Brackets that say nothing of age belong to the name, and
 * so does everything between quotes.
 */
export const peopleIn = (cell: string): NamedPerson[] =>
  (cell.match(PERSON) ?? [])
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map(personIn);

// What would be read as something else stands between quotes.
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const asContact = (contact: string): string => (/[;"\n]/.test(contact) ? quoted(contact) : contact);

function asName(name: string): string {
  const [first, second] = peopleIn(name);
  const isPlain = !name.includes('"') && first?.name === name && !first.isMinor && second === undefined;
  return isPlain ? name : quoted(name);
}

/** Writes people as such a cell, which `peopleIn` reads as the same people. */
export const cellOfPeople = (people: readonly NamedPerson[]): string =>
  people
    .map(({ name, isMinor, parentContact }) => {
      if (!isMinor) return asName(name);
      const said = [UNDER_AGE, asContact(parentContact)].filter((part) => part !== '');
      return `${asName(name)} (${said.join(', ')})`;
    })
    .join('; ');
