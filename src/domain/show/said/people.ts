/** What performers, judges and the green room's call board read at each moment. */
import type { PlainLine } from '../../messages/catalogue.ts';
import {
  at,
  BEFORE_SHOW,
  type Column,
  IN_THE_ORDER,
  type NightLine,
  RESULTS_AWAITED,
  VOTE_OPEN,
  VOTE_OVER,
} from './columns.ts';

/** What an accepted performer does next: `toCome` before their own act, `done` after it. */
export const PERFORMER: Column<{ toCome: PlainLine; done: PlainLine }> = {
  before_doors: both('night.ownBefore'),
  ...at(['doors', 'holding'], both('night.ownDoors')),
  ...at(
    [...IN_THE_ORDER, 'vote_announced', ...VOTE_OPEN, ...VOTE_OVER, ...RESULTS_AWAITED],
    act('night.ownToCome'),
  ),
  interval: act('night.ownInterval'),
  reveal: both('night.ownReveal'),
  after: both('night.ownAfter'),
  stopped: act('night.ownStopped'),
};

function both(line: PlainLine) {
  return { toCome: line, done: line };
}
function act(toCome: PlainLine) {
  return { toCome, done: 'night.ownDone' as const };
}

/** What a judge's page says while no act is shown. */
export const JUDGE: Column<NightLine> = {
  ...at([...BEFORE_SHOW, 'opening'], 'night.judgeBefore'),
  ...at(['standing_by', 'on_stage', 'scoring', 'between', 'cue'], 'night.judgeOn'),
  interval: 'night.judgeInterval',
  ...at(['vote_announced', ...VOTE_OPEN], 'night.judgeVote'),
  ...at(VOTE_OVER, 'night.judgeVoteOver'),
  ...at(RESULTS_AWAITED, 'night.judgeCounting'),
  reveal: 'night.judgeReveal',
  after: 'night.judgeAfter',
  stopped: 'night.judgeStopped',
};

/**
 * Whether the desk can reopen an act's scoring. Not once a result is certified, nor after the show, when nobody is at
 * the desk.
 */
export const DESK_OPENS_AGAIN: Column<boolean> = {
  ...at([...BEFORE_SHOW, ...IN_THE_ORDER, 'interval', 'vote_announced', ...VOTE_OPEN, ...VOTE_OVER], true),
  ...at(['counting', 'stopped'], true),
  ...at(['results_ready', 'reveal', 'after'], false),
};

/** What the call board says of the stage while nobody is on it. */
export const BOARD: Column<NightLine> = {
  ...at(BEFORE_SHOW, 'night.boardBefore'),
  ...at([...IN_THE_ORDER, ...VOTE_OVER], 'night.boardNobody'),
  interval: 'night.boardInterval',
  vote_announced: 'night.voteSoon',
  ...at(VOTE_OPEN, 'night.boardVote'),
  ...at(RESULTS_AWAITED, 'night.boardWait'),
  reveal: 'night.boardReveal',
  after: 'night.over',
  stopped: 'night.boardStopped',
};
