/** Decimals that decide a result. They are strings, so that none is rounded on the way. */
import { z } from 'zod';

const DECIMAL = /^\d{1,6}(\.\d{1,6})?$/;

export const decimal = z.string().regex(DECIMAL, 'Write a number, like 1 or 0.25.');

/** Whether a text is such a decimal. */
export const isDecimal = (text: string): boolean => DECIMAL.test(text);

const LONGER = /^\d+(\.\d+)?$/;

/** How often a judge counts: above 0, and no finer than totals can be added exactly. */
export const judgeWeight = z.string().regex(/^(?=.*[1-9])\d{1,3}(\.\d{1,2})?$/, {
  error: ({ input }) =>
    LONGER.test(String(input)) && Number(input) > 0
      ? 'Write at most three digits before the point and two after it, like 0.33.'
      : 'Write a number above zero, like 2 or 0.5.',
});
