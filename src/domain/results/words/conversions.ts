/** How votes become figures, as a sentence of the rules. */
import { sayWith } from '../../messages/catalogue.ts';
import type { Engine } from '../../tabulation/engines.ts';
import type { AudienceConversion, AudienceRules } from '../../tabulation/types.ts';
import type { Voice } from './voice.ts';

const CONVERSIONS = {
  share: 'regulations.votesShare',
  relative: 'regulations.votesRelative',
  points_table: 'regulations.votesTable',
  min_max: 'regulations.votesMinMax',
  mean_rating: 'regulations.votesMean',
  points: 'regulations.votesAsGiven',
} as const satisfies Record<AudienceConversion, string>;

/** Whether the conversion depends on the best rating that voters can give. */
export const readsBestRating = (conversion: AudienceConversion, engine: Engine): boolean =>
  engine === 1 || conversion === 'share' || conversion === 'mean_rating';

/** The conversion as a sentence: "Votes count in percent of all votes, ratings by their mean in percent of 5." */
export const conversionInWords = (
  { say }: Voice,
  { conversion, ratingMaximum }: AudienceRules,
  engine: Engine,
): string =>
  engine === 1
    ? say('regulations.votesFirst', { conversion, best: ratingMaximum })
    : sayWith(say, CONVERSIONS[conversion], { best: ratingMaximum });
