/**
 * What the words of a result are made from: what was certified, the panel read from its input once more, and names.
 * Nothing that decides is worked out here; a figure that the standings do not hold is asked of the tabulation.
 */
import Fraction from 'fraction.js';
import { numerator } from '../../tabulation/exact.ts';
import { buildPanel } from '../../tabulation/intake.ts';
import { readiness } from '../../tabulation/outcome.ts';
import { assignedOn, cell, criteriaOf, ownCriteria, type Panel, totalWorth } from '../../tabulation/panel.ts';
import { roundedQuotient } from '../../tabulation/rounding.ts';
import type { Figure, PerformanceStanding, Standings } from '../../tabulation/standings.ts';
import type { Rounding, TabulationInput } from '../../tabulation/types.ts';
import type { ProgrammeEntry } from '../telling.ts';
import type { Voice } from './voice.ts';

export interface ResultFacts {
  voice: Voice;
  input: TabulationInput;
  standings: Standings;
  panel: Panel;
  /** A value with the digits that the rules show, and whole behind it where that rounded it. */
  value(value: Fraction): string;
  figure(figure: Figure): string;
  judge(j: number): string;
  act(performanceId: string): string;
  /** A criterion's name, with its number where another has the same one. */
  criterion(criterionId: string): string;
  category(categoryId: string): string;
  row(performanceId: string): PerformanceStanding | undefined;
  /** The index of a performance in the panel. */
  at(row: PerformanceStanding): number;
  /** Rows that are ranked together with this one and can take a place, itself included. */
  field(row: PerformanceStanding): PerformanceStanding[];
  /** What is the same for all of an act's field, made once: five hundred acts would each go through all the others. */
  ofField<T>(row: PerformanceStanding, name: string, make: () => T): T;
}

/**
 * Reads a result, to be told in this voice.
 * @param programme what acts and their categories are called where that is not what the input calls them.
 */
export function toldOf(
  input: TabulationInput,
  standings: Standings,
  voice: Voice,
  programme: readonly Pick<ProgrammeEntry, 'performanceId' | 'stageName' | 'category'>[] = [],
): ResultFacts {
  const called = new Map(programme.map((entry) => [entry.performanceId, entry]));
  const { rules, criteria, performances } = standings;
  const panel = buildPanel(input, rules);
  const rows = new Map(performances.map((row) => [row.performanceId, row]));
  const indexes = new Map(panel.performances.map(({ id }, p) => [id, p]));
  const value = (of: Fraction) => valueText(of, rules.rounding.shown);
  const fieldKey = (row: PerformanceStanding) => (rules.scope === 'category' ? row.categoryId : '');
  const made = new Map<string, unknown>();
  const fields = Map.groupBy(
    performances.filter((row) => !row.guest),
    fieldKey,
  );
  return {
    voice,
    input,
    standings,
    panel,
    value,
    figure: ({ exact }) => value(new Fraction(exact)),
    judge: (j) => voice.name(panel.judges[j]?.name ?? ''),
    act: (id) => voice.name(called.get(id)?.stageName ?? rows.get(id)?.name ?? id),
    category: (id) =>
      called.get(performances.find((row) => row.categoryId === id)?.performanceId ?? '')?.category ?? id,
    criterion: (id) => voice.name(criterionName(id, criteria)),
    row: (id) => rows.get(id),
    at: (row) => indexes.get(row.performanceId) ?? -1,
    field: (row) => fields.get(fieldKey(row)) ?? [],
    ofField<T>(row: PerformanceStanding, name: string, make: () => T): T {
      const key = `${name} ${fieldKey(row)}`;
      if (!made.has(key)) made.set(key, make());
      return made.get(key) as T;
    },
  };
}

/** What a criterion is called; with its number where another has the same name. */
export function criterionName(id: string, criteria: Standings['criteria']): string {
  const at = criteria.findIndex((one) => one.id === id);
  const name = criteria[at]?.name ?? '?';
  const alone = criteria.filter((one) => one.name === name).length < 2;
  return alone ? name : `${name} (${at + 1})`;
}

const MOST_DECIMALS = 12;
const MOST_DIGITS = 12;

/** "8.50", "8.67 (26/3)", "2.35 (2.345)"; of roots and powers as many digits as anybody follows: "9.92 (9.923488…)". */
export function valueText(value: Fraction, shown: Rounding): string {
  const text = decimals(value, shown.places, shown.mode);
  if (new Fraction(text).equals(value)) return text;
  for (let places = shown.places + 1; places <= MOST_DECIMALS; places += 1)
    if (10n ** BigInt(places) % value.d === 0n) return `${text} (${decimals(value, places, 'down')})`;
  const fraction = value.toFraction();
  const whole = String(value.d).length <= MOST_DIGITS;
  return `${text} (${whole ? fraction : `${decimals(value, MOST_DECIMALS, 'down')}…`})`;
}

function decimals(value: Fraction, places: number, mode: Rounding['mode']): string {
  const units = roundedQuotient(numerator(value) * 10n ** BigInt(places), value.d, mode);
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const sign = units < 0n ? '-' : '';
  return places === 0 ? sign + digits : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** A judge's mark as it counts, in points: "8.5", or of points off "(10 − 1.5)"; null where there is none. */
export function markText({ panel }: ResultFacts, p: number, j: number, c: number): string | null {
  const steps = panel.steps[cell(panel, p, j) * panel.criteria.length + c] ?? Number.NaN;
  if (Number.isNaN(steps)) return null;
  const { step = '1', subtractsFrom } = panel.criteria[c] ?? {};
  const written = new Fraction(step).mul(steps).toString();
  return subtractsFrom === undefined ? written : `(${subtractsFrom} − ${written})`;
}

/** Criteria that an act is marked on, as indexes of the panel. */
export const criteriaFor = ({ panel }: ResultFacts, p: number): number[] => criteriaOf(panel, p);

/** Those of them that a judge scores. */
export const criteriaOfJudge = ({ panel }: ResultFacts, p: number, j: number): number[] =>
  ownCriteria(panel, p, j);

/** How often a judge counts. */
export const weightOf = ({ panel }: ResultFacts, j: number): Fraction =>
  new Fraction(panel.weights[j] ?? 1).div(panel.weightUnit);

/** "2 × " before what a judge gave, where it counts otherwise than once. */
export function times(told: ResultFacts, j: number): string {
  const weight = weightOf(told, j);
  return weight.equals(1) ? '' : `${weight.toString()} × `;
}

/** A judge's weighted total on an act, as it was given; null where a mark is missing. */
export function totalOf({ panel }: ResultFacts, p: number, j: number): Fraction | null {
  const total = panel.totals[cell(panel, p, j)] ?? Number.NaN;
  return Number.isNaN(total) ? null : new Fraction(total).div(panel.totalUnit);
}

/** The same as it is ranked, after points that are taken off before. */
export function rankedTotalOf({ panel }: ResultFacts, p: number, j: number): Fraction | null {
  const worth = totalWorth(panel, p, j);
  return Number.isNaN(worth) ? null : new Fraction(panel.sign * worth).div(panel.totalUnit);
}

/** The acts that the method ranks together with this one, as indexes of the panel. */
export const rankedWith = (told: ResultFacts, row: PerformanceStanding): number[] =>
  told.ofField(row, 'ranked', () =>
    told
      .field(row)
      .map((one) => told.at(one))
      .filter((p) => readiness(told.panel, p) === null)
      .toSorted((a, b) => a - b),
  );

/** How many judges were to mark an act, each as often as they count. */
export const assignedTo = ({ panel }: ResultFacts, p: number): Fraction =>
  new Fraction(panel.assigned[p] ?? 0).div(panel.weightUnit);

/** The same on one of its criteria. */
export const assignedOnCriterion = ({ panel }: ResultFacts, p: number, c: number): Fraction =>
  new Fraction(assignedOn(panel, p, c)).div(panel.weightUnit);

/** What the plural beside a written number goes by; fractions as "14/3" have the form of no whole number. */
export const amount = (written: number | string): number => Number(written);
