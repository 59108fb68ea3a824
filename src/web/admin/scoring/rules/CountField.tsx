/** A small whole number in a rule. */
import type { CriterionRule } from '#domain/tabulation/types.ts';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';

interface CountFieldProps {
  label: string;
  hint?: string;
  value: number;
  /** The largest that may be typed. */
  most?: number;
  set: (value: number) => void;
}

/** A small whole number. Text that is no number or too large leaves the value as it was; an empty field is 0. */
export const CountField = ({ label, hint, value, most = 50, set }: CountFieldProps) => (
  <TextField
    label={label}
    hint={hint}
    small
    inputMode="numeric"
    value={String(value)}
    onChange={(text) => {
      const typed = Number(text);
      set(Number.isInteger(typed) && typed >= 0 && typed <= most ? typed : value);
    }}
  />
);

type Ends = Pick<NonNullable<CriterionRule['trim']>, 'highest' | 'lowest'>;

/** How many marks are left out at either end. */
export const TrimFields = ({ trim, set }: { trim: Ends; set: (part: Partial<Ends>) => void }) => (
  <>
    <CountField label={say('rules.highestOut')} value={trim.highest} set={(highest) => set({ highest })} />
    <CountField label={say('rules.lowestOut')} value={trim.lowest} set={(lowest) => set({ lowest })} />
  </>
);
