/** A round's scoring rules as they cross the wire: those of the engine, all of them. */
import { z } from 'zod';
import { line } from '../primitives.ts';
import { faultsOfRules, tabulationRules } from '../tabulation/rules.ts';

/** Rules as they are kept and answered, with all defaults filled in. */
export const scoringRules = tabulationRules;

/** Rules as they are given. What is left out has the method's own default. */
export const givenRules = tabulationRules.superRefine((rules, context) => {
  for (const { path, message } of faultsOfRules(rules)) context.addIssue({ code: 'custom', path, message });
});

/** New rules; once sheets are in, with the reason. */
export const changeRulesBody = z.object({
  rules: givenRules,
  reason: line(300).optional(),
});
