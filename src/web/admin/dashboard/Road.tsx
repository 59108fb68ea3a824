/** The road to the show: what is behind, what comes next, and how long there is. */
import { Check, Play } from 'lucide-react';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { eventsEndpoints } from '#contract/events/endpoints.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { counted, showDateAndTime, showTime } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './Dashboard.module.css';
import type { House } from './needs.ts';

interface RoadProps {
  event: AnswerOf<typeof eventsEndpoints.currentEvent>;
  order: House['order'];
  /** ms. */
  now: number;
  /** Whether the show has begun, whatever its plan says. */
  runs: boolean;
  isOver: boolean;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export function Road({ event, order, now, runs, isOver }: RoadProps) {
  const { registration, doorsAt, startsAt, timeZone } = event;
  const length = order?.items.reduce((sum, item) => sum + (item.scratched ? 0 : item.plannedMs), 0) ?? 0;
  const stops = [
    { title: 'Registration opens', at: registration.opensAt },
    { title: 'Registration closes', at: registration.closesAt },
    { title: 'Doors', at: doorsAt },
    { title: 'Show', at: startsAt, until: startsAt === null ? null : startsAt + length },
  ]
    .flatMap((stop) => (stop.at === null ? [] : [{ ...stop, at: stop.at }]))
    .sort((a, b) => a.at - b.at);
  const next = stops.findIndex((stop) => stop.at > now);
  const left = startsAt === null ? null : startsAt - now;
  return (
    <aside className={styles.road} aria-label="Road to the show">
      <p className={styles.left}>
        {isOver ? (
          <span className="h2">The show is over</span>
        ) : runs ? (
          <span className="h2">The show is on</span>
        ) : left === null ? (
          <span className="h2">No date yet</span>
        ) : left <= 0 ? (
          <span className="h2">The show has begun</span>
        ) : (
          <Left ms={left} />
        )}
      </p>
      {stops.length === 0 ? (
        <p className="muted">Set the dates under settings, and the road to the show appears here.</p>
      ) : (
        <ol className={styles.stops}>
          {stops.map((stop, index) => (
            <li key={stop.title} data-state={stop.at <= now ? 'done' : index === next ? 'next' : 'later'}>
              <span className={styles.point}>
                {stop.at <= now && <Icon of={Check} size={13} strokeWidth={3.5} label="Done" />}
              </span>
              <div>
                <b>{stop.title}</b>
                <span className="small muted">
                  {showDateAndTime(stop.at, timeZone)}
                  {'until' in stop &&
                    stop.until !== null &&
                    stop.until !== stop.at &&
                    ` to ${showTime(stop.until ?? stop.at, timeZone)}`}
                </span>
              </div>
            </li>
          ))}
        </ol>
      )}
      <ButtonLink block to="/admin/live-event">
        <Icon of={Play} size={18} /> Open the live desk
      </ButtonLink>
      <ButtonLink block kind="quiet" to="/admin/order">
        Plan the running order
      </ButtonLink>
      <ButtonLink block kind="quiet" to="/admin/running-order">
        Running order and cue sheets
      </ButtonLink>
      <ButtonLink block kind="quiet" to="/admin/programme">
        Programme to print
      </ButtonLink>
      <ButtonLink block kind="quiet" to="/admin/report">
        Show report
      </ButtonLink>
    </aside>
  );
}

/** Days while there are any, then hours, then minutes. */
function Left({ ms }: { ms: number }) {
  const [figure, unit] =
    ms >= DAY
      ? [Math.floor(ms / DAY), 'day']
      : ms >= HOUR
        ? [Math.floor(ms / HOUR), 'hour']
        : [Math.ceil(ms / 60_000), 'minute'];
  const [number, ...words] = counted(figure, unit).split(' ');
  return (
    <>
      <span className={`num ${styles.figure}`}>{number}</span>
      <span className="h2">{words.join(' ')} to the show</span>
    </>
  );
}
