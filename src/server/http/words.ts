/** Sentences for wrong input where a schema has none of its own. zod's are for programmers. */
import type { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** A zod issue as one plain sentence that says what to do; undefined where zod's own words are kept. */
export function plainWords(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'Fill this in.' : otherKind(issue.expected);
    case 'too_small':
      return tooLittle(issue.origin, issue.minimum);
    case 'too_big':
      return tooMuch(issue.origin, issue.maximum);
    case 'invalid_value':
      return `Choose one of: ${issue.values.map(String).join(', ')}.`;
    case 'invalid_format':
      return issue.format === 'datetime'
        ? 'Enter a date and time, like 2026-04-18T19:30:00Z.'
        : 'This is not written as it should be.';
    case 'unrecognized_keys':
      return `This is not known here: ${issue.keys.join(', ')}.`;
    case 'invalid_union':
      return 'This is none of the forms that are understood here.';
    default:
      return undefined;
  }
}

function otherKind(expected: string): string {
  if (expected === 'int') return 'Enter a whole number.';
  return expected === 'number' ? 'This should be a number.' : `This should be ${article(expected)}.`;
}

function tooMuch(origin: string, maximum: number | bigint): string {
  if (origin === 'array') return `Keep this to ${maximum} entries.`;
  if (origin !== 'string') return `Enter ${maximum} or less.`;
  return Number(maximum) === 1 ? 'Keep this to 1 character.' : `Keep this to ${maximum} characters.`;
}

function tooLittle(origin: string, minimum: number | bigint): string {
  if (origin === 'array')
    return Number(minimum) === 1 ? 'Choose 1 entry or more.' : `Choose ${minimum} entries or more.`;
  if (origin !== 'string') return `Enter ${minimum} or more.`;
  return Number(minimum) <= 1 ? 'Fill this in.' : `Use ${minimum} characters or more.`;
}

const article = (kind: string) => (/^[aeio]/.test(kind) ? `an ${kind}` : `a ${kind}`);
