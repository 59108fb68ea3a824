/**
 * The reveal script: the order of awards, from which place on each is revealed, and its special moments. The
 * organisers write it on the round; certification copies it into the document with each table, where it never changes.
 */
import { TEXT_FIELDS } from '../events/texts.ts';
import type { TableKind } from './table-kind.ts';

/** What the MC reads on an award's cards, in the organisers' words; empty where there are none. */
export interface AwardWords {
  opening: string;
  twoLeft: string;
  winner: string;
}

/** Sounds that the desk's laptop can play with a step. */
export const REVEAL_SOUNDS = ['silence', 'step', 'drums', 'fanfare', 'winner'] as const;
export type RevealSound = (typeof REVEAL_SOUNDS)[number];

/** The sound of each kind of step; undefined: the usual one. */
export interface AwardSounds {
  place?: RevealSound | undefined;
  twoLeft?: RevealSound | undefined;
  winner?: RevealSound | undefined;
  board?: RevealSound | undefined;
}

/** How one award is revealed. */
export interface Telling {
  /** The lowest place revealed by name; acts below it "took part". null: from the last place on. */
  from: (typeof TOLD_FROM)[number];
  /** Whether the last two are shown side by side, in the order of the show, before the winner. */
  twoLeft: boolean;
  /** Whether the whole table is shown at the end, in pages. */
  board: boolean;
  words: AwardWords;
  /** Absent where every step has its usual sound. */
  sounds?: AwardSounds | undefined;
  /** For a prize: it is published with the result and not revealed on stage. */
  untold?: true | undefined;
  /** Stands on its curtain when it begins: the SHA-256 of the picture, so that a document fixes what was shown. */
  picture?: string | undefined;
}

/** The sides in pixels of an award's picture: the longest the big screen shows, and the shortest that is no blur there. */
export const AWARD_PICTURE = { most: 1_600, least: 480 } as const;

/** One line of the script; `award` is an `awardKey`. */
export interface AwardTelling extends Telling {
  award: string;
}

/** A script: its lines in the order of the reveal. */
export type RevealScript = readonly AwardTelling[];

/** The lowest places that can be chosen; null: the last place. */
export const TOLD_FROM = [null, 10, 5, 3, 2, 1] as const;

/** The default for a result: the podium, the last two side by side, the table at the end. */
export const USUAL_TELLING: Telling = {
  from: 3,
  twoLeft: true,
  board: true,
  words: { opening: '', twoLeft: '', winner: '' },
};

/** The default for the audience favourite and for a prize: only its winner. */
export const ONLY_WINNER: Telling = { ...USUAL_TELLING, from: 1, twoLeft: false, board: false };

/** How an award is revealed where the organisers decided nothing. */
export const usualTelling = ({ kind }: Pick<TableKind, 'kind'>): Telling =>
  kind === 'result' ? USUAL_TELLING : ONLY_WINNER;

/** With somebody under age in the show, no place below this one is revealed. */
export const LOWEST_WITH_MINORS = 3;

/**
 * A telling with somebody under age in the show: the podium at most, and never the last place of the table, whatever
 * the script says. (Of three acts the third is the last.)
 * @param last the lowest place that any act has
 */
export const withoutLast = (telling: Telling, last: number): Telling => {
  const most = Math.min(telling.from ?? LOWEST_WITH_MINORS, LOWEST_WITH_MINORS, Math.max(1, last - 1));
  return { ...telling, from: TOLD_FROM.find((place) => place !== null && place <= most) ?? 1 };
};

/** Returns a test whether a place of this table is revealed. The first place always is. */
export const placeFilter = ({
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

/** What names a table before there is a document. */
type NamedTable = Pick<TableKind, 'kind' | 'categoryId'> & { title: string };

/**
 * The name of a table in a script: `audience`, `result:` and its category's id, or `prize:` and its title. It is stable
 * before certification.
 */
export const awardKey = ({ kind, categoryId, title }: NamedTable): string =>
  kind === 'audience' ? kind : `${kind}:${(kind === 'prize' ? title : categoryId) ?? ''}`;

/** The most characters of the name of a table in a script (`awardKey`). */
export const AWARD_KEY_MOST = 'prize:'.length + TEXT_FIELDS.award.most;

/**
 * The tables in the order of the script, each with how it is revealed. Of those that the script does not name, prizes
 * come first, since they are often given in the last minute and nobody hears them after the winner; others last.
 */
export function inScriptOrder<T extends NamedTable>(
  tables: readonly T[],
  script: RevealScript,
): (T & { telling: Telling })[] {
  const at = new Map(script.map(({ award }, index) => [award, index]));
  const place = (table: T) => at.get(awardKey(table)) ?? (table.kind === 'prize' ? -1 : script.length);
  return tables
    .toSorted((a, b) => place(a) - place(b))
    .map((table) => {
      const line = script[place(table)];
      if (!line) return { ...table, telling: usualTelling(table) };
      const { award: _award, ...telling } = line;
      return { ...table, telling };
    });
}

/** Parses the script that a round stores as JSON; empty where none was written. */
export const scriptOf = ({ reveal }: { reveal: string }): RevealScript =>
  reveal === '' ? [] : JSON.parse(reveal);
