import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { kindOf } from '#domain/voting/voter.ts';
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
    order: fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
    changes: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(
    fc.property(fc.array(fc.tuple(name, ballot), { maxLength: 200 }), (steps) => {
      const newest = new NewestBallots();
      const plain = new Map<string, { choice: string }>();
      for (const [voter, kept] of steps) {
        newest.set(voter, kept);
        plain.set(voter, kept);
        expect(newest.get(voter)).toEqual(kept);
      }
      for (const [voter, kept] of plain) expect(newest.get(voter)).toEqual(kept);
      expect(newest.get(voterNo(99))).toBeUndefined();
      const behind = Map.groupBy(plain, ([voter, { choice }]) => `${kindOf(voter)} ${choice}`);
      const counted = [...newest.choices()].map(
        ([choice, voters, kind]) => [`${kind} ${choice}`, voters] as const,
      );
      // A choice that was given up is nobody's; one that everybody left is forgotten.
      const expected = [...behind].map(([key, voters]) => [key, voters.length] as const);
      expect(new Map(counted)).toEqual(new Map(expected.filter(([key]) => !key.endsWith(' '))));
      expect(newest.voters).toBe(counted.reduce((sum, [, voters]) => sum + voters, 0));
      expect(newest.size).toBe(new Set([...plain.values()].map(({ choice }) => choice)).size);
    }),
  );
});
