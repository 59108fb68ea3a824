/**
 * How a certified result is told: in steps, the lowest place first, everybody who shares a place together.
 * What is told and what is published are made from the certified document, never from live records.
 */
import { actsInPoll } from '../tabulation/audience-orders.ts';
import type { PerformanceStanding, Standings } from '../tabulation/standings.ts';
import type { AudienceInput, CarryRules } from '../tabulation/types.ts';
import { type Telling, toldPlaces } from './reveal-script.ts';
import type { TableKind } from './table-kind.ts';

/** What the one table of a result is called, where no category is ranked by itself. Pages have a word of their own for it. */
export const WHOLE_RESULT = 'Results';

export const DEPTHS = ['places', 'totals', 'criteria', 'marks'] as const;
/** How much of a result the public is shown; `marks` are every judge's, without the judges' names. */
export type Depth = (typeof DEPTHS)[number];
export const DEPTH_WORDS: Record<Depth, string> = {
  places: 'Places only',
  totals: 'Places and totals',
  criteria: 'Every criterion',
  marks: 'Every mark, without the judges’ names',
};

/** What an act was called when the result was certified. */
export interface ProgrammeEntry {
  performanceId: string;
  number: number | null;
  stageName: string;
  pronouns: string;
  song: string;
  pronunciation: string;
  category: string;
}

export interface ToldEntry extends Omit<ProgrammeEntry, 'category'> {
  score: string | null;
}

/**
 * One step of telling: a place with everybody who holds it; the last two, of whom nobody knows yet who is first
 * (`two_left`, in the place of the second); or the table at the end (`board`, with the acts that have no place told).
 */
export interface ToldStep {
  kind?: 'two_left' | 'board';
  place: number;
  entries: ToldEntry[];
}

/** The acts that could be voted for. */
export const votedFor = (audience: AudienceInput | null): string[] => [
  ...new Set([...Object.keys(audience?.counts ?? {}), ...(audience?.polls ?? []).flatMap(actsInPoll)]),
];

/** What the audience's table is called: its poll, where there is one only. */
export const audienceTitle = (polls: readonly { title: string }[]): string =>
  polls.length === 1 ? (polls[0]?.title ?? '') : 'The audience';

/** With fewer ballots than this only their number is published, so that nobody's vote can be guessed. */
export const FEWEST_BALLOTS_SHOWN = 20;

const NO_ENTRY = { number: null, stageName: '', pronouns: '', song: '', pronunciation: '', category: '' };

const entryOf = (programme: readonly ProgrammeEntry[], performanceId: string): ProgrammeEntry =>
  programme.find((entry) => entry.performanceId === performanceId) ?? { ...NO_ENTRY, performanceId };

/** An act's place in a table; null when it has none there. */
function placeIn(standing: PerformanceStanding, table: TableKind): { rank: number; place: string } | null {
  if (table.categoryId !== null && standing.categoryId !== table.categoryId) return null;
  if (table.candidateIds && !table.candidateIds.includes(standing.performanceId)) return null;
  const place =
    table.kind === 'audience'
      ? standing.audience && { rank: standing.audience.rank, place: standing.audience.place }
      : standing.rank !== null && standing.place !== null
        ? { rank: standing.rank, place: standing.place }
        : null;
  return place && place.rank > 0 ? place : null;
}

function scoreIn(standing: PerformanceStanding, table: TableKind, standings: Standings): string | null {
  if (table.kind === 'result') return standing.result?.shown ?? null;
  const enough = (standings.audience?.ballots ?? 0) >= FEWEST_BALLOTS_SHOWN;
  if (!enough || !standing.audience) return null;
  // Votes speak for themselves; a mean of ratings or of several polls is told as the rules made it.
  const { votes, voters, converted } = standing.audience;
  return voters === null ? votes.exact : converted.shown;
}

function placedIn(standings: Standings, table: TableKind) {
  const placed = standings.performances
    .flatMap((standing) => {
      const place = placeIn(standing, table);
      return place ? [{ standing, ...place }] : [];
    })
    .toSorted((a, b) => a.rank - b.rank);
  // Somebody who shares a place only with acts that are not in this table holds it alone here.
  const alone = (rank: number) => placed.filter((other) => other.rank === rank).length === 1;
  return placed.map((one) => (alone(one.rank) ? { ...one, place: String(one.rank) } : one));
}

/** One act's row in a table, with everything that may be told of it at any depth. */
export interface TableRow {
  performanceId: string;
  place: string;
  rank: number;
  score: string | null;
  /** What the score holds from earlier rounds; null where points start at zero. */
  carried: {
    lines: { from: string; points: string }[];
    round: string;
    /** How many percent count of either, where not all of both does. */
    percents?: CarryRules;
  } | null;
  criteria: { name: string; score: string }[];
  /** What broke a tie for this place, where a person or a face-off did: "face-off by vote of the hall". */
  decidedBy: string | null;
}

/** The rows of a table, best first. No judge's own marks. */
export const rowsOf = (table: TableKind, standings: Standings): TableRow[] =>
  placedIn(standings, table).map(({ standing, rank, place }) => ({
    performanceId: standing.performanceId,
    place,
    rank,
    score: scoreIn(standing, table, standings),
    carried: table.kind === 'audience' ? null : carriedTold(standing, standings),
    criteria: table.kind === 'result' ? criteriaShown(standing, standings) : [],
    decidedBy: toldWay(standing, table),
  }));

/**
 * The steps of a table, lowest place first, as its telling says. The audience's favourite is one step: its winner.
 * @param depth with `places` no score is told.
 */
export function stepsOf(
  table: { kind: TableKind['kind']; rows: readonly TableRow[]; telling?: Telling },
  programme: readonly ProgrammeEntry[],
  depth: Depth,
): ToldStep[] {
  const places = [...Map.groupBy(table.rows, (row) => row.rank)].map(
    ([place, rows]): ToldStep => ({
      place,
      entries: rows.map(({ performanceId, score }) => {
        const { category: _category, ...called } = entryOf(programme, performanceId);
        return { ...called, score: depth === 'places' ? null : score };
      }),
    }),
  );
  if (table.kind === 'audience') return places.slice(0, 1);
  const { twoLeft = false, board = false } = table.telling ?? {};
  const isTold = toldPlaces(table);
  const told = places.filter(({ place }) => isTold(place));
  const steps = (twoLeft ? withTwoLeft(told) : told).toReversed();
  // Whoever has no place told stands in the order of the show.
  const among = new Set(places.slice(told.length).flatMap(({ entries }) => entries.map(actOf)));
  const also = programme.flatMap(({ category: _category, ...called }) =>
    among.has(called.performanceId) ? [{ ...called, score: null }] : [],
  );
  return board && told.length > 0 ? [...steps, { kind: 'board', place: 1, entries: also }] : steps;
}

const actOf = ({ performanceId }: { performanceId: string }): string => performanceId;

/** Best first: whoever is second, or shares the first place with one other, waits beside the winner. */
function withTwoLeft(told: readonly ToldStep[]): ToldStep[] {
  const [first, second, ...others] = told;
  if (first === undefined) return [];
  const left = (beside: ToldStep[]): ToldStep => ({
    kind: 'two_left',
    place: 2,
    entries: beside.flatMap(({ entries }) => entries),
  });
  if (first.entries.length === 2) return [first, left([first]), ...told.slice(1)];
  return first.entries.length === 1 && second?.entries.length === 1
    ? [first, left([first, second]), ...others]
    : [...told];
}

/**
 * The places that are told by the first `count` steps, lowest first. Of the last two each has a place once the winner
 * is told.
 */
export function placesTold<
  Step extends Pick<ToldStep, 'kind' | 'place'> & { entries: readonly { performanceId: string }[] },
>(steps: readonly Step[], count: number): Step[] {
  return steps.slice(0, count).flatMap((step, at) => {
    if (step.kind === 'board') return [];
    if (step.kind === undefined) return [step];
    const winners = at + 1 < count ? steps[at + 1]?.entries.map(actOf) : undefined;
    const entries = step.entries.filter((entry) => winners && !winners.includes(entry.performanceId));
    return entries.length > 0 ? [{ ...step, kind: undefined, entries }] : [];
  });
}

/** How many acts have no place told after so many steps. Acts and not places: a tie among them does not show. */
export function actsHidden<Step extends Parameters<typeof placesTold>[0][number]>(
  steps: readonly Step[],
  count: number,
): number {
  const acts = (upTo: number) => placesTold(steps, upTo).reduce((sum, step) => sum + step.entries.length, 0);
  return acts(steps.length) - acts(count);
}

/** One row of a published table. Fields that the depth leaves out are null or empty. */
export interface PublishedRow extends TableRow, Omit<ProgrammeEntry, 'performanceId' | 'pronunciation'> {}

/** Ways of deciding that may be told to everybody. What people wrote themselves stays with the organisers. */
const TOLD_WAYS = [
  'face-off of the judges',
  'face-off by vote of the hall',
  'applause',
  'head judge',
  'vote of the hall',
  'show of hands',
  'draw',
] as const;
export type ToldWay = (typeof TOLD_WAYS)[number];

export const isToldWay = (way: string): way is ToldWay => TOLD_WAYS.some((one) => one === way);

/** How a tie was decided, as everybody may read it: without the name of whoever ordered the applause. */
function toldWay({ tie }: PerformanceStanding, table: TableKind): string | null {
  if (table.kind !== 'result' || tie?.decidedBy !== 'decision') return null;
  const way = (tie.how ?? '').split(', ordered by ')[0] ?? '';
  return isToldWay(way) ? way : null;
}

/** A published table, best first: the places that are told, and no other. */
export function publishedRows(
  table: { rows: readonly TableRow[]; telling?: Telling | undefined },
  programme: readonly ProgrammeEntry[],
  depth: Depth,
): PublishedRow[] {
  const isTold = toldPlaces(table);
  const told = table.rows.filter(({ rank }) => isTold(rank));
  return told.map((row) => {
    const { pronunciation: _pronunciation, ...called } = entryOf(programme, row.performanceId);
    return {
      ...called,
      ...row,
      score: depth === 'places' ? null : row.score,
      criteria: depth === 'criteria' || depth === 'marks' ? row.criteria : [],
      carried: depth === 'places' ? null : row.carried,
    };
  });
}

/** Who took part and has no place told, in the order of the show. */
export function tookPart(
  table: { rows: readonly TableRow[]; telling?: Telling | undefined },
  programme: readonly ProgrammeEntry[],
): string[] {
  const isTold = toldPlaces(table);
  const untold = new Set(table.rows.filter(({ rank }) => !isTold(rank)).map(actOf));
  return programme.map(actOf).filter((id) => untold.has(id));
}

/** The guests of a table of the result: they were on stage, and have no place. In the standings' order. */
export const guestsOf = (table: TableKind, standings: Standings): string[] =>
  table.kind === 'audience'
    ? []
    : standings.performances
        .filter((row) => row.guest && (table.categoryId === null || row.categoryId === table.categoryId))
        .map((row) => row.performanceId);

/** What acts are called in the programme. */
export const calledAs = (
  programme: readonly ProgrammeEntry[],
  performanceIds: readonly string[],
): Pick<ProgrammeEntry, 'performanceId' | 'number' | 'stageName'>[] =>
  performanceIds.map((id) => {
    const { performanceId, number, stageName } = entryOf(programme, id);
    return { performanceId, number, stageName };
  });

/** " × 40 %"; nothing where all of it counts. */
export const percentText = (percent: string | undefined): string =>
  percent === undefined ? '' : ` × ${percent} %`;

/** What was brought along, and what the round alone gave. */
export const carriedTold = (
  { carried }: PerformanceStanding,
  { rules }: Pick<Standings, 'rules'>,
): TableRow['carried'] =>
  carried
    ? {
        lines: carried.lines.map(({ from, points }) => ({ from, points: points.shown })),
        round: carried.round.shown,
        ...(rules.carry && { percents: rules.carry }),
      }
    : null;

const criteriaShown = (standing: PerformanceStanding, standings: Standings) =>
  standing.criteria.flatMap((panel) => {
    const criterion = standings.criteria.find((each) => each.id === panel.criterionId);
    const score = panel.weighted ?? panel.panel;
    return criterion && score ? [{ name: criterion.name, score: score.shown }] : [];
  });
