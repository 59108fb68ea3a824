/** The projector's board in small, within a page that shows what the hall will see. Names are fitted once it has a size. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './Projector.module.css';
import small from './SmallBoard.module.css';
import { type Stage, stageFor } from './stage.ts';

interface SmallBoardProps {
  /** In px of the board. */
  width: number;
  height: number;
  /** That of the event's language, where the page may be read in another one; else the page's. */
  dir?: 'ltr' | 'rtl';
  children: (stage: Stage) => ReactNode;
}

export function SmallBoard({ width, height, dir, children }: SmallBoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  const stage = { ...stageFor(width, height), scale };
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = new ResizeObserver(() => setScale(element.clientWidth / width));
    measure.observe(element);
    return () => measure.disconnect();
  }, [width]);
  return (
    <div ref={frame} className={small.frame} style={{ aspectRatio: `${width} / ${height}` }} inert>
      {scale > 0 && (
        <div
          className={`${styles.board} ${small.board}`}
          dir={dir}
          data-theme="dark"
          data-shape={stage.shape}
          style={{ width, height, transform: `scale(${scale})` }}
        >
          {children(stage)}
        </div>
      )}
    </div>
  );
}
