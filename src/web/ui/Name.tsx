/** A name or title as its owner writes it: in any script, isolated from the direction around it, never cut. */
import { useEffect } from 'react';
import { cx } from './cx.ts';
import styles from './Name.module.css';
import { needFontsFor } from './script-fonts.ts';
import { useFittedName } from './use-fitted-name.ts';
import { longestWord, marksOf, scriptOf } from './words.ts';

export interface NameProps {
  /** The name. */
  children: string;
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'b';
  className?: string;
  /** In the typeface of the text around it, for a name inside a sentence. */
  plain?: boolean;
}

/** A word of so many letters is set narrow, before it has to be broken. */
const LONG_WORD = 16;

/** A name in a list or sentence: it takes a second line rather than losing a letter. */
export function Name({ children, as: Element = 'span', className, plain }: NameProps) {
  const script = useScript(children);
  return (
    <Element
      className={cx(!plain && 'name', styles.name, className)}
      data-script={script}
      data-marked={marksOf(children)}
      data-long={script === 'other' && longestWord(children) >= LONG_WORD ? '' : undefined}
    >
      <bdi>{children}</bdi>
    </Element>
  );
}

const ONE_LINE_OF_KANJI = 10;

export interface FittedNameProps {
  children: string;
  lang?: string;
  as?: 'div' | 'h1' | 'h2';
  /** The largest size in px. */
  max?: number;
  /** The most lines it may take. */
  lines?: number;
  /** The steps of the width axis in per cent, widest first; a constant. */
  widths?: readonly number[];
  /** Rather than be smaller than this, in px, the name takes more lines, and then breaks a word. */
  least?: number;
  className?: string;
}

/**
 * A name that fills its box, which must have a size of its own: first it narrows, then it takes another line,
 * then it shrinks.
 */
export function FittedName({
  children,
  lang,
  as: Element = 'div',
  max = 400,
  lines = 3,
  widths,
  least,
  className,
}: FittedNameProps) {
  const script = useScript(children);
  const ref = useFittedName<HTMLDivElement & HTMLHeadingElement>(children, {
    max,
    lines,
    ...(widths && { widths }),
    ...(least !== undefined && { least }),
  });
  return (
    <Element
      ref={ref}
      className={cx('name', styles.fitted, className)}
      data-script={script}
      data-marked={marksOf(children)}
      lang={lang}
      dir="auto"
      // A short name without spaces stays on one line, as its owner would write it.
      style={
        script === 'japanese' && children.length <= ONE_LINE_OF_KANJI ? { wordBreak: 'keep-all' } : undefined
      }
    >
      {children}
    </Element>
  );
}

function useScript(text: string) {
  const script = scriptOf(text);
  useEffect(() => void needFontsFor(text), [text]);
  return script;
}
