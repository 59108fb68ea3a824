/** The hall as its seats, from the stage outward: one dot for each vote of the favourite, drawn as one path. */
import styles from './Winner.module.css';

/** Of more votes than this a dot stands for ten, of ten times as many for a hundred. */
const MOST_DOTS = 600;
/** Where the votes are not told, a hall of so many seats. */
const SEATS = 240;
/** From seat to seat, px: wider where few have voted, so that the hall is never a handful of crumbs. */
const PITCH = { least: 30, most: 84 };
/** A dot, as a part of that. */
const DOT = 0.66;
/** The picture's height above the first row. */
const HEIGHT = 330;

/** Points of seats in arcs around a stage below the picture, row by row. */
function seats(count: number, width: number, pitch: number): string {
  const middle = width / 2;
  const radius = width * 0.62;
  const marks: string[] = [];
  for (let row = 0; marks.length < count; row += 1) {
    const r = radius + row * pitch;
    const half = Math.asin(Math.min(1, middle / r));
    const inRow = Math.max(1, Math.floor((2 * half * r) / pitch));
    for (let seat = 0; seat < inRow && marks.length < count; seat += 1) {
      // From the middle outward, left and right in turn.
      const step = (seat % 2 === 0 ? 1 : -1) * Math.ceil(seat / 2) * (pitch / r);
      marks.push(`M${Math.round(middle + r * Math.sin(step))} ${Math.round(radius - r * Math.cos(step))}h0`);
    }
  }
  return marks.join('');
}

/** `width`: of the hall, px of the board. */
export function SeatDots({ votes, width }: { votes: string | null; width: number }) {
  const count = Number(votes);
  const told = votes !== null && Number.isInteger(count) && count > 0;
  const each = 10 ** Math.max(0, Math.ceil(Math.log10(count / MOST_DOTS)));
  const dots = told ? Math.max(1, Math.round(count / each)) : SEATS;
  const room = Math.sqrt((width * HEIGHT * 0.6) / dots);
  const pitch = Math.round(Math.min(PITCH.most, Math.max(PITCH.least, room)));
  return (
    <svg
      className={styles.dots}
      data-told={told || undefined}
      style={{ width }}
      viewBox={`0 -${HEIGHT} ${width} ${HEIGHT + 40}`}
      aria-hidden="true"
    >
      <path d={seats(dots, width, pitch)} strokeWidth={Math.round(pitch * DOT)} />
    </svg>
  );
}
