/** A menu behind a button: arrows, typing and Escape work as everywhere. It opens inside the landmark of its button. */
import { Menu as Base } from '@base-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import { Link } from 'react-router';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import styles from './Menu.module.css';

/** One entry: a link (`to`), an action (`onSelect`), or a line between groups. */
export type MenuEntry =
  | { label: string; icon?: LucideIcon; to: string }
  | {
      label: string;
      icon?: LucideIcon;
      onSelect: () => void;
      danger?: boolean;
      disabled?: boolean;
      /** Its label is in this language. */
      lang?: string;
      /** The one that holds now. */
      isCurrent?: boolean;
    }
  | 'line';

/** A menu behind a button. `trigger` is the button, with its own label. */
export function Menu({
  trigger,
  entries,
  side = 'bottom',
  align = 'end',
}: {
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  side?: 'top' | 'bottom' | 'right';
  align?: 'start' | 'end';
}) {
  const layer = useRef<HTMLSpanElement>(null);
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <span className={styles.layer} ref={layer} />
      <Base.Portal container={layer}>
        <Base.Positioner
          className={styles.positioner}
          positionMethod="fixed"
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={12}
        >
          <Base.Popup className={styles.popup}>{entries.map(entryElement)}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function entryElement(entry: MenuEntry, index: number) {
  if (entry === 'line') return <Base.Separator key={`line-${index}`} className={styles.line} />;
  const content = (
    <>
      {entry.icon && <Icon of={entry.icon} />}
      {entry.label}
    </>
  );
  if ('to' in entry) {
    return (
      <Base.LinkItem key={entry.label} className={styles.item} closeOnClick render={<Link to={entry.to} />}>
        {content}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item
      key={entry.label}
      className={cx(styles.item, entry.danger && styles.danger)}
      disabled={entry.disabled}
      lang={entry.lang}
      aria-current={entry.isCurrent || undefined}
      onClick={entry.onSelect}
    >
      {content}
    </Base.Item>
  );
}
