/** The rows of a result on the wall: the best place on top, hidden ones behind curtains. Pure. */
import type { ProjectorView } from '#contract/live/views.ts';

export type Reveal = NonNullable<ProjectorView['reveal']>;
export type RevealedEntry = Reveal['steps'][number]['entries'][number];

export interface RevealRow {
  /** The same for a row before and after its curtain opens. */
  key: string;
  /** "2", "3="; of a hidden row its number from the top. */
  place: string;
  entry: RevealedEntry | null;
  /** Of the step that was told last. */
  lit: boolean;
}

/**
 * All rows, best place first: one for each act, told or not, so that curtains are numbered as rows and a tie behind them
 * does not show.
 */
export function revealRows({ hiddenActs, steps }: Reveal): RevealRow[] {
  const last = steps.length - 1;
  const told = steps.flatMap((step, index) =>
    step.entries.toReversed().map((entry) => ({
      place: step.tied ? `${step.place}=` : String(step.place),
      entry,
      lit: index === last,
    })),
  );
  const hidden = Array.from({ length: hiddenActs }, (_, index) => ({
    place: String(hiddenActs - index),
    entry: null,
    lit: false,
  }));
  return [...told, ...hidden].map((row, index) => ({ key: String(index), ...row })).reverse();
}

/**
 * The rows that fit. While places are told the row just told stands in view with curtains above it; nobody is
 * told from a row that is out of the picture.
 */
export function rowsInView(rows: readonly RevealRow[], most: number): RevealRow[] {
  if (rows.length <= most) return [...rows];
  const firstLit = rows.findIndex((row) => row.lit);
  const lastLit = rows.findLastIndex((row) => row.lit);
  const end = lastLit < 0 ? rows.length : Math.min(rows.length, Math.max(most, lastLit + 1));
  const start = Math.max(0, Math.min(end - most, firstLit < 0 ? end : firstLit));
  return rows.slice(start, Math.max(end, start + most));
}

/** One line of the table at the end; an act that has no place told has none here. */
export interface BoardRow {
  place: string;
  winner: boolean;
  entry: RevealedEntry;
}

/** The table in pages, best place first; those who were on stage too stand on pages of their own, in the order of the show. */
export function boardPages({ steps, also = [] }: Pick<Reveal, 'steps' | 'also'>, most: number): BoardRow[][] {
  const placed = steps
    .toReversed()
    .flatMap(({ place, tied, winner, entries }) =>
      entries.map((entry) => ({ place: tied ? `${place}=` : String(place), winner, entry })),
    );
  const others = also.map((entry) => ({ place: '', winner: false, entry }));
  return [...inPages(placed, most), ...inPages(others, most)];
}

/** As few pages as hold them, evenly filled. */
function inPages<T>(rows: readonly T[], most: number): T[][] {
  const pages = Math.ceil(rows.length / most);
  const each = Math.ceil(rows.length / Math.max(1, pages));
  return Array.from({ length: pages }, (_, page) => rows.slice(page * each, (page + 1) * each));
}

/** Everybody in the first place, once it was told. */
export const toldWinners = (reveal: Reveal | null): RevealedEntry[] | null =>
  reveal?.steps.find((step) => step.winner)?.entries ?? null;
