/**
 * What explanations of a result are made from: the certified standings, the panel rebuilt from the input, and names.
 * Nothing that decides is computed here; figures that the standings do not hold come from the tabulation's own
 * functions.
 */
import Fraction from 'fraction.js';
import { roundedText } from '../../tabulation/exact.ts';
import { buildPanel } from '../../tabulation/intake.ts';
import { readiness } from '../../tabulation/outcome.ts';
import { assignedOn, cell, criteriaOf, ownCriteria, type Panel, totalWorth } from '../../tabulation/panel.ts';
import type { Figure, PerformanceStanding, Standings } from '../../tabulation/standings.ts';
import type { Rounding, TabulationInput } from '../../tabulation/types.ts';
import type { ProgrammeEntry } from '../telling.ts';
import type { Voice } from './voice.ts';

/** A result prepared for explaining it. Indexes `p`, `j`, `c` are those of the panel. */
export interface ResultFacts {
  voice: Voice;
  input: TabulationInput;
  standings: Standings;
  panel: Panel;
  /** A value rounded for display, with the exact value behind it where that differs (`valueText`). */
  value(value: Fraction): string;
  figure(figure: Figure): string;
  judge(j: number): string;
  act(performanceId: string): string;
  /** The criterion's name, with its number where another has the same name. */
  criterion(criterionId: string): string;
  category(categoryId: string): string;
  row(performanceId: string): PerformanceStanding | undefined;
  /** The act's index in the panel; −1 where it is not there. */
  at(row: PerformanceStanding): number;
  /** The acts ranked together with this one, itself included, without guests. */
  field(row: PerformanceStanding): PerformanceStanding[];
  /**
   * Computes something that is the same for all acts of this act's group only once: with five hundred acts each would
   * go through all others again. `name` tells such things apart.
   */
  ofField<T>(row: PerformanceStanding, name: string, make: () => T): T;
}

/**
 * Prepares a result for explaining it with this voice.
 * @param programme names of acts and categories, where they differ from those in the input
 */
export function resultFactsOf(
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
  const value = (of: Fraction) => voice.number(valueText(of, rules.rounding.shown));
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

/** The criterion's name, with its number (from 1) where another has the same name; "?" where there is none. */
export function criterionName(id: string, criteria: Standings['criteria']): string {
  const at = criteria.findIndex((one) => one.id === id);
  const name = criteria[at]?.name ?? '?';
  const alone = criteria.filter((one) => one.name === name).length < 2;
  return alone ? name : `${name} (${at + 1})`;
}

const MOST_DECIMALS = 12;
const MOST_DIGITS = 12;

/**
 * A value rounded for display, with the exact one in brackets where it differs: "8.50", "8.67 (26/3)", "2.35 (2.345)".
 * Irrational values show twelve decimals: "9.92 (9.923488…)".
 */
export function valueText(value: Fraction, shown: Rounding): string {
  const text = roundedText(value, shown);
  if (new Fraction(text).equals(value)) return text;
  for (let places = shown.places + 1; places <= MOST_DECIMALS; places += 1)
    if (10n ** BigInt(places) % value.d === 0n)
      return `${text} (${roundedText(value, { places, mode: 'down' })})`;
  const fraction = value.toFraction();
  const whole = String(value.d).length <= MOST_DIGITS;
  return `${text} (${whole ? fraction : `${roundedText(value, { places: MOST_DECIMALS, mode: 'down' })}…`})`;
}

/** Judge `j`'s mark in points: "8.5", or where marks are points off "(10 − 1.5)"; null without a mark. */
export function markText({ panel, voice }: ResultFacts, p: number, j: number, c: number): string | null {
  const steps = panel.steps[cell(panel, p, j) * panel.criteria.length + c] ?? Number.NaN;
  if (Number.isNaN(steps)) return null;
  const { step = '1', subtractsFrom } = panel.criteria[c] ?? {};
  const written = new Fraction(step).mul(steps).toString();
  return voice.number(subtractsFrom === undefined ? written : `(${subtractsFrom} − ${written})`);
}

/** Indexes of the criteria that the act is marked on. */
export const criteriaFor = ({ panel }: ResultFacts, p: number): number[] => criteriaOf(panel, p);

/** Indexes of the act's criteria that judge `j` scores. */
export const criteriaOfJudge = ({ panel }: ResultFacts, p: number, j: number): number[] =>
  ownCriteria(panel, p, j);

/** How often judge `j` counts. */
export const weightOf = ({ panel }: ResultFacts, j: number): Fraction =>
  new Fraction(panel.weights[j] ?? 1).div(panel.weightUnit);

/** The factor before what judge `j` gave, "2 × "; empty where the judge counts once. */
export function weightPrefix(facts: ResultFacts, j: number): string {
  const weight = weightOf(facts, j);
  return weight.equals(1) ? '' : `${facts.voice.number(weight.toString())} × `;
}

/** Judge `j`'s weighted total for the act; null while a mark is missing. */
export function totalOf({ panel }: ResultFacts, p: number, j: number): Fraction | null {
  const total = panel.totals[cell(panel, p, j)] ?? Number.NaN;
  return Number.isNaN(total) ? null : new Fraction(total).div(panel.totalUnit);
}

/** Judge `j`'s total as it is ranked, after deductions that come off before ranking; null while a mark is missing. */
export function rankedTotalOf({ panel }: ResultFacts, p: number, j: number): Fraction | null {
  const worth = totalWorth(panel, p, j);
  return Number.isNaN(worth) ? null : new Fraction(panel.sign * worth).div(panel.totalUnit);
}

/** Indexes of the acts that the method ranks together with this one (not blocked), in running order. */
export const rankedWith = (facts: ResultFacts, row: PerformanceStanding): number[] =>
  facts.ofField(row, 'ranked', () =>
    facts
      .field(row)
      .map((one) => facts.at(one))
      .filter((p) => readiness(facts.panel, p) === null)
      .toSorted((a, b) => a - b),
  );

/** The weight of all judges assigned to the act. */
export const assignedTo = ({ panel }: ResultFacts, p: number): Fraction =>
  new Fraction(panel.assigned[p] ?? 0).div(panel.weightUnit);

/** The weight of all judges assigned to criterion `c` of the act. */
export const assignedOnCriterion = ({ panel }: ResultFacts, p: number, c: number): Fraction =>
  new Fraction(assignedOn(panel, p, c)).div(panel.weightUnit);

/**
 * The number that decides the plural form beside a written number. A fraction like "14/3" gives NaN, which has the
 * general form.
 */
export const pluralCount = (written: number | string): number => Number(String(written).replace(',', '.'));
