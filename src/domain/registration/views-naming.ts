/** What a saved view of the acts' list tells of people who were erased, and what of it is left without them. */
import { searchable } from './similar-names.ts';

/** What somebody could be searched for by. */
export interface KnownBy {
  /** Names of people: of whoever registered, of the others on stage, of parents, of who is called in an emergency. */
  names: readonly string[];
  /** What the act is and was called. */
  stageNames: readonly string[];
  /** Addresses and numbers by which somebody is reached. */
  contacts: readonly string[];
}

interface View {
  name: string;
  /** The query of the address: `?tab=accepted&q=anna`. */
  search: string;
}

/** A part of a name of one letter says nothing; whole words do, for some names are of one sign. */
const TELLING_PART = 2;
/** So much of an address or number is one. */
const TELLING_CONTACT = 4;

const wordsOf = (text: string): string[] =>
  searchable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const closeSet = (text: string): string => searchable(text).replace(/[\s()./-]+/gu, '');

/** Whether what was searched for finds one of them: a part of a person's name, all of it in a stage name, a contact. */
function findsOne(searched: string, { names, stageNames, contacts }: KnownBy): boolean {
  const words = wordsOf(searched);
  if (words.length === 0) return false;
  const isIn = (name: string) => {
    const whole = wordsOf(name);
    return (word: string) =>
      whole.some((each) => each === word || (word.length >= TELLING_PART && each.includes(word)));
  };
  const whole = closeSet(searched);
  return (
    names.some((name) => words.some(isIn(name))) ||
    stageNames.some((name) => words.every(isIn(name))) ||
    (whole.length >= TELLING_CONTACT && contacts.some((contact) => closeSet(contact).includes(whole)))
  );
}

/** Whether the name of a view says a word of a person's name, or a stage name whole. */
function saysOne(name: string, { names, stageNames }: KnownBy): boolean {
  const words = new Set(wordsOf(name));
  const told = ` ${wordsOf(name).join(' ')} `;
  return (
    names.flatMap(wordsOf).some((word) => words.has(word) && word.length >= TELLING_PART) ||
    stageNames.map(wordsOf).some((stage) => stage.length > 0 && told.includes(` ${stage.join(' ')} `))
  );
}

/**
 * The search of a view without what tells of these people: as it is where it tells nothing of them, null where nothing
 * is left of the view. `known` null: everybody is erased, and whatever was searched for goes.
 */
export function viewWithout({ name, search }: View, known: KnownBy | null): string | null {
  if (known !== null && saysOne(name, known)) return null;
  const parts = search.slice(1).split('&').filter(Boolean);
  const searched = parts.filter(isWords).map(wordsIn).join(' ');
  if (wordsOf(searched).length === 0 || (known !== null && !findsOne(searched, known))) return search;
  const rest = parts.filter((part) => !isWords(part));
  return rest.length === 0 ? null : `?${rest.join('&')}`;
}

/** Whether a part of the query holds the words that were searched for. */
const isWords = (part: string): boolean => part.startsWith('q=');

function wordsIn(part: string): string {
  const written = part.slice(2).replaceAll('+', ' ');
  try {
    return decodeURIComponent(written);
  } catch {
    // No browser wrote it so; as it stands it is still searched.
    return written;
  }
}
