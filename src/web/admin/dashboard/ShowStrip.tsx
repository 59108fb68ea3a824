/** The show, minute by minute: each item as wide as it is long. Acts that are held stand out by outline and colour. */
import { Coffee, type LucideIcon, Megaphone, Music, Trophy, Vote } from 'lucide-react';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { reportEndpoints } from '#contract/show/report.ts';
import { showTime } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { say } from '#web/ui/say.ts';
import styles from './Dashboard.module.css';
import type { EventLists } from './event-lists.ts';

type Plan = AnswerOf<typeof reportEndpoints.cueSheet>;

interface ShowStripProps {
  order: NonNullable<EventLists['order']>;
  /** Participants with something missing. */
  held: ReadonlySet<string>;
  /** The order with its times, once it is there. */
  plan: Plan | undefined;
}

type Kind = NonNullable<EventLists['order']>['items'][number]['kind'];

const ICONS: Record<Kind, LucideIcon> = {
  performance: Music,
  opening: Megaphone,
  interval: Coffee,
  vote: Vote,
  results: Trophy,
  other: Megaphone,
};

const spoken = ({ number, title }: { number: number | null; title: string }): string =>
  number === null ? title : say('dashboard.segment', { number, title });

export function ShowStrip({ order, held, plan }: ShowStripProps) {
  const items = order.items.filter((item) => !item.scratched);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="minute-by-minute">
      <div className={styles.stripHead}>
        <h2 className="h3" id="minute-by-minute">
          {say('dashboard.minuteByMinute')}
        </h2>
        <span className={styles.key}>
          <i aria-hidden="true" /> {say('dashboard.missingKey')}
        </span>
      </div>
      <ol className={styles.segments}>
        {items.map((item) => {
          const missing = item.act !== null && held.has(item.act.participantId);
          return (
            <li
              key={item.id}
              style={{ flexGrow: Math.max(1, item.plannedMs) }}
              data-kind={item.kind}
              data-held={missing}
              title={item.title}
            >
              <span aria-hidden="true">{item.number ?? <Icon of={ICONS[item.kind]} size={18} />}</span>
              <span className="vh">
                {missing ? say('dashboard.segmentMissing', { title: spoken(item) }) : spoken(item)}
              </span>
            </li>
          );
        })}
      </ol>
      {plan && <Times plan={plan} />}
    </section>
  );
}

function Times({ plan: { startsAt, endsAt, lengthMs, rows, timeZone } }: { plan: Plan }) {
  if (startsAt === null || endsAt === null) return null;
  const interval = rows.find(({ kind, scratched }) => kind === 'interval' && !scratched)?.plannedAt ?? null;
  return (
    <div className={styles.times}>
      <span>{showTime(startsAt, timeZone)}</span>
      {interval !== null && interval > startsAt && (
        <span style={{ insetInlineStart: `${((interval - startsAt) / lengthMs) * 100}%` }}>
          {say('dashboard.intervalAt', { time: showTime(interval, timeZone) })}
        </span>
      )}
      <span>{showTime(endsAt, timeZone)}</span>
    </div>
  );
}
