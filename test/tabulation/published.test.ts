/**
 * Published results, reproduced row by row. The files are not part of the project: the folder that
 * OVATION_PUBLISHED_RESULTS names holds them, with their rules inside; without it these tests say that they did not run.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import type { RulesInput, TabulationInput } from '#domain/tabulation/types.ts';
import { skatingPanel } from './skating-panels.ts';

const folder = process.env.OVATION_PUBLISHED_RESULTS;

/** The file, or null without the folder. A folder that lacks the file is an error, not a reason to skip. */
function read<T>(name: string): T | null {
  return folder ? (JSON.parse(readFileSync(join(folder, name), 'utf8')) as T) : null;
}

it.skipIf(folder !== undefined)(
  'published results did not run: OVATION_PUBLISHED_RESULTS is not set',
  (test) => {
    test.skip('OVATION_PUBLISHED_RESULTS names no folder, so no published result was reproduced.');
  },
);

function equal(exact: string | undefined, published: number): boolean {
  return exact !== undefined && new Fraction(exact).equals(new Fraction(String(published)));
}

interface Component {
  name: string;
  factor: number;
  marks: (number | null)[];
  panel_score: number;
}
interface Skated {
  segment: string;
  skater: string;
  components: Component[];
  total_component_score: number;
}

const ISU_RULES: RulesInput = {
  method: 'trimmed_mean',
  rounding: {
    afterCriterion: { places: 2, mode: 'half_up' },
    afterWeighting: { places: 2, mode: 'half_up' },
  },
};

function isuInput({ skater, components }: Skated): TabulationInput {
  const judges = components[0]?.marks.map((_mark, j) => ({ id: `j${j}`, name: `Judge ${j + 1}` })) ?? [];
  return {
    rules: ISU_RULES,
    judges,
    criteria: components.map(({ name, factor }, c) => ({
      id: `c${c}`,
      name,
      weight: String(factor),
      min: 0,
      max: 40,
      step: '0.25',
    })),
    performances: [{ id: 'p', name: skater, categoryId: 'all' }],
    scoresheets: judges.map(({ id }, j) => ({
      judgeId: id,
      performanceId: 'p',
      marks: Object.fromEntries(
        components.map(({ marks }, c) => {
          const mark = marks[j] ?? null;
          return [`c${c}`, mark === null ? null : mark * 4];
        }),
      ),
    })),
  };
}

describe('ISU program components', () => {
  const file = read<{ performances: Skated[] }>('isu-components.json');
  it.skipIf(file === null)('every panel score and every total is the published one', () => {
    const wrong = (file?.performances ?? []).flatMap((skated) => {
      const row = tabulate(isuInput(skated)).performances[0];
      const figures = skated.components.map((component, c) => ({
        what: component.name,
        ours: row?.criteria[c]?.panel?.exact,
        published: component.panel_score,
      }));
      figures.push({ what: 'total', ours: row?.result?.exact, published: skated.total_component_score });
      return figures
        .filter(({ ours, published }) => !equal(ours, published))
        .map((entry) => ({ segment: skated.segment, skater: skated.skater, ...entry }));
    });
    expect(wrong).toEqual([]);
    expect(file?.performances.length).toBeGreaterThan(0);
  });
});

interface Entry {
  entry: number;
  running_order: number;
  place: number;
  points: number;
  points_by_country: Record<string, number>;
  public?: number;
  public_by_country?: Record<string, number>;
  jury?: number;
  jury_by_country?: Record<string, number>;
}

function tieRules(year: number): RulesInput['tieBreaks'] {
  if (year >= 2016) {
    return ['audience', 'scored_by_most:audience', 'countback:audience', 'earlier_in_order'];
  }
  if (year >= 2008) return ['scored_by_most', 'countback', 'earlier_in_order'];
  return year === 1991 ? [{ key: 'countback', untilPlace: 1 }, 'shared'] : ['shared'];
}

function finalInput(year: number, entries: Entry[]): TabulationInput {
  const separate = entries.some((entry) => entry.jury_by_country !== undefined);
  const given = (entry: Entry) => (separate ? entry.jury_by_country : entry.points_by_country) ?? {};
  const countries = [...new Set(entries.flatMap((entry) => Object.keys(given(entry))))];
  const publics = [...new Set(entries.flatMap((entry) => Object.keys(entry.public_by_country ?? {})))];
  const ordered = entries.toSorted((a, b) => a.running_order - b.running_order);
  return {
    rules: {
      method: 'sum',
      missing: 'zero',
      tieBreaks: tieRules(year),
      audience: { conversion: 'points' },
      combination: { mode: separate ? 'points' : 'apart' },
    },
    judges: countries.map((id) => ({ id, name: id })),
    criteria: [{ id: 'points', name: 'Points', weight: '1', min: 0, max: 100, step: '1' }],
    performances: ordered.map((entry) => ({
      id: `e${entry.entry}`,
      name: `Entry ${entry.entry}`,
      categoryId: 'all',
    })),
    scoresheets: ordered.flatMap((entry) =>
      Object.entries(given(entry)).map(([judgeId, points]) => ({
        judgeId,
        performanceId: `e${entry.entry}`,
        marks: { points },
      })),
    ),
    audience: separate
      ? {
          ballots: publics.length,
          lists: publics.map((id) => ({
            id,
            points: Object.fromEntries(
              ordered.map((entry) => [`e${entry.entry}`, String(entry.public_by_country?.[id] ?? 0)]),
            ),
          })),
        }
      : null,
  };
}

describe('Eurovision finals', () => {
  const file = read<{ finals: Record<string, Entry[]> }>('eurovision-finals.json');
  it.skipIf(file === null).each(Object.keys(file?.finals ?? { none: [] }))(
    '%s: every total and place is the published one',
    (year) => {
      const entries = file?.finals[year] ?? [];
      const { performances } = tabulate(finalInput(Number(year), entries));
      const wrong = entries.flatMap((entry) => {
        const ours = performances.find((row) => row.performanceId === `e${entry.entry}`);
        const right =
          ours?.rank === entry.place &&
          equal(ours.result?.exact, entry.points) &&
          (entry.jury === undefined || equal(ours.panel?.exact, entry.jury)) &&
          (entry.public === undefined || equal(ours.audience?.converted.exact, entry.public));
        return right ? [] : [{ entry, ours: { place: ours?.place, result: ours?.result, tie: ours?.tie } }];
      });
      expect(wrong).toEqual([]);
      expect(entries.length).toBeGreaterThan(0);
    },
  );
});

describe('Skating System', () => {
  const file = read<{ examples: Record<string, { dances: number[][][]; places: number[] }> }>(
    'skating-system.json',
  );
  it.skipIf(file === null).each(Object.keys(file?.examples ?? { none: [] }))(
    'example %s: every final place is the published one',
    (name) => {
      const example = file?.examples[name];
      const { performances } = tabulate(skatingPanel(example?.dances ?? []));
      const ours = example?.places.map((_place, c) => {
        const row = performances.find((entry) => entry.performanceId === `p${c}`);
        return row?.result ? new Fraction(row.result.exact).valueOf() : null;
      });
      expect(ours).toEqual(example?.places);
    },
  );
});
