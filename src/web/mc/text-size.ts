/** How large the MC reads: a person's own choice, kept on the device. */
import { useState } from 'react';
import { KEYS, keep, stored } from '#web/client/storage.ts';

const STEPS = [0.7, 0.8, 0.9, 1, 1.15, 1.3, 1.5, 1.75, 2];

export interface TextSize {
  /** 1 is as designed. */
  factor: number;
  smaller: (() => void) | null;
  larger: (() => void) | null;
}

/** The size with what can still be done to it. */
export function useTextSize(): TextSize {
  const [factor, setFactor] = useState(() => {
    const kept = Number(stored(KEYS.mcTextSize));
    return STEPS.includes(kept) ? kept : 1;
  });
  const at = STEPS.indexOf(factor);
  const to = (next: number | undefined) =>
    next === undefined
      ? null
      : () => {
          keep(KEYS.mcTextSize, String(next));
          setFactor(next);
        };
  return { factor, smaller: to(STEPS[at - 1]), larger: to(STEPS[at + 1]) };
}
