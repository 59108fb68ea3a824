/** A booklet of folded sheets: what stands on which page, and which page beside which. Pure. */

import type { ItemKind } from '#domain/lineup/item.ts';
import type { Language } from '#domain/messages/languages.ts';
import { commaOf } from '#domain/messages/sentence.ts';

export interface Entry {
  id: string;
  kind: ItemKind;
  number: number | null;
  title: string;
  song: string;
  /** Names that the act wants in it, after its public answers. */
  credits: string;
  plannedMs: number;
}

/** Names that an act wrote a line each, one after the other, parted by the comma of that language. */
export const inOneLine = (names: string, language: Language): string =>
  names.trim().replace(/[\s,;]*\n\s*/g, commaOf(language));

/** The items between two intervals. */
export interface Section {
  /** Counted from 1. */
  part: number;
  entries: readonly Entry[];
}

/** An interval ends a section and stands at its foot. */
export function sectionsOf(entries: readonly Entry[]): Section[] {
  const sections: Entry[][] = [[]];
  entries.forEach((entry, at) => {
    sections.at(-1)?.push(entry);
    if (entry.kind === 'interval' && at < entries.length - 1) sections.push([]);
  });
  return sections
    .filter((section) => section.length > 0)
    .map((section, at) => ({ part: at + 1, entries: section }));
}

/** One page of the order: a section or a part of it. Only a section's first page has its heading. */
export interface OrderPage {
  part: number;
  isFirst: boolean;
  entries: readonly Entry[];
}

/** The heights of a page's parts, all in the same unit. */
export interface Heights {
  page: number;
  heading: number;
  of: (entry: Entry) => number;
}

/** Fills pages, each section beginning on one of its own. What is higher than a page has one to itself. */
export const pagesOf = (sections: readonly Section[], { page, heading, of }: Heights): OrderPage[] =>
  sections.flatMap(({ part, entries }) => {
    const pages: Entry[][] = [[]];
    let left = page - heading;
    for (const entry of entries) {
      const high = of(entry);
      if (high > left && (pages.at(-1)?.length ?? 0) > 0) {
        pages.push([]);
        left = page;
      }
      pages.at(-1)?.push(entry);
      left -= high;
    }
    return pages.map((some, at) => ({ part, isFirst: at === 0, entries: some }));
  });

const A_SHEET = 4;

/** The pages filled up to a multiple of four; the empty ones stand before the last. */
export function filledUp<P>(pages: readonly P[], empty: P): P[] {
  const missing = (A_SHEET - (pages.length % A_SHEET)) % A_SHEET;
  return [...pages.slice(0, -1), ...Array.from({ length: missing }, () => empty), ...pages.slice(-1)];
}

/** Printed on both sides, laid in each other and folded once, these pairs are read from the first page to the last: each is a side of a sheet, left and right. */
export function imposed<P>(pages: readonly P[]): (readonly [P, P])[] {
  const at = (index: number): P => {
    const page = pages[index];
    if (page === undefined) throw new Error('Sheets of a booklet have four pages each.');
    return page;
  };
  const last = pages.length - 1;
  return Array.from({ length: pages.length / 2 }, (_, side) =>
    side % 2 === 0 ? ([at(last - side), at(side)] as const) : ([at(side), at(last - side)] as const),
  );
}
