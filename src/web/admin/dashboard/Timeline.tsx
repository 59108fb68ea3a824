/** The days to the show: what is behind, what comes next, and how long there is. */
import { Check, Play } from 'lucide-react';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { eventsEndpoints } from '#contract/events/endpoints.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { showDateAndTime, showTime } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { say, tell } from '#web/ui/say.ts';
import styles from './Dashboard.module.css';

interface TimelineProps {
  event: AnswerOf<typeof eventsEndpoints.currentEvent>;
  /** Undefined until it is known. */
  plan: { endsAt: number | null } | undefined;
  /** ms. */
  now: number;
  /** Whether the show has begun, whatever its plan says. */
  runs: boolean;
  isOver: boolean;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What else is done with the order of the show. */
const PAGES = [
  ['/admin/order', 'dashboard.planOrder'],
  ['/admin/running-order', 'dashboard.cueSheets'],
  ['/admin/programme', 'dashboard.programme'],
  ['/admin/report', 'dashboard.report'],
] as const;

export function Timeline({ event, plan, now, runs, isOver }: TimelineProps) {
  const { registration, doorsAt, startsAt, timeZone } = event;
  const stops = [
    { title: say('dashboard.registrationOpens'), at: registration.opensAt },
    { title: say('dashboard.registrationCloses'), at: registration.closesAt },
    { title: say('dashboard.doors'), at: doorsAt },
    { title: say('dashboard.show'), at: startsAt, until: plan?.endsAt ?? null },
  ]
    .flatMap((stop) => (stop.at === null ? [] : [{ ...stop, at: stop.at }]))
    .sort((a, b) => a.at - b.at);
  const isPast = (at: number) => isOver || at <= now;
  const next = stops.findIndex((stop) => stop.at > now);
  const left = startsAt === null ? null : startsAt - now;
  return (
    <aside className={styles.road} aria-label={say('dashboard.road')}>
      <p className={styles.left}>
        {isOver ? (
          <span className="h2">{say('ui.showOver')}</span>
        ) : runs ? (
          <span className="h2">{say('dashboard.isOn')}</span>
        ) : left === null ? (
          <span className="h2">{say('admin.noDate')}</span>
        ) : left <= 0 ? (
          <span className="h2">{say('dashboard.begun')}</span>
        ) : (
          <Left ms={left} />
        )}
      </p>
      {stops.length === 0 ? (
        <p className="muted">{say('dashboard.noDates')}</p>
      ) : (
        <ol className={styles.stops}>
          {stops.map((stop, index) => (
            <li key={stop.title} data-state={isPast(stop.at) ? 'done' : index === next ? 'next' : 'later'}>
              <span className={styles.point}>
                {isPast(stop.at) && <Icon of={Check} size={13} strokeWidth={3.5} label={say('admin.done')} />}
              </span>
              <div>
                <b>{stop.title}</b>
                <span className="small muted">{timesOf(stop, timeZone)}</span>
              </div>
            </li>
          ))}
        </ol>
      )}
      <ButtonLink block to="/admin/live-event">
        <Icon of={Play} size={18} /> {say('dashboard.openDesk')}
      </ButtonLink>
      <div className={styles.pages}>
        {PAGES.map(([to, line]) => (
          <ButtonLink key={to} block kind="quiet" to={to}>
            {say(line)}
          </ButtonLink>
        ))}
      </div>
    </aside>
  );
}

function timesOf({ at, until }: { at: number; until?: number | null }, timeZone: string): string {
  const from = showDateAndTime(at, timeZone);
  return until === undefined || until === null || until === at
    ? from
    : say('dashboard.fromTo', { from, until: showTime(until, timeZone) });
}

/** Days while there are any, then hours, then minutes. */
function Left({ ms }: { ms: number }) {
  const [count, line] =
    ms >= DAY
      ? ([Math.floor(ms / DAY), 'dashboard.daysLeft'] as const)
      : ms >= HOUR
        ? ([Math.floor(ms / HOUR), 'dashboard.hoursLeft'] as const)
        : ([Math.ceil(ms / 60_000), 'dashboard.minutesLeft'] as const);
  return tell(line, {
    count,
    n: (figure) => <span className={`num ${styles.figure}`}>{figure}</span>,
    w: (words) => <span className="h2">{words}</span>,
  });
}
