/** The rows of a result on the wall: the best place on top, hidden ones behind curtains. Pure. */
import type { ProjectorView } from '#contract/live/views.ts';

export type Reveal = NonNullable<ProjectorView['reveal']>;
export type RevealedEntry = Reveal['steps'][number]['entries'][number];

export interface RevealRow {
  /** The same for a row before and after its curtain opens. */
  key: string;
  /** "2", "3=", or nothing where ties below leave it open. */
  place: string;
  entry: RevealedEntry | null;
  /** Of the step that was told last. */
  lit: boolean;
}

/** All rows, best place first. Everybody who shares a place has a row. */
export function revealRows({ hiddenSteps, steps }: Reveal): RevealRow[] {
  const last = steps.length - 1;
  const told = steps.flatMap((step, index) =>
    step.entries.map((entry, sharing) => ({
      key: `${index}-${sharing}`,
      place: step.tied ? `${step.place}=` : String(step.place),
      entry,
      lit: index === last,
    })),
  );
  const lowest = steps[last]?.place;
  const numbered = lowest !== undefined && lowest - 1 === hiddenSteps;
  const hidden = Array.from({ length: hiddenSteps }, (_, index) => ({
    key: `${steps.length + index}-0`,
    place: numbered || index === hiddenSteps - 1 ? String(hiddenSteps - index) : '',
    entry: null,
    lit: false,
  }));
  return [...told, ...hidden].reverse();
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

/** Everybody in the first place, once it was told. */
export const toldWinners = (reveal: Reveal | null): RevealedEntry[] | null =>
  reveal?.steps.find((step) => step.winner)?.entries ?? null;
