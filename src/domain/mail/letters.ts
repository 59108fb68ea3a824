/**
 * The letters an event sends to its performers and their parents: which there are, what they say unless the organisers say it
 * in other words, and how the words of one act get into them.
 */

export const LETTERS = [
  'received',
  'accepted',
  'declined',
  'waitlisted',
  'reminder',
  'call',
  'consent',
] as const;
export type LetterKind = (typeof LETTERS)[number];

/** The letters that tell a decision: while one waits, another decision takes its place. */
export const DECISIONS: readonly LetterKind[] = ['accepted', 'declined', 'waitlisted'];

export interface LetterText {
  subject: string;
  body: string;
}

/** What stands between braces in a text. */
export const BLANKS = [
  'name',
  'performer',
  'stage_name',
  'song',
  'event',
  'date',
  'venue',
  'link',
  'missing',
  'call_time',
  'contact',
] as const;
export type Blank = (typeof BLANKS)[number];

/** What fills the blanks; one that is not given is left empty. */
export type LetterWords = Partial<Record<Blank, string>>;

const SIGNATURE = '\n\nQuestions? {contact}\n{event}';

export const LETTER_TEXTS: Readonly<Record<LetterKind, LetterText>> = {
  received: {
    subject: 'We have your act: {stage_name}',
    body: `Hello {name},\n\nyour registration for {event} has arrived: {stage_name}, “{song}”.\n\nThis is your own page. It shows where you stand and what is still to do. Keep the link to yourself:\n{link}${SIGNATURE}`,
  },
  accepted: {
    subject: 'You are in: {event}',
    body: `Hello {name},\n\n{stage_name} with “{song}” is in the show. It is on {date}. {venue}\n\nWhat is still to do, and later your call time, stands on your own page:\n{link}${SIGNATURE}`,
  },
  declined: {
    subject: 'Your registration for {event}',
    body: `Hello {name},\n\nthank you for wanting to be on stage with “{song}”. We could not give every act a place this time, and yours is not in the show.\n\nYour page:\n{link}${SIGNATURE}`,
  },
  waitlisted: {
    subject: 'You are on the waiting list: {event}',
    body: `Hello {name},\n\nall places are taken at the moment. {stage_name} with “{song}” is on the waiting list, and we write as soon as a place is free.\n\nYour page shows where you stand:\n{link}${SIGNATURE}`,
  },
  reminder: {
    subject: 'Still needed for {stage_name}',
    body: `Hello {name},\n\nfor {stage_name} at {event} this is still missing:\n\n{missing}\n\nYou can settle it on your own page:\n{link}${SIGNATURE}`,
  },
  call: {
    subject: 'Your call time: {call_time}',
    body: `Hello {name},\n\nplease be at the stage by {call_time} on {date}. {venue}\n\nTimes move with the show. Your page always has the newest:\n{link}${SIGNATURE}`,
  },
  consent: {
    subject: 'Please agree: {stage_name} at {event}',
    body: `Hello {name},\n\n{performer} is registered for {event} on {date} as {stage_name} with “{song}”, and named you as parent or guardian. The act can only go on stage while you agree.\n\nRead the text here and agree, or take it back. The link is yours alone, do not pass it on:\n{link}${SIGNATURE}`,
  },
};

/** Sample words, for the preview of a text. */
export const SAMPLE_WORDS: Readonly<Record<Blank, string>> = {
  name: 'Ana',
  performer: 'Ximena',
  stage_name: 'Ximena Ortiz',
  song: 'Alfonsina y el mar',
  event: 'Open Stage',
  date: 'Saturday, 18 April',
  venue: 'Town hall.',
  link: 'https://show.example.org/status/…',
  missing: '- your track\n- the consent of a parent or guardian',
  call_time: '19:40',
  contact: 'Ask at the desk.',
};

const BLANK = /\{([a-z_]+)\}/g;

/** The words between braces in a text that no letter knows. */
export const unknownBlanks = (text: string): string[] =>
  [...text.matchAll(BLANK)]
    .map(([, name]) => name ?? '')
    .filter((name) => !(BLANKS as readonly string[]).includes(name));

/**
 * A letter with its blanks filled, in one pass: what fills a blank is never read as a blank itself. The
 * subject is one line whatever the words hold, so that they cannot add a header.
 */
export function fillLetter(text: LetterText, words: LetterWords): LetterText {
  const fill = (template: string) =>
    template.replace(BLANK, (whole, name: string) =>
      (BLANKS as readonly string[]).includes(name) ? (words[name as Blank] ?? '') : whole,
    );
  return {
    subject: oneLine(fill(text.subject)).slice(0, 200),
    body: fill(text.body)
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .replace(/[ \t]+\n/g, '\n')
      .trim(),
  };
}

const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

// Narrower than what the standard allows: no quotes, comments, lists or routes, which nobody's contact needs.
const ADDRESS = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u;

/** The address in a contact as people write it, or undefined when it is a phone number or a handle. */
export function mailAddress(contact: string): string | undefined {
  const address = contact.trim();
  return address.length <= 200 && ADDRESS.test(address) ? address : undefined;
}

const MINUTE_MS = 60_000;

/** How long a decision's letter waits, so that the decision can be taken back unseen. */
export const DECISION_WAIT_MS = MINUTE_MS;

const WAITS_MS = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * MINUTE_MS);

/** How long to wait after the `tries`th failure (from 1), or undefined when it is time to give up. */
export const waitAfter = (tries: number): number | undefined => WAITS_MS[tries - 1];
