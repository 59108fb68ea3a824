/**
 * The ballot's page as the server sends it: complete HTML, and the facts that it was drawn from, from which the
 * page's script goes on without asking again.
 */
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

/** A code that was refused when the page without a script sent it. */
export interface RefusedCode {
  typed: string;
  sentence: string;
}

/** What the page is drawn from. */
export interface BallotPage {
  state: AnswerOf<typeof votingEndpoints.ballot>;
  view: LiveViews['audience'] | null;
  /** The poll whose vote this device wants to change. */
  changing: string | null;
  refused: RefusedVote | null;
  /** The page asks for a code, though it could do without. */
  entering: boolean;
  code: RefusedCode | null;
}

/** The element with the page's facts as JSON. */
export const FACTS_ID = 'ballot-facts';
/** The link to the faces, which the page's script puts to use. */
export const FACES_ID = 'ballot-faces';

/** What the built page gives the server. */
export interface BallotRenderer {
  /** The HTML inside `#root`. */
  render(page: BallotPage): string;
  /** What the tab says. */
  titleOf(page: BallotPage): string;
}
