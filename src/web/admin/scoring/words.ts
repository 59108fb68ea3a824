/** The scoring page's sentences about methods, places and doubts. */
import type { LiveViews } from '#contract/live/views.ts';
import type { Line, PlainLine } from '#domain/messages/catalogue.ts';
import { criteriaOf, isCriterionKey, type TieKey, type TieKeyName } from '#domain/tabulation/tie-keys.ts';
import { isPublicTieWay, type PublicTieWay, wayAndName } from '#domain/tabulation/tie-ways.ts';
import type { Method } from '#domain/tabulation/types.ts';
import { listed, showDecimal, sideBySide } from '#web/ui/format.ts';
import { say } from '#web/ui/say.ts';
import type { Cell, Doubt, Scoring } from './use-scoring.ts';

interface MethodLines {
  label: Line;
  detail: Line;
  /** What the column of results is called. */
  result: Line;
}

const METHOD_LINES = {
  mean: { label: 'rules.mean', detail: 'rules.meanDetail', result: 'rules.mean' },
  sum: { label: 'rules.sum', detail: 'rules.sumDetail', result: 'rules.sum' },
  trimmed_mean: { label: 'rules.trimmed', detail: 'rules.trimmedDetail', result: 'rules.mean' },
  median: { label: 'rules.median', detail: 'rules.medianDetail', result: 'rules.mean' },
  standardized: { label: 'rules.standardised', detail: 'rules.standardisedDetail', result: 'rules.mean' },
  rank_sum: { label: 'rules.rankSum', detail: 'rules.rankSumDetail', result: 'rules.result' },
  points_table: { label: 'rules.pointsTable', detail: 'rules.pointsTableDetail', result: 'rules.result' },
  exponential_rank: { label: 'rules.exponential', detail: 'rules.exponentialDetail', result: 'rules.result' },
  skating_system: { label: 'rules.skating', detail: 'rules.skatingDetail', result: 'rules.result' },
  head_to_head: { label: 'rules.headToHead', detail: 'rules.headToHeadDetail', result: 'rules.result' },
  majority_judgment: { label: 'rules.majority', detail: 'rules.majorityDetail', result: 'rules.grade' },
  star: { label: 'rules.star', detail: 'rules.starDetail', result: 'scoring.place' },
  calls: { label: 'rules.calls', detail: 'rules.callsDetail', result: 'rules.calls' },
} as const satisfies Readonly<Record<Method, MethodLines>>;

/** The methods, with what each is called and how it counts. */
export const methods = () =>
  (Object.keys(METHOD_LINES) as Method[]).map((value) => ({
    value,
    label: say(METHOD_LINES[value].label),
    detail: say(METHOD_LINES[value].detail),
  }));

/** The name of a tabulation method. */
export const methodWord = (method: Method): string => say(METHOD_LINES[method].label);

/** The heading of the results' column under a method. */
export const resultWord = (method: string): string =>
  say(Object.hasOwn(METHOD_LINES, method) ? METHOD_LINES[method as Method].result : 'rules.result');

const CELL_LINES = {
  not_started: 'scoring.notStarted',
  writing: 'scoring.writing',
  late: 'scoring.late',
  in: 'scoring.in',
  abstained: 'scoring.abstained',
  excused: 'scoring.excused',
  not_assigned: 'scoring.notAssigned',
} as const satisfies Record<Cell['state'], Line>;

/** How far a judge's sheet is, in words. */
export const cellWords = (state: Cell['state']): string => say(CELL_LINES[state]);

const TIE_KEY_LINES = {
  judges: 'rules.byJudges',
  audience: 'rules.byAudience',
  countback: 'rules.byCountback',
  'countback:ranks': 'rules.byFirstPlaces',
  'countback:audience': 'rules.byAudienceCountback',
  totals: 'rules.byTotals',
  scored_by_most: 'rules.byScoredByMost',
  'scored_by_most:audience': 'rules.byChosenByMost',
  head_to_head: 'rules.byHeadToHead',
  head_judge: 'rules.byHeadJudge',
  fewest_deductions: 'rules.byFewestDeductions',
  earlier_in_order: 'rules.byEarlierStart',
  decision: 'rules.byDecision',
  shared: 'rules.byNobody',
} as const satisfies Readonly<Record<TieKeyName, Line>>;

const HOW_LINES: Readonly<Record<PublicTieWay | 'other', PlainLine>> = {
  'head judge': 'panel.howHead',
  applause: 'panel.howApplause',
  'vote of the hall': 'panel.howVote',
  'show of hands': 'panel.howHands',
  draw: 'panel.howDraw',
  'face-off of the judges': 'panel.howFaceOffJudges',
  'face-off by vote of the hall': 'panel.howFaceOffHall',
  other: 'panel.howOther',
};

/** How a tie was decided by people; text that is not one of the offered ways stays as it is. */
export function howWords(how: string): string {
  const { way, name } = wayAndName(how);
  if (way === 'applause' && name !== undefined) return say('panel.howApplauseBy', { name });
  return isPublicTieWay(how) || how === 'other' ? say(HOW_LINES[how]) : how;
}

/** "the audience", for a key that breaks a tie. */
export const tieKeyWords = (key: TieKey, criteria: Scoring['criteria']): string =>
  isCriterionKey(key)
    ? say('rules.byCriterion', {
        criterion: criteriaOf(key)
          .map((one) => criteria.find(({ id }) => id === one)?.name ?? say('rules.criterion'))
          .join(' + '),
      })
    : say(TIE_KEY_LINES[key]);

export interface Said {
  lead: string;
  rest: string;
}

/** What the judges, acts and criteria of a round are called, by their id. */
type Called = Readonly<Record<'judge' | 'act' | 'criterion', (id: string) => string>>;

const DOUBT_WORDS: { [K in Doubt['kind']]: (doubt: Extract<Doubt, { kind: K }>, called: Called) => Said } = {
  reversed: ({ judgeId, gaveMostTo, gaveLeastTo }, { judge, act }) => ({
    lead: say('scoring.reversed', { name: judge(judgeId) }),
    rest: say('scoring.reversedRest', {
      most: sideBySide(gaveMostTo.map(act)),
      least: sideBySide(gaveLeastTo.map(act)),
    }),
  }),
  flat: ({ judgeId, total }, { judge }) => ({
    lead: say('scoring.flat', { name: judge(judgeId) }),
    rest: say('scoring.flatRest', { total: showDecimal(total) }),
  }),
  far_off: ({ judgeId, performanceId, criterionId, value, mean }, { judge, act, criterion }) => ({
    lead: say('scoring.far', { name: judge(judgeId), act: act(performanceId) }),
    rest: say('scoring.farRest', {
      criterion: criterion(criterionId),
      value: showDecimal(value),
      mean: showDecimal(mean),
    }),
  }),
  disagreement: ({ performanceId, lowest, highest }, { act }) => ({
    lead: say('scoring.disagree', { act: act(performanceId) }),
    rest: say('scoring.disagreeRest', { lowest: showDecimal(lowest), highest: showDecimal(highest) }),
  }),
  shared_place: ({ place, performanceIds }, { act }) => ({
    lead: say('scoring.sharedPlace', { place }),
    rest: say('scoring.sharedRest', { acts: listed(performanceIds.map(act)) }),
  }),
  earlier_taken_back: ({ round, carried }) => ({
    lead: say('scoring.earlierTakenBack', { round }),
    rest: say(carried ? 'scoring.carriedDoubt' : 'scoring.membersDoubt'),
  }),
  nothing_carried: ({ performanceIds }, { act }) => ({
    lead: say('scoring.carried'),
    rest: say('scoring.carriedRest', { acts: listed(performanceIds.map(act)) }),
  }),
  prize_open: ({ award }) => ({
    lead: say('scoring.prizeOpen', { award }),
    rest: say('scoring.prizeOpenRest'),
  }),
  calls_off: (doubt, { judge }) => callsOff(doubt, judge(doubt.judgeId)),
  nobody_scores: ({ criterionIds }, { criterion }) => ({
    lead: say('scoring.nobodyScores', { criteria: listed(criterionIds.map(criterion)) }),
    rest: say('scoring.nobodyScoresRest'),
  }),
  no_turnout: ({ ballots, minimum }) => ({
    lead: say('scoring.noTurnout'),
    rest: say('scoring.noTurnoutRest', { count: ballots, least: minimum }),
  }),
};

/** An act by its name, and by its number too where others have the same name: "Nova (12)". */
function actWords(id: string, rows: Scoring['rows']): string {
  const act = rows.find((row) => row.performanceId === id);
  if (!act) return say('scoring.anAct');
  const isAlone = rows.every((row) => row === act || row.stageName !== act.stageName);
  return isAlone || act.number === null
    ? act.stageName
    : say('scoring.actOfNumber', { name: act.stageName, number: act.number });
}

/** One doubt about the result, in words. */
export function doubtWords(doubt: Doubt, { judges, rows, criteria }: Scoring): Said {
  const words: (one: never, called: Called) => Said = DOUBT_WORDS[doubt.kind];
  return words(doubt as never, {
    judge: (id) => judges.find((one) => one.id === id)?.name ?? say('scoring.aJudge'),
    act: (id) => actWords(id, rows),
    criterion: (id) => criteria.find((one) => one.id === id)?.name ?? say('scoring.aCriterion'),
  });
}

/** A judge called more acts, or fewer, than the rules ask for: "2 alternates", of several kinds "1 × alternate 1". */
function callsOff(doubt: Extract<Doubt, { kind: 'calls_off' }>, name: string): Said {
  const { yes, alternates } = doubt;
  const asked = { yes: doubt.recall, count: doubt.alternatesAsked };
  if (alternates.length === 1)
    return {
      lead: say('scoring.callsGave', { name, yes, count: alternates[0] ?? 0 }),
      rest: say('scoring.callsAsked', asked),
    };
  const kinds = alternates.map((count, at) => say('scoring.alternatesOf', { count, kind: at + 1 }));
  return {
    lead: say('scoring.callsGaveKinds', { name, yes, alternates: sideBySide(kinds) }),
    rest: say(alternates.length > 1 ? 'scoring.callsAskedKinds' : 'scoring.callsAsked', asked),
  };
}

/** The number of the act on stage; null where there is none, also while one stands by and nobody can score it yet. */
export const actOnStage = ({
  stage,
  items,
  currentId,
}: Pick<LiveViews['admin'], 'stage' | 'items' | 'currentId'>): number | null =>
  stage === 'on_stage' ? (items.find(({ itemId }) => itemId === currentId)?.number ?? null) : null;

/** How far the round is, in a few words beside the title; `onStage` as `actOnStage` says. */
export function standWords(scoring: Scoring, onStage: number | null): { words: string; done: boolean } {
  const { result, sheets } = scoring;
  if (result?.state === 'certified') {
    const told = result.announcements.map((table) => table.state);
    const { version } = result;
    if (told.every((state) => state === 'published'))
      return { words: say('scoring.published', { version }), done: true };
    if (told.some((state) => state !== 'certified'))
      return { words: say('scoring.beingRevealed', { version }), done: true };
    return { words: say('scoring.certifiedNotPublic', { version }), done: true };
  }
  if (sheets.expected === 0) return { words: say('scoring.noneExpected'), done: false };
  if (sheets.in === sheets.expected) return { words: say('scoring.allIn', { count: sheets.in }), done: true };
  if (onStage !== null) return { words: say('scoring.live', { number: onStage }), done: false };
  return { words: say(sheets.in === 0 ? 'scoring.noScoresYet' : 'scoring.comingIn'), done: false };
}
