/**
 * The Skating System's tables as its booklets print them: for each dance the judges' places, how many stand in each
 * column "1–n" with their sum, and the place; then one table that adds up the dances. Recomputed from the panel.
 */

import { type Summary, summarize } from '../../tabulation/skating-summary.ts';
import { type Dance, danceResults, dancesOf } from '../../tabulation/skating-system.ts';
import type { PerformanceStanding, SkatingStep } from '../../tabulation/standings.ts';
import { fieldsOf } from './fields.ts';
import type { ResultFacts } from './sources.ts';
import type { WordTable } from './table.ts';

/** The dances of the acts that are ranked together. */
export interface Danced {
  category: string;
  dances: Dance[];
  /** By the panel's index: how rules 9 to 11 placed the act; empty with one dance. */
  summaries: Map<number, Summary>;
  /** The acts placed in some dance, best first. */
  rows: PerformanceStanding[];
}

const NOTHING: Danced = { category: '', dances: [], summaries: new Map(), rows: [] };

/** The dances of the act's group. */
export const dancedWith = (facts: ResultFacts, row: PerformanceStanding): Danced =>
  facts.ofField(row, 'dances', () => {
    const field = fieldsOf(facts).find(({ rows }) => rows.includes(row));
    return field ? dancedBy(facts, field) : NOTHING;
  });

function dancedBy(
  { panel }: ResultFacts,
  { category, ranked, rows }: { category: string; ranked: readonly number[]; rows: PerformanceStanding[] },
): Danced {
  const dances = dancesOf(panel, ranked);
  const summed = dances.length < 2 ? [] : summarize(danceResults(dances, ranked));
  const summaries = new Map(summed.flatMap((one) => one.acts.map((p) => [p, one] as const)));
  return { category, dances, summaries, rows };
}

/** A table for each dance, and where there are several one that adds them up. */
export const skatingTables = (facts: ResultFacts): WordTable[] =>
  fieldsOf(facts).flatMap((field) => {
    const [first] = field.rows;
    const danced = first ? dancedWith(facts, first) : NOTHING;
    const lead = danced.category === '' ? '' : `${facts.category(danced.category)}${facts.voice.colon}`;
    return [
      ...danced.dances.map((dance) => danceTable(facts, lead, dance, danced.rows)),
      ...(danced.dances.length > 1 ? [summaryTable(facts, lead, danced)] : []),
    ];
  });

function danceTable(
  facts: ResultFacts,
  lead: string,
  { criterionId, steps }: Dance,
  rows: readonly PerformanceStanding[],
): WordTable {
  const placed = rows
    .flatMap((row) => {
      const step = steps.get(facts.at(row));
      return step ? [{ row, step }] : [];
    })
    .toSorted((a, b) => Number(a.step.place.shown) - Number(b.step.place.shown));
  const { say } = facts.voice;
  const last = Math.max(0, ...placed.map(({ step }) => step.column));
  const columns = Array.from({ length: last }, (_, at) => at + 1);
  return {
    title: `${lead}${criterionId === null ? say('why.places') : facts.criterion(criterionId)}`,
    columns: [
      ...facts.panel.judges.map((_judge, j) => facts.judge(j)),
      ...columns.map((column) => upTo(facts, column)),
      say('why.placeColumn'),
      say('why.rule'),
    ],
    rows: placed.map(({ row, step }) => ({
      act: facts.act(row.performanceId),
      cells: [
        ...step.ordinals.map((own) => (own === null ? '–' : String(own))),
        ...columns.map((column) => (column > step.column ? '' : countText(step, column))),
        step.place.shown,
        String(step.rule),
      ],
    })),
  };
}

/** The heading of a column that holds the places up to it: "1st", "1–3". */
const upTo = ({ voice }: ResultFacts, column: number): string =>
  column === 1 ? voice.say('why.nth', { rank: 1 }) : `1–${column}`;

/** How many places stand in a column and, where they are a majority, their sum: "3 (5)". */
function countText({ ordinals }: SkatingStep, column: number): string {
  const given = ordinals.filter((own) => own !== null);
  const within = given.filter((own) => own <= column);
  if (within.length === 0) return '–';
  const sum = within.reduce((all, own) => all + own, 0);
  return 2 * within.length > given.length ? `${within.length} (${sum})` : String(within.length);
}

function summaryTable(facts: ResultFacts, lead: string, { dances, summaries, rows }: Danced): WordTable {
  const { say } = facts.voice;
  return {
    title: `${lead}${say('why.tableDances')}`,
    columns: [
      ...dances.map(({ criterionId }) => facts.criterion(criterionId ?? '')),
      say('why.total'),
      say('why.compared'),
      say('why.placeColumn'),
      say('why.rule'),
    ],
    rows: rows.flatMap((row) => {
      const summary = summaries.get(facts.at(row));
      if (!summary) return [];
      const places = dances.flatMap(({ steps }) => steps.get(facts.at(row))?.place.shown ?? []);
      const { acts, place, rule } = summary;
      const compared = summary.compared?.get(facts.at(row));
      return [
        {
          act: facts.act(row.performanceId),
          cells: [
            ...places,
            String(places.reduce((sum, one) => sum + Number(one), 0)),
            compared
              ? `${upTo(facts, compared.column)}${facts.voice.colon}${compared.count} (${compared.sumDoubled / 2})`
              : '',
            String(place + (acts.length - 1) / 2),
            String(rule),
          ],
        },
      ];
    }),
  };
}
