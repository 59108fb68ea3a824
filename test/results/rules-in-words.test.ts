/** Rules in words determine the result: two sets of rules never read the same. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { snakeKeys } from '#contract/case.ts';
import { givenRules } from '#contract/results/rules.ts';
import { canonicalJson } from '#domain/results/canonical.ts';
import { decidingRules, rulesInWords } from '#domain/results/words/rules.ts';
import { ENGINES } from '#domain/tabulation/engines.ts';
import { completeRules } from '#domain/tabulation/rules.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { METHODS, type RulesInput, type TabulationInput } from '#domain/tabulation/types.ts';
import { withJuries, withParts } from '../tabulation/panel-parts.ts';
import { drawFrom, randomRound, randomRules } from '../tabulation/random-rounds.ts';
import { tried } from '../tried.ts';
import { ENGLISH } from './english.ts';

const TRIED = tried(1_500, 6_000);

const criteria = ['Song', 'Stage', 'Song'].map((name, at) => ({
  id: `c${at}`,
  name,
  weight: String(at + 1),
  step: '1',
  categoryId: null,
}));
const ids = criteria.map(({ id }) => id);

const words = (rules: RulesInput) => rulesInWords(ENGLISH, completeRules(rules), criteria).join('\n');

/** The same rules but for one, which is taken from others, where that makes rules that can be. */
function oneOther(rules: RulesInput, other: RulesInput, at: number): RulesInput {
  const keys = Object.keys({ ...rules, ...other }) as (keyof RulesInput)[];
  const key = keys[at % keys.length] ?? 'method';
  const made = { ...rules, [key]: other[key] };
  return givenRules.safeParse(snakeKeys(made)).success ? made : rules;
}

/** Rules of every kind, those of panels of several parts too. */
function someRules(seed: number): RulesInput {
  const draw = drawFrom(seed);
  const round = { rules: randomRules(draw, ids), judges: [], performances: [], scoresheets: [], carried: [] };
  const given = { ...round, criteria: criteria.map((one) => ({ ...one, min: 0, max: 10 })) };
  const { rules } = (draw(4) === 0 ? withJuries : withParts)(draw, given);
  return givenRules.safeParse(snakeKeys(rules)).success ? rules : round.rules;
}

const seeds = fc.integer({ min: 1, max: 2_000_000_000 });

describe('rules in words', () => {
  it('of two sets of rules never read the same', () => {
    let different = 0;
    fc.assert(
      fc.property(seeds, seeds, fc.nat(100), (one, other, at) => {
        const rules = someRules(one);
        for (const second of [oneOther(rules, someRules(other), at), someRules(other)]) {
          const same = JSON.stringify(completeRules(rules)) === JSON.stringify(completeRules(second));
          if (!same) different += 1;
          expect(words(rules) === words(second)).toBe(same);
        }
      }),
      { numRuns: TRIED },
    );
    expect(different).toBeGreaterThan(TRIED);
  });

  it('read the same for the same rules, however they are written', () => {
    for (const method of METHODS) {
      const complete: RulesInput = JSON.parse(canonicalJson(completeRules({ method })));
      expect(words(complete)).toBe(words({ method }));
      expect(words({ method })).not.toContain('without effect');
    }
  });

  it('differ where two versions of the engine come to different results', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const round = randomRound(drawFrom(seed));
      const [one, two] = ENGINES.map((engine) => {
        const { rules, criteria: named, performances } = tabulate({ ...round, engine });
        return { told: rulesInWords(ENGLISH, rules, named, engine), performances };
      });
      if (JSON.stringify(one?.performances) !== JSON.stringify(two?.performances))
        expect(two?.told).not.toEqual(one?.told);
    }
  });

  const of = (rules: RulesInput, given: TabulationInput['criteria']) => {
    const standings = tabulate({ rules, criteria: given, judges: [], performances: [], scoresheets: [] });
    return rulesInWords(ENGLISH, standings.rules, standings.criteria);
  };
  const song = { id: 'song', name: 'Song', weight: '3', min: 0, max: 10, step: '1' };

  it('name weights only where they count', () => {
    const weights = (rules: RulesInput) => of(rules, [song]).filter((line) => line.startsWith('Weights'));
    expect(weights({ method: 'mean' })).toEqual(['Weights: Song 3.']);
    expect(weights({ method: 'skating_system', per: 'criterion' })).toEqual([]);
    expect(weights({ method: 'skating_system', per: 'criterion', tieBreaks: ['head_judge'] })).toEqual([
      'Weights, where a tie is broken by totals: Song 3.',
    ]);
  });

  it('say what is set and read by nothing', () => {
    const told = of({ method: 'mean', trim: { highest: 2 }, exponential: { rate: '1' } }, [song]);
    expect(told.at(-1)).toBe(
      'Set, and without effect here: leaving out 2 and 1 from 4 marks on, else untrimmed; weights of ranks (12, 1).',
    );
  });

  it('tell a rounding among what decides only where a place can hang on it', () => {
    const rounding = {
      afterCriterion: { places: 1, mode: 'down' },
      afterWeighting: { places: 0, mode: 'down' },
    } as const;
    const named = [{ ...song, categoryId: null }];
    const lines = (rules: RulesInput) => {
      const complete = completeRules({ ...rules, rounding });
      const about = (all: string[]) => all.filter((line) => /mark .*rounded to/.test(line));
      return {
        deciding: about(decidingRules(ENGLISH, complete, named)),
        shown: about(rulesInWords(ENGLISH, complete, named)).filter((line) => line.includes('no place')),
      };
    };
    const criterion = 'The panel’s mark on a criterion is';
    const both = [
      expect.stringContaining(`${criterion} rounded`),
      expect.stringContaining('A weighted mark is rounded'),
    ];
    const neither = [
      expect.stringContaining(`${criterion} shown rounded`),
      expect.stringContaining('A weighted mark is shown rounded'),
    ];
    expect(lines({ method: 'mean' })).toEqual({ deciding: both, shown: [] });
    for (const method of ['rank_sum', 'head_to_head', 'standardized'] as const)
      expect(lines({ method })).toEqual({ deciding: [], shown: neither });
    expect(lines({ method: 'median', per: 'judge_total' })).toEqual({ deciding: [], shown: neither });
    expect(lines({ method: 'rank_sum', tieBreaks: ['criterion:song'] })).toEqual({
      deciding: both.slice(0, 1),
      shown: neither.slice(1),
    });
  });

  it('tell criteria of one name apart', () => {
    const twice = [song, { ...song, id: 'again' }];
    expect(of({ method: 'mean', tieBreaks: ['criterion:again'] }, twice)).toContain(
      'Ties: the panel on Song (2); then a person decides.',
    );
  });
});
