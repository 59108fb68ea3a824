/** The hall as its seats, from the stage outward: one dot for each vote of the favourite, drawn as one path. */
import type { Stage } from './stage.ts';
import styles from './Winner.module.css';

/** Of more votes than this a dot stands for ten, of ten times as many for a hundred. */
const MOST_DOTS = 600;
/** Where the votes are not told, a hall of so many seats. */
const SEATS = 240;
const PITCH = 30;
const DOT = 20;

/** Points of seats in arcs around a stage below the picture, row by row. */
function seats(count: number, width: number): string {
  const middle = width / 2;
  const radius = width * 0.62;
  const marks: string[] = [];
  for (let row = 0; marks.length < count; row += 1) {
    const r = radius + row * PITCH;
    const half = Math.asin(Math.min(1, middle / r));
    const inRow = Math.max(1, Math.floor((2 * half * r) / PITCH));
    for (let seat = 0; seat < inRow && marks.length < count; seat += 1) {
      // From the middle outward, left and right in turn.
      const step = (seat % 2 === 0 ? 1 : -1) * Math.ceil(seat / 2) * (PITCH / r);
      marks.push(`M${Math.round(middle + r * Math.sin(step))} ${Math.round(radius - r * Math.cos(step))}h0`);
    }
  }
  return marks.join('');
}

export function SeatDots({ votes, stage }: { votes: string | null; stage: Stage }) {
  const count = Number(votes);
  const told = votes !== null && Number.isInteger(count) && count > 0;
  const each = 10 ** Math.max(0, Math.ceil(Math.log10(count / MOST_DOTS)));
  const dots = told ? Math.max(1, Math.round(count / each)) : SEATS;
  const height = 330;
  return (
    <svg
      className={styles.dots}
      data-told={told || undefined}
      viewBox={`0 -${height} ${stage.width} ${height + 40}`}
      aria-hidden="true"
    >
      <path d={seats(dots, stage.width)} strokeWidth={DOT} />
    </svg>
  );
}
