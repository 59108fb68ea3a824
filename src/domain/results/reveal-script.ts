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

/** Sounds that a step may have from the desk's laptop. */
export const REVEAL_SOUNDS = ['silence', 'step', 'drums', 'fanfare', 'winner'] as const;
export type RevealSound = (typeof REVEAL_SOUNDS)[number];

/** The sound of each kind of step of an award; where none is named it is the usual one. */
export interface AwardSounds {
  place?: RevealSound | undefined;
  twoLeft?: RevealSound | undefined;
  winner?: RevealSound | undefined;
  board?: RevealSound | undefined;
}

/** How one award is told. */
export interface Telling {
  /** The lowest place that is told by name; the acts below took part, without a place. null: from the last place on. */
  from: (typeof TOLD_FROM)[number];
  /** Whether the last two stand side by side, in the order of the show, before the winner is told. */
  twoLeft: boolean;
  /** Whether the table stands at the end, in pages. */
  board: boolean;
  words: AwardWords;
  /** Not there where every step sounds as usual. */
  sounds?: AwardSounds | undefined;
  /** Stands on its curtain when it begins: the SHA-256 of the picture, so that a document fixes what was shown. */
  picture?: string | undefined;
}

/** Of a picture on a curtain, in pixels: as wide or high at most as the big screen shows it, and not too small for one. */
export const AWARD_PICTURE = { most: 1_600, least: 480 } as const;

/** One line of the script: its award by `awardKey`. */
export interface AwardTelling extends Telling {
  award: string;
}

export type RevealScript = readonly AwardTelling[];

/** The lowest places that can be chosen; null is the last. */
export const TOLD_FROM = [null, 10, 5, 3, 2, 1] as const;

/** From where an award is told unless somebody decides otherwise: the podium, two who wait for it, and the table. */
export const USUAL_TELLING: Telling = {
  from: 3,
  twoLeft: true,
  board: true,
  words: { opening: '', twoLeft: '', winner: '' },
};

/** The same for the hall's own favourite: its winner, which is what the hall is told of it. */
const USUAL_FAVOURITE: Telling = { ...USUAL_TELLING, from: 1, twoLeft: false, board: false };

/** How an award is told of which nobody decided anything. */
export const usualTelling = ({ kind }: Pick<TableKind, 'kind'>): Telling =>
  kind === 'audience' ? USUAL_FAVOURITE : USUAL_TELLING;

/** Where somebody under age performs no place below this one is told. */
export const LOWEST_WITH_MINORS = 3;

/**
 * The same where somebody under age performs: the podium at most, and never the lowest place of the table, whatever was
 * decided. Of three the third is the last.
 * @param last the lowest place that anybody has.
 */
export const withoutLast = (telling: Telling, last: number): Telling => {
  const most = Math.min(telling.from ?? LOWEST_WITH_MINORS, LOWEST_WITH_MINORS, Math.max(1, last - 1));
  return { ...telling, from: TOLD_FROM.find((place) => place !== null && place <= most) ?? 1 };
};

/** Which places of a table are told; the first one always. */
export const toldPlaces = ({
  rows,
  telling,
}: {
  rows: readonly { rank: number }[];
  telling?: Telling | undefined;
}): ((rank: number) => boolean) => {
  const from = telling?.from ?? null;
  const first = Math.min(...rows.map(({ rank }) => rank));
  return (rank) => from === null || rank <= from || rank === first;
};

/** What a table is called in a script: before it is certified it has no other name that stays. */
export const awardKey = ({ kind, categoryId }: Pick<TableKind, 'kind' | 'categoryId'>): string =>
  kind === 'audience' ? 'audience' : `result:${categoryId ?? ''}`;

/** Tables in the order of the script, each with how it is told; those that it does not name come last, told as usual. */
export function directed<T extends Pick<TableKind, 'kind' | 'categoryId'>>(
  tables: readonly T[],
  script: RevealScript,
): (T & { telling: Telling })[] {
  const at = new Map(script.map(({ award }, index) => [award, index]));
  const place = (table: T) => at.get(awardKey(table)) ?? script.length;
  return tables
    .toSorted((a, b) => place(a) - place(b))
    .map((table) => {
      const line = script[place(table)];
      if (!line) return { ...table, telling: usualTelling(table) };
      const { award: _award, ...telling } = line;
      return { ...table, telling };
    });
}

/** A script as a round keeps it, in JSON; none where nobody wrote one. */
export const scriptOf = ({ reveal }: { reveal: string }): RevealScript =>
  reveal === '' ? [] : JSON.parse(reveal);
