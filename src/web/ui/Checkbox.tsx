/** Yes or no: a checkbox, a checkbox on a card, and a switch. The whole row is the target. */
import { Check, Minus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Choice.module.css';
import { cx } from './cx.ts';
import { FieldError, useFieldWiring } from './Field.tsx';
import { Icon } from './Icon.tsx';

interface YesNo {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
}

export interface CheckboxProps extends YesNo {
  label: ReactNode;
  detail?: ReactNode;
  error?: string;
  /** On a card, for what is agreed to. */
  card?: boolean;
}

/** A checkbox with its words. */
export function Checkbox({ label, detail, error, card, checked, onChange, disabled, name }: CheckboxProps) {
  const { id, hintId, errorId, ...aria } = useFieldWiring({ name, hint: detail, error });
  const input = (
    <>
      <input
        {...aria}
        id={id}
        className={styles.native}
        type="checkbox"
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <i className={styles.check} aria-hidden="true">
        <Icon of={Check} size={16} strokeWidth={3} />
      </i>
    </>
  );
  if (card) {
    return (
      <div className={styles.stack}>
        <div className={cx(styles.choice, error && styles.wrong)}>
          {input}
          <label className={styles.words} htmlFor={id}>
            {label}
          </label>
          {detail && (
            <span className={styles.detail} id={hintId}>
              {detail}
            </span>
          )}
        </div>
        <FieldError id={errorId} message={error} />
      </div>
    );
  }
  return (
    <div className={styles.stack}>
      <div className={cx(styles.row, error && styles.wrong)}>
        {input}
        <span className={styles.rowWords}>
          <label htmlFor={id}>{label}</label>
          {detail && <small id={hintId}>{detail}</small>}
        </span>
      </div>
      <FieldError id={errorId} message={error} />
    </div>
  );
}

/** The bare checkbox of a table row, 44 px around; `label` is said, not shown. `mixed` is for "some of them". */
export function RowCheckbox({
  label,
  checked,
  mixed = false,
  onChange,
  disabled,
}: YesNo & { label: string; mixed?: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <span className={cx(styles.row, styles.alone, styles.small)}>
      <input
        ref={input}
        aria-label={label}
        className={styles.native}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <i className={styles.check} aria-hidden="true">
        <Icon of={mixed ? Minus : Check} size={14} strokeWidth={3} />
      </i>
    </span>
  );
}

/** On or off, at once. Words first, switch at the end; `inline` keeps them together. */
export function Switch({
  label,
  detail,
  inline,
  checked,
  onChange,
  disabled,
  name,
}: YesNo & { label: ReactNode; detail?: ReactNode; inline?: boolean }) {
  const { id, hintId, errorId: _, ...aria } = useFieldWiring({ name, hint: detail });
  return (
    <div className={cx(styles.row, inline && styles.inline)}>
      <span className={styles.rowWords}>
        <label htmlFor={id}>{label}</label>
        {detail && <small id={hintId}>{detail}</small>}
      </span>
      <input
        {...aria}
        id={id}
        className={styles.native}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <i className={styles.switch} aria-hidden="true" />
    </div>
  );
}
