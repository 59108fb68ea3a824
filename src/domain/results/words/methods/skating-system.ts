import { ordinal } from '../../../tabulation/ordinals.ts';
import type { PerformanceStanding, SkatingStep } from '../../../tabulation/standings.ts';
import { stepsByTotals } from '../by-totals.ts';
import type { MethodWords } from '../method-words.ts';
import { type Danced, dancedWith, skatingTables } from '../skating-tables.ts';
import { counted, markText, type ResultFacts } from '../sources.ts';

/** The Skating System in words. */
export const skatingSystem: MethodWords = {
  rules: ({ per, marks }) => [
    `The Skating System, ${per === 'criterion' ? 'each criterion a dance' : 'by the judges’ totals'}: ${marks === 'places' ? 'judges write places, the lowest is best' : 'the highest is first'}. A majority is more than half of the judges who placed an act; where some did not, counts and sums are compared as parts of those who did.`,
    'Rule 5: the place goes to the act that a majority placed there or higher. Rule 6: of several the larger majority. Rule 7: of equal majorities the lower sum of those places, then the next column. Rule 8: where none has a majority, the next column is taken in.',
    ...(per === 'criterion'
      ? [
          'Rule 9: the places in the dances are added, the lowest total wins. Rule 10: of equal totals, most places there and higher, then the lower sum of those. Rule 11: still equal, all judges’ places over all dances as one dance. Acts that share a place have the mean of the places they span.',
        ]
      : ['Acts that share a place have the mean of the places they span.']),
  ],
  steps: (told, row) => {
    const danced = dancedWith(told, row);
    const p = told.at(row);
    const steps = danced.dances.flatMap((dance) => dance.steps.get(p) ?? []);
    const byTotals = told.standings.rules.per === 'judge_total';
    return [
      ...(byTotals ? stepsByTotals(told, row, placeOfTotal(steps)) : []),
      ...steps.map((step) => danceLine(told, p, step)),
      ...summaryLine(danced, p, steps),
      ...(row.panel ? [`The panel: place ${placeText(row.panel.exact)}`] : []),
    ];
  },
  tables: skatingTables,
};

const placeOfTotal =
  (steps: readonly SkatingStep[]) =>
  (_told: ResultFacts, _row: PerformanceStanding, j: number): string[] => {
    const own = steps[0]?.ordinals[j] ?? null;
    return own === null ? [] : [`place ${own}`];
  };

/** "5/2" is "2.5". */
const placeText = (exact: string): string => {
  const [n = '', d] = exact.split('/');
  return d === undefined ? n : String(Number(n) / Number(d));
};

/** "1st", "2nd and higher". */
const andHigher = (column: number): string => (column === 1 ? '1st' : `${ordinal(column)} and higher`);

/** "Waltz: Ana 8 (1), Ben 9 (2.5); 1st: 3 of 5 judges, adding to 3; place 1 by rule 5". */
function danceLine(
  told: ResultFacts,
  p: number,
  { criterionId, ordinals, place, rule, column, count, sum }: SkatingStep,
): string {
  const c = told.panel.criteria.findIndex(({ id }) => id === criterionId);
  const written = told.standings.rules.marks === 'places';
  const places = ordinals.flatMap((own, j) => {
    if (own === null) return [];
    const mark = criterionId === null || written ? null : markText(told, p, j, c);
    return [mark === null ? `${told.judge(j)} ${own}` : `${told.judge(j)} ${mark} (${own})`];
  });
  const called = criterionId === null ? 'Places' : told.criterion(criterionId);
  return `${called}: ${places.join(', ')}; ${andHigher(column)}: ${count} of ${counted(places.length, 'judge')}, adding to ${sum}; place ${place.shown} by rule ${rule}`;
}

/** "Places 1 + 2 = 3; rule 10: 1 is 1st, adding to 1"; none of one dance. */
function summaryLine({ dances, summaries }: Danced, p: number, steps: readonly SkatingStep[]): string[] {
  const summary = summaries.get(p);
  if (dances.length < 2 || !summary) return [];
  const total = steps.reduce((sum, { place }) => sum + Number(place.shown), 0);
  const added = `Places ${steps.map(({ place }) => place.shown).join(' + ')} = ${total}; rule ${summary.rule}`;
  if (!summary.compared) return [added];
  const { column, count, sumDoubled } = summary.compared;
  const of =
    summary.rule === 10
      ? 'of these'
      : `of ${counted(
          steps.reduce((sum, { ordinals }) => sum + ordinals.filter((own) => own !== null).length, 0),
          'place',
        )} over all dances`;
  return [
    `${added}: ${of} ${count} ${count === 1 ? 'is' : 'are'} ${andHigher(column)}, adding to ${sumDoubled / 2}`,
  ];
}
