/** States in small: a shape and a word, colour third. */
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Chip.module.css';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';

/** `lit` is only for what is on stage. */
export type ChipTone = 'neutral' | 'ok' | 'warn' | 'danger' | 'info' | 'line' | 'lit';

/** A state as a filled chip with an icon. */
export function Chip({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: ChipTone;
  icon?: LucideIcon;
  children: ReactNode;
}) {
  return (
    <span className={cx(styles.chip, styles[tone])}>
      {icon && <Icon of={icon} size={14} strokeWidth={2.4} />}
      {children}
    </span>
  );
}

const FLAGS = {
  ok: styles.flagOk,
  warn: styles.flagWarn,
  danger: styles.flagDanger,
  info: styles.flagInfo,
  none: styles.flagNone,
};

/** A state without a filled ground, for columns where a chip would stand out too much. */
export function Flag({
  tone,
  icon,
  children,
}: {
  tone: keyof typeof FLAGS;
  icon: LucideIcon;
  children: ReactNode;
}) {
  return (
    <span className={cx(styles.flag, FLAGS[tone])}>
      <Icon of={icon} size={16} strokeWidth={2} />
      {children}
    </span>
  );
}

const DOTS = {
  neutral: undefined,
  ok: styles.dotOk,
  warn: styles.dotWarn,
  danger: styles.dotDanger,
  lit: styles.dotLit,
};

/** A dot before a word; never alone. `size` is px. */
export function Dot({ tone = 'neutral', size = 8 }: { tone?: keyof typeof DOTS; size?: number }) {
  return (
    <i
      className={cx(styles.dot, DOTS[tone])}
      style={size === 8 ? undefined : { width: size, height: size }}
      aria-hidden="true"
    />
  );
}

/** A key of the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={styles.kbd}>{children}</kbd>;
}
