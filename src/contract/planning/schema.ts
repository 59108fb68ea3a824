/** Templates of shows on the wire, which is also their form in a file. */
import { z } from 'zod';
import { criteriaOf, isCriterionKey } from '#domain/tabulation/tie-keys.ts';
import { givenSettings, MOST_CATEGORIES, newCategoryBody, newEventBody } from '../events/schema.ts';
import { criterion, MOST_CRITERIA_OF_EVENT, usableScale } from '../judging/schema.ts';
import { addCueBody, MOST_ITEMS } from '../lineup/schema.ts';
import { id, line, optionalLine } from '../primitives.ts';
import { givenRules } from '../results/rules.ts';
import { MOST_POLLS, newPollBody } from '../voting/schema.ts';
import { keptTexts } from './texts.ts';

const UNKNOWN = 'This template has none with this id.';

/**
 * Everything of an event but its name, day and people, as much of each as an event may hold. Ids only link the
 * template's own parts: `category_id` of criteria, `item_id` of polls, and criteria in the rules.
 */
export const showTemplate = z
  .object({
    name: line(60),
    about: optionalLine(200).default(''),
    settings: givenSettings.default({}),
    categories: z.array(newCategoryBody.extend({ id })).max(MOST_CATEGORIES),
    criteria: z.array(criterion.superRefine(usableScale)).max(MOST_CRITERIA_OF_EVENT),
    round_name: line(60).optional().describe('Left out: “Show”, in the language of the event.'),
    rules: givenRules,
    cues: z.array(addCueBody.omit({ position: true }).extend({ id })).max(MOST_ITEMS),
    polls: z.array(newPollBody).max(MOST_POLLS).describe('For every act: whom they name is not looked at.'),
    texts: keptTexts.default([]).describe('What of all this is said in other languages.'),
  })
  .superRefine((template, context) => {
    for (const path of strays(template)) context.addIssue({ code: 'custom', path, message: UNKNOWN });
  });

interface Referring {
  categories: readonly { id: string }[];
  criteria: readonly { id: string; category_id: string | null }[];
  rules: z.output<typeof givenRules>;
  cues: readonly { id: string; kind: string }[];
  polls: readonly { item_id: string | null }[];
}

/** Paths of references to something that is not in the template. */
function* strays({ categories, criteria, rules, cues, polls }: Referring): Generator<(string | number)[]> {
  const categoryIds = new Set(categories.map((one) => one.id));
  const criterionIds = new Set(criteria.map((one) => one.id));
  const votes = new Set(cues.filter((one) => one.kind === 'vote').map((one) => one.id));
  for (const [at, { category_id }] of criteria.entries())
    if (category_id !== null && !categoryIds.has(category_id)) yield ['criteria', at, 'category_id'];
  for (const [at, { item_id }] of polls.entries())
    if (item_id !== null && !votes.has(item_id)) yield ['polls', at, 'item_id'];
  for (const path of strayCriteria(rules, criterionIds)) yield ['rules', ...path];
}

function* strayCriteria(
  { by_criterion = {}, tie_breaks = [] }: Referring['rules'],
  known: ReadonlySet<string>,
): Generator<(string | number)[]> {
  for (const named of Object.keys(by_criterion)) if (!known.has(named)) yield ['by_criterion', named];
  for (const [at, entry] of tie_breaks.entries()) {
    const key = typeof entry === 'string' ? entry : entry.key;
    if (isCriterionKey(key) && !criteriaOf(key).every((id) => known.has(id))) yield ['tie_breaks', at];
  }
}

const { name, host, venue, time_zone, starts_at, doors_at } = newEventBody.shape;

/** A new event from a template, with its judges. */
export const beginEventBody = z.object({
  name,
  host,
  venue,
  time_zone,
  starts_at,
  doors_at,
  template: showTemplate,
  judges: z.array(line(120)).max(50).default([]),
});
