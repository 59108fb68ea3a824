import { createHmac, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hmacOf, secretsFrom } from './secrets.ts';

it('the short way of HMAC-SHA-256 says what node:crypto says, of any text', () => {
  const key = randomBytes(32);
  const hmac = hmacOf(key);
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'binary', minLength: 40, maxLength: 340 }),
    fc.integer({ min: 290, max: 310 }).map((length) => '語'.repeat(length)),
  );
  fc.assert(
    fc.property(text, fc.constantFrom('hex' as const, 'base64url' as const), (said, as) => {
      expect(hmac(said, as)).toBe(createHmac('sha256', key).update(said).digest(as));
    }),
  );
});

it('marks and fingerprints that were given out before hold', () => {
  const secrets = secretsFrom(Buffer.alloc(32, 7));
  expect(secrets.fingerprint('email', 'ana@example.org')).toBe(
    '62184c42edf1c811edcfcf167c095d38f796e517720c04ca8dd80f21a558544d',
  );
  expect(secrets.sign('voter', 'abc-1')).toBe('abc-1.evvWI-FnUdQIqXjP1RoFS2yxmMl6ZxEI');
  expect(secrets.verify('voter', 'abc-1.evvWI-FnUdQIqXjP1RoFS2yxmMl6ZxEI')).toBe('abc-1');
});

it('a signature is ours whole, for its purpose only, or not at all', () => {
  const secrets = secretsFrom(Buffer.alloc(32, 7));
  const signed = secrets.sign('voter', 'abc-1');
  for (const other of [
    signed.slice(0, -1),
    `${signed}A`,
    signed.replace('abc', 'abd'),
    'abc-1.',
    'abc-1',
    '.',
  ])
    expect(secrets.verify('voter', other)).toBeUndefined();
  for (let i = 6; i < signed.length; i += 1) {
    const wrong = signed.charAt(i) === 'A' ? 'B' : 'A';
    expect(secrets.verify('voter', signed.slice(0, i) + wrong + signed.slice(i + 1))).toBeUndefined();
  }
  expect(secrets.verify('vote code entered', signed)).toBeUndefined();
});
