/** What each kind of cue means for hall and clock; the desk's and the MC's words for it stand with their pages. */
import type { ItemKind } from '../lineup/item.ts';
import type { Phase, SceneKind } from './vocabulary.ts';

interface CueKind {
  /** The scene while it stands by. */
  waiting: SceneKind;
  /** The scene once it has started. */
  started: SceneKind;
  /** Where the evening is while it is on. */
  phase: Phase;
}

const PLAIN: CueKind = { waiting: 'holding', started: 'holding', phase: 'running' };

const CUE_KINDS: Record<ItemKind, CueKind> = {
  performance: { waiting: 'next', started: 'now', phase: 'running' },
  opening: { ...PLAIN, started: 'title' },
  interval: { ...PLAIN, phase: 'interval' },
  vote: { waiting: 'vote', started: 'vote', phase: 'running' },
  results: { waiting: 'holding', started: 'reveal', phase: 'results' },
  other: PLAIN,
};

/** What a part's cue means; a part without one is a plain cue. */
export const cueKind = (kind: ItemKind | null): CueKind => (kind === null ? PLAIN : CUE_KINDS[kind]);
