import { expect, it } from 'vitest';
import { draftOf, readDraft } from './criterion-draft.ts';

it('takes a weight with decimals as they are typed, and says what is wrong with another', () => {
  const read = (weight: string) => readDraft({ ...draftOf(undefined), name: 'Brass', weight });
  expect(['3', ' 0.5', '2,67', '0'].map((typed) => read(typed).body.weight)).toEqual([3, 0.5, 2.67, 0]);
  expect(read('2,67').problems).toEqual({});
  for (const wrong of ['', '0.125', '-1', 'half'])
    expect(read(wrong).problems).toEqual({
      weight: 'Enter a number with at most two decimals, like 3 or 0.5.',
    });
});
