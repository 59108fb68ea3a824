/** How a result was made, as the hall reads it below the places. */
import type { Method } from '../../tabulation/types.ts';
import type { Voice } from './voice.ts';

export interface HowCounted {
  readonly method: Method;
  readonly judges: number;
  /** The best result there can be, where the method has one. */
  readonly outOf: string | null;
  /** Fewer ballots came in than this, so that none counts; null where enough did. */
  readonly least: number | null;
  readonly combination: 'weights' | 'points' | 'apart';
  /** In percent, where the two are weighted. */
  readonly judgesShare: string;
  readonly audienceShare: string;
}

/** How a result was made, in a sentence or two: "Average of five judges, out of 100. Acts that cannot be separated share a place." */
export function howCounted({ say, number }: Pick<Voice, 'say' | 'number'>, certificate: HowCounted): string {
  const way = say(`results.${certificate.method}`, {
    judges: say('results.ofJudges', { count: certificate.judges }),
  });
  const outOf = certificate.outOf === null ? '' : say('results.outOf', { most: number(certificate.outOf) });
  if (certificate.combination === 'weights' && certificate.least === null)
    return say('results.countedWeights', {
      way,
      judges: number(certificate.judgesShare),
      audience: number(certificate.audienceShare),
      outOf,
    });
  return say(
    certificate.combination === 'points' && certificate.least === null
      ? 'results.countedPoints'
      : 'results.counted',
    {
      way,
      outOf,
    },
  );
}
