/** The calls on an event's rounds: the list, heats, the next round made from certified ones, which one is on. */

import { z } from 'zod';
import { SHOW_PHASES } from '#domain/events/show-phase.ts';
import { byAdmin } from '../endpoint.ts';
import { catalogueLines } from '../errors.ts';
import { id, line, optionalLine, REASON_LENGTH } from '../primitives.ts';

/** What several heats are called, each with its number behind it. */
export const eachHeat = line(50);
/** What a round is called. */
export const roundName = line(60);
const points = z.enum(['zero', 'carry']);

export const roundInList = z.object({
  id,
  name: z.string(),
  current: z.boolean(),
  acts: z.int().min(0),
  guests: z.int().min(0),
  state: z.enum(['empty', 'open', 'certified']),
  show: z.enum(SHOW_PHASES),
  performances: z
    .array(z.object({ id, stage_name: z.string(), category: z.string(), is_guest: z.boolean() }))
    .describe('In running order, scratched ones left out.'),
  from: z
    .array(z.object({ id, name: z.string() }))
    .describe('The rounds whose certified results it was made from.'),
  taken_back: z
    .array(z.string())
    .describe(
      'Earlier rounds whose results do not stand any more as they did when this round was made from them.',
    ),
  /** Whether its points start at 0 or go on from earlier totals. */
  points,
  recall: z.int().nullable().describe('How many acts its judges call to go on; null where they do not.'),
  scored: z.boolean().describe('Something in it was scored: its acts and how its points begin are settled.'),
});
/** An event's rounds, in the order in which they were created. */
export const roundList = z.array(roundInList);

/** What every change of the rounds answers: the whole list, as it stands after it. */
const changesRounds = { answer: roundList, once: true } as const;

const ruleFields = {
  round_ids: z
    .array(id)
    .min(1)
    .max(50)
    .describe('Certified rounds; several are heats or groups of one stage.'),
  each: z.enum(['overall', 'category', 'group']),
  count: z.int().min(0).max(500),
  wildcards: z.int().min(0).max(100).default(0),
  tie: z.enum(['take_all', 'take_none', 'tie_break']).default('tie_break'),
  chosen: z
    .array(z.object({ cut: id, performance_ids: z.array(id).max(500) }))
    .max(100)
    .default([])
    .describe(
      'Performances that the organiser names in each cut whose last place is shared, by the id of the cut in the preview.',
    ),
};
export const advanceBody = z.object(ruleFields);
export const nextRoundBody = z.object({
  ...ruleFields,
  name: roundName,
  reason: optionalLine(REASON_LENGTH).default('').describe('Why those were named; needed when any are.'),
  points: points
    .default('zero')
    .describe('`carry`: what the earlier certified results gave is added to what this round gives.'),
  seed: z
    .enum(['lowest_first', 'highest_first'])
    .default('lowest_first')
    .describe('`lowest_first`: whoever came last opens, the best closes.'),
});

const seated = z.object({ performance_id: id, stage_name: z.string() });
export const advancePreview = z.object({
  advancing: z.array(seated.extend({ why: z.string(), why_told: catalogueLines, wildcard: z.boolean() })),
  cuts: z
    .array(
      z.object({
        id: z.string(),
        seats: z.int(),
        why: z.string(),
        why_told: catalogueLines,
        among: z.array(seated),
        settled: z.boolean().describe('As many were named as there are seats.'),
      }),
    )
    .describe('Cuts whose last place is shared, in order; wildcards once those before them are settled.'),
});

export const roundsEndpoints = {
  rounds: byAdmin.onRound.get('/admin/rounds', {
    summary: "The rounds of a round's event and how far each is.",
    answer: roundList,
  }),
  addRound: byAdmin.onRound.post('/admin/rounds', {
    summary: 'Adds an empty round, such as a second heat, with the rules of this one.',
    body: z.object({ name: roundName }),
    ...changesRounds,
    status: 201,
    refuses: ['already_exists'],
  }),
  renameRound: byAdmin.patch('/admin/rounds/:id', {
    summary: 'Gives a round another name.',
    body: z.object({ name: roundName }),
    ...changesRounds,
    refuses: ['no_event', 'not_found', 'already_exists'],
  }),
  removeRound: byAdmin.delete('/admin/rounds/:id', {
    summary: 'Takes out a round in which nothing happened yet.',
    ...changesRounds,
    refuses: ['no_event', 'not_found', 'in_use'],
  }),
  makeRoundCurrent: byAdmin.post('/admin/rounds/:id/current', {
    summary: 'Makes a round the one that the show, the judges and the open pages follow.',
    ...changesRounds,
    ofShowAlone: true,
    refuses: ['no_event', 'not_found', 'no_change', 'wrong_state'],
  }),
  moveInto: byAdmin.post('/admin/rounds/:id/acts', {
    summary: 'Moves acts from other rounds into this one, before anything happened in either.',
    body: z.object({ performance_ids: z.array(id).min(1).max(500) }),
    ...changesRounds,
    refuses: ['no_event', 'not_found', 'wrong_state', 'in_use', 'already_exists'],
  }),
  deal: byAdmin.post('/admin/rounds/deal', {
    summary: 'Deals the acts of some rounds evenly among them, category by category. Guests stay.',
    body: z.object({ round_ids: z.array(id).min(2).max(50) }),
    ...changesRounds,
    ofShowAlone: true,
    refuses: ['no_event', 'not_found', 'wrong_state', 'in_use', 'already_exists'],
  }),
  split: byAdmin.post('/admin/rounds/:id/split', {
    summary:
      'Splits a round into heats at once: it becomes the first, the others are made with its rules, and its acts are dealt evenly.',
    body: z.object({
      heats: z.int().min(2).max(20),
      called: eachHeat.describe('“Heat” names them “Heat 1”, “Heat 2” …'),
    }),
    ...changesRounds,
    status: 201,
    refuses: ['no_event', 'not_found', 'wrong_state', 'in_use', 'already_exists'],
  }),
  choosePoints: byAdmin.put('/admin/rounds/:id/points', {
    summary: 'Whether points start at zero or are carried forward, until anything is scored.',
    body: z.object({ points }),
    ...changesRounds,
    refuses: ['no_event', 'not_found', 'no_change', 'wrong_state'],
  }),
  takeTotals: byAdmin.post('/admin/rounds/:id/totals', {
    summary:
      'Rests a round on what was certified again in the earlier ones, in place of what was taken back.',
    ...changesRounds,
    refuses: ['no_event', 'not_found', 'no_change', 'wrong_state'],
  }),
  previewNext: byAdmin.post('/admin/next-round/preview', {
    summary: 'Who would go on from certified rounds, and why. Nothing is kept.',
    body: advanceBody,
    answer: advancePreview,
    ofShowAlone: true,
    refuses: ['no_event', 'not_found', 'wrong_state'],
  }),
  makeNext: byAdmin.post('/admin/next-round', {
    summary:
      'Makes the next round from certified ones: its running order is who went on. Points start at zero or are carried forward.',
    body: nextRoundBody,
    ...changesRounds,
    status: 201,
    ofShowAlone: true,
    refuses: ['no_event', 'not_found', 'wrong_state', 'not_ready', 'reason_needed', 'already_exists'],
  }),
};
