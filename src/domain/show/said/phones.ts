/** What the ballot's page says while it has no ballot to show. It stands alone: the ballot's script carries no more. */
import type { ByVote, Column, NightLine } from './columns.ts';

export interface OnThePhone {
  title: NightLine | ByVote;
  lead: NightLine | ByVote;
}

const WAITING: OnThePhone = {
  title: { after: 'vote.opensAfter', later: 'vote.notOpenYet', none: 'vote.noVotePlanned' },
  lead: { after: 'vote.keepOpen', later: 'vote.keepOpen', none: 'vote.noVotePlannedLead' },
};
const OPEN: OnThePhone = { title: 'vote.isOpen', lead: 'vote.ballotComes' };

export const PHONE: Column<OnThePhone> = {
  before_doors: WAITING,
  doors: WAITING,
  holding: WAITING,
  opening: WAITING,
  standing_by: WAITING,
  on_stage: WAITING,
  scoring: WAITING,
  between: WAITING,
  cue: WAITING,
  interval: WAITING,
  vote_announced: { title: 'vote.opensNext', lead: 'vote.keepOpen' },
  vote_open: OPEN,
  last_ten: OPEN,
  vote_closed: { title: 'vote.isOver', lead: 'vote.whatIsNext' },
  votes_in: { title: 'vote.votesIn', lead: 'vote.whatIsNext' },
  counting: { title: 'vote.isOver', lead: 'vote.resultsChecked' },
  results_ready: { title: 'vote.isOver', lead: 'vote.resultsNext' },
  reveal: { title: 'vote.isOver', lead: 'vote.resultsTold' },
  after: { title: 'vote.over', lead: 'vote.overLead' },
  stopped: { title: 'vote.shortStop', lead: 'vote.shortStopLead' },
};
