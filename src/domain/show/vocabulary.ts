/** The basic terms of the show: phases, statuses, scenes, clocks, posts. */

/** The phases of a show, in their order. */
export const PHASES = ['preshow', 'running', 'interval', 'results', 'finished'] as const;
export type Phase = (typeof PHASES)[number];

/** How far an item of the running order is. */
export const ITEM_STATUSES = ['scheduled', 'called', 'on_stage', 'done', 'scratched'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

/** What the projector can show. */
export const SCENES = [
  'holding',
  'title',
  'lineup',
  'now',
  'next',
  'vote',
  'scores',
  'standings',
  'interval',
  'reveal',
  'message',
  'black',
] as const;
export type SceneKind = (typeof SCENES)[number];

/** What the projector is told to show. `text` is only for a message, else empty. */
export interface Scene {
  kind: SceneKind;
  text: string;
}

/**
 * The countdown of the current item: when it reaches zero, or what is left while it stands. Below zero is overtime; it
 * never ends anything by itself.
 */
export type Clock = { state: 'running'; zeroAt: number } | { state: 'stopped'; leftMs: number };

/** Posts that the desk sends notes to. */
export const POSTS = ['mc', 'sound', 'light', 'stage'] as const;
export type Post = (typeof POSTS)[number];

/** What the MC can signal to the desk. */
export const MC_SIGNALS = ['ready', 'need_a_minute', 'mic_problem'] as const;
export type McSignal = (typeof MC_SIGNALS)[number];

/** Who can call the desk: the MC, a judge, a crew post. */
export const CALLERS = ['mc', 'judge', 'sound', 'light', 'stage'] as const;
export type Caller = (typeof CALLERS)[number];

/** What a call can be about. */
export const CALLS = [...MC_SIGNALS, 'need_help'] as const;
export type CallKind = (typeof CALLS)[number];
