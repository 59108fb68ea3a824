import { describe, expect, it } from 'vitest';
import { Refusal } from '#contract/refusal.ts';
import { storageTrouble } from './trouble.ts';

const failed = (facts: object, message = 'failed') => Object.assign(new Error(message), facts);

describe('a database or a disk in trouble', () => {
  it.each([
    ['PostgreSQL gave up waiting for a lock', { code: '55P03' }, 'not_saved', 'This was not saved'],
    ['a statement took too long', { code: '57014' }, 'not_saved', 'This was not saved'],
    ['a transaction stood still for too long', { code: '25P03' }, 'not_saved', 'This was not saved'],
    ['PostgreSQL can only be read', { code: '25006' }, 'not_saved', 'can only be read'],
    ['the disk can only be read', { code: 'EROFS' }, 'not_saved', 'can only be read'],
    ['SQLite can only be read', { errcode: 8 }, 'not_saved', 'can only be read'],
    ['the disk fails', { code: 'EIO' }, 'not_saved', 'the disk does not take it'],
    ['SQLite’s disk fails at the sync', { errcode: 10 | (4 << 8) }, 'not_saved', 'the disk does not take it'],
    // It was committed before the disk was asked: it stands in the database, and may be lost with it.
    ['the disk does not take SQLite’s log', { code: 'NOT_SYNCED' }, 'busy', 'is not certain'],
    ['PostgreSQL’s disk fails', { code: '58030' }, 'not_saved', 'the disk does not take it'],
    ['SQLite reads what it never wrote', { errcode: 11 | (1 << 8) }, 'busy', 'is damaged'],
    ['SQLite’s file is none any more', { errcode: 26 }, 'busy', 'is damaged'],
    ['PostgreSQL’s pages are damaged', { code: 'XX001' }, 'busy', 'is damaged'],
    ['another program has locked the file', { errcode: 5 }, 'not_saved', 'This was not saved'],
    ['the disk is full', { code: 'ENOSPC' }, 'storage_full', 'Nothing was saved'],
    ['PostgreSQL’s disk is full', { code: '53100' }, 'storage_full', 'Nothing was saved'],
    // It may have gone in the middle of a commit: nothing is said of what was saved.
    ['PostgreSQL went away', { code: '57P01' }, 'busy', 'Try again'],
    ['the line was lost', { code: 'ECONNRESET' }, 'busy', 'Try again'],
  ])('%s: told in words, with a time to come back', (_what, facts, code, words) => {
    const refusal = storageTrouble(failed(facts));
    expect(refusal).toMatchObject({ code, status: 503, retryAfter: expect.any(Number) });
    expect(refusal?.message).toContain(words);
  });

  it('is not seen where something else went wrong', () => {
    expect(storageTrouble(failed({ code: '23505' }))).toBeUndefined();
    expect(storageTrouble(new TypeError('x is not a function'))).toBeUndefined();
    expect(new Refusal('internal').message).not.toMatch(/saved|lost/);
  });
});
