/** Twenty flat discs that fall once and stay where they land, below every word: moved by the compositor alone. */
import type { CSSProperties } from 'react';
import type { Stage } from './stage.ts';
import styles from './Winner.module.css';

/** The middle of the strip between a curtain and the words, from the side of the picture, px. */
const STRIP = { wide: 200, tall: 120 };

/**
 * Where each lands, as parts of the picture or in the strip at a side, and how large it is in px: along the edges, where
 * no word stands. Every third is white. The places are not drawn at random, so every screen shows the same.
 */
const DISCS = [
  ['left', 0.06, 26],
  [0.24, 0.018, 18],
  [0.64, 0.1, 30],
  ['left', 0.42, 20],
  [0.41, 0.984, 22],
  [0.83, 0.06, 26],
  [0.56, 0.018, 16],
  ['right', 0.3, 34],
  [0.76, 0.16, 22],
  [0.74, 0.984, 18],
  ['left', 0.9, 34],
  [0.7, 0.05, 16],
  ['right', 0.93, 28],
  [0.86, 0.018, 24],
  ['right', 0.2, 36],
  ['left', 0.66, 14],
  ['right', 0.62, 22],
  [0.6, 0.975, 26],
  [0.2, 0.984, 16],
  [0.36, 0.018, 14],
] as const;

export function Confetti({ falls, room }: { falls: boolean; room: Stage }) {
  return (
    <div className={styles.confetti} data-falls={falls || undefined} aria-hidden="true">
      {DISCS.map(([x, y, size], index) => {
        const place: CSSProperties & Record<'--from' | '--delay', string> = {
          left: middleOf(x, room) - size / 2,
          top: Math.round(y * room.height) - size / 2,
          width: size,
          height: size,
          '--from': `${-Math.round(y * room.height) - 60}px`,
          '--delay': `${(index * 7) % 10}00ms`,
        };
        return <i key={`${x} ${y}`} style={place} />;
      })}
    </div>
  );
}

function middleOf(x: number | 'left' | 'right', { width, shape }: Stage): number {
  if (x === 'left') return STRIP[shape];
  return x === 'right' ? width - STRIP[shape] : Math.round(x * width);
}
