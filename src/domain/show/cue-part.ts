/** A part of a step of the show; the desk puts it into words ("End act 5", "Stand by act 6"). */
import type { ItemKind } from '#domain/lineup/item.ts';

/** What a part may do. */
export const CUE_VERBS = [
  ...(['start_show', 'end', 'stand_by', 'start', 'open_vote', 'end_interval'] as const),
  ...(['start_results', 'begin_award', 'reveal', 'publish', 'finish_show'] as const),
] as const;
/** What a part does. */
export type CueVerb = (typeof CUE_VERBS)[number];

/**
 * A part of a step. `title` is the name of the cue or act; for `begin_award`, `reveal` and `publish` that of the
 * result. `place` is only for `reveal`.
 */
export interface CuePart {
  verb: CueVerb;
  itemId: string | null;
  resultId: string | null;
  itemKind: ItemKind | null;
  number: number | null;
  title: string;
  place: number | null;
  /** For a reveal that tells no place: the last two side by side, or the whole table. */
  step?: 'two_left' | 'board';
}

/** A step that asks first (`confirmation.ts`): what it opens, and equally what a command confirms. */
export interface Confirmation {
  verb: 'start_show' | 'open_vote' | 'begin_award' | 'reveal' | 'publish';
  /** The poll's or result's id; null for the start. */
  id: string | null;
  /** For a reveal: the place; else null. */
  place: number | null;
}
