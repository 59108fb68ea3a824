/** How far something is: a bar, and the steps of a form. */
import styles from './Bar.module.css';
import { cx } from './cx.ts';

export interface BarProps {
  /** 0 to 1; anything beyond is shown full. */
  value: number;
  /** What it measures. Without it the bar is decoration beside words that say the same. */
  label?: string;
  tone?: 'plain' | 'lit' | 'danger';
  /** The height in px. */
  height?: number;
  /** A line across the bar, 0 to 1, as for where the plan ended. */
  mark?: number;
}

/** A bar that shows how much of something is used or done. */
export function Bar({ value, label, tone = 'plain', height = 8, mark }: BarProps) {
  const part = Math.min(1, Math.max(0, value));
  const aria = label
    ? {
        role: 'progressbar',
        'aria-label': label,
        'aria-valuemin': 0,
        'aria-valuemax': 100,
        'aria-valuenow': Math.round(part * 100),
      }
    : { 'aria-hidden': true };
  return (
    <div
      className={cx(styles.bar, tone !== 'plain' && styles[tone])}
      style={{ height, borderRadius: height / 2 }}
      {...aria}
    >
      <i className={styles.fill} style={{ width: `${part * 100}%` }} />
      {mark !== undefined && <i className={styles.mark} style={{ insetInlineStart: `${mark * 100}%` }} />}
    </div>
  );
}

/** "Step 3 of 4" as bars. The words stand beside it too; `label` says them to a screen reader. */
export function Stepper({ step, of, label }: { step: number; of: number; label: string }) {
  return (
    <div className={styles.steps} role="img" aria-label={label}>
      {Array.from({ length: of }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
        <i key={index} className={index < step ? styles.done : undefined} />
      ))}
    </div>
  );
}
