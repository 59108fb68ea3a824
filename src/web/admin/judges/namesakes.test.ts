import { expect, it } from 'vitest';
import { namesakes } from './namesakes.ts';

it('finds names that cannot be told apart, and leaves those that only begin alike', () => {
  expect(namesakes(['Alex Kim', 'Mei-Ling Zhou', 'alex  kim', 'Alex Kimura'])).toEqual([
    'Alex Kim',
    'alex  kim',
  ]);
  expect(namesakes(['李明', '李明', '李萌'])).toEqual(['李明', '李明']);
  expect(namesakes(['Ana', 'Ben'])).toEqual([]);
});
