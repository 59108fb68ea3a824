import { describe, expect, it } from 'vitest';
import { NO_TRACK_YET, standingAfter } from './track.ts';

describe('the standing of an act’s music', () => {
  it('remembers who received and who checked it', () => {
    const received = standingAfter(NO_TRACK_YET, { state: 'received', at: 1, by: 'Ana' });
    const checked = standingAfter(received, { state: 'checked', at: 2, by: 'Bo' });
    const loaded = standingAfter(checked, { state: 'loaded', at: 3, by: 'Cleo' });
    expect(loaded).toMatchObject({
      state: 'loaded',
      changedBy: 'Cleo',
      receivedBy: 'Ana',
      receivedAt: 1,
      checkedBy: 'Bo',
      checkedAt: 2,
    });
  });

  it('counts as received and checked by whoever says so first', () => {
    expect(standingAfter(NO_TRACK_YET, { state: 'loaded', at: 5, by: 'Ana' })).toMatchObject({
      receivedBy: 'Ana',
      checkedBy: 'Ana',
    });
  });

  it('is unchecked again by a problem, and forgets all when it is missing', () => {
    const loaded = standingAfter(NO_TRACK_YET, { state: 'loaded', at: 5, by: 'Ana' });
    const problem = standingAfter(loaded, { state: 'problem', note: 'It skips', at: 6, by: 'Bo' });
    expect(problem).toMatchObject({ note: 'It skips', receivedBy: 'Ana', checkedBy: null, checkedAt: null });
    expect(standingAfter(problem, { state: 'received', at: 7, by: 'Bo' }).note).toBe('');
    expect(standingAfter(problem, { state: 'missing', at: 7, by: 'Bo' })).toMatchObject({
      receivedAt: null,
      receivedBy: null,
    });
  });
});
