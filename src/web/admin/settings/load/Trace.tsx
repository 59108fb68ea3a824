/** Ten minutes of one measure as a line, drawn to scale, with its newest value in words beside it. */
import styles from './Load.module.css';

const WIDTH = 240;
const HEIGHT = 44;

export interface TraceProps {
  label: string;
  /** The newest value in words. */
  now: string;
  /** The largest of the stretch in words. */
  most: string;
  /** Oldest first; null where nothing was measured. */
  values: readonly (number | null)[];
  /** How many values the whole width holds. */
  room: number;
}

export function Trace({ label, now, most, values, room }: TraceProps) {
  const top = Math.max(1e-9, ...values.map((value) => value ?? 0));
  const step = WIDTH / Math.max(1, room - 1);
  const first = room - values.length;
  const points = values
    .map(
      (value, i) =>
        `${((first + i) * step).toFixed(1)},${(HEIGHT - 2 - ((value ?? 0) / top) * (HEIGHT - 6)).toFixed(1)}`,
    )
    .join(' ');
  return (
    <div className={styles.trace}>
      <span className="muted">{label}</span>
      <strong className={styles.now}>{now}</strong>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={styles.line}
      >
        <polyline points={points} />
      </svg>
      <span className="muted small">{most}</span>
    </div>
  );
}
