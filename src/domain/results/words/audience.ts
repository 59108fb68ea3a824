/** The audience's part in words: what an act got, and how that became its figure. */
import Fraction from 'fraction.js';
import { sayWith } from '../../messages/catalogue.ts';
import { actsInPoll, doubledPoints, givesOrder } from '../../tabulation/audience-orders.ts';
import { votesInPoll } from '../../tabulation/audience-polls.ts';
import type { Engine } from '../../tabulation/engines.ts';
import type { PerformanceStanding } from '../../tabulation/standings.ts';
import type { AudienceInput, AudiencePoll, PollFacts } from '../../tabulation/types.ts';
import { rankWords } from './by-totals.ts';
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
export function audienceLines(told: ResultFacts, row: PerformanceStanding): string[] {
  const { audience } = row;
  const { input, standings } = told;
  if (!audience || !input.audience) return [];
  const { combination } = standings.rules;
  const { counted = true, ballots = 0, minimumTurnout: least = 0 } = standings.audience ?? {};
  const use = !counted
    ? told.panel.engine > 2
      ? 'why.audienceNoPrize'
      : 'why.audienceLeftOut'
    : combination.mode === 'apart'
      ? 'why.audienceOwnAward'
      : 'why.audience';
  const figure = told.figure(audience.converted);
  const blanks = { figure, place: audience.place, count: ballots, ballots, least };
  return [...givenLines(told, row, input.audience), sayWith(told.voice.say, use, blanks)];
}

function givenLines(told: ResultFacts, row: PerformanceStanding, given: AudienceInput): string[] {
  const id = row.performanceId;
  if (given.polls) return pollLines(told, row, given.polls);
  if (given.lists) return listLines(told, row, given.lists);
  const { ratings, counts = {} } = given;
  const box = told.ofField(row, 'votes', () => {
    const ids = told.field(row).map(({ performanceId }) => performanceId);
    const all = <T>(record: Readonly<Record<string, T>>, none: T) =>
      Object.fromEntries(ids.map((one) => [one, record[one] ?? none]));
    const whole = ratings ? { ratings: all(ratings, { sum: 0, count: 0 }) } : { counts: all(counts, 0) };
    return boxOf(whole, ids, told.panel.engine);
  });
  const own = ratings ? { ratings: { [id]: ratings[id] ?? { sum: 0, count: 0 } } } : { counts };
  return [
    told.voice.say('why.votes', {
      given: `${ballotText(own, id, told, box)}${conversionText(told, box, id)}`,
    }),
  ];
}

/** A line for each poll that the act stood in, then one on their weighted mean. */
function pollLines(told: ResultFacts, row: PerformanceStanding, polls: readonly AudiencePoll[]): string[] {
  const id = row.performanceId;
  const own = polls.filter((poll) => actsInPoll(poll).includes(id));
  const p = told.at(row);
  const figures = own.map((poll) => {
    const votes = told.ofField(row, `votes in ${poll.id}`, () => {
      const acts = told.field(row).map((one) => told.at(one));
      return votesInPoll(poll, told.panel, acts);
    });
    return { share: poll.share, value: votes.get(p)?.converted ?? new Fraction(0) };
  });
  const lines = own.map((poll) => {
    const box = told.ofField(row, `box of ${poll.id}`, () =>
      boxOf(
        poll,
        told.field(row).map(({ performanceId }) => performanceId),
        told.panel.engine,
      ),
    );
    return told.voice.say('why.votesShare', {
      poll: poll.name ?? poll.id,
      given: `${ballotText(poll, id, told, box)}${conversionText(told, box, id)}`,
      share: poll.share,
    });
  });
  if (own.length === 0) return [told.voice.say('why.votesNowhere')];
  if (own.length === 1) return lines;
  const sum = figures.map(({ share, value }) => `${told.value(value)} × ${share}`).join(' + ');
  const shares = figures.map(({ share }) => share).join(' + ');
  return [...lines, told.voice.say('why.votesTogether', { sum: `(${sum}) ÷ (${shares})` })];
}

function listLines(
  told: ResultFacts,
  row: PerformanceStanding,
  lists: NonNullable<AudienceInput['lists']>,
): string[] {
  const id = row.performanceId;
  const pointsOf = (list: (typeof lists)[number], one: string) => new Fraction(list.points[one] ?? '0');
  const boxes = told.ofField(row, 'lists', () => {
    const ids = told.field(row).map(({ performanceId }) => performanceId);
    const each = lists.map((list) => boxWith(new Map(ids.map((one) => [one, pointsOf(list, one)])), false));
    const sums = ids.map((one): [string, Fraction] => [
      one,
      lists.reduce((sum, list) => sum.add(pointsOf(list, one)), new Fraction(0)),
    ]);
    return { each, together: boxWith(new Map(sums), false) };
  });
  const named = lists.map((list) => ({ name: list.name ?? list.id, own: list.points[id] ?? '0' }));
  if (told.standings.rules.audience.conversion === 'points_table')
    return named.map(({ name, own }, at) => {
      const box = boxes.each[at] ?? boxes.together;
      return told.voice.say('why.votesOf', {
        poll: name,
        given: `${told.voice.number(own)}${conversionText(told, box, id)}`,
      });
    });
  const { say, name: apart, number } = told.voice;
  const parts = told.voice.row(named.map(({ name, own }) => `${apart(name)} ${number(own)}`));
  const sum = boxes.together.values.get(id) ?? new Fraction(0);
  const given = say('why.listsTogether', { lists: parts, sum: sum.toString() });
  return [say('why.votes', { given: `${given}${conversionText(told, boxes.together, id)}` })];
}

/**
 * What an act got: "20 votes", "40 stars in 20 ratings, mean 2", "3 points by place (grades from the best: 4, 0, 1, 0,
 * 0, 0)".
 */
function ballotText(
  { counts, ratings, grades, stars }: PollFacts,
  id: string,
  told: ResultFacts,
  box: Box,
): string {
  const { say } = told.voice;
  const whole = (box.values.get(id) ?? new Fraction(0)).toFraction();
  const points = say('why.pointsByPlace', { count: pluralCount(whole), points: whole });
  if (grades) return say('why.ofGrades', { points, grades: (grades[id] ?? []).toReversed().join(', ') });
  if (stars) return `${points} (${starText(stars, id, told)})`;
  const rated = ratings?.[id];
  const votes = counts?.[id] ?? 0;
  if (!rated) return say('why.voteCount', { count: votes, votes });
  const given = { stars: starsText(told, rated.sum), count: rated.count, ratings: rated.count };
  return rated.count === 0
    ? say('why.inRatings', given)
    : say('why.inRatingsMean', { ...given, mean: new Fraction(rated.sum).div(rated.count).toFraction() });
}

const starsText = ({ voice }: ResultFacts, stars: number): string =>
  voice.say('why.starCount', { count: stars, stars });

/** An act in a STAR vote: "40 stars, 5 on 3 ballots, more than Kites on 12". */
function starText(stars: NonNullable<PollFacts['stars']>, id: string, told: ResultFacts): string {
  const { sum = 0, best = 0, over = {} } = stars[id] ?? {};
  const others = told.input.performances.flatMap((act) =>
    over[act.id] === undefined
      ? []
      : [told.voice.say('why.moreThan', { act: act.name, count: over[act.id] ?? 0 })],
  );
  const most = told.voice.say('why.mostStars', { count: best, ballots: best });
  return [starsText(told, sum), most, ...others].join(', ');
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
function conversionText(told: ResultFacts, { values, rated, sorted: all, total }: Box, id: string): string {
  const { conversion, ratingMaximum } = told.standings.rules.audience;
  const own = values.get(id);
  const { say } = told.voice;
  if (!own || told.panel.engine === 1) return '';
  const [least = own, most = own] = [all[0], all.at(-1)];
  const text = (value: Fraction) => value.toFraction();
  if (rated && (conversion === 'share' || conversion === 'mean_rating'))
    return `; 100 × ${text(own)} ÷ ${ratingMaximum}`;
  if (total.n === 0n) return `; ${say('why.nobodyHasAny')}`;
  switch (conversion) {
    case 'share':
    case 'mean_rating':
      return `; 100 × ${text(own)} ÷ ${text(total)}`;
    case 'relative':
      return `; 100 × ${text(own)} ÷ ${text(most)}`;
    case 'min_max':
      return least.equals(most)
        ? `; ${say('why.allEqual')}`
        : `; 100 × (${text(own)} − ${text(least)}) ÷ (${text(most)} − ${text(least)})`;
    case 'points':
      return '';
    case 'points_table': {
      if (own.n === 0n) return `; ${say('why.noPoints')}`;
      const better = all.filter((one) => one.compare(own) > 0).length;
      const same = all.filter((one) => one.equals(own)).length;
      return `; ${rankWords(told, better + 1, same)}`;
    }
  }
}
