/** The projector's page itself, in small: what the hall sees, or would see with the armed scene. */
import { useEffect, useRef, useState } from 'react';
import { say } from '#web/ui/say.ts';
import styles from './ProjectorControl.module.css';

const SCREEN_WIDTH = 1920;

export function PreviewScreen({ armed = false }: { armed?: boolean }) {
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
        title={say(armed ? 'cues.armedPicture' : 'cues.airPicture')}
        src={armed ? '/projector?preview=armed' : '/projector?preview=1'}
        tabIndex={-1}
        inert
        style={{ transform: `scale(${scale})` }}
      />
    </div>
  );
}
