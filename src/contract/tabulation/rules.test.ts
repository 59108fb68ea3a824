/** What is wrong with given rules is told at its field. */
import { describe, expect, it } from 'vitest';
import { faultsOfRules, tabulationRules } from './rules.ts';

const faults = (rules: object) =>
  [...faultsOfRules(tabulationRules.parse(rules))].map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

describe('names of grades', () => {
  const named = (...grades: string[]) => faults({ method: 'majority_judgment', grades });

  it('are whole lines that can be seen', () => {
    expect(named('Poor', 'Très bien', '優', 'ممتاز')).toEqual([]);
    expect(named('Poor', 'Go\u0000od')).toEqual(['grades.1: This holds characters that cannot be shown.']);
    expect(named('Poor', 'doog\u202e')).toEqual(['grades.1: This holds characters that cannot be shown.']);
    expect(named('\u2800', 'Good')).toEqual(['grades.0: Fill this in.']);
    expect(named('Poor', `G${'\u0301'.repeat(9)}`)).toEqual([
      'grades.1: This has too many accents on one letter.',
    ]);
  });

  it('differ as they are seen, and belong to one method', () => {
    const twice = ['grades: Name each grade differently.'];
    expect(named('Good', 'Good')).toEqual(twice);
    expect(named('Good', ' Good ')).toEqual(twice);
    expect(named('Bien', 'Tr\u00e8s', 'Tre\u0300s')).toEqual(twice);
    expect(faults({ method: 'mean', grades: ['Poor', 'Good'] })).toEqual([
      'grades: Only majority_judgment has names for grades.',
    ]);
  });
});
