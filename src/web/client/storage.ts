/**
 * The browser's storage, in the specification's own keys. A browser that refuses storage (private windows,
 * full disk) costs a person the memory of being signed in, never the page.
 */

/** The names of stored values: those that the specification gives, and our own. */
export const KEYS = {
  authToken: 'auth_token',
  adminData: 'admin_data',
  judgeToken: 'judge_token',
  judgeData: 'judge_data',
  screenToken: 'ovation_screen_token',
  /** A projector's or a call board's own, so that a laptop may be MC and projector at once. */
  projectorToken: 'ovation_projector_token',
  boardToken: 'ovation_board_token',
  pendingVote: 'ovation_pending_vote',
  voteOrder: 'ovation_vote_order',
  unsentVote: 'ovation_unsent_vote',
  projectorMotion: 'ovation_projector_motion',
  mcTextSize: 'ovation_mc_text_size',
  deskMusic: 'ovation_desk_music',
  beginning: 'ovation_beginning',
  programme: 'ovation_programme',
  paper: 'ovation_paper',
  ticked: 'ovation_ticked',
} as const;

type Key = (typeof KEYS)[keyof typeof KEYS];

/** What the browser would not keep: it holds until the page is closed. */
const unkept = new Map<Key, string>();

/**
 * The text stored under a key, also where the browser refused it and only this page remembers it; undefined when
 * there is none.
 */
export function stored(key: Key): string | undefined {
  try {
    return unkept.get(key) ?? localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores a text, or deletes the key when it is undefined. A text that the browser refuses is remembered while the
 * page is open.
 */
export function keep(key: Key, text: string | undefined): void {
  unkept.delete(key);
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== undefined) unkept.set(key, text);
  }
}

/** The JSON under a key, or undefined when there is none or somebody wrote something else there. */
export function storedJson(key: Key): unknown {
  const text = stored(key);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
