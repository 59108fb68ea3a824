/** What performers, judges and the green room's call board read at each moment. */
import type { Column, NightLine, PlainLine } from './columns.ts';

/** What an accepted performer does next: `toCome` before their own act, `done` after it. */
export const PERFORMER: Column<{ toCome: PlainLine; done: PlainLine }> = {
  before_doors: both('night.ownBefore'),
  doors: both('night.ownDoors'),
  holding: both('night.ownDoors'),
  opening: act('night.ownToCome'),
  standing_by: act('night.ownToCome'),
  on_stage: act('night.ownToCome'),
  scoring: act('night.ownToCome'),
  between: act('night.ownToCome'),
  cue: act('night.ownToCome'),
  interval: act('night.ownInterval'),
  vote_announced: act('night.ownToCome'),
  vote_open: act('night.ownToCome'),
  last_ten: act('night.ownToCome'),
  vote_closed: act('night.ownToCome'),
  votes_in: act('night.ownToCome'),
  counting: act('night.ownToCome'),
  results_ready: act('night.ownToCome'),
  reveal: both('night.ownReveal'),
  after: both('night.ownAfter'),
  stopped: both('night.ownStopped'),
};

function both(line: PlainLine) {
  return { toCome: line, done: line };
}
function act(toCome: PlainLine) {
  return { toCome, done: 'night.ownDone' as const };
}

/** What a judge's page says while no act is shown. */
export const JUDGE: Column<NightLine> = {
  before_doors: 'night.judgeBefore',
  doors: 'night.judgeBefore',
  holding: 'night.judgeBefore',
  opening: 'night.judgeBefore',
  standing_by: 'night.judgeOn',
  on_stage: 'night.judgeOn',
  scoring: 'night.judgeOn',
  between: 'night.judgeOn',
  cue: 'night.judgeOn',
  interval: 'night.judgeInterval',
  vote_announced: 'night.judgeVote',
  vote_open: 'night.judgeVote',
  last_ten: 'night.judgeVote',
  vote_closed: 'night.judgeVoteOver',
  votes_in: 'night.judgeVoteOver',
  counting: 'night.judgeCounting',
  results_ready: 'night.judgeCounting',
  reveal: 'night.judgeReveal',
  after: 'night.judgeAfter',
  stopped: 'night.judgeStopped',
};

/**
 * Whether the desk can reopen an act's scoring. Not once a result is certified, nor after the show, when nobody is at
 * the desk.
 */
export const DESK_OPENS_AGAIN: Column<boolean> = {
  before_doors: true,
  doors: true,
  holding: true,
  opening: true,
  standing_by: true,
  on_stage: true,
  scoring: true,
  between: true,
  cue: true,
  interval: true,
  vote_announced: true,
  vote_open: true,
  last_ten: true,
  vote_closed: true,
  votes_in: true,
  counting: true,
  results_ready: false,
  reveal: false,
  after: false,
  stopped: true,
};

/** What the call board says of the stage while nobody is on it. */
export const BOARD: Column<NightLine> = {
  before_doors: 'night.boardBefore',
  doors: 'night.boardBefore',
  holding: 'night.boardBefore',
  opening: 'night.boardNobody',
  standing_by: 'night.boardNobody',
  on_stage: 'night.boardNobody',
  scoring: 'night.boardNobody',
  between: 'night.boardNobody',
  cue: 'night.boardNobody',
  interval: 'night.boardInterval',
  vote_announced: 'night.voteSoon',
  vote_open: 'night.boardVote',
  last_ten: 'night.boardVote',
  vote_closed: 'night.boardNobody',
  votes_in: 'night.boardNobody',
  counting: 'night.boardWait',
  results_ready: 'night.boardWait',
  reveal: 'night.boardReveal',
  after: 'night.over',
  stopped: 'night.boardStopped',
};
