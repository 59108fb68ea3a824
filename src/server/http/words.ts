/** Sentences for wrong input where a schema has none of its own. zod's are for programmers. */
import type { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const plural = (count: number | bigint, one: string) => `${count} ${one}${Number(count) === 1 ? '' : 's'}`;

/** One plain sentence that says what to do; undefined keeps zod's. */
export function plainWords(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'Fill this in.';
      return issue.expected === 'int'
        ? 'Enter a whole number.'
        : `This should be ${article(issue.expected)}.`;
    case 'too_small':
      return tooLittle(issue.origin, issue.minimum);
    case 'too_big':
      if (issue.origin === 'string') return `Keep this to ${plural(issue.maximum, 'character')}.`;
      if (issue.origin === 'array') return `Keep this to ${issue.maximum} entries.`;
      return `Enter ${issue.maximum} or less.`;
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

function tooLittle(origin: string, minimum: number | bigint): string {
  if (origin === 'array') return `Choose ${plural(minimum, 'entry').replace('entrys', 'entries')} or more.`;
  if (origin !== 'string') return `Enter ${minimum} or more.`;
  return Number(minimum) <= 1 ? 'Fill this in.' : `Use ${plural(minimum, 'character')} or more.`;
}

const article = (kind: string) => (/^[aeio]/.test(kind) ? `an ${kind}` : `a ${kind}`);
