/** How the hall will see them: before the show and in the interval. */
import { HOUSE_LOOK } from '#domain/events/look/look.ts';
import { sponsorsAt } from '#domain/events/sponsors.ts';
import { say } from '#web/ui/say.ts';
import { worn } from '../look/styled.ts';
import type { AdminEvent } from '../settings/use-event-change.ts';
import styles from './Sponsors.module.css';

export function SponsorPreviews({ event }: { event: AdminEvent }) {
  const { sponsors, look } = event.settings;
  const night = worn(look ?? HOUSE_LOOK, 'night');
  const before = sponsorsAt(sponsors, 'holding');
  const rest = sponsorsAt(sponsors, 'interval');
  return (
    <div className={styles.previews}>
      <figure>
        <div className={styles.screen} {...night} aria-hidden="true">
          <p className={styles.top}>
            <bdi>{event.host}</bdi>
            <span className={styles.row}>
              {before.slice(0, 3).map(({ path }) => (
                <img key={path} src={path} alt="" />
              ))}
            </span>
          </p>
          <p className={styles.name}>
            <bdi>{event.name}</bdi>
          </p>
        </div>
        <figcaption className="small muted">
          {before.length === 0
            ? say('sponsors.beforeNone')
            : say(before.length > 3 ? 'sponsors.beforeThree' : 'sponsors.before')}
        </figcaption>
      </figure>
      <figure>
        <div className={styles.screen} {...night} aria-hidden="true">
          <p className={styles.top}>
            <bdi>{event.name}</bdi>
          </p>
          <div className={styles.grid} data-count={Math.min(4, rest.length)}>
            {rest.slice(0, 4).map(({ path }) => (
              <img key={path} src={path} alt="" />
            ))}
          </div>
        </div>
        <figcaption className="small muted">
          {rest.length === 0
            ? say('sponsors.intervalNone')
            : say(rest.length > 4 ? 'sponsors.intervalFour' : 'sponsors.interval')}
        </figcaption>
      </figure>
    </div>
  );
}
