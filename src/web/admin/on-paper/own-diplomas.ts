/** Which of a result's diplomas are printed together. Pure. */
import type { AnswerOf } from '#contract/endpoint.ts';
import type { diplomaEndpoints } from '#contract/results/diplomas.ts';

type DiplomaSheet = AnswerOf<typeof diplomaEndpoints.diplomas>['sheets'][number];

/** How far down places are told apart on paper by themselves. */
const PODIUM = 3;

/** A place that is told to nobody, as the lower ones of minors, stands on no paper either: the act took part. */
const isToldPlace = ({ honour }: DiplomaSheet): boolean => honour.kind === 'place' && honour.told;

/** Whether a diploma is one of these. */
export const OWN_DIPLOMAS = {
  podium: (sheet) => isToldPlace(sheet) && sheet.honour.rank !== null && sheet.honour.rank <= PODIUM,
  places: isToldPlace,
  awards: ({ honour }) => honour.kind === 'award' || honour.kind === 'favourite',
  part: ({ honour }) => honour.kind === 'part',
} as const satisfies Readonly<Record<string, (sheet: DiplomaSheet) => boolean>>;
