/** The help for the chief judge: who stands apart, and which marks do. It never changes a result. */
import { describe, expect, it } from 'vitest';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { show } from './small-shows.ts';

const MARKS = {
  kites: [9, 8, 9, 2],
  lamps: [7, 7, 6, 4],
  mirrors: [5, 6, 5, 6],
  nests: [3, 2, 3, 8],
};

describe('agreement', () => {
  const { agreement } = tabulate(show({ method: 'mean' }, MARKS));

  it('flags a judge whose order is the reverse of the others', () => {
    expect(agreement.judges.map((judge) => judge.reversed)).toEqual([false, false, false, true]);
    expect(agreement.judges[3]).toMatchObject({
      correlationWithRest: { shown: '-1.00' },
      gaveMostTo: ['nests'],
      gaveLeastTo: ['kites'],
      mean: { exact: '5' },
    });
  });

  it('gives the spread as the population standard deviation', () => {
    expect(agreement.judges[3]?.spread?.shown).toBe('2.24');
  });

  it('measures concordance over the acts that all have scored', () => {
    // Ranks 1 2 3 4 three times and 4 3 2 1: sums 7, 9, 11, 13 around 10, S = 20, and 12·20 / (16·60) = 1/4.
    expect(agreement).toMatchObject({ kendallW: { exact: '1/4' }, performances: 4, raters: 4 });
    const gap = tabulate(show({ method: 'mean' }, { ...MARKS, nests: [3, 2, 3, '-'] })).agreement;
    expect(gap).toMatchObject({ performances: 3, raters: 4 });
  });

  it('flags a judge who gave every act the same', () => {
    const flat = tabulate(show({ method: 'mean' }, { kites: [5, 1], lamps: [5, 9] })).agreement;
    expect(flat.judges.map((judge) => judge.flat)).toEqual([true, false]);
  });

  it('lists marks more than two panel deviations from the mean of their act', () => {
    const rows = Object.fromEntries(
      Array.from({ length: 8 }, (_, at) => [`act${at}`, at === 0 ? [1, 8, 8, 8] : [7, 8, 7, 8]]),
    );
    const { outliers } = tabulate(show({ method: 'mean' }, rows)).agreement;
    expect(outliers).toMatchObject([
      {
        judgeId: 'a',
        performanceId: 'act0',
        criterionId: 'act',
        value: { exact: '1' },
        panelMean: { exact: '25/4' },
      },
    ]);
  });
});
