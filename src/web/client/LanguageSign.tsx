/** The switch of languages beside others in a narrow row: a phone shows its sign alone, and screen readers hear its name. */
import styles from './LanguageSign.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** The sign of the language switch. */
export const LanguageSign = () => (
  <div className={styles.sign}>
    <LanguageSwitch />
  </div>
);
