/**
 * The reveal as the organisers direct it: which award after which, from which place on, and with which moments of its
 * own. It is declared on the round, goes into the certified document with each table, and stays as it is there.
 */
import type { TableKind } from './table-kind.ts';

/** What the MC reads at a card of an award, in the organisers' own words; empty where there are none. */
export interface AwardWords {
  opening: string;
  twoLeft: string;
  winner: string;
}

/** How one award is told. */
export interface Telling {
  /** The lowest place that is told by name; the acts below were on stage too. null: from the last place on. */
  from: (typeof TOLD_FROM)[number];
  /** Whether the last two stand side by side, in the order of the show, before the winner is told. */
  twoLeft: boolean;
  /** Whether the table stands at the end, in pages. */
  board: boolean;
  words: AwardWords;
}

/** One line of the script: its award by `awardKey`. */
export interface AwardTelling extends Telling {
  award: string;
}

export type RevealScript = readonly AwardTelling[];

/** The lowest places that can be chosen; null is the last. */
export const TOLD_FROM = [null, 10, 5, 3, 1] as const;

/** From where an award is told unless somebody decides otherwise: the podium, two who wait for it, and the table. */
export const USUAL_TELLING: Telling = {
  from: 3,
  twoLeft: true,
  board: true,
  words: { opening: '', twoLeft: '', winner: '' },
};

/** What a table is called in a script: before it is certified it has no other name that stays. */
export const awardKey = ({ kind, categoryId }: Pick<TableKind, 'kind' | 'categoryId'>): string =>
  kind === 'audience' ? 'audience' : `result:${categoryId ?? ''}`;

/** Tables in the order of the script, each with how it is told; those that it does not name come last, as they stood. */
export function directed<T extends Pick<TableKind, 'kind' | 'categoryId'>>(
  tables: readonly T[],
  script: RevealScript,
): (T & { telling?: Telling })[] {
  const at = new Map(script.map(({ award }, index) => [award, index]));
  const place = (table: T) => at.get(awardKey(table)) ?? script.length;
  return tables
    .toSorted((a, b) => place(a) - place(b))
    .map((table) => {
      const line = script[place(table)];
      if (!line) return table;
      const { award: _award, ...telling } = line;
      return { ...table, telling };
    });
}

/** A script as a round keeps it, in JSON; none where nobody wrote one. */
export const scriptOf = ({ reveal }: { reveal: string }): RevealScript =>
  reveal === '' ? [] : JSON.parse(reveal);
