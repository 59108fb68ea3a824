/** How the winner is found, as one sentence asks it, and what each answer makes of the rules, the cues and the votes. */
import type { Wording } from '#domain/planning/in-language.ts';
import { addedVote } from '#domain/planning/templates/parts.ts';
import type { Template } from './draft.ts';

type Rules = Template['rules'];

/** The way of counting, in the words of the sentence. */
export const WAYS = {
  mean: 'begin.mean',
  trimmed_mean: 'begin.trimmedMean',
  sum: 'begin.sum',
  rank_sum: 'begin.rankSum',
  skating_system: 'begin.skating',
  points_table: 'begin.pointsTable',
} as const;
export type Way = keyof typeof WAYS;

export const TIES = {
  shared: 'begin.shared',
  head_judge: 'begin.headJudge',
  audience: 'begin.audience',
  decision: 'begin.decision',
} as const;
export type TieWay = keyof typeof TIES;

export const HALLS = {
  none: 'begin.hallNone',
  apart: 'begin.hallApart',
  counts: 'begin.hallCounts',
  alone: 'begin.hallAlone',
} as const;
export type Hall = keyof typeof HALLS;

/** The lines of the catalogue for the words in the sentences about the winner. */
export type WordLine = (typeof WAYS)[Way] | (typeof TIES)[TieWay] | (typeof HALLS)[Hall];

const isWay = (method: string): method is Way => Object.hasOwn(WAYS, method);

/** The answers that stand; none where the template has rules that the sentence has no words for. */
export function answersOf({ rules, polls }: Template): { way?: Way; tie?: TieWay; hall: Hall } {
  const [first, ...more] = rules.tieBreaks ?? ['shared'];
  const key = typeof first === 'string' ? first : first?.key;
  const knownTie = more.every((entry) => entry === 'shared') && key !== undefined && Object.hasOwn(TIES, key);
  const { mode = 'apart', judges } = rules.combination ?? {};
  const hall = polls.length === 0 ? 'none' : mode === 'apart' ? 'apart' : judges === '0' ? 'alone' : 'counts';
  return {
    hall,
    ...(isWay(rules.method) && { way: rules.method }),
    ...(knownTie && { tie: key as TieWay }),
  };
}

const withRules = (template: Template, rules: Partial<Rules>): Template => ({
  ...template,
  rules: { ...template.rules, ...rules },
});

/** The plan with another way of finding the winner; settings of the former way alone are dropped. */
export function withWay(template: Template, method: Way): Template {
  const { scope, tieBreaks, combination, audience } = template.rules;
  return {
    ...template,
    rules: {
      method,
      ...(scope && { scope }),
      ...(tieBreaks && { tieBreaks }),
      ...(combination && { combination }),
      ...(audience && { audience }),
      ...(method === 'trimmed_mean' && { per: 'judge_total' }),
      ...(method === 'points_table' && { juries: { method: 'exponential_rank', absent: 'nothing' } }),
    },
  };
}

export const withTie = (template: Template, tie: TieWay): Template =>
  withRules(template, { tieBreaks: tie === 'shared' ? ['shared'] : [tie, 'shared'] });

/** The plan with one audience vote and the cue that opens it, named in these words, or without both. */
export function withHall(template: Template, hall: Hall, wording: Wording): Template {
  const cues = template.cues.filter((cue) => cue.kind !== 'vote');
  if (hall === 'none') return { ...withRules(template, { combination: { mode: 'apart' } }), cues, polls: [] };
  const combination: Rules['combination'] =
    hall === 'apart'
      ? { mode: 'apart' }
      : { mode: 'weights', judges: hall === 'alone' ? '0' : '50', audience: hall === 'alone' ? '100' : '50' };
  const asked = withRules(template, { combination });
  if (template.polls.length > 0) return asked;
  const end = cues.findIndex((cue) => cue.kind === 'results');
  const { cue, poll } = addedVote(wording);
  return { ...asked, cues: cues.toSpliced(end === -1 ? cues.length : end, 0, cue), polls: [poll] };
}

export const withScope = (template: Template, each: boolean): Template =>
  withRules(template, { scope: each ? 'category' : 'round' });

export const withTwoPeople = (template: Template, on: boolean): Template => ({
  ...template,
  settings: { ...template.settings, twoPersonCertification: on },
});

/** Nobody judges: the hall alone decides. */
export const withoutJudges = (template: Template, wording: Wording): Template =>
  withTie(withHall(withWay({ ...template, criteria: [] }, 'mean'), 'alone', wording), 'shared');
