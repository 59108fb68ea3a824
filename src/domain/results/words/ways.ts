/** How a tie was decided, as it may be published. */
import type { Line, Say } from '../../messages/catalogue.ts';
import { isPublicTieWay, type PublicTieWay } from '../../tabulation/tie-ways.ts';

const WAYS = {
  'face-off of the judges': 'results.wayFaceOff',
  'face-off by vote of the hall': 'results.wayFaceOffHall',
  applause: 'results.wayApplause',
  'head judge': 'results.wayHeadJudge',
  'vote of the hall': 'results.wayHall',
  'show of hands': 'results.wayHands',
  draw: 'results.wayDraw',
} as const satisfies Record<PublicTieWay, Line>;

/** How a tie was decided, in the reader's language; a way that is not in the catalogue stays as it was recorded. */
export const wayInWords = (say: Say, way: string): string => (isPublicTieWay(way) ? say(WAYS[way]) : way);
