/** Sentences about a result: places said aloud, how it was counted, what its tables are called. */
import { WHOLE_RESULT } from '#domain/results/telling.ts';
import { say } from '#web/ui/say.ts';
import type { Certificate, PublicTable } from './shapes.ts';

/** "2nd"; a shared place "joint 5th". */
export const placeWords = (place: string): string =>
  say(place.endsWith('=') ? 'results.nthJoint' : 'results.nth', { place: Number.parseInt(place, 10) });

/** A table's name. One that holds the whole result has none of its own. */
export const tableWords = ({ kind, title }: Pick<PublicTable, 'kind' | 'title'>): string =>
  kind === 'result' && title === WHOLE_RESULT ? say('results.title') : title;

/** "Average of five judges, out of 100. Acts that nothing separates share a place." */
export function howCounted(certificate: Certificate): string {
  const way = say(`results.${certificate.method}`, {
    judges: say('results.ofJudges', { count: certificate.judges }),
  });
  const outOf = certificate.outOf === null ? '' : say('results.outOf', { most: certificate.outOf });
  if (certificate.combination === 'weights')
    return say('results.countedWeights', {
      way,
      judges: certificate.judgesShare ?? '',
      audience: certificate.audienceShare ?? '',
      outOf,
    });
  return say(certificate.combination === 'points' ? 'results.countedPoints' : 'results.counted', {
    way,
    outOf,
  });
}
