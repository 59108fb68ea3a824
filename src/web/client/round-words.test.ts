import { describe, expect, it } from 'vitest';
import { overWords, showName } from './round-words.ts';

const round = { id: 'r', name: 'Heat 1', of: 2, follows: 'more', rehearsal: null } as const;

describe('a round on a screen', () => {
  it('has its name where there are several', () => {
    expect(showName(round)).toBe('Heat 1');
    expect(showName({ ...round, of: 1 })).toBe('The show');
  });

  it('ends the evening only where nothing follows', () => {
    expect(overWords(round)).toEqual({
      over: 'Heat 1 is over',
      after: 'There is more to come.',
      last: false,
    });
    expect(overWords({ ...round, follows: 'unsettled' })).toMatchObject({
      over: 'Heat 1 is over',
      last: false,
    });
    expect(overWords({ ...round, name: 'Final', follows: 'nothing' }).over).toBe('The show is over');
    expect(overWords({ ...round, of: 1, follows: 'nothing' }).over).toBe('The show is over');
  });
});
