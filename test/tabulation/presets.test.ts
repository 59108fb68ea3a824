/** The rules to begin with: each can be used as it is, and docs/tabulation.md works out an example by exactly them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { camelKeys } from '#contract/case.ts';
import { givenRules } from '#contract/results/rules.ts';
import { secondCount } from '#domain/results/second-count.ts';
import { PRESETS } from '#domain/tabulation/presets.ts';
import { completeRules } from '#domain/tabulation/rules.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import type { RulesInput } from '#domain/tabulation/types.ts';
import { drawFrom, randomRound } from './random-rounds.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/tabulation.md'), 'utf8');

describe.each(PRESETS)('the rules of $name', ({ name, source, rules }) => {
  const section = page.split(`\n### ${name}\n`)[1]?.split('\n##')[0] ?? '';

  it('stand on the page with their rulebook and an example by exactly these rules', () => {
    expect(section).toContain(source);
    const written = /<!-- example: (.*) -->/.exec(section)?.[1] ?? '{}';
    const example = givenRules.parse(JSON.parse(written).rules);
    expect(completeRules(camelKeys(example) as RulesInput)).toEqual(completeRules(rules));
  });

  it('are counted alike by both engines', () => {
    for (let seed = 1; seed <= 100; seed += 1) {
      const { carried: _carried, ...round } = randomRound(drawFrom(seed));
      const input = { ...round, rules };
      expect(secondCount(input, tabulate(input)), `seed ${seed}`).toEqual([]);
    }
  });
});
