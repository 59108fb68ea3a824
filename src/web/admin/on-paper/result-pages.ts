/** A result on paper: one table after the other, each on as few sheets as hold it. Heights are in mm, of Letter, which is the lower. */
import type { AnswerOf } from '#contract/endpoint.ts';
import type { diplomaEndpoints } from '#contract/results/diplomas.ts';

type Diplomas = AnswerOf<typeof diplomaEndpoints.diplomas>;
type DiplomaSheet = Diplomas['sheets'][number];

/** How far apart rows stand, the roomiest first. */
const SETTINGS = [
  { setting: 'few', row: 16 },
  { setting: 'roomy', row: 9.6 },
  { setting: 'dense', row: 6.1 },
] as const;
const DENSEST = SETTINGS[2];
/** What is left for rows and names below the winner, and on a further sheet. */
const BELOW_WINNER = 120;
const FURTHER = 185;
/** The names of who took part: letters in a line, and its height. */
const LINE = { letters: 88, height: 4.9 };
/** The same of a prize at the foot. Two lines stand beside the code. */
const PRIZE = { letters: 52, height: 6.8, free: 2 };

/** One sheet of a result. */
export interface ResultPage {
  /** The table, where there are several. */
  title: string;
  /** Who came first; empty on a further sheet. */
  winners: readonly DiplomaSheet[];
  rows: readonly DiplomaSheet[];
  setting: (typeof SETTINGS)[number]['setting'];
  /** Who has no place that is told, in the order of the show; on the last sheet of the table. */
  also: readonly string[];
  /** The hall's favourite and the awards, on the last sheet of all. */
  prizes: readonly DiplomaSheet[];
}

/** The sheets of a certified result. */
export function resultPages({ sheets }: Pick<Diplomas, 'sheets'>): ResultPage[] {
  const places = sheets.filter(({ honour }) => honour.kind === 'place');
  const prizes = sheets.filter(({ honour }) => honour.kind === 'favourite' || honour.kind === 'award');
  const tables = [...Map.groupBy(places, ({ honour }) => honour.title).values()];
  return tables.flatMap((all, at) => pagesOfTable(all, at === tables.length - 1 ? prizes : []));
}

function pagesOfTable(all: readonly DiplomaSheet[], prizes: readonly DiplomaSheet[]): ResultPage[] {
  const title = all[0]?.honour.title ?? '';
  const also = all
    .filter(({ honour }) => !honour.told)
    .toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0))
    .map(({ stageName }) => stageName);
  const foot = heightOfNames(also) + heightOfPrizes(prizes);
  let rows = all.filter(({ honour }) => honour.told && honour.rank !== 1);
  let winners = all.filter(({ honour }) => honour.rank === 1);
  const pages: ResultPage[] = [];
  for (;;) {
    const space = pages.length === 0 ? BELOW_WINNER : FURTHER;
    const fitting = SETTINGS.find(({ row }) => rows.length * row + foot <= space);
    // A sheet that only the foot is left for takes it, however much it is.
    const isLast = fitting !== undefined || rows.length === 0;
    const { setting, row } = fitting ?? DENSEST;
    const taken = isLast ? rows : rows.slice(0, Math.floor(space / row));
    pages.push({ title, winners, rows: taken, setting, also: [], prizes: [] });
    if (isLast && (fitting || pages.length > 1))
      return pages.map((page, at) => (at === pages.length - 1 ? { ...page, also, prizes } : page));
    rows = rows.slice(taken.length);
    winners = [];
  }
}

const heightOfNames = (names: readonly string[]): number =>
  Math.ceil(names.join(', ').length / LINE.letters) * LINE.height;

function heightOfPrizes(prizes: readonly DiplomaSheet[]): number {
  const lines = prizes.reduce(
    (sum, { honour, stageName }) => sum + Math.ceil((honour.title.length + stageName.length) / PRIZE.letters),
    0,
  );
  return Math.max(0, lines - PRIZE.free) * PRIZE.height;
}
