/** A person's initials in a circle. Decorative: the name always stands beside it or labels what holds it. */
import styles from './Avatar.module.css';
import { initials } from './words.ts';

/** A circle with the initials of a name; `size` in px. */
export function Avatar({ name, size = 32 }: { name: string; size?: number }) {
  return (
    <span
      className={styles.avatar}
      style={size === 32 ? undefined : { width: size, height: size, fontSize: Math.max(12, size * 0.36) }}
      aria-hidden="true"
    >
      {initials(name)}
    </span>
  );
}
