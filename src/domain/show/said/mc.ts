/**
 * What the MC's page says at each moment: what to do, which time counts, and what to say where the act has no line of
 * its own.
 */
import { at, BEFORE_SHOW, type Column, type NightLine } from './columns.ts';

/**
 * The time shown: what is left on the stage's clock, how long the act has been standing by, or the end of the moment.
 */
export type McTime = { of: 'clock' | 'standing_by' | 'moment'; label: NightLine };

/** The MC's page at one moment. */
export interface McWords {
  state: NightLine;
  time: McTime | null;
  /** What to say for a cue without a line of its own; null: nothing. `sayAfter`: once the moment's time is over. */
  say: NightLine | null;
  sayAfter?: NightLine;
  /** Whether somebody is on stage. */
  lit?: true;
}

const plain = (state: NightLine, say: NightLine | null = null): McWords => ({ state, time: null, say });
const LEFT: McTime = { of: 'clock', label: 'night.left' };
const FILL: McTime = { of: 'standing_by', label: 'night.fill' };
const CLOSES: McTime = { of: 'moment', label: 'night.closesIn' };

/** The MC's page at each moment. */
export const MC: Column<McWords> = {
  ...at(BEFORE_SHOW, plain('night.mcBefore')),
  opening: { state: 'night.mcOpening', time: LEFT, say: 'night.sayOpening' },
  standing_by: { state: 'night.mcIntroduce', time: FILL, say: null },
  on_stage: { state: 'night.mcOnStage', time: LEFT, say: null, lit: true },
  scoring: plain('night.mcFill'),
  between: plain('night.mcFill'),
  cue: { state: 'night.mcCue', time: LEFT, say: null },
  interval: {
    state: 'ui.interval',
    time: { of: 'moment', label: 'night.backIn' },
    say: 'night.sayInterval',
    sayAfter: 'night.sayIntervalOpen',
  },
  vote_announced: { state: 'night.mcAnnounceVote', time: FILL, say: null },
  vote_open: { state: 'night.mcVoteOpen', time: CLOSES, say: null },
  last_ten: { state: 'night.mcLastTen', time: CLOSES, say: null },
  vote_closed: plain('night.votingClosed', 'night.sayVoteClosed'),
  votes_in: plain('night.votesIn', 'night.sayVotesIn'),
  counting: plain('night.mcWait', 'night.sayWait'),
  results_ready: plain('night.mcAnnounceResults', 'night.sayResults'),
  reveal: plain('night.mcReveal'),
  after: plain('night.over'),
  stopped: plain('night.mcStopped'),
};
