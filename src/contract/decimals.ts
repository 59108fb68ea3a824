/** Decimals that decide a result. They are strings, so that none is rounded on the way. */
import { z } from 'zod';

const DECIMAL = /^\d{1,6}(\.\d{1,6})?$/;

export const decimal = z.string().regex(DECIMAL, 'Write a number, like 1 or 0.25.');

/** Whether a text is such a decimal. */
export const isDecimal = (text: string): boolean => DECIMAL.test(text);

const LONGER = /^\d+(\.\d+)?$/;

/**
 * What a criterion's marks are multiplied by: a number of at most two decimals, so that it has one decimal text, which
 * is what results are counted with.
 */
export const criterionWeight = z
  .number()
  .min(0)
  .max(1_000)
  .refine((weight) => /^\d+(\.\d{1,2})?$/.test(String(weight)), {
    error: 'Write at most three digits before the point and two after it, like 0.33.',
  });

/** How often a judge counts: above 0, and no finer than totals can be added exactly. */
export const judgeWeight = z.string().regex(/^(?=.*[1-9])\d{1,3}(\.\d{1,2})?$/, {
  error: ({ input }) =>
    LONGER.test(String(input)) && Number(input) > 0
      ? 'Write at most three digits before the point and two after it, like 0.33.'
      : 'Write a number above zero, like 2 or 0.5.',
});
