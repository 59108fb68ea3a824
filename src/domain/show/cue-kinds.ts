/** What each kind of cue does to projector and clock. The desk's and the MC's words for it are in their pages. */
import type { ItemKind } from '../lineup/item.ts';
import type { Phase, SceneKind } from './vocabulary.ts';

interface CueKind {
  /** The projector's scene while the cue stands by. */
  waiting: SceneKind;
  /** The projector's scene once it has started. */
  started: SceneKind;
  /** The phase of the show while it runs. */
  phase: Phase;
  /** It stands by first, so that the MC can introduce it; any other starts at once. */
  standsBy: boolean;
}

const PLAIN: CueKind = { waiting: 'holding', started: 'holding', phase: 'running', standsBy: false };

const CUE_KINDS: Record<ItemKind, CueKind> = {
  performance: { waiting: 'next', started: 'now', phase: 'running', standsBy: true },
  opening: { ...PLAIN, started: 'title' },
  interval: { ...PLAIN, phase: 'interval' },
  vote: { waiting: 'vote', started: 'vote', phase: 'running', standsBy: true },
  results: { waiting: 'holding', started: 'reveal', phase: 'results', standsBy: true },
  other: PLAIN,
};

/** What this kind of cue does; null stands for a cue without effects of its own. */
export const cueKind = (kind: ItemKind | null): CueKind => (kind === null ? PLAIN : CUE_KINDS[kind]);
