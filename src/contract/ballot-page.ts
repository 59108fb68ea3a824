/**
 * The ballot page as the server sends it: complete HTML, with the data that it was made from, from which the page's
 * script goes on without asking again.
 */
import type { Reader } from '#domain/messages/languages.ts';
import type { AnswerOf } from './endpoint.ts';
import type { LiveViews } from './live/views.ts';
import type { votingEndpoints } from './voting/endpoints.ts';

/** A vote that was refused when it was sent without a script. */
export interface RefusedVote {
  pollId: string;
  choice: string[];
  sentence: string;
  closed: boolean;
  /** Whether it may be accepted when it is sent again. */
  again: boolean;
}

/** A code that came with a link, or that was refused when it was sent without a script. */
export interface TypedCode {
  /** Whether it is the room's code or a one-time code. */
  of: 'room' | 'card';
  typed: string;
  /** Why it was refused; null for a code from a link that nobody has sent yet. */
  sentence: string | null;
}

/** The data that the page is made from. */
export interface BallotPage {
  state: AnswerOf<typeof votingEndpoints.ballot>;
  view: LiveViews['audience'] | null;
  /** The poll whose vote this device is about to change; null where none is. */
  changing: string | null;
  refused: RefusedVote | null;
  /** What was chosen but not sent when the page changed its language without a script; else null. */
  chosen: string[] | null;
  /** Whether the page asks for a code, although voting is possible without one. */
  entering: boolean;
  code: TypedCode | null;
}

/** The id of the element that holds the page's data as JSON. */
export const FACTS_ID = 'ballot-facts';
/** The id of the link to the fonts, which the page's script activates. */
export const FACES_ID = 'ballot-faces';

/**
 * Parts of the page that are the same for every voter, so that they are rendered once: the rows of acts, their
 * published figures, the choice of languages.
 */
export const SHARED_PARTS = ['rows', 'figures', 'languages'] as const;
export type SharedPart = (typeof SHARED_PARTS)[number];

/** The name of the placeholder in the rendered HTML where a shared part of a poll is inserted. */
export const partPlaceholder = (part: SharedPart, pollId: string): string => `${part}-${pollId}`;
/** Matches the placeholder of a shared part as it is rendered; the groups are the part and the poll's id. */
export const PART_PLACEHOLDER = /<i data-part="([a-z]+)-([0-9a-z]+)"><\/i>/;

/** What the built page offers the server. */
export interface BallotRenderer {
  /** The HTML inside `#root`, with a mark for each shared part. */
  render(page: BallotPage, reader: Reader): string;
  /** The HTML of a shared part of a poll, without anything of a single voter. */
  renderPart(part: SharedPart, pollId: string, page: BallotPage, reader: Reader): string;
  /** The title of the browser tab. */
  titleOf(page: BallotPage, reader: Reader): string;
  /** The description for search engines and messengers. */
  description(reader: Reader): string;
}
