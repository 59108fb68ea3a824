/** What the front page says and offers at each moment. */
import { at, type ByVote, type Column, IN_THE_ORDER, type NightLine, VOTE_OPEN } from './columns.ts';

/** The front page at one moment. `lights` is its light or dark look. */
export interface FrontPageWords {
  label: NightLine;
  words: NightLine;
  /** While `untilAt` of the moment lies ahead, a countdown under this heading replaces `words`. */
  counts?: NightLine;
  /** Whether the acts on stage and next replace `words`. */
  acts?: true;
  action: { to: '#line-up' | '/vote' | '/results'; line: NightLine } | null;
  note: NightLine | ByVote | null;
  lights: 'up' | 'down';
}

const LINE_UP = { to: '#line-up', line: 'night.seeLineup' } as const;
const VOTE = { to: '/vote', line: 'night.voteNow' } as const;
const RESULTS = { to: '/results', line: 'night.followResults' } as const;
const VOTE_TO_COME: ByVote = { after: 'night.voteAfter', later: 'night.voteLater', none: null };

const WAITS = { action: LINE_UP, note: null, lights: 'up' } as const;
const DARK = { action: LINE_UP, note: VOTE_TO_COME, lights: 'down' } as const;
const ON: FrontPageWords = { ...DARK, label: 'night.show', words: 'night.onNow', acts: true };
const OPEN: FrontPageWords = {
  label: 'night.audienceVote',
  words: 'night.untilClosed',
  counts: 'night.votingClosesIn',
  action: VOTE,
  note: null,
  lights: 'down',
};
const RESULT = { label: 'night.results', action: RESULTS, note: 'night.followNote', lights: 'down' } as const;

/** The front page at each moment. */
export const FRONT_PAGE: Column<FrontPageWords> = {
  ...at(['before_doors', 'doors'], {
    ...WAITS,
    label: 'night.show',
    words: 'night.soon',
    counts: 'night.showStartsIn',
  }),
  holding: { ...WAITS, label: 'night.show', words: 'night.soon' },
  ...at(IN_THE_ORDER, ON),
  interval: { ...DARK, label: 'night.show', words: 'night.backSoon', counts: 'night.backIn' },
  vote_announced: {
    ...DARK,
    label: 'night.audienceVote',
    words: 'night.voteSoon',
    // Nobody is told to vote before it is open.
    action: { to: '/vote', line: 'night.audienceVote' },
    note: null,
  },
  ...at(VOTE_OPEN, OPEN),
  vote_closed: { ...DARK, label: 'night.audienceVote', words: 'night.votingClosed' },
  votes_in: { ...DARK, label: 'night.audienceVote', words: 'night.votesIn' },
  counting: { ...RESULT, words: 'night.beingChecked' },
  results_ready: { ...RESULT, words: 'night.comeNext' },
  reveal: { ...RESULT, words: 'night.toldNow' },
  after: { label: 'night.overLabel', words: 'night.overFront', action: null, note: null, lights: 'down' },
  stopped: { ...DARK, label: 'night.stopped', words: 'night.goesOnSoon' },
};
