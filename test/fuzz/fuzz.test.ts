/** A few seconds of `npm run fuzz`, by a fixed seed: the whole run is a command of its own. */
import { expect, it } from 'vitest';
import { fuzz } from './fuzz.ts';

it('no call fails, hangs, or changes anything where it refuses, whatever it is given', async () => {
  const { calls, findings } = await fuzz(20_260_418, Date.now() + 8_000);
  expect(findings).toEqual([]);
  expect(calls).toBeGreaterThan(50);
}, 60_000);
