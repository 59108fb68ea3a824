/** What a page says outside the catalogue, found in the language of tests, whose every sentence stands in brackets. */
import type { Page } from 'playwright-core';
import { stretched } from '#domain/messages/stretched.ts';

/** Words as the language of tests writes them. */
export const long = (words: string): string => stretched(words).replace(/^\[|[~ ]*\]$/g, '');

/** Texts, labels and the title that stand in no bracket, but for what is marked as another language. `names` are the event's own words, which no language changes. */
export const unbracketed = (page: Page, names: readonly string[] = []): Promise<string[]> =>
  page.evaluate((known) => {
    const texts: string[] = [];
    const note = (text: string, around: string) => {
      // A receipt and a time are the same in every language, and a day is the browser's own words.
      if (/^[A-Z0-9-]+$|\d:\d\d|^\p{L}+ \d{1,2}$/u.test(text) || !/\p{L}{2}/u.test(text)) return;
      if (!around.includes('[') && !known.some((name) => name.includes(text))) texts.push(text);
    };
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const parent = node.parentElement;
      if (
        parent === null ||
        parent.closest(
          'script, noscript, textarea, bdi, .name, body [lang]:not([lang="en-XA"]), [translate=no]',
        ) !== null
      )
        continue;
      // A link may be a part of a sentence: the bracket is open where it begins.
      const sentence = parent.closest('a')?.closest('p');
      if (sentence) {
        const range = document.createRange();
        range.setStart(sentence, 0);
        range.setEnd(node, 0);
        const before = range.toString();
        if (before.lastIndexOf('[') > before.lastIndexOf(']')) continue;
      }
      const block =
        parent.closest('.poster') ??
        parent.closest('p, h1, h2, h3, label, button, a, li, div, span:not(bdi *), legend, dt, dd') ??
        parent;
      note((node.textContent ?? '').trim(), block.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      // Nobody reads what is hidden.
      if (element.closest('[aria-hidden=true]') !== null) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const label = element.getAttribute(name)?.trim() ?? '';
        note(label, label);
      }
    }
    for (const part of document.title.replace(/ · Ovation$/, '').split(' · ')) note(part, document.title);
    return texts;
  }, names);

/** Every text in what a server sent, however deep: the event's own words among them. */
export const textsIn = (given: unknown): string[] =>
  typeof given === 'string'
    ? [given]
    : typeof given === 'object' && given !== null
      ? Object.values(given).flatMap(textsIn)
      : [];

/** What a text says outside its brackets, but for these words: letters of the language of tests have nothing there. */
export function outsideBrackets(text: string, names: readonly string[]): string {
  let depth = 0;
  const outside = [...text].filter((letter) => {
    if (letter === '[') depth += 1;
    const isOutside = depth === 0;
    if (letter === ']') depth -= 1;
    return isOutside;
  });
  return names
    .reduce((left, name) => left.replaceAll(name, ''), outside.join(''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
