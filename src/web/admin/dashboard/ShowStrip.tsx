/** The show, minute by minute: each item as wide as it is long. Acts that are held stand out by outline and colour. */
import { Coffee, type LucideIcon, Megaphone, Music, Trophy, Vote } from 'lucide-react';
import { showTime } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { say } from '#web/ui/say.ts';
import styles from './Dashboard.module.css';
import type { EventLists } from './needs.ts';

interface ShowStripProps {
  order: NonNullable<EventLists['order']>;
  /** Participants with something missing. */
  held: ReadonlySet<string>;
  startsAt: number | null;
  timeZone: string;
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

export function ShowStrip({ order, held, startsAt, timeZone }: ShowStripProps) {
  const items = order.items.filter((item) => !item.scratched);
  if (items.length === 0) return null;
  const length = items.reduce((sum, item) => sum + item.plannedMs, 0);
  const at = items.findIndex((item) => item.kind === 'interval');
  const before = items.slice(0, Math.max(0, at)).reduce((sum, item) => sum + item.plannedMs, 0);
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
      {startsAt !== null && (
        <div className={styles.times}>
          <span>{showTime(startsAt, timeZone)}</span>
          {at > 0 && (
            <span style={{ insetInlineStart: `${(before / length) * 100}%` }}>
              {say('dashboard.intervalAt', { time: showTime(startsAt + before, timeZone) })}
            </span>
          )}
          <span>{showTime(startsAt + length, timeZone)}</span>
        </div>
      )}
    </section>
  );
}
