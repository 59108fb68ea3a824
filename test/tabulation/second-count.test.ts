/** The two engines on random rounds with every rule at once, and what the second notices when the first is wrong. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secondCount } from '#domain/results/second-count.ts';
import { ENGINES } from '#domain/tabulation/engines.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { tried } from '../tried.ts';
import { MUTATIONS } from './mutations.ts';
import { withJuries, withParts } from './panel-parts.ts';
import { drawFrom, randomRound } from './random-rounds.ts';
import { skatingPanel } from './skating-panels.ts';

// `npm run check-count` tries as many as one has time for.
const ROUNDS = tried(500, 2_000);
const MUTATED = 300;

/** A round drawn by fast-check, so that one that fails is shrunk. */
const round = fc.gen().map((draw) => {
  const below = (max: number) => draw(fc.nat, { max: max - 1 });
  const plain = randomRound(below);
  return [withParts, withParts, withJuries][below(6)]?.(below, plain) ?? plain;
});

describe('the two engines', () => {
  it.each(ENGINES)(`agree on ${ROUNDS} random rounds with every rule at once, version %i`, (engine) => {
    fc.assert(
      fc.property(round, (input) => {
        const numbered = { ...input, engine };
        expect(secondCount(numbered, tabulate(numbered))).toEqual([]);
      }),
      { numRuns: Math.ceil(ROUNDS / ENGINES.length) },
    );
  });
});

/** `dances[dance][couple][judge]`: places, as judges of the Skating System write them. */
const dances = fc
  .record({ couples: fc.integer({ min: 2, max: 8 }), judges: fc.integer({ min: 1, max: 9 }) })
  .chain(({ couples, judges }) => {
    const order = Array.from({ length: couples }, (_, at) => at + 1);
    const places = fc.shuffledSubarray(order, { minLength: couples, maxLength: couples });
    const dance = fc
      .array(places, { minLength: judges, maxLength: judges })
      .map((byJudge) => order.map((_place, couple) => byJudge.map((judge) => judge[couple] ?? 0)));
    return fc.array(dance, { minLength: 1, maxLength: 5 });
  });

describe('the two engines on the Skating System', () => {
  it('agree on every rule and column of random finals', () => {
    fc.assert(
      fc.property(dances, (final) => {
        const input = skatingPanel(final);
        expect(secondCount(input, tabulate(input))).toEqual([]);
      }),
      { numRuns: tried(150, 500) },
    );
  });
});

describe('the second count notices', () => {
  const rounds = Array.from({ length: MUTATED }, (_, seed) => {
    const draw = drawFrom(seed);
    const plain = randomRound(draw);
    const input = [withParts, withParts, withJuries][seed % 6]?.(draw, plain) ?? plain;
    return { seed, input, standings: tabulate(input) };
  });

  it.each(Object.entries(MUTATIONS))('%s', (_name, mutate) => {
    let done = 0;
    for (const { seed, input, standings } of rounds) {
      const mutated = mutate(input, standings);
      if (!mutated) continue;
      done += 1;
      expect(secondCount(input, mutated), `seed ${seed}`).not.toEqual([]);
    }
    expect(done).toBeGreaterThan(0);
  });
});
