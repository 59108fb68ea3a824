/** Sheets of paper as they will be printed, one a page, and small on the screen until then. In the event's look. */
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { PickGroup } from '#web/ui/Choice.tsx';
import { say } from '#web/ui/say.ts';
import type { EventWords } from './event-words.ts';
import type { PaperSize } from './paper-size.ts';
import styles from './Sheets.module.css';

/** Which paper is in the printer. */
export function PickPaper({ size, onChange }: { size: PaperSize; onChange: (size: PaperSize) => void }) {
  const sizes: { value: PaperSize; label: string }[] = [
    { value: 'a4', label: 'A4' },
    { value: 'letter', label: say('prints.letter') },
  ];
  return <PickGroup label={say('prints.paper')} options={sizes} value={size} onChange={onChange} />;
}

const Paper = createContext<{ size: PaperSize; wide: boolean }>({ size: 'a4', wide: false });

export interface SheetsProps {
  size: PaperSize;
  /** Landscape. */
  wide?: boolean;
  children: ReactNode;
}

/** The sheets of a print. Nothing of the page around them is printed. */
export function Sheets({ size, wide = false, children }: SheetsProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { papering = '' } = styles;
    const { body } = document;
    body.classList.add(papering);
    body.dataset.paper = wide ? `${size} wide` : size;
    return () => {
      body.classList.remove(papering);
      delete body.dataset.paper;
    };
  }, [size, wide]);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const shrink = () => {
      const column = Number.parseFloat(getComputedStyle(box).gridTemplateColumns);
      const face = box.querySelector<HTMLElement>(`.${styles.face}`);
      if (!face || Number.isNaN(column)) return;
      box.style.setProperty('--scale', String(Math.min(1, column / face.offsetWidth)));
    };
    shrink();
    const observer = new ResizeObserver(shrink);
    observer.observe(box);
    return () => observer.disconnect();
  });
  return (
    <Paper value={{ size, wide }}>
      <div ref={ref} className={styles.sheets} data-wide={wide || undefined}>
        {children}
      </div>
    </Paper>
  );
}

/** One sheet, with a name for screen readers. */
export function Sheet({ label, words, children }: { label: string; words: EventWords; children: ReactNode }) {
  const { size, wide } = useContext(Paper);
  return (
    <section className={styles.sheet} data-size={size} data-wide={wide || undefined} aria-label={label}>
      <div
        className={styles.face}
        data-look="on"
        data-theme="light"
        lang={words.lang}
        dir={words.dir}
        translate="no"
      >
        {children}
      </div>
    </section>
  );
}
