/** The event's logo, where it has one. What it is stands beside it in words; without one nothing is there. */
import styles from './EventLogo.module.css';

/** As high as the letters around it. Which picture it is the look's own style sheet says. */
export function EventLogo() {
  return <span className={styles.logo} aria-hidden="true" />;
}
