/** Parts that several templates are made of. */

import { AT_OWN_RISK } from '#domain/events/agreed-texts.ts';
import { CATEGORY_COLOURS } from '#domain/events/category-colours.ts';
import { type Wording, worded } from '../in-language.ts';
import type { TemplateCategory, TemplateCriterion, TemplateCue, TemplatePoll } from '../template.ts';
import type { TemplateWord } from './words.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Lets the compiler say that no other language has the word. */
export const word = (one: TemplateWord): string => one;

/** Categories with these names (id → name), whose acts may take `seconds` seconds each. */
export const categories = (
  seconds: number,
  names: Readonly<Record<string, TemplateWord>>,
): TemplateCategory[] =>
  Object.entries(names).map(([id, name], index) => ({
    id,
    name,
    colour: CATEGORY_COLOURS[index % CATEGORY_COLOURS.length] ?? '#ddf247',
    timeLimitMs: seconds * SECOND,
  }));

/** A criterion with marks from 1 to 10. `words` are the guidance for marks from 1, 4, 7 and 9 on. */
export const criterion = (
  id: string,
  [name, meaning]: readonly [TemplateWord, TemplateWord],
  weight: number,
  words: readonly [TemplateWord, TemplateWord, TemplateWord, TemplateWord],
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
    { fromSteps: 1, label: word('Beginning'), text: words[0] },
    { fromSteps: 4, label: word('Good'), text: words[1] },
    { fromSteps: 7, label: word('Strong'), text: words[2] },
    { fromSteps: 9, label: word('Outstanding'), text: words[3] },
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
  { id: 'opening', kind: 'opening', title: word('Opening'), plannedMs: minutes.opening * MINUTE },
  ...(minutes.vote === undefined
    ? []
    : [
        { id: 'vote', kind: 'vote' as const, title: word('Audience vote'), plannedMs: minutes.vote * MINUTE },
      ]),
  { id: 'results', kind: 'results', title: word('Results'), plannedMs: minutes.results * MINUTE },
];

/** The vote that the frame's cue opens, with its length in minutes. */
export const vote = (title: string, minutes: number): TemplatePoll => ({
  title,
  method: 'pick_one',
  durationMs: minutes * MINUTE,
  itemId: 'vote',
});

/** A vote that is added to a plan, in these words: the cue that opens it, and itself. */
export const addedVote = (wording: Wording): { cue: TemplateCue; poll: TemplatePoll } => ({
  cue: { id: 'vote', kind: 'vote', title: worded('Audience vote', wording), plannedMs: 5 * MINUTE },
  poll: vote(worded('Audience favourite', wording), 3),
});

/** The risk text that performers accept, with words for this kind of show. */
export const atOwnRisk = (more: TemplateWord): { version: 1; text: string } => ({
  version: 1,
  text: `${AT_OWN_RISK} ${more}`,
});
