import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { kindOf } from '#domain/voting/voter.ts';
import { NewestBallots } from './newest-ballots.ts';
import { newCode } from './secrets.ts';

const FIRST = { order: 1, changes: 0 };
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
    order: fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
    changes: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(
    fc.property(fc.array(fc.tuple(name, ballot), { maxLength: 200 }), (steps) => {
      const packed = new NewestBallots();
      const plain = new Map<string, { choice: string }>();
      for (const [voter, kept] of steps) {
        packed.set(voter, kept);
        plain.set(voter, kept);
        expect(packed.get(voter)).toEqual(kept);
      }
      for (const [voter, kept] of plain) expect(packed.get(voter)).toEqual(kept);
      expect(packed.get(voterNo(99))).toBeUndefined();
      const behind = Map.groupBy(plain, ([voter, { choice }]) => `${kindOf(voter)} ${choice}`);
      const counted = [...packed.choices].map(
        ([choice, voters, kind]) => [`${kind} ${choice}`, voters] as const,
      );
      // A choice that was given up is nobody's; one that everybody left is forgotten.
      const expected = [...behind].map(([key, voters]) => [key, voters.length] as const);
      expect(new Map(counted)).toEqual(new Map(expected.filter(([key]) => !key.endsWith(' '))));
      expect(packed.choices.voters).toBe(counted.reduce((sum, [, voters]) => sum + voters, 0));
      expect(packed.choices.size).toBe(new Set([...plain.values()].map(({ choice }) => choice)).size);
    }),
  );
});

it('finds everybody after it has grown many times', () => {
  const packed = new NewestBallots();
  const receipts = Array.from({ length: 20_000 }, () => newCode());
  for (const [n, receipt] of receipts.entries()) {
    packed.set(voterNo(n), { ...FIRST, choice: `act${n % 7}`, receipt, at: n });
    // Also one that may not have its place in the larger table yet.
    const earlier = Math.floor(n / 2);
    if (packed.get(voterNo(earlier))?.receipt !== receipts[earlier])
      expect.unreachable(`voter ${earlier} was lost while ${n} were there`);
    packed.set(voterNo(earlier), {
      ...FIRST,
      choice: `act${earlier % 7}`,
      receipt: receipts[earlier] ?? '',
      at: earlier,
    });
  }
  expect(packed.choices.voters).toBe(20_000);
  for (const [n, receipt] of receipts.entries())
    if (packed.get(voterNo(n))?.receipt !== receipt || packed.get(voterNo(n))?.choice !== `act${n % 7}`)
      expect.unreachable(`voter ${n} was mixed up`);
});
