import Fraction from 'fraction.js';
import type { PerformanceStanding } from '../../../tabulation/standings.ts';
import { gaveBest, type StarField, starField } from '../../../tabulation/star.ts';
import type { StarRound } from '../../../tabulation/star-order.ts';
import { scaledSumText, stepsByTotals } from '../by-totals.ts';
import type { MethodWords } from '../method-words.ts';
import { assignedTo, type ResultFacts, rankedTotalOf, rankedWith } from '../sources.ts';

export const star: MethodWords = {
  rules: ({ say }) => [say('regulations.star'), say('regulations.starTies')],
  steps: (facts, row) => {
    const p = facts.at(row);
    const lines = stepsByTotals(facts, row, (_told, _row, j) =>
      gaveBest(facts.panel, p, j) ? [facts.voice.say('why.bestThereIs')] : [],
    );
    if (!row.panel) return lines;
    const field = facts.ofField(row, 'star', () => starField(facts.panel, rankedWith(facts, row)));
    const at = field.acts.indexOf(p);
    const round = field.rounds.find(({ winners }) => winners.includes(at));
    return [
      ...lines,
      scoreLine(facts, row, field.scores[at] ?? new Fraction(0)),
      ...(round ? [roundLine(facts, field, round)] : []),
      facts.voice.say('why.panelPlace', { place: new Fraction(row.panel.exact).toString() }),
    ];
  },
};

function scoreLine(facts: ResultFacts, row: PerformanceStanding, score: Fraction): string {
  const p = facts.at(row);
  const given = facts.panel.judges.flatMap((_judge, j) => {
    const value = rankedTotalOf(facts, p, j);
    return value ? [{ j, value, text: facts.value(value) }] : [];
  });
  const sum = `${scaledSumText(facts, given, assignedTo(facts, p))} = ${facts.value(score)}`;
  return facts.voice.say('why.totals', { sum });
}

/** The runoff's line: "Runoff: Kites against Lanterns, judges 2–1", with what decided where the judges were tied. */
function roundLine(facts: ResultFacts, field: StarField, { finalists, tied, by }: StarRound): string {
  const named = (some: readonly number[]) =>
    some.map((at) => facts.act(facts.panel.performances[field.acts[at] ?? -1]?.id ?? ''));
  const [a, b] = finalists;
  const { say, list } = facts.voice;
  const acts = list(named(tied));
  if (tied.length > 0)
    return a === undefined
      ? say('why.runoffTie', { acts })
      : say('why.runoffSeat', { acts, act: named([a])[0] ?? '' });
  if (a === undefined || b === undefined) return say('why.runoffAlone');
  const weight = (units: number) =>
    facts.voice.number(new Fraction(units).div(facts.panel.weightUnit).toString());
  const [one = '', other = ''] = named([a, b]);
  const figures = `${weight(field.prefer(a, b))}–${weight(field.prefer(b, a))}`;
  const best = { one: weight(field.best[a] ?? 0), other: weight(field.best[b] ?? 0) };
  const also = {
    preference: () => [],
    score: () => [say('why.runoffSum')],
    best: () => [say('why.runoffBest', best)],
    nothing: () => [say('why.runoffNothing')],
  };
  return [say('why.runoff', { one, other, figures }), ...also[by ?? 'nothing']()].join(facts.voice.semicolon);
}
