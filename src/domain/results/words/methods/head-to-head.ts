import Fraction from 'fraction.js';
import { totalWorth } from '../../../tabulation/panel.ts';
import type { PerformanceStanding } from '../../../tabulation/standings.ts';
import { panelLine } from '../by-criterion.ts';
import { stepsByTotals } from '../by-totals.ts';
import { fieldsOf } from '../fields.ts';
import type { MethodWords } from '../method-words.ts';
import { type ResultFacts, rankedWith } from '../sources.ts';
import type { WordTable } from '../table.ts';

/** Above this many opponents single duels are not listed; the judges' totals of all acts show them. */
const MOST_NAMED = 24;

export const headToHead: MethodWords = {
  rules: ({ say }, { marks }) => [
    marks === 'places'
      ? `${say('regulations.duels')} ${say('regulations.duelsOfPlaces')}`
      : say('regulations.duels'),
  ],
  steps: (facts, row) => {
    const lines = stepsByTotals(facts, row, () => []);
    const { headToHead: found, panel } = row;
    if (!found || !panel) return lines;
    const { wins, draws, losses, margin } = found;
    const p = facts.at(row);
    const met = rankedWith(facts, row).filter((other) => other !== p);
    const named = met.map((other) => `${nameAt(facts, other)} ${duel(facts, p, other).join('–')}`);
    const count = facts.voice.say('why.duelsCounted', { won: wins, drawn: draws, lost: losses, margin });
    const duels = named.length > 0 && named.length <= MOST_NAMED ? `${facts.voice.row(named)}; ` : '';
    return [
      ...lines,
      facts.voice.say('why.duels', { duels: `${duels}${count}` }),
      panelLine(facts, panel.exact, new Fraction(2 * wins + draws, 2), `${wins} + ${draws} ÷ 2`),
    ];
  },
  tables: (facts) =>
    fieldsOf(facts).flatMap(({ category, rows }) =>
      duelTable(facts, category === '' ? '' : `${facts.category(category)}${facts.voice.colon}`, rows),
    ),
};

const nameAt = (facts: ResultFacts, p: number): string => facts.act(facts.panel.performances[p]?.id ?? '');

/** How many judges prefer `p` to `other`, and how many `other` to `p` (indexes of the panel). */
export function duel({ panel }: ResultFacts, p: number, other: number): [number, number] {
  let [won, lost] = [0, 0];
  for (let j = 0; j < panel.judges.length; j += 1) {
    const [own, theirs] = [totalWorth(panel, p, j), totalWorth(panel, other, j)];
    won += Number(own > theirs);
    lost += Number(own < theirs);
  }
  return [won, lost];
}

/** The letter of an act ("A" for 0), since names would make a crosstable's columns too wide. */
const letter = (at: number): string => String.fromCharCode(65 + at);

/**
 * The crosstable: for each pair, judges for and against. None for fewer than two acts, or more than a page has room
 * for.
 */
function duelTable(facts: ResultFacts, lead: string, rows: readonly PerformanceStanding[]): WordTable[] {
  if (rows.length < 2 || rows.length > MOST_NAMED + 1) return [];
  const { say } = facts.voice;
  const counts = [say('why.won'), say('why.drawn'), say('why.lost'), say('why.margin')];
  return [
    {
      title: `${lead}${say('why.tableDuels')}`,
      columns: [...rows.map((_row, at) => letter(at)), ...counts],
      rows: rows.map((row, at) => {
        const { wins = 0, draws = 0, losses = 0, margin = 0 } = row.headToHead ?? {};
        return {
          act: `${letter(at)}. ${facts.act(row.performanceId)}`,
          cells: [
            ...rows.map((other) =>
              other === row ? '' : duel(facts, facts.at(row), facts.at(other)).join('–'),
            ),
            ...[wins, draws, losses, margin].map(String),
          ],
        };
      }),
    },
  ];
}
