/** Sponsors in the hall: in the interval they have a picture of their own, before the show a row beside the event's name. */
import type { ProjectorView } from '#contract/live/views.ts';
import { useMotion } from '#web/ui/motion.ts';
import { usePage } from './pages.ts';
import styles from './Sponsors.module.css';

type Sponsors = NonNullable<ProjectorView['sponsors']>;

const MOST_IN_ROW = 3;

/** In turn, or all of them where nothing may move. */
export function SponsorRow({ of, now }: { of: Sponsors; now: () => number }) {
  const { rows } = usePage(of, useMotion() ? MOST_IN_ROW : of.length, now);
  return <Plates of={rows} as="row" />;
}

/** These, on white. */
export function Plates({ of, as }: { of: Sponsors; as: 'grid' | 'row' }) {
  return (
    <ul className={styles[as]} data-count={of.length}>
      {of.map(({ path, name }) => (
        <li key={path}>
          <img src={path} alt={name} draggable={false} />
        </li>
      ))}
    </ul>
  );
}
