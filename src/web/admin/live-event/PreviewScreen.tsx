/** The projector's page itself, in small: what stands there is what the hall sees. */
import { useEffect, useRef, useState } from 'react';
import styles from './ProjectorControl.module.css';

const SCREEN_WIDTH = 1920;

export function PreviewScreen() {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = new ResizeObserver(() => setScale(element.clientWidth / SCREEN_WIDTH));
    measure.observe(element);
    return () => measure.disconnect();
  }, []);
  return (
    <div ref={frame} className={styles.preview}>
      <iframe
        title="What the projector shows"
        src="/projector"
        tabIndex={-1}
        inert
        style={{ transform: `scale(${scale})` }}
      />
    </div>
  );
}
