import type { PerformanceStanding, SkatingStep } from '../../../tabulation/standings.ts';
import { stepsByTotals } from '../by-totals.ts';
import type { MethodWords } from '../method-words.ts';
import { type Danced, dancedWith, skatingTables } from '../skating-tables.ts';
import { markText, type ResultFacts } from '../sources.ts';

export const skatingSystem: MethodWords = {
  rules: ({ say }, { per, marks }) => {
    const byDances = per === 'criterion';
    const first = say(marks === 'places' ? 'regulations.placesWritten' : 'regulations.highestFirst');
    const shared = say('regulations.skatingShared');
    return [
      `${say(byDances ? 'regulations.skatingDances' : 'regulations.skatingTotals', { first })} ${say('regulations.skatingMajority')}`,
      say('regulations.skatingOneDance'),
      ...(byDances ? [`${say('regulations.skatingAllDances')} ${shared}`] : [shared]),
    ];
  },
  steps: (facts, row) => {
    const danced = dancedWith(facts, row);
    const p = facts.at(row);
    const steps = danced.dances.flatMap((dance) => dance.steps.get(p) ?? []);
    const byTotals = facts.standings.rules.per === 'judge_total';
    return [
      ...(byTotals ? stepsByTotals(facts, row, placeOfTotal(steps)) : []),
      ...steps.map((step) => danceLine(facts, p, step)),
      ...summaryLine(facts, danced, p, steps),
      ...(row.panel ? [facts.voice.say('why.panelPlace', { place: placeText(row.panel.exact) })] : []),
    ];
  },
  tables: skatingTables,
};

const placeOfTotal =
  (steps: readonly SkatingStep[]) =>
  ({ voice }: ResultFacts, _row: PerformanceStanding, j: number): string[] => {
    const own = steps[0]?.ordinals[j] ?? null;
    return own === null ? [] : [voice.say('why.place', { place: own })];
  };

/** A place as a decimal: "5/2" is "2.5". */
const placeText = (exact: string): string => {
  const [n = '', d] = exact.split('/');
  return d === undefined ? n : String(Number(n) / Number(d));
};

/** A column: "1st", "2nd and higher". */
const andHigher = ({ voice }: ResultFacts, column: number): string =>
  voice.say(column === 1 ? 'why.nth' : 'why.nthAndHigher', { rank: column });

/** One dance's line: "Waltz: Ana 8 (1), Ben 9 (2.5); 1st: 3 of 5 judges, adding to 3; place 1 by rule 5". */
function danceLine(
  facts: ResultFacts,
  p: number,
  { criterionId, ordinals, place, rule, column, count, sum }: SkatingStep,
): string {
  const c = facts.panel.criteria.findIndex(({ id }) => id === criterionId);
  const written = facts.standings.rules.marks === 'places';
  const places = ordinals.flatMap((own, j) => {
    if (own === null) return [];
    const mark = criterionId === null || written ? null : markText(facts, p, j, c);
    const place = facts.voice.number(String(own));
    return [mark === null ? `${facts.judge(j)} ${place}` : `${facts.judge(j)} ${mark} (${place})`];
  });
  const called = criterionId === null ? facts.voice.say('why.places') : facts.criterion(criterionId);
  return facts.voice.say('why.dance', {
    dance: called,
    places: facts.voice.row(places),
    column: andHigher(facts, column),
    count,
    judges: places.length,
    sum,
    place: place.shown,
    rule,
  });
}

/** The line that adds up the dances: "Places 1 + 2 = 3; rule 10: 1 is 1st, adding to 1". None with one dance. */
function summaryLine(
  facts: ResultFacts,
  { dances, summaries }: Danced,
  p: number,
  steps: readonly SkatingStep[],
): string[] {
  const { say } = facts.voice;
  const summary = summaries.get(p);
  if (dances.length < 2 || !summary) return [];
  const total = steps.reduce((sum, { place }) => sum + Number(place.shown), 0);
  const added = say('why.placesAdded', {
    sum: `${steps.map(({ place }) => place.shown).join(' + ')} = ${total}`,
    rule: summary.rule,
  });
  const compared = summary.compared?.get(p);
  if (!compared) return [added];
  const { column, count, sumDoubled } = compared;
  const blanks = { added, count, column: andHigher(facts, column), sum: sumDoubled / 2 };
  if (summary.rule === 10) return [say('why.ofThese', blanks)];
  const places = steps.reduce((all, { ordinals }) => all + ordinals.filter((own) => own !== null).length, 0);
  return [say('why.ofAllDances', { ...blanks, places })];
}
