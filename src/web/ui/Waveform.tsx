/** The wave of a track: bars as tall as it is loud, those behind the playhead darker. */
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './Waveform.module.css';

export interface WaveformProps {
  /** Loudness from 0 to 100, in the order of time; any number of values. */
  wave: readonly number[];
  /** How much of it was played, 0 to 1. */
  played?: number;
  /** The height in px. */
  height?: number;
}

const PITCH = 6;
const LEAST = 0.04;

/** A picture of the music's loudness; controls stand beside it. */
export function Waveform({ wave, played = 0, height = 56 }: WaveformProps) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!box.current) return;
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  const bars = Math.max(1, Math.floor(width / PITCH));
  const levels = levelsOf(wave, bars);
  const heard = Math.round(played * bars);
  return (
    <div ref={box} className={styles.wave} style={{ height }} aria-hidden="true">
      {width > 0 && (
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <path d={pathOf(levels, heard, bars, height)} />
          <path className={styles.played} d={pathOf(levels, 0, heard, height)} />
        </svg>
      )}
    </div>
  );
}

/** The loudest of each stretch, as the eye takes loudness: 0 to 1. */
function levelsOf(wave: readonly number[], bars: number): number[] {
  if (wave.length === 0) return new Array<number>(bars).fill(0);
  return Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * wave.length) / bars);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * wave.length) / bars));
    return Math.sqrt(Math.max(...wave.slice(from, to)) / 100);
  });
}

function pathOf(levels: readonly number[], from: number, to: number, height: number): string {
  let path = '';
  for (let bar = from; bar < to; bar += 1) {
    const tall = Math.max(LEAST, levels[bar] ?? 0) * (height - 4);
    path += `M${bar * PITCH + PITCH / 2} ${((height - tall) / 2).toFixed(1)}v${tall.toFixed(1)}`;
  }
  return path;
}
