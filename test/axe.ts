/**
 * What axe finds on a page, and which button Enter would press in a form. Axe's builder for Playwright brings home all
 * that passed as well, for thrice the work.
 */
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

/**
 * Forms in which Enter does something else than their own button says: a browser presses the first button that sends,
 * and one with a name or a way of its own (a language, "keep my vote") is not what the form is for.
 */
function pressedByEnter(): string[] {
  return [...document.forms].flatMap((form) => {
    const buttons = [...form.elements].filter(
      (element): element is HTMLButtonElement =>
        element instanceof HTMLButtonElement && element.type === 'submit',
    );
    const plain = buttons.filter(
      ({ name, attributes }) => name === '' && !attributes.getNamedItem('formmethod'),
    );
    const shown = plain.filter((button) => button.ariaHidden !== 'true');
    if (shown.length > 1)
      return [`several buttons send the form: ${shown.map((each) => each.innerText).join(', ')}`];
    return plain.length === 0 || plain[0] === buttons[0] ? [] : [`Enter presses: ${buttons[0]?.innerText}`];
  });
}

/** In words; empty where nothing is found on the page that is shown, and by axe in its frames, which are all ours. */
export async function axeFindings(page: Page, asked: Asked = {}): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(`${AXE};undefined`);
  const pressed = await page.evaluate(pressedByEnter);
  const found = await page.evaluate(async ({ within, only }) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations } = await axe.run(within ?? document, {
      resultTypes: ['violations'],
      ...(only && { runOnly: [...only] }),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.any[0]?.message ?? node.html}`),
    );
  }, asked);
  return [...pressed, ...found];
}
