/**
 * Worked examples of "The Skating System" (A. Dawson), typed out from the booklet's tables as they stand in the tests
 * of the dance-sport library jUdge (H. Fellmann, Apache 2.0). In each dance a couple's ordinals are followed by its
 * place in that dance; the last line holds the final places.
 */
import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { skatingPanel } from './skating-panels.ts';

const EXAMPLES: Record<string, { dances: string[]; places: string | null }> = {
  A: { dances: ['15112 1, 22541 2, 33323 3, 44234 4, 51455 5, 66666 6'], places: null },
  B: { dances: ['11144 1, 32211 2, 25522 3, 43453 4, 54335 5, 66666 6'], places: null },
  C: { dances: ['11155 1, 22514 2, 55222 3, 33461 4, 44333 5, 66646 6'], places: null },
  D: { dances: ['21511 1, 12255 2, 56122 3, 33336 4, 44464 5, 65643 6'], places: null },
  E: { dances: ['21511 1, 12255 2.5, 55122 2.5, 33336 4, 44464 5, 66643 6'], places: null },
  F: {
    dances: [
      '1 1, 3 3, 2 2, 4 4, 5 5, 6 6',
      '2 2, 1 1, 3 3, 4 4, 5 5, 6 6',
      '1 1, 2 2, 3 3, 4 4, 5 5, 6 6',
      '2 2, 1 1, 3 3, 4 4, 5 5, 6 6',
      '2 2, 4 4, 3 3, 1 1, 6 6, 5 5',
    ],
    places: '1 2 3 4 5 6',
  },
  G: {
    dances: [
      '1 1, 3 3, 2 2, 4 4, 6 6, 5 5',
      '1 1, 3 3, 5 5, 2 2, 6 6, 4 4',
      '2 2, 1 1, 4 4, 3 3, 5 5, 6 6',
      '5 5, 2 2, 4 4, 6 6, 1 1, 3 3',
    ],
    places: '1 2 4 3 6 5',
  },
  H: {
    dances: [
      '3 3, 2 2, 1 1, 4 4, 5 5, 6 6',
      '1 1, 2 2, 4 4, 5 5, 3 3, 6 6',
      '1 1, 3 3, 2 2, 6 6, 5 5, 4 4',
      '1 1, 2 2, 5 5, 4 4, 3 3, 6 6',
      '1 1, 6 6, 3 3, 2 2, 5 5, 4 4',
    ],
    places: '1 2 3 4 5 6',
  },
  J: {
    dances: [
      '1 1, 3 3, 2 2, 6 6, 5 5, 4 4',
      '1 1, 4 4, 2 2, 3 3, 5 5, 6 6',
      '2 2, 1 1, 3 3, 4 4, 5 5, 6 6',
      '3 3, 2 2, 1 1, 5 5, 4 4, 6 6',
      '2 2, 1 1, 3 3, 5 5, 4 4, 6 6',
    ],
    places: '1 2 3 4 5 6',
  },
  K: {
    dances: [
      '2 2, 1 1, 6 6, 4 4, 5 5, 3 3',
      '1 1, 2 2, 6 6, 4 4, 3 3, 5 5',
      '5 5, 2 2, 1 1, 4 4, 3 3, 6 6',
      '3 3, 6 6, 1 1, 4 4, 2 2, 5 5',
      '2 2, 6 6, 3 3, 1 1, 4 4, 5 5',
    ],
    places: '1 2 3 4 5 6',
  },
  M: {
    dances: [
      '11253 1, 22525 2, 45311 3, 33636 4, 66144 5, 54462 6',
      '12234 1, 53122 2, 31313 3, 44441 4, 25555 5, 66666 6',
      '11223 1.5, 32112 1.5, 53361 3, 26634 4, 44556 5.5, 65445 5.5',
      '22515 2, 11252 1, 56323 4, 33136 3, 64664 6, 45441 5',
      '26261 2, 15152 1, 32424 4, 51513 3, 44636 6, 63345 5',
    ],
    places: '2 1 3 4 6 5',
  },
  N: {
    dances: [
      '11253 1, 22525 2, 33636 4, 45311 3, 66144 5, 54462 6',
      '12234 1, 53122 2, 44441 4, 31313 3, 25555 5, 66666 6',
      '11111 1, 23456 4, 34562 4, 45623 4, 52234 2, 66345 6',
      '11252 1, 56323 4, 22515 2, 33136 3, 45441 5, 64664 6',
      '15152 1, 32424 4, 26261 2, 51513 3, 63345 5, 44636 6',
    ],
    places: '1 2 3 4 5 6',
  },
  P: {
    dances: [
      '22525 2, 33636 4, 45311 3, 11253 1, 66144 5, 54462 6',
      '12234 1, 31313 3, 25555 5, 44441 4, 66666 6, 53122 2',
      '11111 1, 23456 4, 34562 4, 45623 4, 52234 2, 66345 6',
      '33136 3, 11252 1, 45441 5, 56323 4, 22515 2, 64664 6',
      '26261 2, 44636 6, 15152 1, 63345 5, 51514 4, 32423 3',
    ],
    places: '1 2 3 4 5 6',
  },
};

function parse(dance: string): { ordinals: number[][]; places: number[] } {
  const couples = dance.split(', ').map((entry) => entry.split(' '));
  return {
    ordinals: couples.map(([ordinals]) => [...(ordinals ?? '')].map(Number)),
    places: couples.map(([, place]) => Number(place)),
  };
}

describe('the worked examples of the Skating System booklet', () => {
  it.each(Object.keys(EXAMPLES))('example %s', (name) => {
    const example = EXAMPLES[name];
    const dances = (example?.dances ?? []).map(parse);
    const { performances } = tabulate(skatingPanel(dances.map((dance) => dance.ordinals)));
    const row = (c: number) => performances.find((entry) => entry.performanceId === `p${c}`);
    const value = (exact: string | undefined) => (exact === undefined ? null : new Fraction(exact).valueOf());
    dances.forEach((dance, d) => {
      const ours = dance.places.map((_place, c) => value(row(c)?.skating?.steps[d]?.place.exact));
      expect(ours, `dance ${d + 1}`).toEqual(dance.places);
    });
    if (!example?.places) return;
    const final = example.places.split(' ').map((_place, c) => value(row(c)?.result?.exact));
    expect(final).toEqual(example.places.split(' ').map(Number));
  });

  it('couples who are tied in everything share the place in the middle', () => {
    const dances = [0, 1, 2, 3, 4].map((d) => [0, 1, 2, 3, 4].map((c) => [((c + d) % 5) + 1]));
    const { performances } = tabulate(skatingPanel(dances));
    expect(performances.map((entry) => entry.result?.exact)).toEqual(['3', '3', '3', '3', '3']);
    expect(performances.map((entry) => entry.place)).toEqual(['1=', '1=', '1=', '1=', '1=']);
  });
});
