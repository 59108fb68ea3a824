import { describe, expect, it } from 'vitest';
import { type Reveal, revealRows, rowsInView } from './reveal-rows.ts';

const entry = (name: string) => ({
  performanceId: name,
  number: 1,
  stageName: name,
  pronouns: '',
  song: '',
  score: null,
});
const step = (place: number, ...names: string[]) => ({
  place,
  tied: names.length > 1,
  winner: place === 1,
  entries: names.map(entry),
});
const reveal = (hiddenActs: number, ...steps: Reveal['steps']): Reveal => ({
  title: "The judges' result",
  light: 'cobalt',
  hiddenActs,
  steps,
});
const places = (given: Reveal) => revealRows(given).map((row) => row.place);

describe('the rows of a result', () => {
  it('stand best place on top, the last told lit, the others hidden', () => {
    const rows = revealRows(reveal(2, step(4, 'Ana'), step(3, 'Ben')));
    expect(rows.map((row) => [row.place, row.entry?.stageName, row.lit])).toEqual([
      ['1', undefined, false],
      ['2', undefined, false],
      ['3', 'Ben', true],
      ['4', 'Ana', false],
    ]);
  });

  it('give everybody who shares a place a row', () => {
    expect(places(reveal(1, step(4, 'Ana'), step(2, 'Ben', 'Cho')))).toEqual(['1', '2=', '2=', '4']);
  });

  it('are numbered one by one while hidden, whether or not a tie is behind them', () => {
    expect(places(reveal(3, step(4, 'Ana')))).toEqual(['1', '2', '3', '4']);
    expect(places(reveal(4))).toEqual(['1', '2', '3', '4']);
  });

  it('keep a row in its place as its curtain opens, with joint acts in the order of the show', () => {
    const before = revealRows(reveal(3, step(4, 'Ana')));
    const after = revealRows(reveal(1, step(4, 'Ana'), step(2, 'Ben', 'Cho')));
    expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
    expect(after.map(({ entry: one }) => one?.stageName)).toEqual([undefined, 'Ben', 'Cho', 'Ana']);
  });

  it('keep the row just told in view, whatever the number of places', () => {
    for (let told = 0; told <= 12; told += 1) {
      const steps = Array.from({ length: told }, (_, index) => step(12 - index, `Act ${index}`));
      const shown = rowsInView(revealRows(reveal(12 - told, ...steps)), 4);
      expect(shown).toHaveLength(4);
      expect(shown.some((row) => row.lit)).toBe(told > 0);
    }
  });
});
