/** What the page says in one line, as large as its longest word allows. */
import type { CSSProperties } from 'react';
import { longestWord } from '#web/ui/words.ts';
import styles from './Verify.module.css';

export const Head = ({ of }: { of: string }) => (
  <h1 className={styles.head} style={{ '--longest': longestWord(of) } as CSSProperties}>
    {of}
  </h1>
);
