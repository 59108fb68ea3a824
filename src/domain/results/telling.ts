/**
 * How a certified result is revealed step by step, the lowest place first, acts that share a place together.
 * Everything here is made from the certified document, never from live records.
 */
import { pickFields } from '../pick-fields.ts';
import { actsInPoll } from '../tabulation/audience-orders.ts';
import type { PerformanceStanding, Standings } from '../tabulation/standings.ts';
import { isPublicTieWay, wayAndName } from '../tabulation/tie-ways.ts';
import type { AudienceInput, CarryRules } from '../tabulation/types.ts';
import { figuresApart, resultsApart } from './figures-apart.ts';
import { placeFilter, type Telling } from './reveal-script.ts';
import type { TableKind } from './table-kind.ts';

/** Title of the only table where no category is ranked by itself. Pages show their own translated word for it. */
export const WHOLE_RESULT = 'Results';

/** How much of a result is published, each with all before it. */
export const DEPTHS = ['places', 'totals', 'criteria', 'marks'] as const;
/** How much of a result is published; `marks`: every judge's marks, without the judges' names. */
export type Depth = (typeof DEPTHS)[number];

/** An act as it was called when the result was certified. */
export interface ProgrammeEntry {
  performanceId: string;
  number: number | null;
  stageName: string;
  pronouns: string;
  song: string;
  pronunciation: string;
  category: string;
}

/** An act in a step of the reveal. `score` is null where only places are announced. */
export interface RevealEntry extends Omit<ProgrammeEntry, 'category'> {
  score: string | null;
}

/** What everybody may know of an act whose place is told. */
export const publicEntry = (entry: RevealEntry) =>
  pickFields(entry, ['performanceId', 'number', 'stageName', 'pronouns', 'song', 'score']);

/**
 * One step of the reveal: a place with all acts that hold it; the last two before the winner is known (`two_left`,
 * place 2); or the whole table at the end (`board`; its entries are the acts whose place is not revealed).
 */
export interface RevealStep {
  kind?: 'two_left' | 'board';
  place: number;
  entries: RevealEntry[];
}

/** One table of a round's result, as the show tells it. */
export interface RevealTable extends Partial<Pick<Telling, 'words' | 'sounds' | 'picture'>> {
  /**
   * Belongs to this certification; a later one gets a new id, so that steps revealed before do not count as revealed
   * again.
   */
  id: string;
  title: string;
  /** Whether this is the audience's choice. */
  audience: boolean;
  /** Present for a prize that is given by hand. */
  prize?: true;
  /** Present where the figures are plain votes and not converted by the rules. */
  inVotes?: true;
  /** How many votes all acts have together, where figures are votes and are told. */
  votesCast?: number;
  /** When each revealed step was revealed in the hall, in ms. */
  toldAt: number[];
  /** Lowest place first, the winner last. Empty until certified. */
  steps: RevealStep[];
}

/** Ids of the performances that could be voted for. */
export const pollCandidates = (audience: AudienceInput | null): string[] => [
  ...new Set([...Object.keys(audience?.counts ?? {}), ...(audience?.polls ?? []).flatMap(actsInPoll)]),
];

/** The title of the audience's table: its poll's title where there is only one. */
export const audienceTitle = (polls: readonly { title: string }[]): string =>
  polls.length === 1 ? (polls[0]?.title ?? '') : 'The audience';

/** With fewer ballots only their number is published, so that nobody's vote can be guessed. */
export const FEWEST_BALLOTS_SHOWN = 20;

const NO_ENTRY = { number: null, stageName: '', pronouns: '', song: '', pronunciation: '', category: '' };

const entryOf = (programme: readonly ProgrammeEntry[], performanceId: string): ProgrammeEntry =>
  programme.find((entry) => entry.performanceId === performanceId) ?? { ...NO_ENTRY, performanceId };

/** An act's place in a table; null when it has none there. */
function placeIn(standing: PerformanceStanding, table: TableKind): { rank: number; place: string } | null {
  if (table.categoryId !== null && standing.categoryId !== table.categoryId) return null;
  if (table.candidateIds && !table.candidateIds.includes(standing.performanceId)) return null;
  if (table.kind === 'prize') return null;
  const place =
    table.kind === 'audience'
      ? standing.audience && { rank: standing.audience.rank, place: standing.audience.place }
      : standing.rank !== null && standing.place !== null
        ? { rank: standing.rank, place: standing.place }
        : null;
  return place && place.rank > 0 ? place : null;
}

/** What the table tells beside each act's place, by performance id; null where it tells nothing. */
function scoresIn(
  placed: readonly PerformanceStanding[],
  table: TableKind,
  standings: Standings,
): Map<string, string | null> {
  if (table.kind === 'result') return resultsApart(placed, standings);
  const enough = (standings.audience?.ballots ?? 0) >= FEWEST_BALLOTS_SHOWN;
  if (!enough) return new Map();
  const given = placed.flatMap(({ performanceId, audience }) =>
    audience ? [{ performanceId, ...audience }] : [],
  );
  const converted = figuresApart(
    given.map((one) => one.converted),
    standings,
  );
  // Made within a category it says nothing beside one of another.
  const isWithin = standings.rules.scope === 'category' && (standings.engine ?? 1) > 3;
  return new Map(
    given.map(({ performanceId, voters, votes }, at) => {
      // A plain count is shown in votes; ratings and several polls as the figure that the rules made of them.
      const figure = isWithin ? null : (converted[at] ?? null);
      return [performanceId, voters === null ? votes.exact : figure];
    }),
  );
}

function placedIn(standings: Standings, table: TableKind) {
  const placed = standings.performances
    .flatMap((standing) => {
      const place = placeIn(standing, table);
      return place ? [{ standing, ...place }] : [];
    })
    .toSorted((a, b) => a.rank - b.rank);
  // An act that shares its place only with acts outside this table is alone on it here.
  const alone = (rank: number) => placed.filter((other) => other.rank === rank).length === 1;
  return placed.map((one) => (alone(one.rank) ? { ...one, place: String(one.rank) } : one));
}

/** One act's row in a table, with everything that may be published at any depth. */
export interface TableRow {
  performanceId: string;
  place: string;
  rank: number;
  score: string | null;
  /** The part of the score that comes from earlier rounds, and this round's; null where points start at zero. */
  carried: {
    lines: { from: string; points: string }[];
    round: string;
    /** The percentages that count of each; absent where both count in full. */
    percents?: CarryRules;
  } | null;
  criteria: { name: string; score: string }[];
  /** How people broke a tie for this place ("face-off by vote of the hall"); null where nobody had to. */
  decidedBy: string | null;
}

/** The rows of a table that is counted, best first, without any judge's marks; a prize has none. */
export function rowsOf(table: TableKind, standings: Standings): TableRow[] {
  const placed = placedIn(standings, table);
  const scores = scoresIn(
    placed.map(({ standing }) => standing),
    table,
    standings,
  );
  return placed.map(({ standing, rank, place }) => ({
    performanceId: standing.performanceId,
    place,
    rank,
    score: scores.get(standing.performanceId) ?? null,
    carried: table.kind === 'result' ? carriedForDisplay(standing, standings) : null,
    criteria: table.kind === 'result' ? criteriaShown(standing, standings) : [],
    decidedBy: publicTieWay(standing, table),
  }));
}

/**
 * The steps of a table, lowest place first, by its script. The audience's table has one step, its winner.
 * @param depth with `places` no score is revealed
 */
export function stepsOf(
  table: { kind: TableKind['kind']; rows: readonly TableRow[]; telling?: Telling },
  programme: readonly ProgrammeEntry[],
  depth: Depth,
): RevealStep[] {
  const places = [...Map.groupBy(table.rows, (row) => row.rank)].map(
    ([place, rows]): RevealStep => ({
      place,
      entries: rows.map(({ performanceId, score }) => {
        const { category: _category, ...called } = entryOf(programme, performanceId);
        return { ...called, score: depth === 'places' ? null : score };
      }),
    }),
  );
  if (table.kind === 'audience') return places.slice(0, 1);
  const { twoLeft = false, board = false } = table.telling ?? {};
  const isTold = placeFilter(table);
  const told = places.filter(({ place }) => isTold(place));
  const steps = (twoLeft ? withTwoLeft(told) : told).toReversed();
  // Acts whose place is not revealed stand in the order of the show.
  const among = new Set(places.slice(told.length).flatMap(({ entries }) => entries.map(actOf)));
  const also = programme.flatMap(({ category: _category, ...called }) =>
    among.has(called.performanceId) ? [{ ...called, score: null }] : [],
  );
  // A table of one act would say its winner again.
  const isTable = board && told.length > 0 && table.rows.length > 1;
  return isTable ? [...steps, { kind: 'board', place: 1, entries: also }] : steps;
}

const actOf = ({ performanceId }: { performanceId: string }): string => performanceId;

/**
 * Inserts the step `two_left` after the winner (steps best first): the sole winner and the sole second, or the two who
 * share first place. Unchanged where neither fits.
 */
function withTwoLeft(told: readonly RevealStep[]): RevealStep[] {
  const [first, second, ...others] = told;
  if (first === undefined) return [];
  const left = (beside: RevealStep[]): RevealStep => ({
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
 * The places that the first `count` steps have revealed, lowest first. Of the last two the second has a place only
 * once the winner is revealed.
 */
export function revealedSteps<
  Step extends Pick<RevealStep, 'kind' | 'place'> & { entries: readonly { performanceId: string }[] },
>(steps: readonly Step[], count: number): Step[] {
  return steps.slice(0, count).flatMap((step, at) => {
    if (step.kind === 'board') return [];
    if (step.kind === undefined) return [step];
    const winners = at + 1 < count ? steps[at + 1]?.entries.map(actOf) : undefined;
    const entries = step.entries.filter((entry) => winners && !winners.includes(entry.performanceId));
    return entries.length > 0 ? [{ ...step, kind: undefined, entries }] : [];
  });
}

/**
 * How many acts' places are still to be revealed after `count` steps. Counts acts, not places, so that a tie among
 * them does not show.
 */
export function actsHidden<Step extends Parameters<typeof revealedSteps>[0][number]>(
  steps: readonly Step[],
  count: number,
): number {
  const acts = (upTo: number) =>
    revealedSteps(steps, upTo).reduce((sum, step) => sum + step.entries.length, 0);
  return acts(steps.length) - acts(count);
}

/** A row of a published table. Fields that the depth leaves out are null or empty. */
export interface PublishedRow extends TableRow, Omit<ProgrammeEntry, 'performanceId' | 'pronunciation'> {}

/** How a tie was broken, as it may be published (without the name of who ordered an applause ranking); else null. */
function publicTieWay({ tie }: PerformanceStanding, table: TableKind): string | null {
  if (table.kind !== 'result' || tie?.decidedBy !== 'decision') return null;
  const { way } = wayAndName(tie.how ?? '');
  return isPublicTieWay(way) ? way : null;
}

/** A published table, best first, with only the places that are revealed. */
export function publishedRows(
  table: { rows: readonly TableRow[]; telling?: Telling | undefined },
  programme: readonly ProgrammeEntry[],
  depth: Depth,
): PublishedRow[] {
  const isTold = placeFilter(table);
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

/** Ids of the acts that took part and whose place is not revealed, in the order of the show. */
export function unrevealedActs(
  table: { rows: readonly TableRow[]; telling?: Telling | undefined },
  programme: readonly ProgrammeEntry[],
): string[] {
  const isTold = placeFilter(table);
  const untold = new Set(table.rows.filter(({ rank }) => !isTold(rank)).map(actOf));
  return programme.map(actOf).filter((id) => untold.has(id));
}

/** Ids of the guests of a table, who performed and have no place; none for the audience's table. */
export const guestsOf = (table: TableKind, standings: Standings): string[] =>
  table.kind !== 'result'
    ? []
    : standings.performances
        .filter((row) => row.guest && (table.categoryId === null || row.categoryId === table.categoryId))
        .map((row) => row.performanceId);

/** Number and stage name of these acts in the programme, in the given order; empty where unknown. */
export const programmeNames = (
  programme: readonly ProgrammeEntry[],
  performanceIds: readonly string[],
): Pick<ProgrammeEntry, 'performanceId' | 'number' | 'stageName'>[] =>
  performanceIds.map((id) => {
    const { performanceId, number, stageName } = entryOf(programme, id);
    return { performanceId, number, stageName };
  });

/** " × 40 %"; empty where everything counts. */
export const percentText = (percent: string | undefined): string =>
  percent === undefined ? '' : ` × ${percent} %`;

/** The points from earlier rounds and from this round, for display; null where nothing was carried. */
export const carriedForDisplay = (
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
