/** A round's scoring rules on the wire: exactly those of the tabulation. */
import { z } from 'zod';
import { line, REASON_LENGTH } from '../primitives.ts';
import { faultsOfRules, tabulationRules } from '../tabulation/rules.ts';

/** Rules as they are stored and returned, with every default filled in. */
export const scoringRules = tabulationRules;

/** Rules as they are given; what is missing gets the method's default. */
export const givenRules = tabulationRules.superRefine((rules, context) => {
  for (const { path, message } of faultsOfRules(rules)) context.addIssue({ code: 'custom', path, message });
});

/** New rules; once sheets are in, a reason is needed. */
export const changeRulesBody = z.object({
  rules: givenRules,
  reason: line(REASON_LENGTH).optional(),
});
