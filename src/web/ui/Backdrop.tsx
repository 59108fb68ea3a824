/** The event's own picture under its veil, as large as what it stands in; nothing where the event has none. */

import styles from './Backdrop.module.css';

/** The event's background picture, as its look's style sheet sets it; decorative. */
export const Backdrop = () => <i className={styles.backdrop} aria-hidden="true" />;
