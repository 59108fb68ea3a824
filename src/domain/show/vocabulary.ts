/** The show's own words: its phases, scenes, clocks and posts. Everything else of the show is made of them. */

export const PHASES = ['preshow', 'running', 'interval', 'results', 'finished'] as const;
export type Phase = (typeof PHASES)[number];

export const ITEM_STATUSES = ['scheduled', 'called', 'on_stage', 'done', 'scratched'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

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

/** What the projector is told to show. `text` is the message's, else empty. */
export interface Scene {
  kind: SceneKind;
  text: string;
}

/** The countdown of the current item. Below zero it is over time; it never ends anything by itself. */
export type Clock = { state: 'running'; zeroAt: number } | { state: 'stopped'; leftMs: number };

export const POSTS = ['mc', 'sound', 'light', 'stage'] as const;
export type Post = (typeof POSTS)[number];

export const MC_SIGNALS = ['ready', 'need_a_minute', 'mic_problem'] as const;
export type McSignal = (typeof MC_SIGNALS)[number];

/** Who calls the desk beside the MC: a judge at the page for scores, a post at the call board. */
export const CALLERS = ['mc', 'judge', 'sound', 'light', 'stage'] as const;
export type Caller = (typeof CALLERS)[number];

/** What somebody calls the desk about. */
export const CALLS = [...MC_SIGNALS, 'need_help'] as const;
export type CallKind = (typeof CALLS)[number];
