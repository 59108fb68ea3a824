/** Sentences about a result: places said aloud, how it was counted. */
import { ordinal } from '#domain/tabulation/ordinals.ts';
import type { Method } from '#domain/tabulation/types.ts';
import { counted } from '#web/ui/format.ts';
import type { Certificate } from './shapes.ts';

/** "2nd"; a shared place "joint 5th". */
export const placeWords = (place: string): string =>
  `${place.endsWith('=') ? 'joint ' : ''}${ordinal(Number.parseInt(place, 10))}`;

const METHODS: Readonly<Record<Method, (judges: string) => string>> = {
  mean: (judges) => `Average of ${judges}`,
  sum: (judges) => `Sum of ${judges}`,
  trimmed_mean: (judges) => `Average of ${judges} without the highest and lowest marks`,
  median: (judges) => `Middle mark of ${judges}`,
  standardized: (judges) => `Average of ${judges}, each on the same scale`,
  rank_sum: (judges) => `Ranks of ${judges} added, the lowest sum wins`,
  points_table: (judges) => `Points for the ranks of ${judges}`,
  exponential_rank: (judges) => `Weighted ranks of ${judges}`,
  skating_system: (judges) => `Skating System, ${judges}`,
  head_to_head: (judges) => `Each act against each other, ${judges}`,
  majority_judgment: (judges) =>
    `Majority judgment, the middle grade of ${judges}, then the next in the middle`,
  star: (judges) => `STAR, sums and runoffs of ${judges}`,
  calls: (judges) => `Calls of ${judges}`,
};

const COUNTS = [
  'no judges',
  'one judge',
  'two judges',
  'three judges',
  'four judges',
  'five judges',
  'six judges',
  'seven judges',
  'eight judges',
  'nine judges',
];

/** "Average of five judges, out of 100. Acts that nothing separates share a place." */
export function howCounted(certificate: Certificate): string {
  const judges = COUNTS[certificate.judges] ?? counted(certificate.judges, 'judge');
  const method = METHODS[certificate.method](judges);
  const parts =
    certificate.combination === 'weights'
      ? `${method}, ${certificate.judgesShare} %, and the audience, ${certificate.audienceShare} %`
      : certificate.combination === 'points'
        ? `${method}, and the audience's points`
        : method;
  const outOf = certificate.outOf === null ? '' : `, out of ${certificate.outOf}`;
  return `${parts}${outOf}. Acts that nothing separates share a place.`;
}
