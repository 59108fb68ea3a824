/** The pages on decisions have one form, and those that change another one are named by it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

describe('decisions', () => {
  const FOLDER = join(import.meta.dirname, '../../docs/decisions');
  const pages = readdirSync(FOLDER).map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }));

  it('have one form: when they were accepted and what became of them, context, decision, consequences', () => {
    const FORM =
      /^# \d+\. .+\n\n\*Accepted \d+ \w+ 20\d\d\.[^\n]*\*\n\n\*\*Context\.\*\*[\s\S]*\*\*Decision[\s\S]*\*\*Consequences\.\*\*/;
    expect(pages.length).toBeGreaterThan(40);
    expect(pages.filter(({ text }) => !FORM.test(text)).map(({ name }) => name)).toEqual([]);
  });

  it('that are amended or replaced by another say so', () => {
    const statusOf = (number: string) =>
      pages.find(({ name }) => name.startsWith(number.padStart(4, '0')))?.text.split('\n')[2] ?? '';
    const silent = pages.flatMap(({ name }) => {
      const own = String(Number(name.slice(0, 4)));
      const changes = /(?:Amends|Replaces) ([^.]*)\./.exec(statusOf(own).replace(/\(.*?\)/g, ''))?.[1] ?? '';
      return [...changes.matchAll(/\[(\d+)\]/g)].flatMap(([, other = '']) =>
        statusOf(other).includes(`[${own}](`) ? [] : [`${other} does not name ${own}`],
      );
    });
    expect(silent).toEqual([]);
  });
});
