/** One part of a step of the show, as the desk puts it into words ("End act 5", "Stand by act 6"). */
import type { ItemKind } from '#domain/lineup/item.ts';

export type CueVerb =
  | 'start_show'
  | 'end'
  | 'stand_by'
  | 'start'
  | 'open_vote'
  | 'end_interval'
  | 'start_results'
  | 'reveal'
  | 'publish'
  | 'finish_show';

/** One part of a step. `title` names the cue, or the result for `reveal` and `publish`. */
export interface CuePart {
  verb: CueVerb;
  itemId: string | null;
  resultId: string | null;
  itemKind: ItemKind | null;
  number: number | null;
  title: string;
  place: number | null;
  /** For `reveal`, where it tells no place: the last two, or the table at the end. */
  step?: 'two_left' | 'board';
}

/** What a step opens that asks first (`confirmation.ts`), and what a command says that it means to open. */
export interface Confirmation {
  verb: 'start_show' | 'open_vote' | 'reveal' | 'publish';
  /** Of the poll or the result; none for the start. */
  id: string | null;
  /** The place that a reveal tells. */
  place: number | null;
}
