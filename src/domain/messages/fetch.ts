/** Fetches the words of one room in one language: a piece of its own for the browser, so that no other comes along. */
import type { Room, Words } from './catalogue.ts';
import type { Language } from './languages.ts';

type Fetching = { readonly [R in Room]: () => Promise<Words> };

const english: Fetching = {
  backstage: () => import('./en/backstage.ts'),
  consent: () => import('./en/consent.ts'),
  doors: () => import('./en/doors.ts'),
  front: () => import('./en/front.ts'),
  judge: () => import('./en/judge.ts'),
  kept: () => import('./en/kept.ts'),
  marks: () => import('./en/marks.ts'),
  mc: () => import('./en/mc.ts'),
  night: () => import('./en/night.ts'),
  parts: () => import('./en/parts.ts'),
  projector: () => import('./en/projector.ts'),
  refused: () => import('./en/refused.ts'),
  register: () => import('./en/register.ts'),
  registered: () => import('./en/registered.ts'),
  results: () => import('./en/results.ts'),
  review: () => import('./en/review.ts'),
  screens: () => import('./en/screens.ts'),
  status: () => import('./en/status.ts'),
  track: () => import('./en/track.ts'),
  ui: () => import('./en/ui.ts'),
  verify: () => import('./en/verify.ts'),
  vote: () => import('./en/vote.ts'),
};

const FETCHING: Readonly<Record<Language, Fetching>> = {
  en: english,
  de: {
    backstage: () => import('./de/backstage.ts'),
    consent: () => import('./de/consent.ts'),
    doors: () => import('./de/doors.ts'),
    front: () => import('./de/front.ts'),
    judge: () => import('./de/judge.ts'),
    kept: () => import('./de/kept.ts'),
    marks: () => import('./de/marks.ts'),
    mc: () => import('./de/mc.ts'),
    night: () => import('./de/night.ts'),
    parts: () => import('./de/parts.ts'),
    projector: () => import('./de/projector.ts'),
    refused: () => import('./de/refused.ts'),
    register: () => import('./de/register.ts'),
    registered: () => import('./de/registered.ts'),
    results: () => import('./de/results.ts'),
    review: () => import('./de/review.ts'),
    screens: () => import('./de/screens.ts'),
    status: () => import('./de/status.ts'),
    track: () => import('./de/track.ts'),
    ui: () => import('./de/ui.ts'),
    verify: () => import('./de/verify.ts'),
    vote: () => import('./de/vote.ts'),
  },
  'en-XA': Object.fromEntries(
    Object.entries(english).map(([room, fetching]) => [room, () => stretchedFrom(fetching)]),
  ) as Fetching,
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
