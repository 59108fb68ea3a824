/** The event's own picture under its veil, as large as what it stands in; nothing where the event has none. */

import styles from './Backdrop.module.css';
import { cx } from './cx.ts';

/** The event's background picture, as its look's style sheet sets it; decorative. */
export const Backdrop = ({ className }: { className?: string | undefined }) => (
  <i className={cx(styles.backdrop, className)} aria-hidden="true" />
);
