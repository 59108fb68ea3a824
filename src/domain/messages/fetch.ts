/** Fetches the words of one room in one language: a piece of its own for the browser, so that no other comes along. */
import type { Room, Words } from './catalogue.ts';
import type { Language } from './languages.ts';

type Fetching = { readonly [R in Room]: () => Promise<Words> };

const english: Fetching = {
  ui: () => import('./en/ui.ts'),
  vote: () => import('./en/vote.ts'),
};

const FETCHING: Readonly<Record<Language, Fetching>> = {
  en: english,
  de: {
    ui: () => import('./de/ui.ts'),
    vote: () => import('./de/vote.ts'),
  },
  'en-XA': {
    ui: () => stretchedFrom(english.ui),
    vote: () => stretchedFrom(english.vote),
  },
};

async function stretchedFrom(fetching: () => Promise<Words>): Promise<Words> {
  const [words, { stretchedRoom }] = await Promise.all([fetching(), import('./stretched.ts')]);
  return Object.fromEntries(Object.entries(words).map(([room, lines]) => [room, stretchedRoom(lines)]));
}

/** The words of these rooms. */
export async function fetchWords(language: Language, rooms: readonly Room[]): Promise<Words> {
  const fetched = await Promise.all(rooms.map((room) => FETCHING[language][room]()));
  return Object.assign({}, ...fetched);
}
