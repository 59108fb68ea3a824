/** Four figures: how many, how far, how long. */
import { trackIsWanted } from '#domain/tracks/track.ts';
import { durationText } from '#web/ui/clock.ts';
import { say } from '#web/ui/say.ts';
import styles from './Dashboard.module.css';
import type { EventLists } from './needs.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

interface CountsProps {
  lists: EventLists;
  /** Undefined until it is known. */
  plan: { lengthMs: number } | undefined;
  /** ms. */
  now: number;
}

export function Counts({ lists, plan, now }: CountsProps) {
  const { participants, order, tracks } = lists;
  const fresh = participants?.filter((act) => now - act.createdAt < DAY).length ?? 0;
  const accepted = new Set(participants?.filter((act) => act.status === 'accepted').map((act) => act.id));
  const inHand = tracks?.filter(
    (track) => accepted.has(track.participantId) && !trackIsWanted(track.state),
  ).length;
  const breaks = order?.items.some((item) => !item.scratched && item.kind === 'interval');
  return (
    <dl className={styles.counts}>
      <Count figure={participants?.length} words={say('dashboard.registered', { fresh })} />
      <Count figure={order?.actsTotal} words={say('dashboard.inOrder', { all: accepted.size })} />
      <Count figure={inHand} words={say('dashboard.tracksInHand', { all: accepted.size })} />
      <Count
        figure={plan && durationText(Math.round(plan.lengthMs / MINUTE) * 1_000)}
        words={breaks ? say('dashboard.lengthAll') : say('dashboard.length')}
      />
    </dl>
  );
}

function Count({ figure, words }: { figure: number | string | undefined; words: string }) {
  return (
    <div>
      <dt>{words}</dt>
      <dd className="num">{figure ?? '–'}</dd>
    </div>
  );
}
