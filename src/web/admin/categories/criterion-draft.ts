/** A criterion as it is being typed, and what it means once it is all there. Values are typed, steps are kept. */
import { isDecimal } from '#contract/decimals.ts';
import type { SentBodyOf } from '#contract/endpoint.ts';
import type { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { say } from '#web/ui/say.ts';
import { decimalOf, markText, stepsOfText } from '#web/ui/scale.ts';
import type { Criterion } from './use-criteria.ts';

type Body = SentBodyOf<typeof judgingEndpoints.changeCriterion>;

export interface CriterionDraft {
  name: string;
  meaning: string;
  /** Empty: all acts. */
  categoryId: string;
  weight: string;
  minSteps: string;
  maxSteps: string;
  step: string;
  /** The scale is typed in, not one of the usual ones. */
  own: boolean;
  /** Marks are points off, and from how many; null where they are points. */
  subtractsFrom: string | null;
  guidance: { from: string; label: string; text: string }[];
  reason: string;
}

type ScaleDraft = Pick<CriterionDraft, 'minSteps' | 'maxSteps' | 'step' | 'own'>;

const scale = (minSteps: string, maxSteps: string, step: string): ScaleDraft => ({
  minSteps,
  maxSteps,
  step,
  own: false,
});

type ScaleLine = `categories.${'oneToTen' | 'oneToTenHalves' | 'oneToFive' | 'zeroToHundred' | 'ownScale'}`;

/** The usual scales, and one's own. */
export const SCALES: readonly { value: string; label: ScaleLine; scale?: ScaleDraft }[] = [
  { value: 'ten', label: 'categories.oneToTen', scale: scale('1', '10', '1') },
  { value: 'halves', label: 'categories.oneToTenHalves', scale: scale('1', '10', '0.5') },
  { value: 'five', label: 'categories.oneToFive', scale: scale('1', '5', '1') },
  { value: 'hundred', label: 'categories.zeroToHundred', scale: scale('0', '100', '1') },
  { value: 'own', label: 'categories.ownScale' },
];

/** Which of the usual scales a draft has. */
export const scaleNameOf = (draft: ScaleDraft): string =>
  draft.own
    ? 'own'
    : (SCALES.find(
        ({ scale: usual }) =>
          usual?.minSteps === draft.minSteps &&
          usual.maxSteps === draft.maxSteps &&
          usual.step === draft.step,
      )?.value ?? 'own');

/** A draft of a criterion, or of a new one on the scale that parts acts best. */
export function draftOf(criterion: Criterion | undefined): CriterionDraft {
  if (!criterion)
    return {
      name: '',
      meaning: '',
      categoryId: '',
      weight: '1',
      ...scale('1', '10', '0.5'),
      subtractsFrom: null,
      guidance: [],
      reason: '',
    };
  const { step } = criterion;
  return {
    name: criterion.name,
    meaning: criterion.meaning,
    categoryId: criterion.categoryId ?? '',
    weight: String(criterion.weight),
    ...scale(markText(criterion.minSteps, step), markText(criterion.maxSteps, step), step),
    subtractsFrom: criterion.subtractsFrom,
    guidance: criterion.guidance.map((band) => ({
      from: markText(band.fromSteps, step),
      label: band.label,
      text: band.text,
    })),
    reason: '',
  };
}

/** A typed criterion as it would be sent, with a sentence for each field that is not right yet. */
export function readDraft(draft: CriterionDraft): {
  body: Body & { reason: string };
  problems: Record<string, string>;
} {
  const step = decimalOf(draft.step);
  const minSteps = stepsOfText(draft.minSteps, step);
  const maxSteps = stepsOfText(draft.maxSteps, step);
  const subtractsFrom = draft.subtractsFrom === null ? null : decimalOf(draft.subtractsFrom);
  const typed = decimalOf(draft.weight);
  const weight = /^\d{1,4}(\.\d{1,2})?$/.test(typed) ? Number(typed) : undefined;
  const bands = draft.guidance.filter((band) => band.from.trim() || band.label.trim() || band.text.trim());
  const guidance = bands.map((band) => ({
    fromSteps: stepsOfText(band.from, step),
    label: band.label,
    text: band.text,
  }));
  const problems: Record<string, string> = {
    ...(draft.name.trim() === '' && { name: say('categories.noName') }),
    ...(subtractsFrom !== null &&
      !isDecimal(subtractsFrom) && { subtracts_from: say('categories.noNumber') }),
    ...(weight === undefined && { weight: say('categories.noWeight') }),
    ...(minSteps === undefined && { min_steps: say('categories.noMark', { step }) }),
    ...(maxSteps === undefined && { max_steps: say('categories.noMark', { step }) }),
    ...(guidance.some((band) => band.fromSteps === undefined) && {
      guidance: say('categories.noBand', { step }),
    }),
  };
  return {
    problems,
    body: {
      name: draft.name,
      meaning: draft.meaning,
      categoryId: draft.categoryId || null,
      weight: weight ?? 0,
      minSteps: minSteps ?? 0,
      maxSteps: maxSteps ?? 0,
      step,
      subtractsFrom,
      guidance: guidance.map((band) => ({ ...band, fromSteps: band.fromSteps ?? 0 })),
      reason: draft.reason,
    },
  };
}
