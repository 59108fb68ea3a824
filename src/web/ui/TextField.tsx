/** Fields that take words: one line, several lines, a password, a choice from a list. */
import { ChevronDown, Eye, EyeOff, type LucideIcon } from 'lucide-react';
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useState,
} from 'react';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import styles from './Field.module.css';
import { Field, type FieldFrame } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { say } from './say.ts';

interface Value {
  value: string;
  onChange: (value: string) => void;
}

interface Limit {
  /** How many characters it may have. A longer text is kept as it was typed or pasted, and the field says so. */
  most?: number | undefined;
}

/** What is wrong with a field: what the server said, else that its text is longer than it may be, as the server counts. */
const wrongWith = (error: string | undefined, value: string, most: number | undefined): string | undefined =>
  error ??
  (most !== undefined && value.trim().normalize().length > most ? say('parts.keepTo', { most }) : undefined);

type NativeInput = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'name' | 'size' | 'prefix' | 'maxLength'
>;

export interface TextFieldProps extends FieldFrame, Value, Limit, NativeInput {
  /** 44 px high instead of 52, for the admin. */
  small?: boolean;
  /** An icon at the start, for a search field. */
  icon?: LucideIcon;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. `type`, `autoComplete`, `inputMode` and the like go to the input. */
export function TextField({
  label,
  optional,
  hint,
  error,
  name,
  value,
  onChange,
  most,
  small,
  icon,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} optional={optional} hint={hint} error={wrongWith(error, value, most)} name={name}>
      {(wiring) => (
        <div className={styles.inside}>
          {icon && (
            <span className={styles.prefix}>
              <Icon of={icon} />
            </span>
          )}
          <input
            dir="auto"
            {...input}
            {...wiring}
            name={name}
            className={cx(styles.input, small && styles.s, className)}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}

export interface TextAreaProps
  extends FieldFrame,
    Value,
    Limit,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange' | 'name' | 'maxLength'> {}

/** Several lines of words; it grows with them. With `most` it says how many characters are left near the end. */
export function TextArea({
  label,
  optional,
  hint,
  error,
  name,
  value,
  onChange,
  most,
  className,
  ...area
}: TextAreaProps) {
  const left = most === undefined ? Number.POSITIVE_INFINITY : most - value.length;
  return (
    <Field label={label} optional={optional} hint={hint} error={wrongWith(error, value, most)} name={name}>
      {(wiring) => (
        <>
          <textarea
            dir="auto"
            rows={3}
            {...area}
            {...wiring}
            name={name}
            className={cx(styles.input, className)}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {left <= 50 && left >= 0 && (
            <span className={cx(styles.hint, styles.count)} role="status">
              {say('parts.charactersLeft', { left })}
            </span>
          )}
        </>
      )}
    </Field>
  );
}

/** An address that somebody signs in with: never corrected, capitalised or turned round. */
export function EmailField(props: Omit<TextFieldProps, 'type'>) {
  return (
    <TextField
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      {...props}
    />
  );
}

/** A password: it can be shown, pasted into, and filled by a password manager (`autoComplete`). */
export function PasswordField({
  autoComplete = 'current-password',
  ...props
}: FieldFrame & Value & { autoComplete?: 'current-password' | 'new-password' } & NativeInput) {
  const [shown, setShown] = useState(false);
  const { label, optional, hint, error, name, value, onChange, className, ...input } = props;
  return (
    <Field label={label} optional={optional} hint={hint} error={error} name={name}>
      {(wiring) => (
        <div className={cx(styles.inside, styles.roomy)}>
          <input
            {...input}
            {...wiring}
            name={name}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={cx(styles.input, className)}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <Button
            kind="quiet"
            icon
            className={styles.end}
            aria-label={say(shown ? 'parts.hidePassword' : 'parts.showPassword')}
            onClick={() => setShown(!shown)}
          >
            <Icon of={shown ? EyeOff : Eye} size={20} />
          </Button>
        </div>
      )}
    </Field>
  );
}

/** Lets one of a list be chosen by the browser's own control, so that every phone shows its own wheel. */
export function SelectField(
  props: FieldFrame &
    Value & {
      options: readonly { value: string; label: string }[];
      small?: boolean;
      disabled?: boolean;
      placeholder?: ReactNode;
    },
) {
  const { label, optional, hint, error, name, value, onChange, options, small, disabled, placeholder } =
    props;
  return (
    <Field label={label} optional={optional} hint={hint} error={error} name={name}>
      {(wiring) => (
        <div className={styles.inside}>
          <select
            {...wiring}
            name={name}
            disabled={disabled}
            className={cx(styles.input, small && styles.s)}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} className={styles.chevron} />
        </div>
      )}
    </Field>
  );
}
