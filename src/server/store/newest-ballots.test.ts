import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NewestBallots } from './newest-ballots.ts';
import { newCode } from './secrets.ts';

const voterNo = (n: number) => createHash('sha256').update(String(n)).digest('hex').slice(0, 32);

it('holds what a Map would, whatever is put in and changed', () => {
  const name = fc.oneof(
    fc.integer({ min: 0, max: 40 }).map(voterNo),
    fc.integer({ min: 0, max: 40 }).map((n) => `k${voterNo(n)}`),
    fc.constantFrom(
      'ana',
      '',
      'k',
      'K0',
      'ffffffffffffffffffffffffffffffff',
      '00000000000000000000000000000000',
    ),
  );
  const ballot = fc.record({
    choice: fc.constantFrom('act1', 'act2', 'act1:5,act2:3', ''),
    receipt: fc.oneof(
      fc.constant('zzzzzzzz'),
      fc.constant('00000000'),
      fc.string(),
      fc.constant(1).map(newCode),
    ),
    at: fc.integer({ min: 0, max: 2 ** 45 }),
  });
  fc.assert(
    fc.property(fc.array(fc.tuple(name, ballot), { maxLength: 200 }), (steps) => {
      const packed = new NewestBallots();
      const plain = new Map<string, unknown>();
      for (const [voter, kept] of steps) {
        packed.set(voter, kept);
        plain.set(voter, kept);
        expect(packed.get(voter)).toEqual(kept);
      }
      expect(packed.size).toBe(plain.size);
      for (const [voter, kept] of plain) expect(packed.get(voter)).toEqual(kept);
      expect(packed.get(voterNo(99))).toBeUndefined();
    }),
  );
});

it('finds everybody after it has grown many times', () => {
  const packed = new NewestBallots();
  const receipts = Array.from({ length: 20_000 }, () => newCode());
  for (const [n, receipt] of receipts.entries()) {
    packed.set(voterNo(n), { choice: `act${n % 7}`, receipt, at: n });
    // Also one that may not have its place in the larger table yet.
    const earlier = Math.floor(n / 2);
    if (packed.get(voterNo(earlier))?.receipt !== receipts[earlier])
      expect.unreachable(`voter ${earlier} was lost while ${n} were there`);
    packed.set(voterNo(earlier), {
      choice: `act${earlier % 7}`,
      receipt: receipts[earlier] ?? '',
      at: earlier,
    });
  }
  expect(packed.size).toBe(20_000);
  for (const [n, receipt] of receipts.entries())
    if (packed.get(voterNo(n))?.receipt !== receipt || packed.get(voterNo(n))?.choice !== `act${n % 7}`)
      expect.unreachable(`voter ${n} was mixed up`);
});
