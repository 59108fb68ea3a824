/** The rules' conversion of votes to figures, in a sentence. */
import type { Engine } from '../../tabulation/engines.ts';
import type { AudienceConversion, AudienceRules } from '../../tabulation/types.ts';

const CONVERSIONS: Record<AudienceConversion, (best: string) => string> = {
  share: (best) => `Votes count in percent of all votes, ratings by their mean in percent of ${best}.`,
  relative: () =>
    'Votes count with 100 for the best act and the others in proportion, ratings by their mean.',
  points_table: () => 'Votes count as points by rank in each list of votes, ratings by their mean.',
  min_max: () => 'Votes count from 0 for the fewest to 100 for the most, ratings by their mean.',
  mean_rating: (best) =>
    `Ratings count by their mean in percent of ${best}, votes that are no ratings in percent of all votes.`,
  points: () => 'Votes count as they are, ratings by their mean.',
};

/** Whether the conversion reads what the best rating is. */
export const readsBestRating = (conversion: AudienceConversion, engine: Engine): boolean =>
  engine === 1 || conversion === 'share' || conversion === 'mean_rating';

/** "Votes count in percent of all votes, ratings by their mean in percent of 5." */
export const conversionInWords = ({ conversion, ratingMaximum }: AudienceRules, engine: Engine): string =>
  engine === 1
    ? `Votes count by the conversion ${conversion} of the engine’s first version, the best rating being ${ratingMaximum}.`
    : CONVERSIONS[conversion](ratingMaximum);
