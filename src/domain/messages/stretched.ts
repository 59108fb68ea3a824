/**
 * The language of tests: English with marks on its letters, 40 % longer and in brackets. What is cut off has lost a
 * bracket, and what has none is in no catalogue.
 */
import { readSentence, type Sentence } from './sentence.ts';

const PLAIN = 'abcdeghijlnorstuyzACDEGIJLNORSTUYZ';
const MARKED = 'àƀçďëĝĥîĵļñôŕšťüÿžÀÇĎËĜÎĴĻÑÔŔŠŤÜŸŽ';
const LONGER_BY = 0.4;

const marked = (words: string): string =>
  [...words].map((letter) => MARKED[PLAIN.indexOf(letter)] ?? letter).join('');

const written = (sentence: Sentence): string =>
  sentence
    .map((part) => {
      if (typeof part === 'string') return marked(part);
      if ('tag' in part) return `<${part.tag}>${written(part.inside)}</${part.tag}>`;
      const branches = Object.entries(part.branches).map(([name, inside]) => `${name} {${written(inside)}}`);
      const kind = part.kind === 'text' ? '' : `, ${part.kind}`;
      return `{${part.name}${kind}${branches.length > 0 ? `, ${branches.join(' ')}` : ''}}`;
    })
    .join('');

/** A line of the catalogue in the language of tests: with marks on its letters, 40 % longer and in brackets. */
export function stretched(line: string): string {
  const letters = line.replace(/\{[^{}]*\}/g, '').length;
  const longer = '~'.repeat(Math.ceil(letters * LONGER_BY)).replace(/~{5}(?=~)/g, '~~~~~ ');
  return `[${written(readSentence(line))}${longer}]`;
}

/** All lines of a room of the catalogue in the language of tests, by the same names. */
export const stretchedRoom = <R extends Readonly<Record<string, string>>>(room: R): Record<keyof R, string> =>
  Object.fromEntries(Object.entries(room).map(([name, line]) => [name, stretched(line)])) as Record<
    keyof R,
    string
  >;
