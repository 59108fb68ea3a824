/** The opening: its last seconds in the middle of the light, then the title, into which the light moves. */
import type { ProjectorView } from '#contract/live/views.ts';
import { EventLogo } from '#web/ui/EventLogo.tsx';
import { showDay } from '#web/ui/format.ts';
import { Poster } from '#web/ui/Poster.tsx';
import { say } from '#web/ui/say.ts';
import styles from './Projector.module.css';
import opening from './Title.module.css';

interface TitleProps {
  view: ProjectorView;
  /** The copy in the light has no heading of its own. */
  copy: 'plain' | 'lit';
}

/** The event's name as large as it goes. `lines`: the most lines of a title of few words. */
export function TitleScene({ view, copy, lines }: TitleProps & { lines: number }) {
  const { event, actsTotal } = view;
  return (
    <div className={styles.scene}>
      <div className={styles.top}>
        <span className={styles.host}>
          <EventLogo />
          <bdi>{event.host}</bdi>
        </span>
        {event.startsAt !== null && (
          <span className={styles.short}>{showDay(event.startsAt, event.timeZone)}</span>
        )}
      </div>
      <div className={styles.band} data-lit-band>
        <div className={styles.posterBox} data-lit-name>
          <Poster
            max={560}
            lines={lines + 2}
            stack={lines}
            least={90}
            setting="capitals"
            as={copy === 'plain' ? 'h1' : 'div'}
          >
            {event.name}
          </Poster>
        </div>
      </div>
      <div className={styles.sub}>
        {actsTotal > 0 && <span>{say('projector.acts', { count: actsTotal })}</span>}
        <bdi className={styles.quiet}>{event.venue}</bdi>
      </div>
    </div>
  );
}

/** `left`: how many seconds. */
export function TitleCount({ view, left, copy }: TitleProps & { left: number }) {
  return (
    <div className={opening.count} data-lit-band>
      {copy === 'plain' && <h1 className="vh">{view.event.name}</h1>}
      <div className={`num ${opening.digit}`} data-lit-name>
        <span>{left}</span>
      </div>
    </div>
  );
}
