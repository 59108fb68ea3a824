/**
 * Fetches the words of one room in one language: a piece of its own for the browser, so that no other comes along. The
 * files are found by their names, in Node as in Vite, which reads these lines as patterns.
 */
import { type AdminRoom, isAdminRoom, type Room, type Words } from './catalogue.ts';
import { isAdminLanguage, type Language, type NamedLanguage, SOURCE } from './languages.ts';

type Fetching = (language: NamedLanguage) => Promise<Words>;

/** A room, or the admin's rooms, which come together. */
type Piece = Exclude<Room, AdminRoom> | 'atAdmin';

/** One line each: what a page never says is left out of it by line (`scripts/ballot-build.ts`). */
const FETCHING: Readonly<Record<Piece, Fetching>> = {
  atAdmin: (language) => import(`./${isAdminLanguage(language) ? language : SOURCE}/admin.ts`),
  backstage: (language) => import(`./${language}/backstage.ts`),
  consent: (language) => import(`./${language}/consent.ts`),
  doors: (language) => import(`./${language}/doors.ts`),
  faults: (language) => import(`./${language}/faults.ts`),
  front: (language) => import(`./${language}/front.ts`),
  group: (language) => import(`./${language}/group.ts`),
  history: (language) => import(`./${language}/history.ts`),
  judge: (language) => import(`./${language}/judge.ts`),
  kept: (language) => import(`./${language}/kept.ts`),
  letters: (language) => import(`./${language}/letters.ts`),
  marks: (language) => import(`./${language}/marks.ts`),
  mc: (language) => import(`./${language}/mc.ts`),
  night: (language) => import(`./${language}/night.ts`),
  paper: (language) => import(`./${language}/paper.ts`),
  parts: (language) => import(`./${language}/parts.ts`),
  picture: (language) => import(`./${language}/picture.ts`),
  projector: (language) => import(`./${language}/projector.ts`),
  recording: (language) => import(`./${language}/recording.ts`),
  recount: (language) => import(`./${language}/recount.ts`),
  refused: (language) => import(`./${language}/refused.ts`),
  register: (language) => import(`./${language}/register.ts`),
  regulations: (language) => import(`./${language}/regulations.ts`),
  registered: (language) => import(`./${language}/registered.ts`),
  results: (language) => import(`./${language}/results.ts`),
  review: (language) => import(`./${language}/review.ts`),
  screens: (language) => import(`./${language}/screens.ts`),
  status: (language) => import(`./${language}/status.ts`),
  track: (language) => import(`./${language}/track.ts`),
  ui: (language) => import(`./${language}/ui.ts`),
  verify: (language) => import(`./${language}/verify.ts`),
  vote: (language) => import(`./${language}/vote.ts`),
  why: (language) => import(`./${language}/why.ts`),
};

async function stretchedFrom(fetching: Fetching): Promise<Words> {
  const [words, { stretchedRoom }] = await Promise.all([fetching('en'), import('./stretched.ts')]);
  return Object.fromEntries(Object.entries(words).map(([room, lines]) => [room, stretchedRoom(lines)]));
}

/**
 * Loads these rooms of the catalogue in a language. Rooms of the admin come in English where the admin does not
 * speak the language.
 */
export async function fetchWords(language: Language, rooms: readonly Room[]): Promise<Words> {
  const pieces = new Set(rooms.map((room): Piece => (isAdminRoom(room) ? 'atAdmin' : room)));
  const fetched = await Promise.all(
    Array.from(pieces, (piece) =>
      language === 'en-XA' ? stretchedFrom(FETCHING[piece]) : FETCHING[piece](language),
    ),
  );
  return Object.assign({}, ...fetched);
}
