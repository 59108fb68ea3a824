import { expect, it } from 'vitest';
import {
  ROOM_STEP_MS,
  roomCodeFrom,
  roomCodeIn,
  roomCodeWords,
  roomStepAt,
  roomStepsTaken,
} from './room-code.ts';

const AT = 1_800_000_000_000;
const STEP = roomStepAt(AT);

it('takes the code that is shown and the one before, and none older', () => {
  expect(roomStepsTaken(AT)).toEqual([STEP, STEP - 1]);
  expect(roomStepsTaken(AT + ROOM_STEP_MS)).toEqual([STEP + 1, STEP]);
  expect(roomStepsTaken(AT + 2 * ROOM_STEP_MS)).not.toContain(STEP);
});

it('takes the next one from a screen whose server’s clock is a second ahead', () => {
  expect(roomStepsTaken(AT - 1_000)).toEqual([STEP, STEP - 1, STEP - 2]);
  expect(roomStepsTaken(AT - 1_001)).toEqual([STEP - 1, STEP - 2]);
});

it('reads a code as people type it', () => {
  const code = roomCodeFrom(Uint8Array.of(0, 33, 66, 20, 31, 7, 200));
  expect(code).toHaveLength(6);
  expect(roomCodeIn(` ${roomCodeWords(code)} `)).toBe(code);
  expect(roomCodeIn(code.replace('0', 'O').replace('1', 'l'))).toBe(code);
  for (const wrong of ['', code.slice(1), `${code}0`, 'aaaaau', '______'])
    expect(roomCodeIn(wrong)).toBeUndefined();
});
