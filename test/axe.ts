/** What axe finds on a page. Its builder for Playwright brings home all that passed as well, for thrice the work. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Axe as a script. */
export const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Asked {
  /** A selector of the part that is looked at; the whole page without it. */
  within?: string;
  /** The rules; all without them. */
  only?: readonly string[];
}

/** In words; empty where it finds nothing on the page that is shown, and in its frames, which are all ours. */
export async function axeFindings(page: Page, asked: Asked = {}): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(`${AXE};undefined`);
  return page.evaluate(async ({ within, only }) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations } = await axe.run(within ?? document, {
      resultTypes: ['violations'],
      ...(only && { runOnly: [...only] }),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.any[0]?.message ?? node.html}`),
    );
  }, asked);
}
