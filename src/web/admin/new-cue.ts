/** Cues that are put into an order by hand: what their buttons say, and how each begins. */
import { ITEM_KINDS, ITEM_TRAITS, type ItemKind } from '#domain/lineup/item.ts';
import type { Line } from '#domain/messages/catalogue.ts';
import { say } from '#web/ui/say.ts';

/** The kind of a cue that is no act. */
export type NewCueKind = Exclude<ItemKind, 'performance'>;

const NAMES = {
  opening: 'order.opening',
  interval: 'order.interval',
  vote: 'order.vote',
  results: 'order.results',
  other: 'order.otherCue',
} as const satisfies Record<NewCueKind, Line>;

const MINUTE_MS = 60_000;

/** In the order in which they are offered. */
export const NEW_CUES: readonly NewCueKind[] = ITEM_KINDS.filter((kind) => kind !== 'performance');

/** What the button for such a cue says. */
export const cueName = (kind: NewCueKind): string => say(NAMES[kind]);

/** A new cue as its dialog begins; one of no special kind is named by whoever adds it. `minutes` as people type them. */
export const newCue = (kind: NewCueKind) => ({
  kind,
  title: kind === 'other' ? '' : cueName(kind),
  minutes: String(ITEM_TRAITS[kind].usualMs / MINUTE_MS),
});
