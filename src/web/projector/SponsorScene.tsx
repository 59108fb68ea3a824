/** Sponsors in the hall: in the interval they have the picture, before the show a row beside the event's name. */
import type { ProjectorView } from '#contract/live/views.ts';
import { useMotion } from '#web/ui/motion.ts';
import { usePage } from './pages.ts';
import styles from './Sponsors.module.css';

type Sponsors = NonNullable<ProjectorView['sponsors']>;

const AT_ONCE = { grid: 4, row: 3 };

/** In turn, or all of them where nothing may move. */
export function SponsorPlates({ of, now, as }: { of: Sponsors; now: () => number; as: 'grid' | 'row' }) {
  const most = useMotion() ? AT_ONCE[as] : of.length;
  const { rows } = usePage(of, most, now);
  return (
    <ul className={styles[as]} data-count={rows.length}>
      {rows.map(({ path, name }) => (
        <li key={path}>
          <img src={path} alt={name} draggable={false} />
        </li>
      ))}
    </ul>
  );
}
