/** Standings for admins, and results for everybody, as they cross the wire. */

import { z } from 'zod';
import { SCORING_STATES } from '#domain/judging/scoresheet.ts';
import { GATES } from '#domain/results/gates.ts';
import { TABLE_KINDS } from '#domain/results/table-kind.ts';
import { DEPTHS } from '#domain/results/telling.ts';
import { auditRow } from '../audit/endpoints.ts';
import { catalogueLines } from '../errors.ts';
import { toldNames } from '../events/texts.ts';
import { durationMs, id, instant, line, optionalLine, REASON_LENGTH } from '../primitives.ts';
import { carriedShown } from '../tabulation/carried.ts';
import { tieKey } from '../tabulation/rules.ts';
import { doubt } from './doubts.ts';
import { release, reviewState } from './head-judge.ts';
import { howCounted } from './how-counted.ts';
import { award, faceOff, publicAward } from './prizes.ts';
import { scoringRules } from './rules.ts';

export const depth = z.enum(DEPTHS);
const figure = z.string().nullable();
const actNumber = z.int().min(1).nullable();
const announcementState = z.enum(['certified', 'revealing', 'published']);
export const tableKind = z.enum(TABLE_KINDS);

/** How a judge's sheet for an act stands. `late`: the act is locked, and an expected sheet is not in. */
export const cellState = z.enum([
  'not_started',
  'writing',
  'late',
  'in',
  'abstained',
  'excused',
  'not_assigned',
]);

const cell = z.object({
  judge_id: id,
  state: cellState,
  total: figure,
  far_off: z
    .boolean()
    .describe("A mark of this sheet lies more than two panel deviations from its act's mean."),
});

const standingRow = z.object({
  performance_id: id,
  number: actNumber,
  stage_name: z.string(),
  category_id: z.string(),
  category: z.string(),
  guest: z.boolean(),
  scoring: z.enum(SCORING_STATES),
  place: z.string().nullable(),
  category_place: z.string().nullable(),
  result: figure,
  judges_result: figure.describe("The panel's result after deductions."),
  provisional: z.boolean().describe('Not every sheet is in; the place can still move.'),
  blocked: z.string().nullable(),
  cells: z.array(cell),
  criteria: z.array(z.object({ criterion_id: id, panel: figure, weighted: figure })),
  juries: z
    .array(z.object({ jury: z.string(), rank: z.number().nullable(), points: figure }))
    .optional()
    .describe('Where juries give the points.'),
  deducted: z.string(),
  deductions: z.array(
    z.object({
      id,
      kind: z.enum(['points', 'breach', 'time']),
      points: z.string(),
      overrun_ms: z.int().nullable(),
      reason: z.string(),
      by: z.string(),
    }),
  ),
  audience: z.object({ votes: z.string(), converted: z.string(), place: z.string() }).nullable(),
  carried: carriedShown
    .nullable()
    .describe(
      'What earlier rounds gave, and this one alone; null where points start at zero, and without a place.',
    ),
  tie: z
    .object({
      with: z.array(id),
      decided_by: tieKey.nullable(),
      reason: z.string().nullable(),
      how: z.string().nullable().describe('For a decision: how it was found, in words.'),
    })
    .nullable(),
  review: reviewState
    .nullable()
    .describe('Where these scores stand with the head judge; null where the event has no such rule.'),
  released: release.nullable(),
});

const gate = z.object({ key: z.enum(GATES), passed: z.boolean(), waits_for: z.int() });

export const announcement = z.object({
  id,
  kind: tableKind,
  title: z.string(),
  state: announcementState,
  shown_steps: z.int(),
  steps_total: z.int(),
  published_at: instant.nullable(),
});

export const certifiedResult = z.object({
  id,
  version: z.int(),
  state: z.enum(['certified', 'voided']),
  digest: z.string(),
  depth,
  certified_at: instant,
  certified_by: z.string(),
  proposed_by: z.string().nullable().describe('Who asked for it, where a second person certified.'),
  despite: z
    .string()
    .nullable()
    .describe('Why two people certified it although the second count did not agree; null where it agreed.'),
  voided_at: instant.nullable(),
  void_reason: z.string().nullable(),
  void_reason_told: catalogueLines,
  announcements: z.array(announcement),
});

/** A round's scoring as an admin works with it. The only answer that holds judges' figures. */
export const scoring = z.object({
  round: z.object({ id, name: z.string() }),
  rules: scoringRules,
  method: z.string().describe('The rules of the round in one sentence each.'),
  better: z.enum(['higher', 'lower']),
  judges: z.array(
    z.object({
      id,
      name: z.string(),
      is_head: z.boolean(),
      in: z.int(),
      expected: z.int(),
      online: z.boolean(),
      last_seen_at: instant.nullable(),
      unsent: z.int(),
    }),
  ),
  criteria: z.array(z.object({ id, name: z.string(), weight: z.string(), category_id: id.nullable() })),
  rows: z.array(standingRow).describe('Best first; then those without a place, in running order.'),
  ranks: z
    .array(z.object({ judge_id: id, by_act: z.record(z.string(), z.number()) }))
    .describe("Each judge's ranks, by performance; ties share the mean rank."),
  sheets: z.object({ in: z.int(), expected: z.int() }),
  agreement: z.string().nullable(),
  audience: z
    .object({
      poll_id: id,
      title: z.string(),
      ballots: z.int(),
      counted: z.boolean(),
      left_out: z.string().nullable(),
    })
    .nullable(),
  open_polls: z.array(z.object({ id, title: z.string() })),
  shared: z.array(z.object({ place: z.string(), performance_ids: z.array(id) })),
  decisions: z.array(
    z.object({
      id,
      order: z.array(id),
      reason: z.string(),
      by: z.string(),
      how: z.string(),
      decided_at: instant,
    }),
  ),
  set_aside: z
    .array(z.object({ judge_id: id, name: z.string(), reason: z.string(), by: z.string() }))
    .describe('Judges whose sheets do not count in this round.'),
  face_off: faceOff.nullable(),
  head_review: z
    .object({ judge_id: id.nullable(), name: z.string().nullable(), scores: z.boolean() })
    .nullable()
    .describe("The rule that the head judge releases each act's scores; null: there is none."),
  paper_waiting: z.int().describe('Paper sheets that wait for a second person.'),
  awards: z.array(award),
  awards_digest: z
    .string()
    .describe('Of the awards and of how all is revealed, which are certified too: sent back with `certify`.'),
  feedback_written: z.boolean().describe('Whether a judge wrote anything for a performer.'),
  feedback_released_at: instant.nullable(),
  doubts: z.array(doubt),
  gates: z.array(gate),
  digest: z
    .string()
    .describe(
      'What would be certified now: sent back with `certify`, so that nobody certifies what they did not see. Empty while a gate is closed.',
    ),
  two_person: z.boolean().describe('Two people certify in this event.'),
  proposal: z
    .object({
      by_id: z.string(),
      by: z.string(),
      depth,
      proposed_at: instant,
      disagreement: z.string().nullable().describe('What the second count found; null where it agrees.'),
      disagreement_told: catalogueLines,
      despite: z.string().nullable().describe('Why it is to be certified despite that.'),
    })
    .nullable()
    .describe('What one of them would certify: exactly what stands now. Another one certifies it.'),
  result: certifiedResult.nullable().describe('The newest certified result, voided or not.'),
  resting: z
    .array(z.object({ id, name: z.string(), told: announcementState }))
    .describe(
      'Rounds whose certified result rests on this one: they stay where they are when it is taken back.',
    ),
});

/** What every change of a round's scoring answers: all of it, as it stands after it. */
export const changesScoring = { answer: scoring, once: true } as const;

export const reasonBody = z.object({ reason: line(REASON_LENGTH) });
export const excuseBody = z.object({
  judge_id: id,
  performance_ids: z.array(id).min(1).max(500),
  reason: line(REASON_LENGTH),
});
export const unexcuseBody = z.object({ judge_id: id, performance_ids: z.array(id).min(1).max(500) });
export const tieDecisionBody = z.object({
  order: z
    .array(id)
    .min(2, 'Name the acts of the tie.')
    .max(100)
    .describe('The acts of the tie, the better placed first.'),
  reason: line(REASON_LENGTH),
  how: optionalLine(60).default('').describe('How it was found: "applause", "head judge", "draw".'),
});
export const deductionBody = z.object({
  performance_id: id,
  kind: z.enum(['points', 'breach']).default('points'),
  points: z.string().regex(/^\d{1,5}(\.\d{1,4})?$/, 'Enter points, like 1 or 0.5.'),
  reason: line(REASON_LENGTH),
});
export const overrunBody = z.object({
  performance_id: id,
  overrun_ms: durationMs.describe("How long the act was on over its time, by the desk's clock."),
});
export const setAsideBody = z.object({ judge_id: id, reason: line(REASON_LENGTH) });
export const publishBody = z.object({ depth: depth.optional() });

export const whatIfAnswer = z.array(
  z.object({ performance_id: id, place: z.string().nullable(), result: figure }),
);

// what everybody may read

const revealEntry = z.strictObject({
  performance_id: id,
  number: actNumber,
  stage_name: z.string(),
  pronouns: z.string(),
  song: z.string(),
  score: figure,
});

const calledAct = z.strictObject({ performance_id: id, number: actNumber, stage_name: z.string() });

/** One table, as far as it was revealed. */
const publicTable = z.strictObject({
  id,
  kind: tableKind,
  title: z.string(),
  state: z.enum(['revealing', 'published']),
  hidden_acts: z.int().describe('How many acts are still to be told.'),
  steps: z
    .array(z.strictObject({ place: z.int(), entries: z.array(revealEntry) }))
    .describe('Told on stage, lowest place first.'),
  rows: z
    .array(
      revealEntry.extend({
        place: z.string(),
        rank: z.int(),
        category: z.string(),
        criteria: z.array(z.strictObject({ name: z.string(), score: z.string() })),
        carried: carriedShown
          .nullable()
          .describe('What the score holds from earlier rounds, where points are carried forward.'),
        decided_by: z
          .string()
          .nullable()
          .describe('What broke a tie for this place, where a face-off or a person did.'),
        tie_by_rules: z.boolean().describe('Whether a key of the rules broke a tie for this place.'),
      }),
    )
    .describe('The published table, best first; empty until then.'),
  also: z
    .array(calledAct)
    .describe('Who took part and has no place told, in the order of the show; empty until it is published.'),
  guests: z.array(calledAct).describe('Guests, who have no place; empty until the table is published.'),
});

/** What opens a sealed part of the document: its salt and its value. */
const opening = z.object({ salt: z.string(), value: z.unknown() });

/** The certified document as it is digested, and the parts that are open to everybody. */
export const resultRecord = z.object({
  /** SHA-256 of the document's canonical JSON (RFC 8785). */
  digest: z.string(),
  logged: auditRow.nullable(),
  depth,
  document: z.record(z.string(), z.unknown()),
  openings: z.object({ parts: z.record(z.string(), opening), personal: z.record(z.string(), opening) }),
});

export const publicResults = z.strictObject({
  state: z.enum(['no_event', 'before', 'revealing', 'published', 'withdrawn']),
  event: z.strictObject({ name: z.string(), host: z.string(), time_zone: z.string() }).nullable(),
  round: z
    .strictObject({
      id,
      name: z.string(),
      of: z.int().describe('How many rounds the event has; where it is one, no page speaks of rounds.'),
    })
    .nullable()
    .describe('Whose results these are.'),
  others: z
    .array(z.strictObject({ id, name: z.string(), event: z.string() }))
    .describe('Every other round of which something was told, past events too: the newest first.'),
  withdrawn_at: instant.nullable(),
  names: toldNames,
  tables: z.array(publicTable),
  awards: z
    .array(publicAward)
    .describe('Once every table is published; before that prizes that were published by themselves.'),
  certificate: z
    .strictObject({
      certified_at: instant,
      version: z.int(),
      corrects: z.boolean().describe('An earlier version was published, which this one replaces.'),
      digest: z.string(),
      logged: auditRow.nullable(),
      ballots: z.int().nullable(),
      ...howCounted,
    })
    .nullable()
    .describe('Once a table is published.'),
});
