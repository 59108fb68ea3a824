/** The audience's part in words: what an act got, and how that became its figure. */
import Fraction from 'fraction.js';
import { sayWith } from '../../messages/catalogue.ts';
import { actsInPoll, doubledPoints, givesOrder } from '../../tabulation/audience-orders.ts';
import { votesInPoll } from '../../tabulation/audience-polls.ts';
import type { Engine } from '../../tabulation/engines.ts';
import type { PerformanceStanding } from '../../tabulation/standings.ts';
import type { AudienceInput, AudiencePoll, PollFacts } from '../../tabulation/types.ts';
import { rankAmong } from './by-totals.ts';
import { pluralCount, type ResultFacts } from './sources.ts';

/** One poll's or list's votes before conversion, by performance id. */
interface Box {
  values: ReadonlyMap<string, Fraction>;
  /** Whether these are ratings, of which the mean is converted. */
  rated: boolean;
  /** The values in ascending order, and (`total`) their sum. */
  sorted: Fraction[];
  total: Fraction;
}

const boxWith = (values: ReadonlyMap<string, Fraction>, rated: boolean): Box => ({
  values,
  rated,
  sorted: [...values.values()].toSorted((a, b) => a.compare(b)),
  total: [...values.values()].reduce((sum, one) => sum.add(one), new Fraction(0)),
});

/** The lines on an act's votes; none where no vote was held. */
export function audienceLines(facts: ResultFacts, row: PerformanceStanding): string[] {
  const { audience } = row;
  const { input, standings } = facts;
  if (!audience || !input.audience) return [];
  const { combination } = standings.rules;
  const { counted = true, ballots = 0, minimumTurnout: least = 0 } = standings.audience ?? {};
  const use = !counted
    ? facts.panel.engine > 2
      ? 'why.audienceNoPrize'
      : 'why.audienceLeftOut'
    : combination.mode === 'apart'
      ? 'why.audienceOwnAward'
      : 'why.audience';
  const figure = facts.figure(audience.converted);
  const blanks = { figure, place: audience.place, count: ballots, ballots, least };
  return [...givenLines(facts, row, input.audience), sayWith(facts.voice.say, use, blanks)];
}

function givenLines(facts: ResultFacts, row: PerformanceStanding, given: AudienceInput): string[] {
  const id = row.performanceId;
  if (given.polls) return pollLines(facts, row, given.polls);
  if (given.lists) return listLines(facts, row, given.lists);
  const { ratings, counts = {} } = given;
  const box = facts.ofField(row, 'votes', () => {
    const ids = facts.field(row).map(({ performanceId }) => performanceId);
    const all = <T>(record: Readonly<Record<string, T>>, none: T) =>
      Object.fromEntries(ids.map((one) => [one, record[one] ?? none]));
    const whole = ratings ? { ratings: all(ratings, { sum: 0, count: 0 }) } : { counts: all(counts, 0) };
    return boxOf(whole, ids, facts.panel.engine);
  });
  const own = ratings ? { ratings: { [id]: ratings[id] ?? { sum: 0, count: 0 } } } : { counts };
  return [
    facts.voice.say('why.votes', {
      given: `${ballotText(own, id, facts, box)}${conversionText(facts, box, id)}`,
    }),
  ];
}

/** A line for each poll that the act stood in, then one on their weighted mean. */
function pollLines(facts: ResultFacts, row: PerformanceStanding, polls: readonly AudiencePoll[]): string[] {
  const id = row.performanceId;
  const own = polls.filter((poll) => actsInPoll(poll).includes(id));
  const p = facts.at(row);
  const figures = own.map((poll) => {
    const votes = facts.ofField(row, `votes in ${poll.id}`, () => {
      const acts = facts.field(row).map((one) => facts.at(one));
      return votesInPoll(poll, facts.panel, acts);
    });
    return { share: poll.share, value: votes.get(p)?.converted ?? new Fraction(0) };
  });
  const lines = own.map((poll) => {
    const box = facts.ofField(row, `box of ${poll.id}`, () =>
      boxOf(
        poll,
        facts.field(row).map(({ performanceId }) => performanceId),
        facts.panel.engine,
      ),
    );
    return facts.voice.say('why.votesShare', {
      poll: poll.name ?? poll.id,
      given: `${ballotText(poll, id, facts, box)}${conversionText(facts, box, id)}`,
      share: poll.share,
    });
  });
  if (own.length === 0) return [facts.voice.say('why.votesNowhere')];
  if (own.length === 1) return lines;
  const sum = figures.map(({ share, value }) => `${facts.value(value)} × ${share}`).join(' + ');
  const shares = figures.map(({ share }) => share).join(' + ');
  return [...lines, facts.voice.say('why.votesTogether', { sum: `(${sum}) ÷ (${shares})` })];
}

function listLines(
  facts: ResultFacts,
  row: PerformanceStanding,
  lists: NonNullable<AudienceInput['lists']>,
): string[] {
  const id = row.performanceId;
  const pointsOf = (list: (typeof lists)[number], one: string) => new Fraction(list.points[one] ?? '0');
  const boxes = facts.ofField(row, 'lists', () => {
    const ids = facts.field(row).map(({ performanceId }) => performanceId);
    const each = lists.map((list) => boxWith(new Map(ids.map((one) => [one, pointsOf(list, one)])), false));
    const sums = ids.map((one): [string, Fraction] => [
      one,
      lists.reduce((sum, list) => sum.add(pointsOf(list, one)), new Fraction(0)),
    ]);
    return { each, together: boxWith(new Map(sums), false) };
  });
  const named = lists.map((list) => ({ name: list.name ?? list.id, own: list.points[id] ?? '0' }));
  if (facts.standings.rules.audience.conversion === 'points_table')
    return named.map(({ name, own }, at) => {
      const box = boxes.each[at] ?? boxes.together;
      return facts.voice.say('why.votesOf', {
        poll: name,
        given: `${facts.voice.number(own)}${conversionText(facts, box, id)}`,
      });
    });
  const { say, name: apart, number } = facts.voice;
  const parts = facts.voice.row(named.map(({ name, own }) => `${apart(name)} ${number(own)}`));
  const sum = boxes.together.values.get(id) ?? new Fraction(0);
  const given = say('why.listsTogether', { lists: parts, sum: sum.toString() });
  return [say('why.votes', { given: `${given}${conversionText(facts, boxes.together, id)}` })];
}

/**
 * What an act got: "20 votes", "40 stars in 20 ratings, mean 2", "3 points by place (grades from the best: 4, 0, 1, 0,
 * 0, 0)".
 */
function ballotText(
  { counts, ratings, grades, stars }: PollFacts,
  id: string,
  facts: ResultFacts,
  box: Box,
): string {
  const { say } = facts.voice;
  const whole = (box.values.get(id) ?? new Fraction(0)).toFraction();
  const points = say('why.pointsByPlace', { count: pluralCount(whole), points: whole });
  if (grades) return say('why.ofGrades', { points, grades: (grades[id] ?? []).toReversed().join(', ') });
  if (stars) return `${points} (${starText(stars, id, facts)})`;
  const rated = ratings?.[id];
  const votes = counts?.[id] ?? 0;
  if (!rated) return say('why.voteCount', { count: votes, votes });
  const given = { stars: starsText(facts, rated.sum), count: rated.count, ratings: rated.count };
  return rated.count === 0
    ? say('why.inRatings', given)
    : say('why.inRatingsMean', { ...given, mean: new Fraction(rated.sum).div(rated.count).toFraction() });
}

const starsText = ({ voice }: ResultFacts, stars: number): string =>
  voice.say('why.starCount', { count: stars, stars });

/** An act in a STAR vote: "40 stars, 5 on 3 ballots, more than Kites on 12". */
function starText(stars: NonNullable<PollFacts['stars']>, id: string, facts: ResultFacts): string {
  const { sum = 0, best = 0, over = {} } = stars[id] ?? {};
  const others = facts.input.performances.flatMap((act) =>
    over[act.id] === undefined
      ? []
      : [facts.voice.say('why.moreThan', { act: act.name, count: over[act.id] ?? 0 })],
  );
  const most = facts.voice.say('why.mostStars', { count: best, ballots: best });
  return [starsText(facts, sum), most, ...others].join(', ');
}

function boxOf(poll: PollFacts, ids: readonly string[], engine: Engine): Box {
  if (givesOrder(poll)) {
    const points = doubledPoints(
      poll,
      actsInPoll(poll).filter((id) => ids.includes(id)),
      engine,
    );
    return boxWith(new Map([...points].map(([id, doubled]) => [id, new Fraction(doubled, 2)])), false);
  }
  const { counts, ratings } = poll;
  const values = ids.flatMap((id): [string, Fraction][] => {
    const rated = ratings?.[id];
    const votes = rated?.sum ?? counts?.[id];
    if (votes === undefined) return [];
    const byMean = rated && engine > 1;
    const divisor = byMean ? Math.max(1, rated.count) : 1;
    return [[id, new Fraction(votes).div(divisor)]];
  });
  return boxWith(new Map(values), ratings !== undefined && engine > 1);
}

/**
 * How the rules' conversion makes the figure, to be appended: "; 100 × 20 ÷ 100". Empty where nothing is converted.
 */
function conversionText(facts: ResultFacts, box: Box, id: string): string {
  const how = converted(facts, box, id);
  return how === '' ? '' : `${facts.voice.semicolon}${how}`;
}

function converted(facts: ResultFacts, { values, rated, sorted: all, total }: Box, id: string): string {
  const { conversion, ratingMaximum } = facts.standings.rules.audience;
  const own = values.get(id);
  const { say } = facts.voice;
  if (!own || facts.panel.engine === 1) return '';
  const [least = own, most = own] = [all[0], all.at(-1)];
  const text = (value: Fraction) => value.toFraction();
  if (rated && (conversion === 'share' || conversion === 'mean_rating'))
    return `100 × ${text(own)} ÷ ${ratingMaximum}`;
  if (total.n === 0n) return say('why.nobodyHasAny');
  switch (conversion) {
    case 'share':
    case 'mean_rating':
      return `100 × ${text(own)} ÷ ${text(total)}`;
    case 'relative':
      return `100 × ${text(own)} ÷ ${text(most)}`;
    case 'min_max':
      return least.equals(most)
        ? say('why.allEqual')
        : `100 × (${text(own)} − ${text(least)}) ÷ (${text(most)} − ${text(least)})`;
    case 'points':
      return '';
    case 'points_table': {
      if (own.n === 0n) return say('why.noPoints');
      return rankAmong(facts, own, all);
    }
  }
}
