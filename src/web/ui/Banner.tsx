/** A message that stays: tint, icon, words, and at most one thing to press. */
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Banner.module.css';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';

export interface BannerProps {
  /** `warn` is offline and calm, `danger` is only for loss, `note` is limelight, for the MC. */
  tone: 'ok' | 'warn' | 'danger' | 'info' | 'note';
  icon: LucideIcon;
  /** The first words, bold. */
  lead?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}

/** A banner. Loss interrupts a screen reader; the others wait for a pause. */
export function Banner({ tone, icon, lead, children, action }: BannerProps) {
  return (
    <div className={cx(styles.banner, styles[tone])} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon of={icon} size={20} />
      <span className={styles.words}>
        {lead && <b>{lead} </b>}
        {children}
      </span>
      {action}
    </div>
  );
}
