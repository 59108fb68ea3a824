import { describe, expect, it } from 'vitest';
import { reviewState, sheetsFingerprint } from './review.ts';

const sheet = (judgeId: string, revision: number, submitted = true) => ({ judgeId, revision, submitted });

describe('a head judge’s review', () => {
  const mark = sheetsFingerprint([sheet('b', 2), sheet('a', 1)]);

  it('knows the same sheets whatever their order, and leaves out what was not sent', () => {
    expect(sheetsFingerprint([sheet('a', 1), sheet('b', 2), sheet('c', 1, false)])).toBe(mark);
  });

  it('has nothing to release where no sheet was sent', () => {
    expect(reviewState('locked', sheetsFingerprint([sheet('a', 1, false)]), null)).toBe('not_asked');
  });

  it('begins when the act is locked, and ends with the release', () => {
    expect(reviewState('open', mark, null)).toBe('scoring');
    expect(reviewState('locked', mark, null)).toBe('with_head_judge');
    expect(reviewState('locked', mark, mark)).toBe('released');
  });

  it('begins again when a sheet changed, one more came in, or the act was opened', () => {
    for (const sheets of [
      [sheet('a', 2), sheet('b', 2)],
      [sheet('a', 1), sheet('b', 2), sheet('c', 1)],
      [sheet('a', 1), sheet('b', 2, false)],
    ])
      expect(reviewState('locked', sheetsFingerprint(sheets), mark)).toBe('with_head_judge');
    expect(reviewState('open', mark, mark)).toBe('scoring');
  });
});
