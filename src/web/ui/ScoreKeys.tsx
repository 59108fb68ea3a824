/** A judge's mark on one criterion: keys for a scale short enough to see whole, a number between − and + for a longer one. */
import { Minus, Plus } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { showDecimal } from './format.ts';
import { Icon } from './Icon.tsx';
import styles from './ScoreKeys.module.css';
import { say } from './say.ts';
import { markText, stepsOfDigit, stepsOfText } from './scale.ts';

const MOST_KEYS = 21;

export interface ScoreKeysProps {
  /** The id of the criterion's heading, which names the group. */
  labelledBy: string;
  /** The scale in whole steps; `step` is what one step is worth, as a decimal ("1", "0.5"). */
  min: number;
  max: number;
  step?: string;
  /** The mark in steps, or null while it is missing. */
  value: number | null;
  onChange: (steps: number) => void;
  disabled?: boolean;
}

/** Keys 1 to 9 and 0 (ten) set the mark, arrows move it, Tab goes to the next criterion. */
export function ScoreKeys(props: ScoreKeysProps) {
  return props.max - props.min + 1 > MOST_KEYS ? <LongScale {...props} /> : <Keys {...props} />;
}

function Keys({ labelledBy, min, max, step = '1', value, onChange, disabled }: ScoreKeysProps) {
  const group = useRef<HTMLDivElement>(null);
  const count = max - min + 1;
  const columns = count > 12 ? Math.ceil(count / 2) : count;
  const style: CSSProperties & Record<'--columns', number> = { '--columns': columns };

  const choose = (steps: number) => {
    onChange(steps);
    group.current?.querySelector<HTMLElement>(`[data-steps="${steps}"]`)?.focus();
  };
  const keyDown = (event: KeyboardEvent) => {
    if (disabled || event.ctrlKey || event.metaKey || event.altKey) return;
    const steps = stepsOfKey(event.key, { min, max, step, value, columns });
    if (steps === undefined) return;
    event.preventDefault();
    choose(steps);
  };

  return (
    <div
      className={styles.keys}
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-disabled={disabled}
      ref={group}
      style={style}
      onKeyDown={keyDown}
    >
      {Array.from({ length: count }, (_, index) => min + index).map((steps) => (
        // biome-ignore lint/a11y/useSemanticElements: a native radio cannot carry the digit keys without selecting on focus
        <button
          key={steps}
          type="button"
          role="radio"
          aria-checked={value === steps}
          data-steps={steps}
          tabIndex={steps === (value ?? min) ? 0 : -1}
          disabled={disabled}
          className={cx(styles.key, count > 12 && styles.many)}
          onClick={() => choose(steps)}
        >
          {showDecimal(markText(steps, step))}
        </button>
      ))}
    </div>
  );
}

function stepsOfKey(
  key: string,
  scale: { min: number; max: number; step: string; value: number | null; columns: number },
): number | undefined {
  const { min, max, value } = scale;
  if (/^\d$/.test(key)) return stepsOfDigit(key, scale);
  if (key === 'Home') return min;
  if (key === 'End') return max;
  if (key === 'ArrowRight' || key === 'ArrowUp') return value === null ? min : Math.min(max, value + 1);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return value === null ? min : Math.max(min, value - 1);
  return undefined;
}

function LongScale({ labelledBy, min, max, step = '1', value, onChange, disabled }: ScoreKeysProps) {
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (value === null ? '' : markText(value, step));
  const wrong = typed !== undefined && typed !== '' && !onScale(stepsOfText(typed, step));

  function onScale(steps: number | undefined): steps is number {
    return steps !== undefined && steps >= min && steps <= max;
  }
  const type = (text: string) => {
    setTyped(text);
    const steps = stepsOfText(text, step);
    if (onScale(steps)) onChange(steps);
  };
  const move = (by: number) => {
    setTyped(undefined);
    onChange(value === null ? min : Math.min(max, Math.max(min, value + by)));
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? 1 : -1);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend where the criterion's heading already names it
    <div className={styles.wide} role="group" aria-labelledby={labelledBy}>
      <button
        type="button"
        className={styles.key}
        disabled={disabled}
        aria-label={say('marks.stepLower')}
        onClick={() => move(-1)}
      >
        <Icon of={Minus} size={24} />
      </button>
      <input
        className={styles.typed}
        aria-labelledby={labelledBy}
        aria-invalid={wrong || undefined}
        inputMode="decimal"
        autoComplete="off"
        disabled={disabled}
        value={shown}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(undefined)}
        onKeyDown={keyDown}
      />
      <button
        type="button"
        className={styles.key}
        disabled={disabled}
        aria-label={say('marks.stepHigher')}
        onClick={() => move(1)}
      >
        <Icon of={Plus} size={24} />
      </button>
      <span className={styles.range} role={wrong ? 'alert' : undefined}>
        {step === '1'
          ? say('marks.range', { least: markText(min, step), most: markText(max, step) })
          : say('marks.rangeInSteps', {
              least: showDecimal(markText(min, step)),
              most: showDecimal(markText(max, step)),
              step: showDecimal(step),
            })}
      </span>
    </div>
  );
}
