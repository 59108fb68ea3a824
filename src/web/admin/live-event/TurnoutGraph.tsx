/** How the votes come in: a bar for each ten seconds since this desk began to watch the poll. */
import { useEffect, useState } from 'react';
import { useSecond } from '#web/ui/clock.ts';
import { say } from '#web/ui/say.ts';
import { openPollOf, useDesk } from './desk.ts';
import { type Count, votesByTenSeconds } from './turnout.ts';
import styles from './VotePanel.module.css';

const BARS = 30;
/** Kept while the desk is open, so that a panel that is closed and opened has its past. */
const seen = new Map<string, Count[]>();

export function TurnoutGraph() {
  const { view, now } = useDesk();
  const poll = openPollOf(view);
  const at = useSecond(now, 0);
  const [, drawn] = useState(0);
  const id = poll?.id;
  const votes = poll?.ballotsCounted ?? 0;
  useEffect(() => {
    if (id === undefined) return;
    const counts = seen.get(id) ?? [];
    if (counts.at(-1)?.votes === votes) return;
    seen.set(id, [...counts, { at: now(), votes }]);
    drawn((count) => count + 1);
  }, [id, votes, now]);
  if (id === undefined) return null;
  const bars = votesByTenSeconds(seen.get(id) ?? [], at, BARS);
  const highest = Math.max(1, ...bars);
  return (
    <div>
      <span className="muted small">{say('desk.each10')}</span>
      <div className={styles.graph} role="img" aria-label={say('desk.lastTen', { count: bars.at(-1) ?? 0 })}>
        {bars.map((count, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          <i key={index} style={{ height: `${(count / highest) * 100}%` }} />
        ))}
      </div>
    </div>
  );
}
