/**
 * What the ballot page says while it has no ballot to show. In a file of its own, since the ballot's script must stay
 * small.
 */
import {
  at,
  BEFORE_SHOW,
  type ByVote,
  type Column,
  IN_THE_ORDER,
  type NightLine,
  VOTE_OPEN,
} from './columns.ts';

/** The ballot page's words at one moment. */
export interface BallotPageWords {
  title: NightLine | ByVote;
  lead: NightLine | ByVote;
}

const WAITING: BallotPageWords = {
  title: { after: 'vote.opensAfter', later: 'vote.notOpenYet', none: 'vote.noVotePlanned' },
  lead: { after: 'vote.keepOpen', later: 'vote.keepOpen', none: 'vote.noVotePlannedLead' },
};
const OPEN: BallotPageWords = { title: 'vote.isOpen', lead: 'vote.ballotComes' };

/** The ballot page's words at each moment. */
export const PHONE: Column<BallotPageWords> = {
  ...at([...BEFORE_SHOW, ...IN_THE_ORDER, 'interval'], WAITING),
  vote_announced: { title: 'vote.opensNext', lead: 'vote.keepOpen' },
  ...at(VOTE_OPEN, OPEN),
  vote_closed: { title: 'vote.isOver', lead: 'vote.whatIsNext' },
  votes_in: { title: 'vote.votesIn', lead: 'vote.whatIsNext' },
  counting: { title: 'vote.isOver', lead: 'vote.resultsChecked' },
  results_ready: { title: 'vote.isOver', lead: 'vote.resultsNext' },
  reveal: { title: 'vote.isOver', lead: 'vote.resultsApart' },
  after: { title: 'vote.over', lead: 'vote.overLead' },
  stopped: { title: 'vote.shortStop', lead: 'vote.shortStopLead' },
};
