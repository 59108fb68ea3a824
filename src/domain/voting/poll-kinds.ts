/** Every kind of poll. A new one is a module in `kinds`, a line here, and its ballot's part in `src/web/vote/kinds`. */
import { majorityJudgment } from './kinds/majority-judgment.ts';
import { pickOne } from './kinds/pick-one.ts';
import { pickUpTo } from './kinds/pick-up-to.ts';
import type { PollKind } from './kinds/poll-kind.ts';
import { rank } from './kinds/rank.ts';
import { rate } from './kinds/rate.ts';
import { star } from './kinds/star.ts';

/** How voters choose. */
export const POLL_METHODS = ['pick_one', 'pick_up_to', 'rate', 'rank', 'majority_judgment', 'star'] as const;
/** One of these kinds. */
export type PollMethod = (typeof POLL_METHODS)[number];

/** All kinds of poll by name. */
export const POLL_KINDS: Readonly<Record<PollMethod, PollKind>> = {
  pick_one: pickOne,
  pick_up_to: pickUpTo,
  rate,
  rank,
  majority_judgment: majorityJudgment,
  star,
};
