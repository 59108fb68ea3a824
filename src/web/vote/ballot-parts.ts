/** How the ballot of each kind of poll looks. */
import type { PollMethod } from '#domain/voting/poll-kinds.ts';
import type { BallotPart } from './kinds/ballot-part.ts';
import { majorityJudgmentPart } from './kinds/majority-judgment.tsx';
import { pickOnePart } from './kinds/pick-one.tsx';
import { pickUpToPart } from './kinds/pick-up-to.tsx';
import { rankPart } from './kinds/rank.tsx';
import { ratePart } from './kinds/rate.tsx';
import { starPart } from './kinds/star.tsx';

export const BALLOT_PARTS: Readonly<Record<PollMethod, BallotPart>> = {
  pick_one: pickOnePart,
  pick_up_to: pickUpToPart,
  rate: ratePart,
  rank: rankPart,
  majority_judgment: majorityJudgmentPart,
  star: starPart,
};
