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

/**
 * Reads the people of a cell, separated by “;” or line breaks. Brackets that say nothing of age belong to the name.
 */
export const peopleIn = (cell: string): NamedPerson[] =>
  cell
    .split(/[;\n]/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => {
      const [, name = '', inside = ''] = /^(.+?)\s*\(([^()]*)\)$/.exec(text) ?? [];
      const [word = '', ...contact] = inside.split(',');
      return SAID.has(searchable(word).trim())
        ? { name, isMinor: true, parentContact: contact.join(',').trim() }
        : { name: text, isMinor: false, parentContact: '' };
    });

/** Writes people as such a cell. */
export const cellOfPeople = (people: readonly NamedPerson[]): string =>
  people
    .map(({ name, isMinor, parentContact }) => {
      if (!isMinor) return name;
      return `${name} (${[UNDER_AGE, parentContact].filter((part) => part !== '').join(', ')})`;
    })
    .join('; ');
