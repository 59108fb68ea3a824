/** What the MC has to do at each moment, beside which time, and the words to say where there is no act's own line. */
import type { Column, NightLine } from './columns.ts';

/** Which time stands beside it: what is left on the clock of the stage, since when the MC fills, or the moment's end. */
export type McTime = { of: 'clock' | 'standing_by' | 'moment'; label: NightLine };

export interface ForTheMc {
  state: NightLine;
  time: McTime | null;
  /** Words for a cue that has no line of its own; `after` once the time that the moment waits for is over. */
  say: NightLine | null;
  sayAfter?: NightLine;
  /** Whether somebody stands in the light. */
  lit?: true;
}

const plain = (state: NightLine, say: NightLine | null = null): ForTheMc => ({ state, time: null, say });
const LEFT: McTime = { of: 'clock', label: 'night.left' };
const FILL: McTime = { of: 'standing_by', label: 'night.fill' };
const CLOSES: McTime = { of: 'moment', label: 'night.closesIn' };

export const MC: Column<ForTheMc> = {
  before_doors: plain('night.mcBefore'),
  doors: plain('night.mcBefore'),
  holding: plain('night.mcBefore'),
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
