/**
 * The ballot's page as the server sends it: complete HTML, and the facts that it was drawn from, from which the
 * page's script goes on without asking again.
 */
import type { Reader } from '#domain/messages/languages.ts';
import type { AnswerOf } from './endpoint.ts';
import type { LiveViews } from './live/views.ts';
import type { votingEndpoints } from './voting/endpoints.ts';

/** A vote that was refused when the page without a script sent it. */
export interface RefusedVote {
  pollId: string;
  choice: string[];
  sentence: string;
  closed: boolean;
  /** It may be taken when it is sent again. */
  again: boolean;
}

/** A code that a link brought, or that was refused when the page without a script sent it. */
export interface TypedCode {
  /** The code of the room, or a one-time one. */
  of: 'room' | 'card';
  typed: string;
  /** Why it was refused; null for one that a link brought and nobody has sent yet. */
  sentence: string | null;
}

/** What the page is drawn from. */
export interface BallotPage {
  state: AnswerOf<typeof votingEndpoints.ballot>;
  view: LiveViews['audience'] | null;
  /** The poll whose vote this device wants to change. */
  changing: string | null;
  refused: RefusedVote | null;
  /** What was chosen and not sent when the page without a script changed its language. */
  chosen: string[] | null;
  /** The page asks for a code, though it could do without. */
  entering: boolean;
  code: TypedCode | null;
}

/** The element with the page's facts as JSON. */
export const FACTS_ID = 'ballot-facts';
/** The link to the faces, which the page's script puts to use. */
export const FACES_ID = 'ballot-faces';

/** What is the same on every device: the acts to choose from, what everybody may see that they were given, the languages. */
export const SHARED_PARTS = ['rows', 'figures', 'languages'] as const;
export type SharedPart = (typeof SHARED_PARTS)[number];

/** Stands in the drawn HTML where a shared part of a poll belongs. */
export const partMark = (part: SharedPart, pollId: string): string => `${part}-${pollId}`;
export const PART_MARK = /<i data-part="([a-z]+)-([0-9a-z]+)"><\/i>/;

/** What the built page gives the server. */
export interface BallotRenderer {
  /** The HTML inside `#root`, with a mark for each shared part. */
  render(page: BallotPage, reader: Reader): string;
  /** A shared part of a poll, for where its mark stands. It looks at nothing of the page that is a voter's own. */
  renderPart(part: SharedPart, pollId: string, page: BallotPage, reader: Reader): string;
  /** What the tab says. */
  titleOf(page: BallotPage, reader: Reader): string;
  /** What search engines and messengers show. */
  description(reader: Reader): string;
}
