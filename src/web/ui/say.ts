/**
 * The words of the language that the page speaks now. `say` gives a sentence, `tell` one with parts of the page in it.
 * Whoever draws sentences draws again when the language changes: every page does, by setting its title
 * (`usePageTitle`), and a part that keeps itself from being drawn again asks `useLanguage`.
 */
import { createElement, Fragment, type ReactNode, useSyncExternalStore } from 'react';
import { type Line, lineOf, type Parts, type Say, sayIn, type Words } from '#domain/messages/catalogue.ts';
import { LANGUAGES, type Language, SOURCE } from '#domain/messages/languages.ts';
import { filledIn } from '#domain/messages/sentence.ts';

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
const listeners = new Set<() => void>();

/** From here on these words are said. On the server the language of one page, which is drawn in one go. */
export function speak(next: Spoken): void {
  spoken.now = next;
  spoken.say = sayIn(next.language, next.words);
  if (typeof document !== 'undefined') {
    document.documentElement.lang = next.language;
    document.documentElement.dir = LANGUAGES[next.language].direction;
  }
  for (const listener of listeners) listener();
}

/** What is spoken now. */
export const spokenNow = (): Spoken => spoken.now;

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What is spoken now; draws again when it changes. */
export const useLanguage = (): Spoken => useSyncExternalStore(listen, spokenNow, spokenNow);

/** A sentence in the language that is spoken now. */
export const say: Say = (line, ...blanks) => spoken.say(line, ...blanks);

/** The same with names, times and links in it: parts for its blanks, and for each tag what its inside becomes. */
export function tell<L extends Line>(line: L, parts: Parts<L, ReactNode>): ReactNode {
  const { language, words } = spoken.now;
  return inOrder(
    filledIn(lineOf(words, line), language, {
      ...parts,
      ...Object.fromEntries(
        Object.entries(parts).flatMap(([name, part]) =>
          typeof part === 'function' ? [[name, (inside: ReactNode[]) => part(inOrder(inside))]] : [],
        ),
      ),
    }) as ReactNode[],
  );
}

/** The parts of a sentence stand where its language puts them, and are nobody's list. */
const inOrder = (parts: readonly ReactNode[]): ReactNode =>
  parts.map((part, at) => createElement(Fragment, { key: at }, part));
