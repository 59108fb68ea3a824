/** One card as the projector draws it, in small: by the projector's own parts. Names are fitted once it has a size. */
import { useEffect, useRef, useState } from 'react';
import projector from '#web/projector/Projector.module.css';
import { RevealScene } from '#web/projector/RevealScene.tsx';
import type { Reveal } from '#web/projector/reveal-rows.ts';
import { stageFor } from '#web/projector/stage.ts';
import styles from './Reveal.module.css';

const SHAPES = { '16:9': [1920, 1080], '4:3': [1920, 1440] } as const;
export type Shape = keyof typeof SHAPES;

interface CardPictureProps {
  reveal: Reveal;
  event: string;
  shape: Shape;
}

export function CardPicture({ reveal, event, shape }: CardPictureProps) {
  const [width, height] = SHAPES[shape];
  const stage = { ...stageFor(width, height), scale: 1 };
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = new ResizeObserver(() => setScale(element.clientWidth / width));
    measure.observe(element);
    return () => measure.disconnect();
  }, [width]);
  return (
    <div ref={frame} className={styles.picture} style={{ aspectRatio: `${width} / ${height}` }} inert>
      {scale > 0 && (
        <div
          className={`${projector.board} ${styles.stage}`}
          data-theme="dark"
          data-shape={stage.shape}
          style={{ width, height, transform: `scale(${scale})` }}
        >
          <RevealScene view={{ event: { name: event } }} reveal={reveal} stage={stage} now={Date.now} />
        </div>
      )}
    </div>
  );
}
