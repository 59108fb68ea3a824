/** One of several: picks (short words in a row) and choices (cards with room for an explanation). */
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './Choice.module.css';
import { cx } from './cx.ts';
import { type FieldFrame, FieldGroup } from './Field.tsx';
import { Icon } from './Icon.tsx';

/** One answer to choose. `detail` is shown by `ChoiceGroup` only. */
export interface Option<V extends string = string> {
  value: V;
  label: ReactNode;
  detail?: ReactNode;
  icon?: LucideIcon;
  disabled?: boolean;
}

export interface OneOf<V extends string> extends FieldFrame {
  options: readonly Option<V>[];
  /** Undefined while nothing is chosen. */
  value: V | undefined;
  onChange: (value: V) => void;
}

/** One of a few short answers, side by side. */
export function PickGroup<V extends string>({ options, value, onChange, ...frame }: OneOf<V>) {
  const group = useId();
  return (
    <FieldGroup {...frame}>
      <div className={styles.picks}>
        {options.map((option) => (
          <label className={styles.pick} key={option.value}>
            <input
              className={styles.native}
              type="radio"
              name={group}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <Icon of={option.icon} />}
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/** Any number of a few short answers, side by side. */
export function PickSeveral<V extends string>({
  options,
  value,
  onChange,
  ...frame
}: FieldFrame & { options: readonly Option<V>[]; value: readonly V[]; onChange: (value: V[]) => void }) {
  return (
    <FieldGroup {...frame}>
      <div className={styles.picks}>
        {options.map((option) => (
          <label className={styles.pick} key={option.value}>
            <input
              className={styles.native}
              type="checkbox"
              checked={value.includes(option.value)}
              disabled={option.disabled}
              onChange={(event) =>
                onChange(
                  event.target.checked
                    ? [...value, option.value]
                    : value.filter((other) => other !== option.value),
                )
              }
            />
            {option.icon && <Icon of={option.icon} />}
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/** One of several answers as cards. `across` puts short ones side by side. */
export function ChoiceGroup<V extends string>({
  options,
  value,
  onChange,
  across,
  ...frame
}: OneOf<V> & { across?: boolean }) {
  const group = useId();
  return (
    <FieldGroup {...frame}>
      <div className={cx(styles.choices, across && styles.across)}>
        {options.map((option) => (
          <label
            className={cx(styles.choice, frame.error && styles.wrong)}
            key={option.value}
            htmlFor={`${group}-${option.value}`}
          >
            <Radio
              id={`${group}-${option.value}`}
              name={group}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChoose={() => onChange(option.value)}
            />
            <span className={styles.words}>{option.label}</span>
            {option.detail && <span className={styles.detail}>{option.detail}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/** The bare radio: put it in a positioned `label`, which becomes its target. */
export function Radio({
  id,
  name,
  value,
  checked,
  disabled,
  onChoose,
}: {
  id?: string;
  name: string;
  value: string;
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
}) {
  return (
    <>
      <input
        id={id}
        className={styles.native}
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
      <i className={styles.radio} aria-hidden="true" />
    </>
  );
}
