/** The event's logo, where it has one. What it is stands beside it in words; without one nothing is there. */
import styles from './EventLogo.module.css';

/** The event's logo, as high as the letters around it; the look's style sheet says which picture that is. */
export function EventLogo() {
  return <span className={styles.logo} aria-hidden="true" />;
}
