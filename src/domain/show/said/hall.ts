/** What the projector says at each moment, beside whichever scene the desk has put on. */
import { at, type Column, type NightLine } from './columns.ts';

/** The projector's words at one moment. */
export interface WallWords {
  /** In small type above `words`. */
  label: NightLine;
  words: NightLine;
  /** While `untilAt` of the moment lies ahead, a countdown under this heading replaces `words`. */
  counts?: NightLine;
}

/** The projector's words at each moment. */
export const WALL: Column<WallWords> = {
  ...at(['before_doors', 'doors'], {
    label: 'night.show',
    words: 'night.soon',
    counts: 'night.showStartsIn',
  }),
  holding: { label: 'night.show', words: 'night.soon' },
  opening: { label: 'night.show', words: 'night.begins' },
  ...at(['standing_by', 'on_stage', 'scoring', 'between', 'cue'], {
    label: 'night.show',
    words: 'night.isOn',
  }),
  interval: { label: 'night.show', words: 'night.backSoon', counts: 'night.backIn' },
  vote_announced: { label: 'night.audienceVote', words: 'night.voteSoon' },
  vote_open: { label: 'night.audienceVote', words: 'night.voteNow' },
  last_ten: { label: 'night.audienceVote', words: 'night.lastSeconds' },
  vote_closed: { label: 'night.audienceVote', words: 'night.votingClosed' },
  votes_in: { label: 'night.audienceVote', words: 'night.votesIn' },
  counting: { label: 'night.results', words: 'night.beingChecked' },
  results_ready: { label: 'night.results', words: 'night.comeNext' },
  reveal: { label: 'night.results', words: 'night.toldNow' },
  after: { label: 'night.overLabel', words: 'night.overWords' },
  stopped: { label: 'night.stopped', words: 'night.goesOnSoon' },
};
