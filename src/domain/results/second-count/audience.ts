/** The audience's part of the second count: counts, ratings, lists or polls turned into one figure for each act. */
import type { AudienceSummary } from '../../tabulation/standings.ts';
import type { AudienceInput, AudiencePoll, ScoringRules } from '../../tabulation/types.ts';
import { spansOf, tableWorth } from './by-ranks.ts';
import {
  compare,
  type Exact,
  exact,
  HUNDRED,
  largest,
  minus,
  over,
  parseFraction,
  plus,
  smallest,
  sumOf,
  times,
  ZERO,
} from './fractions.ts';
import { byMajorityOf, type WeightedGrade } from './grades.ts';
import { inClasses } from './majority.ts';
import { byRunoffs } from './runoffs.ts';

/** What the audience gave one act. */
export interface Votes {
  /** As cast: votes, points or stars. */
  votes: Exact;
  /** How many ratings it got, or how many lists gave it anything; null for plain counts. */
  voters: number | null;
  converted: Exact;
  /** What each list or poll gave it, in their order. */
  given: Exact[];
}

/** The audience's part over some acts, by performance id. */
export interface AudiencePart {
  summary: AudienceSummary;
  byAct: Map<string, Votes>;
}

/** The audience's part over these performances, which are ranked together; null where no vote was held. */
export function audienceOver(
  input: AudienceInput | null | undefined,
  ids: readonly string[],
  rules: ScoringRules,
  engine: number,
): AudiencePart | null {
  if (!input) return null;
  const polls = input.polls?.filter((poll) =>
    Object.keys(poll.counts ?? poll.ratings ?? poll.grades ?? poll.stars ?? {}).some((id) =>
      ids.includes(id),
    ),
  );
  const byAct = polls
    ? severalPolls(polls, ids, rules, engine)
    : input.lists
      ? severalLists(input.lists, input.ballots, ids, rules, engine)
      : onePoll(input, ids, rules, engine);
  const nobody = compare(sumOf([...byAct.values()].map(({ votes }) => votes)), ZERO) === 0;
  const { minimumTurnout } = rules.audience;
  const ballots = polls?.length ? Math.min(...polls.map((poll) => poll.ballots)) : input.ballots;
  const few = ballots < minimumTurnout ? 'below_minimum_turnout' : null;
  const leftOut = nobody ? 'no_votes' : few;
  return { summary: { ballots, minimumTurnout, counted: leftOut === null, leftOut }, byAct };
}

type Conversion = ScoringRules['audience']['conversion'];

/** The figure of each value by the rules' conversion, over one list of values; all 0 where nobody voted. */
function convert(
  values: ReadonlyMap<string, Exact>,
  conversion: Conversion,
  rules: ScoringRules,
): Map<string, Exact> {
  const all = [...values.values()];
  const total = sumOf(all);
  if (total.n === 0n) return new Map([...values].map(([id]) => [id, ZERO]));
  const [best, worst] = [largest(all), smallest(all)];
  const inTable = () => byTable(values, rules);
  if (conversion === 'points_table') return inTable();
  const percent = (value: Exact, whole: Exact) => over(times(value, HUNDRED), whole);
  const figure = (value: Exact): Exact => {
    switch (conversion) {
      case 'relative':
        return percent(value, best);
      case 'min_max':
        return minMaxPercent(value, worst, best);
      case 'points':
        return value;
      default:
        return percent(value, total);
    }
  };
  return new Map([...values].map(([id, value]) => [id, figure(value)]));
}

/** Position of a value from 0 for the worst to 100 for the best; 100 where all are equal. */
export const minMaxPercent = (value: Exact, worst: Exact, best: Exact): Exact =>
  compare(worst, best) === 0 ? HUNDRED : over(times(minus(value, worst), HUNDRED), minus(best, worst));

/** Points by rank from the table; 0 for acts that got nothing. */
function byTable(
  values: ReadonlyMap<string, Exact>,
  { audience, equalRanks }: ScoringRules,
): Map<string, Exact> {
  const chosen = new Map([...values].filter(([, value]) => value.n > 0n));
  const spans = spansOf(chosen, 'highest', equalRanks);
  return new Map(
    [...values].map(([id]) => {
      const span = spans.get(id);
      return [id, span ? tableWorth(audience.table, span) : ZERO];
    }),
  );
}

interface Counts {
  counts?: Readonly<Record<string, number | Exact>>;
  ratings?: AudiencePoll['ratings'];
}

/** The figures of one poll: plain counts as they are, ratings by their mean. */
function inPoll({ counts, ratings }: Counts, rules: ScoringRules, engine: number): Map<string, Votes> {
  const { conversion, ratingMaximum } = rules.audience;
  if (!ratings) {
    const votes = new Map(
      Object.entries(counts ?? {}).map(([id, count]) => [
        id,
        typeof count === 'number' ? exact(count) : count,
      ]),
    );
    const figures = convert(votes, conversion === 'mean_rating' ? 'share' : conversion, rules);
    return new Map(
      [...votes].map(([id, own]) => [
        id,
        { votes: own, voters: null, converted: figures.get(id) ?? ZERO, given: [own] },
      ]),
    );
  }
  const entries = Object.entries(ratings);
  const means = new Map(entries.map(([id, { sum, count }]) => [id, count === 0 ? ZERO : exact(sum, count)]));
  const ofBest = conversion === 'share' || conversion === 'mean_rating';
  const figures = ofBest
    ? new Map([...means].map(([id, mean]) => [id, over(times(mean, HUNDRED), parseFraction(ratingMaximum))]))
    : convert(means, conversion, rules);
  return new Map(
    entries.map(([id, { sum, count }]) => {
      const votes = exact(sum);
      const given = [engine > 6 ? (means.get(id) ?? ZERO) : votes];
      return [id, { votes, voters: count, converted: figures.get(id) ?? ZERO, given }];
    }),
  );
}

const only = <T>(record: Readonly<Record<string, T>>, ids: readonly string[], none?: T): Record<string, T> =>
  Object.fromEntries(
    ids.flatMap((id) => {
      const value = record[id] ?? none;
      return value === undefined ? [] : [[id, value]];
    }),
  );

/** The round's only poll; acts that it does not name have nothing. */
function onePoll(
  { ballots, counts, ratings }: AudienceInput,
  ids: readonly string[],
  rules: ScoringRules,
  engine: number,
): Map<string, Votes> {
  const none = { sum: 0, count: 0 };
  if (!ratings) {
    const found = inPoll({ counts: only(counts ?? {}, ids, 0) }, rules, engine);
    if (engine > 1 || rules.audience.conversion !== 'mean_rating') return found;
    // Engine 1 divided plain votes by the best rating, too.
    return overBallots(found, ballots, rules);
  }
  const rated = only(ratings, ids, none);
  if (engine > 1) return inPoll({ ratings: rated }, rules, engine);
  // Engine 1 converted sums of stars, except under `mean_rating`.
  const { conversion } = rules.audience;
  if (conversion === 'mean_rating') return inPoll({ ratings: rated }, rules, engine);
  const stars = new Map(Object.entries(rated).map(([id, { sum }]) => [id, exact(sum)]));
  const figures = convert(stars, conversion, rules);
  return new Map(
    [...stars].map(([id, votes]) => [
      id,
      { votes, voters: rated[id]?.count ?? 0, converted: figures.get(id) ?? ZERO, given: [votes] },
    ]),
  );
}

function overBallots(found: Map<string, Votes>, ballots: number, rules: ScoringRules): Map<string, Votes> {
  const best = times(exact(ballots), parseFraction(rules.audience.ratingMaximum));
  const nobody = [...found.values()].every(({ votes }) => votes.n === 0n);
  return new Map(
    [...found].map(([id, one]) => [
      id,
      { ...one, converted: nobody || best.n === 0n ? ZERO : over(times(one.votes, HUNDRED), best) },
    ]),
  );
}

/**
 * Several lists of votes or points: with `points_table` each list hands out the table, else their sums are converted.
 */
function severalLists(
  lists: NonNullable<AudienceInput['lists']>,
  ballots: number,
  ids: readonly string[],
  rules: ScoringRules,
  engine: number,
): Map<string, Votes> {
  const given = new Map(ids.map((id) => [id, lists.map((list) => parseFraction(list.points[id] ?? '0'))]));
  const votes = new Map([...given].map(([id, points]) => [id, sumOf(points)]));
  const { conversion } = rules.audience;
  const byList = lists.map((_list, at) =>
    byTable(new Map([...given].map(([id, points]) => [id, points[at] ?? ZERO])), rules),
  );
  const figures =
    conversion === 'points_table'
      ? new Map(ids.map((id) => [id, sumOf(byList.map((points) => points.get(id) ?? ZERO))]))
      : convert(votes, conversion === 'mean_rating' ? 'share' : conversion, rules);
  const found = new Map(
    ids.map((id) => {
      const points = given.get(id) ?? [];
      const voters = points.filter((one) => one.n > 0n).length;
      return [
        id,
        { votes: votes.get(id) ?? ZERO, voters, converted: figures.get(id) ?? ZERO, given: points },
      ];
    }),
  );
  return engine === 1 && conversion === 'mean_rating' ? overBallots(found, ballots, rules) : found;
}

/**
 * Several polls, each converted over its own candidates; an act's figure is the mean of them, weighed by the polls'
 * shares.
 */
function severalPolls(
  polls: readonly AudiencePoll[],
  ids: readonly string[],
  rules: ScoringRules,
  engine: number,
): Map<string, Votes> {
  const each = polls.map((poll) => ({
    share: parseFraction(poll.share),
    figures: inPoll(countsOf(poll, ids, engine), rules, engine),
  }));
  return new Map(
    ids.map((id) => {
      const own = each.flatMap(({ share, figures }) => {
        const votes = figures.get(id);
        return votes ? [{ share, ...votes }] : [];
      });
      const shares = sumOf(own.map(({ share }) => share));
      const weighed = sumOf(own.map(({ share, converted }) => times(share, converted)));
      return [
        id,
        {
          votes: own.map(({ votes }) => votes).reduce(plus, ZERO),
          voters: own.reduce((sum, { voters }) => sum + (voters ?? 0), 0),
          converted: shares.n === 0n ? weighed : over(weighed, shares),
          given: own.flatMap(({ given }) => given),
        },
      ];
    }),
  );
}

/** What a poll gave these acts; a poll that yields an order gives points by place. */
function countsOf(poll: AudiencePoll, ids: readonly string[], engine: number): Counts {
  const { counts, ratings, grades, stars } = poll;
  if (ratings) return { ratings: only(ratings, ids) };
  if (grades) return { counts: byGrades(only(grades, ids)) };
  return stars ? { counts: byStars(only(stars, ids), engine) } : { counts: only(counts ?? {}, ids) };
}

function byGrades(grades: Readonly<Record<string, number[]>>): Record<string, Exact> {
  const given = new Map(
    Object.entries(grades).map(([id, counts]): [string, WeightedGrade[]] => [
      id,
      counts.flatMap((count, grade) => (count > 0 ? [{ grade: exact(grade), count: exact(count) }] : [])),
    ]),
  );
  const chosen = [...given].filter(([, own]) => own.some(({ grade }) => grade.n > 0n)).map(([id]) => id);
  const order = inClasses([...given.keys()], (a, b) => byMajorityOf(given.get(a) ?? [], given.get(b) ?? []));
  return pointsDown(order, chosen);
}

function byStars(stars: NonNullable<AudiencePoll['stars']>, engine: number): Record<string, Exact> {
  const ids = Object.keys(stars);
  const each = (of: (id: string) => number) => new Map(ids.map((id) => [id, exact(of(id))]));
  const score = each((id) => stars[id]?.sum ?? 0);
  const best = each((id) => stars[id]?.best ?? 0);
  const above = (one: string, other: string) => exact(stars[one]?.over[other] ?? 0);
  const chosen = ids.filter((id) => (stars[id]?.sum ?? 0) > 0);
  return pointsDown(byRunoffs(ids, { score, best, above, outStaysOut: engine > 4 }), chosen);
}

/**
 * Points by place: as many as there are acts for the first, one less for each next, the mean of the spanned places
 * where a place is shared, 0 for acts nobody chose.
 */
function pointsDown(order: readonly string[][], chosen: readonly string[]): Record<string, Exact> {
  let next = order.flat().length;
  return Object.fromEntries(
    order.flatMap((tied) => {
      const [from, to] = [next, next - tied.length + 1];
      next -= tied.length;
      return tied.map((id) => [id, chosen.includes(id) ? exact(from + to, 2) : ZERO]);
    }),
  );
}
