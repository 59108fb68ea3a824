/** The first stop of the keyboard on a page: past what stands on all pages, to its own matter. */
import styles from './SkipLink.module.css';

/** A link for keyboard users to the element with the id `main`, which takes the focus (`tabIndex={-1}`). */
export function SkipLink({ children }: { children: string }) {
  return (
    <a className={styles.skip} href="#main">
      {children}
    </a>
  );
}
