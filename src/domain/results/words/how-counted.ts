/** How a result was made, as the hall reads it below the places. */
import type { Method } from '../../tabulation/types.ts';
import type { Voice } from './voice.ts';

export interface HowCounted {
  readonly method: Method;
  readonly judges: number;
  /** The best result there can be, where the method has one. */
  readonly outOf: string | null;
  /** Which marks were left out of a trimmed mean; null where none was, also because too few judges gave one. */
  readonly leftOut: 'both' | 'highest' | 'lowest' | null;
  /** Fewer ballots came in than this, so that none counts; null where enough did. */
  readonly least: number | null;
  /** Whether the audience's part is in the result: a vote was held, and enough voted. */
  readonly audienceCounts: boolean;
  readonly combination: 'weights' | 'points' | 'apart';
  /** In percent, where the two are weighted. */
  readonly judgesShare: string;
  readonly audienceShare: string;
}

/** How a result was made, in a sentence or two: "Average of five judges, out of 100. Acts that cannot be separated share a place." */
export function howCounted({ say, number }: Pick<Voice, 'say' | 'number'>, certificate: HowCounted): string {
  const { combination, audienceCounts } = certificate;
  const way = say(wayOf(certificate), { judges: say('results.ofJudges', { count: certificate.judges }) });
  const outOf = certificate.outOf === null ? '' : say('results.outOf', { most: number(certificate.outOf) });
  if (combination === 'weights' && audienceCounts)
    return say('results.countedWeights', {
      way,
      judges: number(certificate.judgesShare),
      audience: number(certificate.audienceShare),
      outOf,
    });
  return say(combination === 'points' && audienceCounts ? 'results.countedPoints' : 'results.counted', {
    way,
    outOf,
  });
}

const TRIMMED = {
  both: 'results.trimmed_mean',
  highest: 'results.trimmedHighest',
  lowest: 'results.trimmedLowest',
} as const;

const wayOf = ({ method, leftOut }: HowCounted) =>
  method !== 'trimmed_mean' ? (`results.${method}` as const) : leftOut ? TRIMMED[leftOut] : 'results.mean';
