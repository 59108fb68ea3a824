import { describe, expect, it } from 'vitest';
import { boardPages, podiumOf, type Reveal, winningFigure } from './reveal-rows.ts';

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

describe('the podium', () => {
  const told = [step(4, 'Ana'), step(3, 'Ben'), step(2, 'Cho'), step(1, 'Dia')];

  it('has the first three places, best first', () => {
    expect(podiumOf(reveal(0, ...told))?.map(({ place }) => place)).toEqual([1, 2, 3]);
  });

  it('stands where people share a step, and not where it would be too full, or one step alone', () => {
    expect(podiumOf(reveal(0, step(3, 'Ana', 'Ben'), step(1, 'Cho', 'Dia')))).toHaveLength(2);
    expect(podiumOf(reveal(0, step(2, 'Ana', 'Ben', 'Cho', 'Eli', 'Fay'), step(1, 'Dia')))).toBeNull();
    expect(podiumOf(reveal(0, step(1, 'Dia')))).toBeNull();
  });

  it('is not told again in the table where it is all that was told', () => {
    const pages = (steps: Reveal['steps'], also: Reveal['also'] = []) =>
      boardPages({ ...reveal(0, ...steps), also }, 5).map((page) =>
        page.map(({ entry: one }) => one.stageName),
      );
    expect(pages(told)).toEqual([['Dia', 'Cho', 'Ben', 'Ana']]);
    expect(pages(told.slice(1), [entry('Ana')])).toEqual([['Ana']]);
  });
});

it('says of joint favourites that each has so many votes, and no figure for all where they differ', () => {
  const [ana, bo] = [
    { ...entry('Ana'), score: '12' },
    { ...entry('Bo'), score: '12' },
  ];
  expect(winningFigure([ana], true)).toBe('12 votes');
  expect(winningFigure([ana, bo], true)).toBe('12 votes each');
  expect(winningFigure([ana, bo], false)).toBe('12');
  expect(winningFigure([ana, { ...bo, score: '11' }], true)).toBe('');
  expect(winningFigure([entry('Ana')], true)).toBe('');
});
