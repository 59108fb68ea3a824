/** The scoring page's sentences about methods, places, doubts and gates. */
import { criterionOf, isCriterionKey, type TieKey, type TieKeyName } from '#domain/tabulation/tie-keys.ts';
import type { Method } from '#domain/tabulation/types.ts';
import { counted } from '#web/ui/format.ts';
import type { Cell, Doubt, Scoring } from './use-scoring.ts';

interface MethodWords {
  label: string;
  detail: string;
  /** What the column of results is called. */
  result: string;
}

const METHOD_WORDS: Readonly<Record<Method, MethodWords>> = {
  mean: {
    label: 'Average',
    detail: 'Each judge adds their weighted marks; the average over judges.',
    result: 'Average',
  },
  sum: { label: 'Sum', detail: 'The same, added over judges.', result: 'Sum' },
  trimmed_mean: {
    label: 'Trimmed average',
    detail: 'Highest and lowest marks are left out.',
    result: 'Average',
  },
  median: {
    label: 'Middle mark',
    detail: 'The middle one of the judges, on each criterion.',
    result: 'Average',
  },
  standardized: {
    label: 'Standardised',
    detail: 'Strict and generous judges are put on one scale.',
    result: 'Average',
  },
  rank_sum: {
    label: 'Sum of ranks',
    detail: "Each judge's order counts; the lowest sum wins.",
    result: 'Result',
  },
  points_table: {
    label: 'Points for ranks',
    detail: '12, 10, 8, 7 … for each judge’s order.',
    result: 'Result',
  },
  exponential_rank: {
    label: 'Weighted ranks',
    detail: 'As juries of song contests are combined.',
    result: 'Result',
  },
  skating_system: {
    label: 'Skating System',
    detail: 'Majorities of places, as in dance.',
    result: 'Result',
  },
  head_to_head: { label: 'Head to head', detail: 'Each act against each other act.', result: 'Result' },
  majority_judgment: {
    label: 'Majority judgment',
    detail: 'Judges give grades; the middle grade counts, then the next in the middle.',
    result: 'Grade',
  },
  star: {
    label: 'STAR',
    detail: 'The two highest sums meet; the one more judges prefer has the place.',
    result: 'Place',
  },
  calls: {
    label: 'Calls',
    detail: 'Yes, alternate or no; the acts whose calls are worth most go on.',
    result: 'Calls',
  },
};

export const METHODS = (Object.keys(METHOD_WORDS) as Method[]).map((value) => ({
  value,
  ...METHOD_WORDS[value],
}));

/** What the column of results is called. */
export const resultWord = (method: string): string =>
  METHODS.find(({ value }) => value === method)?.result ?? 'Result';

export const CELL_WORDS: Record<Cell['state'], string> = {
  not_started: 'not started',
  writing: 'writing',
  late: 'late: the act is locked, and this sheet is not in',
  in: 'in',
  abstained: 'abstained',
  excused: 'excused',
  not_assigned: 'does not score this act',
};

const TIE_KEY_WORDS: Readonly<Record<TieKeyName, string>> = {
  judges: 'the judges’ result',
  audience: 'the audience',
  countback: 'most of the highest marks',
  'countback:ranks': 'most first places with the judges',
  'countback:audience': 'most of the audience’s highest points',
  totals: 'the sum of the judges’ marks',
  scored_by_most: 'scored by most judges',
  'scored_by_most:audience': 'chosen in most lists of votes',
  head_to_head: 'the duel among the tied',
  head_judge: 'the head judge’s total',
  fewest_deductions: 'fewest points off',
  earlier_in_order: 'the earlier start',
  decision: 'a recorded decision',
  shared: 'nobody: the place is shared',
};

/** "the audience", for a key that breaks a tie. */
export const tieKeyWords = (key: TieKey, criteria: Scoring['criteria']): string =>
  isCriterionKey(key)
    ? `higher ${criteria.find(({ id }) => id === criterionOf(key))?.name ?? 'criterion'}`
    : TIE_KEY_WORDS[key];

export interface Said {
  lead: string;
  rest: string;
}

// A name written right to left must not turn the figures beside it around.
const isolated = (name: string): string => `\u2068${name}\u2069`;

/** One doubt in words. */
export function doubtWords(doubt: Doubt, scoring: Scoring): Said {
  const judge = (id: string) => isolated(scoring.judges.find((each) => each.id === id)?.name ?? 'A judge');
  const act = (id: string) =>
    isolated(scoring.rows.find((row) => row.performanceId === id)?.stageName ?? 'an act');
  const criterion = (id: string) =>
    isolated(scoring.criteria.find((each) => each.id === id)?.name ?? 'a criterion');
  switch (doubt.kind) {
    case 'reversed':
      return {
        lead: `${judge(doubt.judgeId)}’s order is nearly the reverse of the others.`,
        rest: `Gave most to ${doubt.gaveMostTo.map(act).join(', ')}, least to ${doubt.gaveLeastTo.map(act).join(', ')}. Is the scale upside down?`,
      };
    case 'flat':
      return { lead: `${judge(doubt.judgeId)} gave every act the same.`, rest: `${doubt.total} each time.` };
    case 'far_off':
      return {
        lead: `${judge(doubt.judgeId)} is far off on ${act(doubt.performanceId)}.`,
        rest: `${criterion(doubt.criterionId)}: ${doubt.value}, the panel’s mean is ${doubt.mean}.`,
      };
    case 'disagreement':
      return {
        lead: `Judges disagree most on ${act(doubt.performanceId)}.`,
        rest: `${doubt.lowest} to ${doubt.highest}.`,
      };
    case 'shared_place':
      return {
        lead: `Place ${doubt.place} is shared.`,
        rest: `${doubt.performanceIds.map(act).join(' and ')}. Open one of them to decide it by hand.`,
      };
    case 'earlier_taken_back':
      return {
        lead: `The result of ${isolated(doubt.round)} was taken back after this round was made from it.`,
        rest: doubt.carried
          ? 'The points carried from it are in doubt. Certify it again, then take its new totals under Rounds.'
          : 'Who is in this round is in doubt. Certify it again and look at who goes on.',
      };
    case 'nothing_carried':
      return {
        lead: 'Points are carried forward.',
        rest: `${doubt.performanceIds.map(act).join(' and ')} brought none and started at zero.`,
      };
    case 'calls_off':
      return {
        lead: `${judge(doubt.judgeId)} gave ${doubt.yes} yes and ${alternatesGiven(doubt.alternates)}.`,
        rest: `The rules ask for ${doubt.recall === 0 ? 'any number of' : doubt.recall} yes and ${doubt.alternatesAsked === 0 ? 'any number of alternates' : `${counted(doubt.alternatesAsked, 'alternate')}${doubt.alternates.length > 1 ? ' of each kind' : ''}`}.`,
      };
    case 'nobody_scores':
      return {
        lead: `No judge scores ${doubt.criterionIds.map(criterion).join(' and ')} for every act.`,
        rest: 'Where criteria are averaged one by one, acts have no place without it. Say under Judges who scores it.',
      };
    case 'no_turnout':
      return {
        lead: 'The audience does not count, and its prize is not given.',
        rest: `${counted(doubt.ballots, 'ballot')}; the rules ask for ${doubt.minimum}.`,
      };
  }
}

/** "2 alternates"; of several kinds "1 × alternate 1, 0 × alternate 2". */
const alternatesGiven = (given: readonly number[]): string =>
  given.length === 1
    ? counted(given[0] ?? 0, 'alternate')
    : given.map((count, at) => `${count} × alternate ${at + 1}`).join(', ');

/** Where the round stands, in a few words beside the title. */
export function standWords(scoring: Scoring, onStage: number | null): { words: string; done: boolean } {
  const { result, sheets } = scoring;
  if (result?.state === 'certified') {
    const told = result.announcements.map((table) => table.state);
    if (told.every((state) => state === 'published'))
      return { words: `Published, version ${result.version}`, done: true };
    if (told.some((state) => state !== 'certified'))
      return { words: `Being revealed, version ${result.version}`, done: true };
    return { words: `Certified, version ${result.version}. Not public yet`, done: true };
  }
  if (sheets.expected === 0) return { words: 'No scores expected yet', done: false };
  if (sheets.in === sheets.expected)
    return { words: `All ${counted(sheets.in, 'score')} are in`, done: true };
  if (onStage !== null) return { words: `Live, act ${onStage} is being scored`, done: false };
  return { words: sheets.in === 0 ? 'No scores yet' : 'Scores are coming in', done: false };
}
