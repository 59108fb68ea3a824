import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceText, faultOf, picksOf } from './choice.ts';
import { isOpenAt, type PollWindow, settled, takesBallot } from './poll.ts';
import { recountOf, tallyOf } from './tally.ts';

const open = (closesAt: number | null): PollWindow => ({
  state: 'open',
  openedAt: 1_000,
  closesAt,
  closedAt: null,
});

describe('a poll’s window', () => {
  it('is half open: the opening counts, the deadline does not', () => {
    expect([999, 1_000, 4_999, 5_000].map((at) => takesBallot(open(5_000), at))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
  it('has no end without a deadline, and takes nothing as a draft or once closed', () => {
    expect(takesBallot(open(null), 1e12)).toBe(true);
    for (const state of ['draft', 'closed'] as const)
      expect(takesBallot({ ...open(null), state }, 2_000)).toBe(false);
  });
  it('is closed for everybody once the deadline has passed, since that deadline', () => {
    expect(settled(open(5_000), 4_999).state).toBe('open');
    expect(settled(open(5_000), 5_000)).toMatchObject({ state: 'closed', closedAt: 5_000 });
    expect(isOpenAt(open(5_000), 5_000)).toBe(false);
  });
});

describe('a choice', () => {
  const rules = { method: 'pick_up_to', maxChoices: 2, candidates: new Set(['a', 'b', 'c']) } as const;
  it('stands only when it is of the candidates, each once, and not too many', () => {
    expect(faultOf(['a', 'b'], rules)).toBeUndefined();
    expect(faultOf([], rules)).toBe('too_few');
    expect(faultOf(['a', 'b', 'c'], rules)).toBe('too_many');
    expect(faultOf(['a', 'a'], rules)).toBe('twice');
    expect(faultOf(['d'], rules)).toBe('not_a_candidate');
    expect(faultOf(['a', 'b'], { ...rules, method: 'pick_one' })).toBe('too_many');
  });
  it('has one text, whatever the order of its picks', () => {
    expect(choiceText(['b', 'a'])).toBe(choiceText(['a', 'b']));
    expect(picksOf(choiceText(['b', 'a']))).toEqual(['a', 'b']);
  });
});

describe('counting', () => {
  it('counts each voter’s newest ballot once, however often they changed it', () => {
    const ballots = fc.array(
      fc.record({ voter: fc.constantFrom('u', 'v', 'w', 'x'), choice: fc.constantFrom('a', 'b', 'a b') }),
    );
    fc.assert(
      fc.property(ballots, (log) => {
        const last = Object.fromEntries(log.map(({ voter, choice }) => [voter, choice]));
        const tally = recountOf(log);
        expect(tally.ballots).toBe(Object.keys(last).length);
        for (const candidate of ['a', 'b'])
          expect(tally.votes[candidate] ?? 0).toBe(
            Object.values(last).filter((choice) => picksOf(choice).includes(candidate)).length,
          );
      }),
    );
  });
  it('leaves out what nobody chooses any more', () => {
    expect(
      tallyOf([
        ['a', 0],
        ['b', 2],
      ]),
    ).toEqual({ ballots: 2, votes: { b: 2 } });
  });
});
