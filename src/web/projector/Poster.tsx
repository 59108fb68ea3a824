/** Words as on a poster: they fill their box, in capitals where they are the event's own, a word a line while there are few. */
import { useFittedName } from '#web/ui/use-fitted-name.ts';
import styles from './Projector.module.css';

const POSTER_WIDTHS = [66];

export interface PosterProps {
  children: string;
  /** px of the board. */
  max: number;
  /** The most lines. */
  lines: number;
  /** So many words stand one below the other. */
  stack?: number;
  as?: 'h1' | 'div';
  capitals?: boolean;
  /** For words without letters that reach below the line above letters that reach up. */
  tight?: boolean;
}

/** Its parent must have a size of its own. */
export function Poster({
  children: text,
  max,
  lines,
  stack = lines,
  as: Element = 'h1',
  capitals = false,
  tight = false,
}: PosterProps) {
  const ref = useFittedName<HTMLHeadingElement & HTMLDivElement>(text, { max, lines, widths: POSTER_WIDTHS });
  const words = text.split(/\s+/).filter(Boolean);
  return (
    <Element
      ref={ref}
      className={`poster ${styles.poster}`}
      data-setting={capitals ? 'capitals' : tight ? 'tight' : 'words'}
      dir="auto"
    >
      {words.length <= stack ? words.map((word) => <span key={word}>{word} </span>) : text}
    </Element>
  );
}
