import { expect, it } from 'vitest';
import { type Heard, STINGS, stingBetween, TONES, untilLastTen } from './stings.ts';

const heard = (state: string, told = 0, isWon = false, closesAt: number | null = null): Heard => ({
  polls: [{ id: 'poll', state, closesAt }],
  results: [{ id: 'solo', told, isWon }],
  calls: [],
});

it('sounds when a vote opens and closes and at each step of the reveal, the winner by a sound of its own', () => {
  expect(stingBetween(heard('draft'), heard('open'))).toBe('vote_open');
  expect(stingBetween(heard('open'), heard('closing'))).toBeNull();
  expect(stingBetween(heard('closing'), heard('closed'))).toBe('vote_closed');
  expect(stingBetween(heard('closed'), heard('closed', 1))).toBe('step');
  expect(stingBetween(heard('closed', 1), heard('closed', 2, true))).toBe('winner');
});

it('sounds at a step of the reveal what the script says, or nothing', () => {
  const told = (sound: 'drums' | 'silence') => ({
    ...heard('closed'),
    results: [{ id: 'solo', told: 1, isWon: true, sound }],
  });
  expect(stingBetween(heard('closed'), told('drums'))).toBe('drums');
  expect(stingBetween(heard('closed'), told('silence'))).toBeNull();
});

it('sounds when somebody calls, once, and not when the call is taken on', () => {
  const calling = (...calls: string[]) => ({ ...heard('draft'), calls });
  expect(stingBetween(calling(), calling('a'))).toBe('call');
  expect(stingBetween(calling('a'), calling('a'))).toBeNull();
  expect(stingBetween(calling('a'), calling())).toBeNull();
  expect(stingBetween(calling('a'), calling('a', 'b'))).toBe('call');
  // What the hall waits for comes first.
  expect(stingBetween(calling(), { ...heard('open'), calls: ['a'] })).toBe('vote_open');
});

it('is silent where nothing changed, for what was taken back, and for a vote that goes on', () => {
  expect(stingBetween(heard('open'), heard('open'))).toBeNull();
  expect(stingBetween(heard('open'), heard('draft'))).toBeNull();
  expect(stingBetween(heard('closed', 2), heard('closed', 1))).toBeNull();
  expect(stingBetween(heard('closing'), heard('open'))).toBeNull();
});

it('counts the last ten seconds from ten before the close, and not where they have begun', () => {
  expect(untilLastTen(heard('open', 0, false, 60_000), 0)).toBe(50_000);
  expect(untilLastTen(heard('open', 0, false, 60_000), 50_001)).toBeNull();
  expect(untilLastTen(heard('open'), 0)).toBeNull();
  expect(untilLastTen(heard('closed', 0, false, 60_000), 0)).toBeNull();
});

it('keeps every sound short, and no louder together than a speaker takes', () => {
  for (const sting of STINGS) {
    const tones = TONES[sting];
    expect(Math.max(...tones.map(({ atMs, forMs }) => atMs + forMs)), sting).toBeLessThanOrEqual(10_000);
    for (const { atMs } of tones) {
      const together = tones.filter((one) => one.atMs <= atMs && one.atMs + one.forMs > atMs);
      expect(
        together.reduce((sum, { level }) => sum + level, 0),
        sting,
      ).toBeLessThanOrEqual(1);
    }
  }
});
