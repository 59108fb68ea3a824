/**
 * What every voter is sent alike: a poll's candidates, and what everybody may see that they were given. They are
 * written as JSON and packed once; a voter's own facts are written around them.
 */
import { snakeKeys } from '#contract/case.ts';
import { ballotState } from '#contract/voting/schema.ts';
import { type DocumentPart, JoinedDocument, openPieces, type Piece, ReadyAnswer } from '../http/packing.ts';
import type { BallotState } from './ballot-state.ts';

/** A voter's ballot state with placeholders where every voter is sent the same. */
export const withoutShared = (state: BallotState) => ({
  ...state,
  polls: state.polls.map((poll) => ({ ...poll, candidates: [], figures: null })),
});

/** No text that somebody typed looks like it: its quotes are escaped in JSON. */
const EMPTY = /"(candidates|figures|view)":(?:\[\]|null)/;

/** JSON in which the placeholders of each kind are replaced, in order, by shared compressed parts. */
export async function filled(
  json: string,
  shared: Readonly<Partial<Record<string, readonly (object | null)[]>>>,
  pieceOf: (name: string, of: object) => Promise<Piece>,
): Promise<DocumentPart[]> {
  const [first = '', ...others] = json.split(EMPTY);
  const parts: DocumentPart[] = [first];
  const next: Record<string, number> = {};
  for (let at = 0; at < others.length; at += 2) {
    const name = others[at] ?? '';
    const place = next[name] ?? 0;
    next[name] = place + 1;
    const of = shared[name]?.[place] ?? null;
    parts.push(of === null ? `"${name}":null` : await pieceOf(name, of), others[at + 1] ?? '');
  }
  return parts;
}

/** Makes the function that serialises a ballot state from shared compressed parts and the voter's own facts. */
export function openBallotAnswers(): (state: BallotState) => Promise<ReadyAnswer> {
  const piece = openPieces();
  return async (state) => {
    const own = JSON.stringify(ballotState.parse(snakeKeys(withoutShared(state))));
    return new ReadyAnswer(
      new JoinedDocument(
        await filled(
          own,
          {
            candidates: state.polls.map((poll) => poll.candidates),
            figures: state.polls.map((poll) => poll.figures),
          },
          (name, of) => piece(of, name, () => `"${name}":${JSON.stringify(snakeKeys(of))}`),
        ),
      ),
    );
  };
}
