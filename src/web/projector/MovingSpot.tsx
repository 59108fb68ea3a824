/**
 * The follow-spot of a picture of known size: a round box that is moved, and in it the picture in the light, moved the
 * other way so that it stands still. Both are moved by the compositor alone; cutting a circle anew for each frame cost a
 * laptop without a graphics card every other one of them.
 */
import { type CSSProperties, type ReactNode, useState } from 'react';
import { cx } from '#web/ui/cx.ts';
import type { SpotPlace } from '#web/ui/spot-place.ts';
import styles from './MovingSpot.module.css';

interface MovingSpotProps {
  /** In px of the board. Without a radius it is out of the picture, at the nearer side. */
  place: SpotPlace;
  board: { width: number; height: number };
  /** It is found there and not moved. */
  still?: boolean;
  /** The layout, drawn once plain and once in the light, whose copy has no heading of its own. */
  children: (copy: 'plain' | 'lit') => ReactNode;
}

export function MovingSpot({ place, board, still = false, children }: MovingSpotProps) {
  const { x, y, r } = useInReach(place, board.width);
  const size: CSSProperties = { width: board.width, height: board.height };
  return (
    <div className={styles.spot} style={size}>
      <div className={styles.copy}>{children('plain')}</div>
      <div
        className={cx(styles.lit, still && styles.still)}
        style={{ width: 2 * r, height: 2 * r, transform: moved(x - r, y - r) }}
        aria-hidden="true"
        inert
      >
        <div className={styles.copy} style={{ ...size, transform: moved(r - x, r - y) }}>
          {children('lit')}
        </div>
      </div>
    </div>
  );
}

const moved = (x: number, y: number): string => `translate(${Math.round(x)}px, ${Math.round(y)}px)`;

/** Where nothing is lit the light keeps its size and waits beside the picture. */
function useInReach(place: SpotPlace, width: number): SpotPlace {
  const [last, keep] = useState(place.r);
  if (place.r > 0 && place.r !== last) keep(place.r);
  if (place.r > 0) return place;
  return { x: place.x > width / 2 ? width + last : -last, y: place.y, r: last };
}
