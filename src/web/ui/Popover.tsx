/** A small surface beside a button, for filters and details. Escape and a press outside close it. */
import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Menu.module.css';

export interface PopoverProps {
  /** The button that opens it, with its own label. */
  trigger: ReactElement;
  /** Its heading. */
  title: ReactNode;
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** A popover. */
export function Popover({ trigger, title, children, open, onOpenChange }: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} sideOffset={6} align="start" collisionPadding={12}>
          <Base.Popup className={cx(styles.popup, styles.padded)}>
            <Base.Title className="h3">{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
