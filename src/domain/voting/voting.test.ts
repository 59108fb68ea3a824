import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceText, faultOf, picksOf } from './choice.ts';
import { codeFrom, codeIn, codeWords } from './code.ts';
import { pointsIn } from './pick.ts';
import { isOpenAt, type PollWindow, pollAt, takesBallot } from './poll.ts';
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
    expect(pollAt(open(5_000), 4_999).state).toBe('open');
    expect(pollAt(open(5_000), 5_000)).toMatchObject({ state: 'closed', closedAt: 5_000 });
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
    expect(choiceText(['b', 'a'], rules)).toBe(choiceText(['a', 'b'], rules));
    expect(picksOf(choiceText(['b', 'a'], rules), 'pick_up_to')).toEqual(['a', 'b']);
  });
  it('of a rating holds as many acts as the voter likes, each with 1 to 5 stars', () => {
    const rate = { ...rules, method: 'rate', maxChoices: 1 } as const;
    expect(faultOf(['a:5', 'b:1', 'c:3'], rate)).toBeUndefined();
    expect(faultOf(['b:2'], rate)).toBeUndefined();
    for (const bad of ['a', 'a:0', 'a:6', 'a:1.5', 'a:']) expect(faultOf([bad], rate)).toBe('mark');
    expect(faultOf(['a:5', 'a:4'], rate)).toBe('twice');
    expect(faultOf(['d:5'], rate)).toBe('not_a_candidate');
    expect(faultOf(['a:5'], rules)).toBe('not_a_candidate');
  });
  it('of a ranking keeps its order and gives the first as many points as there are places', () => {
    const rank = { ...rules, method: 'rank', maxChoices: 3 } as const;
    const order = fc.shuffledSubarray(['a', 'b', 'c'], { minLength: 1 });
    fc.assert(
      fc.property(order, (picks) => {
        const text = choiceText(picks, rank);
        expect(faultOf(picks, rank)).toBeUndefined();
        expect(picksOf(text, 'rank')).toEqual(picks);
        expect(pointsIn(text)).toEqual(picks.map((act, place) => ({ act, points: 3 - place })));
      }),
    );
    expect(faultOf(['a', 'b', 'c'], { ...rank, maxChoices: 2 })).toBe('too_many');
  });
});

describe('counting', () => {
  const choices = ['a', 'a b', 'a:5 b:2', 'b:3', 'a:3 b:2 c:1'];
  it('counts each voter’s newest ballot once and by its weight, however often they changed it', () => {
    const ballots = fc.array(
      fc.record({ voter: fc.constantFrom('f0', 'f1', 'kf0', 'kf1'), choice: fc.constantFrom(...choices) }),
    );
    const weight = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(ballots, weight, weight, (log, device, code) => {
        const last = Object.entries(Object.fromEntries(log.map(({ voter, choice }) => [voter, choice])));
        const tally = recountOf(log, { device, code });
        expect(tally.ballots).toBe(last.length);
        expect(tally.codes).toBe(last.filter(([voter]) => voter.startsWith('k')).length);
        for (const act of ['a', 'b', 'c']) {
          let votes = 0;
          let voters = 0;
          for (const [voter, choice] of last)
            for (const given of pointsIn(choice).filter((each) => each.act === act)) {
              votes += given.points * (voter.startsWith('k') ? code : device);
              voters += voter.startsWith('k') ? code : device;
            }
          expect(tally.votes[act] ?? 0).toBe(votes);
          expect(tally.voters[act] ?? 0).toBe(voters);
        }
      }),
    );
  });
  it('leaves out what nobody chooses any more', () => {
    expect(
      tallyOf([
        ['a', 0],
        ['b', 2],
      ]),
    ).toEqual({ ballots: 2, codes: 0, votes: { b: 2 }, voters: { b: 2 } });
  });
});

describe('a one-time code', () => {
  const bytes = fc.uint8Array({ minLength: 9, maxLength: 9 });
  it('is read as it is printed, in any case, with look-alikes taken for what they must be', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const code = codeFrom(random);
        expect(codeIn(codeWords(code))).toBe(code);
        expect(codeIn(` ${code.replaceAll('0', 'O').replaceAll('1', 'l')} `)).toBe(code);
      }),
    );
  });
  it('with any one sign wrong is told to be a slip', () => {
    fc.assert(
      fc.property(bytes, fc.nat(9), fc.integer({ min: 1, max: 31 }), (random, at, by) => {
        const code = codeFrom(random);
        const signs = '0123456789abcdefghjkmnpqrstvwxyz';
        const wrong = signs.charAt((signs.indexOf(code.charAt(at)) + by) % 32);
        expect(codeIn(code.slice(0, at) + wrong + code.slice(at + 1))).toBeUndefined();
      }),
    );
  });
});
