/** Rounding where it is part of the rules, and points off for time. */
import { Switch } from '#web/ui/Checkbox.tsx';
import { say } from '#web/ui/say.ts';
import { decimalOf } from '#web/ui/scale.ts';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import { optionsOf } from '../../options.ts';
import styles from '../Scoring.module.css';
import type { RulesPartProps } from './PanelRules.tsx';
import own from './Rules.module.css';
import type { Rules } from './rules-draft.ts';

type Rounding = Rules['rounding']['shown'];

const PLACES = [0, 1, 2, 3, 4, 5, 6];
const MODES = { half_up: 'rules.halfUp', half_even: 'rules.halfEven', down: 'rules.cutOff' } as const;
const WHERE = [
  ['afterCriterion', 'rules.afterCriterion'],
  ['afterWeighting', 'rules.afterWeighting'],
  ['afterTotal', 'rules.afterTotal'],
] as const;

export function RoundingRules({ rules, set }: RulesPartProps) {
  const { rounding } = rules;
  const change = (part: Partial<Rules['rounding']>) => set({ ...rules, rounding: { ...rounding, ...part } });
  return (
    <div className={styles.rules}>
      {WHERE.map(([key, label]) => (
        <RoundingField
          key={key}
          label={say(label)}
          value={rounding[key]}
          set={(value) => change({ [key]: value })}
        />
      ))}
      <RoundingField
        label={say('rules.whatIsShown')}
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
  const places = PLACES.map((count) => ({
    value: String(count),
    label: say('rules.toDecimals', { places: count }),
  }));
  return (
    <div className={own.pair}>
      <SelectField
        label={label}
        small
        value={value ? String(value.places) : 'not'}
        onChange={(places) =>
          set(places === 'not' ? null : { mode: value?.mode ?? 'half_up', places: Number(places) })
        }
        options={always ? places : [{ value: 'not', label: say('rules.notRounded') }, ...places]}
      />
      {value && (
        <SelectField
          label={say('rules.rounding')}
          small
          value={value.mode}
          onChange={(mode) => set({ ...value, mode: mode as Rounding['mode'] })}
          options={optionsOf(MODES)}
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
        label={say('rules.overrun')}
        detail={say('rules.overrunDetail')}
        checked={time !== null}
        onChange={(on) => change({ time: on ? { unitMs: 30_000, points: '1', graceMs: 10_000 } : null })}
      />
      {time && (
        <>
          <TextField
            label={say('rules.unit')}
            small
            inputMode="decimal"
            value={String(time.unitMs / 1_000)}
            onChange={(text) =>
              change({ time: { ...time, unitMs: Math.max(1, seconds(text, time.unitMs)) } })
            }
          />
          <TextField
            label={say('rules.offAUnit')}
            small
            inputMode="decimal"
            value={time.points}
            onChange={(points) => change({ time: { ...time, points: decimalOf(points) } })}
          />
          <TextField
            label={say('rules.grace')}
            small
            inputMode="decimal"
            value={String(time.graceMs / 1_000)}
            onChange={(text) => change({ time: { ...time, graceMs: seconds(text, time.graceMs) } })}
          />
        </>
      )}
      <Switch
        label={say('rules.belowZero')}
        checked={deductions.allowBelowZero}
        onChange={(allowBelowZero) => change({ allowBelowZero })}
      />
    </div>
  );
}
