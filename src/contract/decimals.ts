/** Decimals that decide a result. They are strings, so that none is rounded on the way. */
import { z } from 'zod';

export const decimal = z.string().regex(/^\d{1,6}(\.\d{1,6})?$/, 'Write a number, like 1 or 0.25.');

/** How often a judge counts: above 0, and no finer than totals can be added exactly. */
export const judgeWeight = z
  .string()
  .regex(/^(?=.*[1-9])\d{1,3}(\.\d{1,2})?$/, 'Write a number above zero, like 2 or 0.5.');
