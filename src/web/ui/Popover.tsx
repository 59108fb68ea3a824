/** A small surface beside a button, for filters and details. Escape and a press outside close it. */
import { Popover as Base } from '@base-ui/react/popover';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { cx } from './cx.ts';
import styles from './Menu.module.css';

export interface PopoverProps {
  /** The button that opens it, with its own label. */
  trigger: ReactElement;
  /** Its heading. */
  title: ReactNode;
  children: ReactNode;
}

/** A panel beside a button, opened and closed by it. */
export function Popover({ trigger, title, children }: PopoverProps) {
  const layer = useRef<HTMLSpanElement>(null);
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <span className={styles.layer} ref={layer} />
      <Base.Portal container={layer}>
        <Base.Positioner
          className={styles.positioner}
          positionMethod="fixed"
          sideOffset={6}
          align="start"
          collisionPadding={12}
        >
          <Base.Popup className={cx(styles.popup, styles.padded)}>
            <Base.Title className="h3">{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
