/** Parts that several templates are made of. */
import { CATEGORY_COLOURS } from '#domain/events/category-colours.ts';
import type { TemplateCategory, TemplateCriterion, TemplateCue, TemplatePoll } from '../template.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Categories with these names (id → name), whose acts may take `seconds` seconds each. */
export const categories = (seconds: number, names: Readonly<Record<string, string>>): TemplateCategory[] =>
  Object.entries(names).map(([id, name], index) => ({
    id,
    name,
    colour: CATEGORY_COLOURS[index % CATEGORY_COLOURS.length] ?? '#ddf247',
    timeLimitMs: seconds * SECOND,
  }));

/** A criterion with marks from 1 to 10. `words` are the guidance for marks from 1, 4, 7 and 9 on. */
export const criterion = (
  id: string,
  [name, meaning]: readonly [string, string],
  weight: number,
  words: readonly [string, string, string, string],
): TemplateCriterion => ({
  id,
  name,
  meaning,
  categoryId: null,
  weight,
  minSteps: 1,
  maxSteps: 10,
  step: '1',
  subtractsFrom: null,
  guidance: [
    { fromSteps: 1, label: 'Beginning', text: words[0] },
    { fromSteps: 4, label: 'Good', text: words[1] },
    { fromSteps: 7, label: 'Strong', text: words[2] },
    { fromSteps: 9, label: 'Outstanding', text: words[3] },
  ],
});

/** The criterion in half points, with marks from 1 to 10. */
export const inHalves = (whole: TemplateCriterion): TemplateCriterion => ({
  ...whole,
  minSteps: whole.minSteps * 2,
  maxSteps: whole.maxSteps * 2,
  step: '0.5',
  guidance: whole.guidance.map((band) => ({ ...band, fromSteps: band.fromSteps * 2 })),
});

/** The running order's frame, lengths in minutes; acts come before vote and results. */
export const frame = (minutes: { opening: number; vote?: number; results: number }): TemplateCue[] => [
  { id: 'opening', kind: 'opening', title: 'Opening', plannedMs: minutes.opening * MINUTE },
  ...(minutes.vote === undefined
    ? []
    : [{ id: 'vote', kind: 'vote' as const, title: 'Audience vote', plannedMs: minutes.vote * MINUTE }]),
  { id: 'results', kind: 'results', title: 'Results', plannedMs: minutes.results * MINUTE },
];

/** The vote that the frame's cue opens, with its length in minutes. */
export const vote = (
  title: string,
  minutes: number,
  how: Pick<TemplatePoll, 'method' | 'maxChoices'> = { method: 'pick_one' },
): TemplatePoll => ({ title, ...how, durationMs: minutes * MINUTE, itemId: 'vote' });

/** The risk text that performers accept, with words for this kind of show. */
export const atOwnRisk = (more: string): { version: 1; text: string } => ({
  version: 1,
  text: `I perform at my own risk and follow what the stage crew says. ${more}`,
});
