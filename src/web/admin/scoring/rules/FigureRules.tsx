/** Rounding where it is part of the rules, and points off for time. */
import { Switch } from '#web/ui/Checkbox.tsx';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import styles from '../Scoring.module.css';
import type { RulesPartProps } from './PanelRules.tsx';
import own from './Rules.module.css';
import { decimalOf, type Rules } from './rules-draft.ts';

type Rounding = Rules['rounding']['shown'];

const PLACES = [0, 1, 2, 3, 4, 5, 6].map((places) => ({
  value: String(places),
  label: places === 0 ? 'To whole numbers' : places === 1 ? 'To 1 decimal' : `To ${places} decimals`,
}));
const NOT = { value: 'not', label: 'Not rounded' };
const MODES = [
  { value: 'half_up', label: 'Halves up' },
  { value: 'half_even', label: 'Halves to even' },
  { value: 'down', label: 'Cut off' },
] as const;
const WHERE = [
  ['afterCriterion', 'The panel’s mark on a criterion'],
  ['afterWeighting', 'The same, weighted'],
  ['afterTotal', 'The panel’s result'],
] as const;

export function RoundingRules({ rules, set }: RulesPartProps) {
  const { rounding } = rules;
  const change = (part: Partial<Rules['rounding']>) => set({ ...rules, rounding: { ...rounding, ...part } });
  return (
    <div className={styles.rules}>
      {WHERE.map(([key, label]) => (
        <RoundingField
          key={key}
          label={label}
          value={rounding[key]}
          set={(value) => change({ [key]: value })}
        />
      ))}
      <RoundingField
        label="What is shown"
        value={rounding.shown}
        set={(shown) => {
          if (shown) change({ shown });
        }}
        always
      />
    </div>
  );
}

function RoundingField({
  label,
  value,
  set,
  always = false,
}: {
  label: string;
  value: Rounding | null;
  set: (value: Rounding | null) => void;
  always?: boolean;
}) {
  return (
    <div className={own.pair}>
      <SelectField
        label={label}
        small
        value={value ? String(value.places) : 'not'}
        onChange={(places) =>
          set(places === 'not' ? null : { mode: value?.mode ?? 'half_up', places: Number(places) })
        }
        options={always ? PLACES : [NOT, ...PLACES]}
      />
      {value && (
        <SelectField
          label="Rounding"
          small
          value={value.mode}
          onChange={(mode) => set({ ...value, mode: mode as Rounding['mode'] })}
          options={MODES}
        />
      )}
    </div>
  );
}

const seconds = (text: string, before: number): number => {
  const value = Math.round(Number(decimalOf(text)) * 1_000);
  return Number.isFinite(value) && value >= 0 && value <= 3_600_000 ? value : before;
};

export function DeductionRules({ rules, set }: RulesPartProps) {
  const { deductions } = rules;
  const { time } = deductions;
  const change = (part: Partial<Rules['deductions']>) =>
    set({ ...rules, deductions: { ...deductions, ...part } });
  return (
    <div className={styles.rules}>
      <Switch
        label="Points off for running over"
        detail="For every started unit after the grace; the overrun is taken from the desk’s clock."
        checked={time !== null}
        onChange={(on) => change({ time: on ? { unitMs: 30_000, points: '1', graceMs: 10_000 } : null })}
      />
      {time && (
        <>
          <TextField
            label="One unit, in seconds"
            small
            inputMode="decimal"
            value={String(time.unitMs / 1_000)}
            onChange={(text) =>
              change({ time: { ...time, unitMs: Math.max(1, seconds(text, time.unitMs)) } })
            }
          />
          <TextField
            label="Points off a unit"
            small
            inputMode="decimal"
            value={time.points}
            onChange={(points) => change({ time: { ...time, points: decimalOf(points) } })}
          />
          <TextField
            label="Grace, in seconds"
            small
            inputMode="decimal"
            value={String(time.graceMs / 1_000)}
            onChange={(text) => change({ time: { ...time, graceMs: seconds(text, time.graceMs) } })}
          />
        </>
      )}
      <Switch
        label="A result may fall below nought"
        checked={deductions.allowBelowZero}
        onChange={(allowBelowZero) => change({ allowBelowZero })}
      />
    </div>
  );
}
