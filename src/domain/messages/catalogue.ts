/** The catalogue: rooms of sentences, each with the same lines in every language. */
import type { BlanksOf, TagsOf } from './blanks.ts';
import type { backstage } from './en/backstage.ts';
import type { consent } from './en/consent.ts';
import type { doors } from './en/doors.ts';
import type { faults } from './en/faults.ts';
import type { front } from './en/front.ts';
import type { group } from './en/group.ts';
import type { history } from './en/history.ts';
import type { judge } from './en/judge.ts';
import type { kept } from './en/kept.ts';
import type { letters } from './en/letters.ts';
import type { marks } from './en/marks.ts';
import type { mc } from './en/mc.ts';
import type { night } from './en/night.ts';
import type { paper } from './en/paper.ts';
import type { parts } from './en/parts.ts';
import type { picture } from './en/picture.ts';
import type { projector } from './en/projector.ts';
import type { recording } from './en/recording.ts';
import type { recount } from './en/recount.ts';
import type { refused } from './en/refused.ts';
import type { register } from './en/register.ts';
import type { registered } from './en/registered.ts';
import type { regulations } from './en/regulations.ts';
import type { results } from './en/results.ts';
import type { review } from './en/review.ts';
import type { screens } from './en/screens.ts';
import type { status } from './en/status.ts';
import type { track } from './en/track.ts';
import type { ui } from './en/ui.ts';
import type { verify } from './en/verify.ts';
import type { vote } from './en/vote.ts';
import type { why } from './en/why.ts';
import type { Language } from './languages.ts';
import { filledIn } from './sentence.ts';

/** What the organisers' own pages say: `admin/*.ts`, in the languages of the admin. */
type Admin = typeof import('./en/admin.ts');
export type AdminRoom = keyof Admin;

/** The rooms in English, which is written first. */
interface English extends Admin {
  backstage: typeof backstage;
  consent: typeof consent;
  doors: typeof doors;
  faults: typeof faults;
  front: typeof front;
  group: typeof group;
  history: typeof history;
  judge: typeof judge;
  kept: typeof kept;
  letters: typeof letters;
  marks: typeof marks;
  mc: typeof mc;
  night: typeof night;
  paper: typeof paper;
  parts: typeof parts;
  picture: typeof picture;
  projector: typeof projector;
  recording: typeof recording;
  recount: typeof recount;
  refused: typeof refused;
  regulations: typeof regulations;
  register: typeof register;
  registered: typeof registered;
  results: typeof results;
  review: typeof review;
  screens: typeof screens;
  status: typeof status;
  track: typeof track;
  ui: typeof ui;
  verify: typeof verify;
  vote: typeof vote;
  why: typeof why;
}

/** The rooms of the admin, by name. */
const ADMIN: Readonly<Record<AdminRoom, true>> = {
  act: true,
  acts: true,
  begin: true,
  bulk: true,
  calls: true,
  categories: true,
  certify: true,
  copies: true,
  crew: true,
  cues: true,
  dashboard: true,
  denied: true,
  desk: true,
  event: true,
  form: true,
  gear: true,
  hall: true,
  help: true,
  imports: true,
  judges: true,
  looks: true,
  machine: true,
  music: true,
  admin: true,
  order: true,
  panel: true,
  people: true,
  playback: true,
  polls: true,
  prints: true,
  profile: true,
  reveals: true,
  rounds: true,
  rules: true,
  scoring: true,
  settings: true,
  sheets: true,
  sponsors: true,
  stopped: true,
  texts: true,
};

export const ADMIN_ROOMS = Object.keys(ADMIN) as readonly AdminRoom[];

export const isAdminRoom = (room: string): room is AdminRoom => Object.hasOwn(ADMIN, room);

export const ROOMS: readonly Room[] = [
  ...ADMIN_ROOMS,
  'backstage',
  'consent',
  'doors',
  'faults',
  'front',
  'group',
  'history',
  'judge',
  'kept',
  'letters',
  'marks',
  'mc',
  'night',
  'paper',
  'parts',
  'picture',
  'projector',
  'recording',
  'recount',
  'refused',
  'register',
  'regulations',
  'registered',
  'results',
  'review',
  'screens',
  'status',
  'track',
  'ui',
  'verify',
  'vote',
  'why',
];

export type Room = keyof English;
export type Lines<R extends Room> = keyof English[R] & string;

/** A room in another language: a line that is missing, or that English does not have, is a type error there. */
export type Translated<R extends Room> = Readonly<Record<Lines<R>, string>>;

/** The rooms of the catalogue in one language that were loaded; a room that is missing was not. */
export type Words = { readonly [R in Room]?: Translated<R> };

/** A sentence's name: "vote.closesIn". */
export type Line = { [R in Room]: `${R}.${Lines<R>}` }[Room];

type EnglishOf<L extends Line> = L extends `${infer R extends Room}.${infer Name}`
  ? Name extends keyof English[R]
    ? English[R][Name]
    : never
  : never;

type Plain<L extends Line> = BlanksOf<EnglishOf<L>>;
type NeedsNothing<L extends Line> = keyof Plain<L> extends never ? true : false;

/** The names of the sentences that need no other blanks than these and have no tags. */
export type LineWith<Blanks> = {
  [L in Line]: [TagsOf<EnglishOf<L>>] extends [never] ? (Blanks extends Plain<L> ? L : never) : never;
}[Line];

/** The names of the sentences that are said as they stand: without blanks and without tags. */
export type PlainLine = LineWith<object>;

/**
 * Says a sentence of the catalogue as text. Sentences with tags are left out: only a page knows what becomes of a
 * tag, and tells them in parts.
 */
export type Say = <L extends Line>(
  line: [TagsOf<EnglishOf<L>>] extends [never] ? L : never,
  ...blanks: NeedsNothing<L> extends true ? [] : [Plain<L>]
) => string;

/**
 * What fills a sentence that is told in parts: anything for a blank, and for a tag the function that makes a part
 * of what stands inside it.
 */
export type Parts<L extends Line, Part> = { [Name in keyof Plain<L>]: Part | Plain<L>[Name] } & {
  [Tag in TagsOf<EnglishOf<L>>]: (inside: (Part | string)[]) => Part;
};

/**
 * The text of a sentence as it stands in these words, with its blanks. @throws Error where its room was not
 * loaded: whoever opens a room loads its words first.
 */
export function lineOf(words: Words, line: Line): string {
  const [room = '', name = ''] = line.split('.');
  const found = (words as Record<string, Record<string, string> | undefined>)[room]?.[name];
  if (found === undefined) throw new Error(`The words of ${line} are not at hand.`);
  return found;
}

/**
 * Makes the function that says sentences in this language. It throws an Error where a sentence's room was not
 * loaded.
 */
export const sayIn =
  (language: Language, words: Words): Say =>
  (line, ...[blanks]) =>
    filledIn(lineOf(words, line), language, blanks ?? {}).join('');

/**
 * Says a sentence that is known only by the blanks it may need, and is given all of these. The line has a type of
 * its own: looking for `Blanks` in it too, the compiler would hold thousands of lines against thousands.
 */
export const sayWith = <Blanks, L extends LineWith<Blanks>>(say: Say, line: L, blanks: Blanks): string =>
  // The compiler is not asked to compare the two lists of lines, which are too many for it.
  (say as unknown as (line: unknown, blanks: Blanks) => string)(line, blanks);
