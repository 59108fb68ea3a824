/**
 * The words of the language that the page speaks now. `say` gives a sentence, `tell` one with parts of the page in it.
 * Whoever draws sentences draws again when the language changes: every page does, by setting its title
 * (`usePageTitle`), and a part that keeps itself from being drawn again asks `useLanguage`.
 */
import { createElement, Fragment, isValidElement, type ReactNode, useSyncExternalStore } from 'react';
import { type Line, lineOf, type Parts, type Say, sayIn, type Words } from '#domain/messages/catalogue.ts';
import { LANGUAGES, type Language, SOURCE } from '#domain/messages/languages.ts';
import { filledIn } from '#domain/messages/sentence.ts';
import { listeners } from './listeners.ts';

export interface Spoken {
  readonly language: Language;
  readonly words: Words;
  /** What the event offers, its own language first. */
  readonly offered: readonly Language[];
}

const spoken: { now: Spoken; say: Say } = {
  now: { language: SOURCE, words: {}, offered: [SOURCE] },
  say: sayIn(SOURCE, {}),
};
const changes = listeners();

/** Sets the language and words that are spoken from now on. On the server: those of the one page being rendered. */
export function speak(next: Spoken): void {
  spoken.now = next;
  spoken.say = sayIn(next.language, next.words);
  if (typeof document !== 'undefined') {
    document.documentElement.lang = next.language;
    document.documentElement.dir = LANGUAGES[next.language].direction;
  }
  changes.tell();
}

/** The language and words that are spoken now. */
export const spokenNow = (): Spoken => spoken.now;

/** The language that is spoken now; the component is drawn again when it changes. */
export const useLanguage = (): Spoken => useSyncExternalStore(changes.follow, spokenNow, spokenNow);

/** A sentence of the catalogue in the language that is spoken now. */
export const say: Say = (line, ...blanks) => spoken.say(line, ...blanks);

/**
 * A sentence of the catalogue with parts of the page in it: a node for each blank, and for each tag what its content
 * becomes.
 */
export function tell<L extends Line>(line: L, parts: Parts<L, ReactNode>): ReactNode {
  const { language, words } = spoken.now;
  const values = {
    ...parts,
    ...Object.fromEntries(
      Object.entries(parts).flatMap(([name, part]) =>
        typeof part === 'function' ? [[name, (inside: ReactNode[]) => part(inOrder(inside))]] : [],
      ),
    ),
  };
  return inOrder(filledIn(lineOf(words, line), language, values, endOf) as ReactNode[]);
}

/** The last words of a part of the page, where they stand in it. */
function endOf(part: unknown): string {
  if (Array.isArray(part)) return endOf(part.at(-1));
  return isValidElement<{ children?: ReactNode }>(part) ? endOf(part.props.children) : String(part ?? '');
}

/** The parts of a sentence stand where its language puts them, and are nobody's list. */
const inOrder = (parts: readonly ReactNode[]): ReactNode =>
  parts.map((part, at) => createElement(Fragment, { key: at }, part));
