/**
 * A judge’s short name (`shortNames`) in a column as narrow as a mark: a long one in narrow letters, so that it stays
 * one word.
 */
import { longestWord } from '#web/ui/words.ts';
import styles from './ShortName.module.css';

const LONG_WORD = 8;

export const ShortName = ({ children }: { children: string }) => (
  <bdi className={longestWord(children) > LONG_WORD ? styles.narrow : undefined}>{children}</bdi>
);
