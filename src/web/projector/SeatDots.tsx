/** The hall as its seats, from the stage outward, one dot a vote: the favourite's are ink, all others grey, each one path. */
import styles from './Winner.module.css';

/** Of more votes than this a dot stands for ten, of ten times as many for a hundred. */
const MOST_DOTS = { still: 3_000, living: 600 };
/** Where the votes are not told, a hall of so many seats. */
const SEATS = 240;
/** From seat to seat, px: wider where few have voted, so that the hall is never a handful of crumbs. */
const PITCH = { least: 8, most: 84 };
/** A dot, as a part of that. */
const DOT = 0.66;
/** The picture's height above the first row. */
const HEIGHT = 330;
/** So far below the middle of the first row, px, a seat is still in the picture. */
const BELOW = 8;

interface Seat {
  x: number;
  y: number;
}

/** Seats in arcs around a stage below the picture, row by row, each from the middle outward, left and right in turn. */
function seats(count: number, width: number, pitch: number): Seat[] {
  const middle = width / 2;
  const radius = width * 0.62;
  const found: Seat[] = [];
  for (let row = 0; found.length < count; row += 1) {
    const r = radius + row * pitch;
    const half = Math.min(Math.asin(Math.min(1, middle / r)), Math.acos((radius - BELOW) / r));
    const inRow = Math.max(1, Math.floor((2 * half * r) / pitch));
    for (let seat = 0; seat < inRow && found.length < count; seat += 1) {
      const step = (seat % 2 === 0 ? 1 : -1) * Math.ceil(seat / 2) * (pitch / r);
      found.push({ x: Math.round(middle + r * Math.sin(step)), y: Math.round(radius - r * Math.cos(step)) });
    }
  }
  return found;
}

/** The hall with seats as far apart as all of it has room for: its last row is whole too. */
function hallOf(count: number, width: number): { hall: Seat[]; pitch: number } {
  const room = Math.sqrt((width * HEIGHT * 0.6) / count);
  for (let pitch = Math.round(Math.min(PITCH.most, Math.max(PITCH.least, room))); ; pitch -= 1) {
    const hall = seats(count, width, pitch);
    const top = hall.reduce((least, { y }) => Math.min(least, y), 0) - (pitch * DOT) / 2;
    if (top >= -HEIGHT || pitch <= PITCH.least) return { hall, pitch };
  }
}

const drawn = (among: readonly Seat[]): string => among.map(({ x, y }) => `M${x} ${y}h0`).join('');

/** An order in which nobody sees one, and every screen the same: the favourite's votes sit all over the hall. */
const scattered = (seat: number): number => {
  const mixed = Math.imul(seat ^ (seat >>> 7), 0x9e3779b1);
  return (mixed ^ (mixed >>> 15)) >>> 0;
};

/** So many seats all over the hall. */
const someOf = (hall: readonly Seat[], count: number): Seat[] =>
  hall
    .map((seat, at) => ({ seat, key: scattered(at) }))
    .toSorted((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ seat }) => seat);

interface SeatDotsProps {
  /** Votes of the favourite, or all that came so far; no number where that is not told. */
  votes: number;
  /** Votes of all acts together: a grey dot for each, until the favourite's turn ink. */
  cast?: number | undefined;
  /** Of the hall, px of the board. */
  width: number;
}

export function SeatDots({ votes, cast, width }: SeatDotsProps) {
  const told = Number.isInteger(votes) && votes > 0;
  const all = Math.max(told ? votes : 0, cast ?? 0);
  // While votes come in the hall is drawn with each of them.
  const most = cast === undefined ? MOST_DOTS.living : MOST_DOTS.still;
  const each = 10 ** Math.max(0, Math.ceil(Math.log10(all / most)));
  const dots = all > 0 ? Math.max(1, Math.round(all / each)) : SEATS;
  const { hall, pitch } = hallOf(dots, width);
  const mine = told ? Math.min(dots, Math.max(1, Math.round(votes / each))) : 0;
  const theirs = mine === dots ? hall : someOf(hall, mine);
  return (
    <svg
      className={styles.dots}
      style={{ width }}
      viewBox={`0 -${HEIGHT} ${width} ${HEIGHT + 40}`}
      aria-hidden="true"
      strokeWidth={Math.round(pitch * DOT)}
    >
      {(cast !== undefined || !told) && <path d={drawn(hall)} />}
      {told && <path data-told d={drawn(theirs)} />}
    </svg>
  );
}
