import Fraction from 'fraction.js';
import type { PerformanceStanding } from '../../../tabulation/standings.ts';
import { gaveBest, type StarField, starField } from '../../../tabulation/star.ts';
import type { StarRound } from '../../../tabulation/star-order.ts';
import { scaledSumText, stepsByTotals } from '../by-totals.ts';
import type { MethodWords } from '../method-words.ts';
import { assignedTo, type ResultFacts, rankedTotalOf, rankedWith } from '../sources.ts';

/** `star` in words. */
export const star: MethodWords = {
  rules: ({ say }) => [say('regulations.star'), say('regulations.starTies')],
  steps: (told, row) => {
    const p = told.at(row);
    const lines = stepsByTotals(told, row, (_told, _row, j) =>
      gaveBest(told.panel, p, j) ? [told.voice.say('why.bestThereIs')] : [],
    );
    if (!row.panel) return lines;
    const field = told.ofField(row, 'star', () => starField(told.panel, rankedWith(told, row)));
    const at = field.acts.indexOf(p);
    const round = field.rounds.find(({ winners }) => winners.includes(at));
    return [
      ...lines,
      scoreLine(told, row, field.scores[at] ?? new Fraction(0)),
      ...(round ? [roundLine(told, field, round)] : []),
      told.voice.say('why.panelPlace', { place: new Fraction(row.panel.exact).toString() }),
    ];
  },
};

function scoreLine(told: ResultFacts, row: PerformanceStanding, score: Fraction): string {
  const p = told.at(row);
  const given = told.panel.judges.flatMap((_judge, j) => {
    const value = rankedTotalOf(told, p, j);
    return value ? [{ j, value, text: told.value(value) }] : [];
  });
  const sum = `${scaledSumText(told, given, assignedTo(told, p))} = ${told.value(score)}`;
  return told.voice.say('why.totals', { sum });
}

/** The runoff's line: "Runoff: Kites against Lanterns, judges 2–1", with what decided where the judges were tied. */
function roundLine(told: ResultFacts, field: StarField, { finalists, tied, by }: StarRound): string {
  const named = (some: readonly number[]) =>
    some.map((at) => told.act(told.panel.performances[field.acts[at] ?? -1]?.id ?? ''));
  const [a, b] = finalists;
  const { say, list } = told.voice;
  const acts = list(named(tied));
  if (tied.length > 0)
    return a === undefined
      ? say('why.runoffTie', { acts })
      : say('why.runoffSeat', { acts, act: named([a])[0] ?? '' });
  if (a === undefined || b === undefined) return say('why.runoffAlone');
  const weight = (units: number) =>
    told.voice.number(new Fraction(units).div(told.panel.weightUnit).toString());
  const [one = '', other = ''] = named([a, b]);
  const figures = `${weight(field.prefer(a, b))}–${weight(field.prefer(b, a))}`;
  const best = { one: weight(field.best[a] ?? 0), other: weight(field.best[b] ?? 0) };
  const also = {
    preference: () => [],
    score: () => [say('why.runoffSum')],
    best: () => [say('why.runoffBest', best)],
    nothing: () => [say('why.runoffNothing')],
  };
  return [say('why.runoff', { one, other, figures }), ...also[by ?? 'nothing']()].join('; ');
}
