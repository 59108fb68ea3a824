/** Words as on a poster: they fill their box, a word a line while there are few. */
import styles from './Poster.module.css';
import { useFittedName } from './use-fitted-name.ts';
import { marksOf, scriptOf } from './words.ts';

const POSTER_WIDTHS = [66];

export interface PosterProps {
  children: string;
  /** The largest font size in px. */
  max: number;
  /** The most lines that it may take. */
  lines: number;
  /** Up to this many words are set one below the other. */
  stack?: number;
  /** A word is broken rather than set smaller than this, in px. */
  least?: number;
  as?: 'h1' | 'div';
  /** `capitals` for an event's own name; `tight` for words whose lines cannot touch. */
  setting?: 'words' | 'capitals' | 'tight';
}

/** Words set as large as their parent allows; the parent needs a size of its own. */
export function Poster({
  children: text,
  max,
  lines,
  stack = lines,
  least,
  as: Element = 'h1',
  setting = 'words',
}: PosterProps) {
  const ref = useFittedName<HTMLHeadingElement & HTMLDivElement>(text, {
    max,
    lines,
    widths: POSTER_WIDTHS,
    ...(least !== undefined && { least }),
  });
  const words = text.split(/\s+/).filter(Boolean);
  return (
    <Element
      ref={ref}
      className={`poster ${styles.poster}`}
      data-setting={setting}
      data-script={scriptOf(text)}
      data-marked={marksOf(setting === 'capitals' ? text.toUpperCase() : text)}
      dir="auto"
    >
      {words.length <= stack
        ? words.map((word, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: words have no identity but their place
            <span key={index}>{word} </span>
          ))
        : text}
    </Element>
  );
}
