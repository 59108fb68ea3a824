/** Where the act stands in the running order, and about when it is on. */
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { useAsk } from '#web/client/ask.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { showTime } from '#web/ui/format.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { say } from '#web/ui/say.ts';
import styles from './Participant.module.css';
import type { Participant } from './participant.ts';

export function PlacePanel({
  participant,
  startsAt,
  timeZone,
}: {
  participant: Participant;
  startsAt: number | null;
  timeZone: string;
}) {
  const order = useAsk(lineupEndpoints.runningOrder, { round: undefined, retry: false });
  if (!order.data) return null;
  const { items } = order.data;
  const last = Math.max(0, ...items.map(({ number }) => number ?? 0));
  const at = items.findIndex((item) => item.act?.participantId === participant.id);
  const item = items[at];
  if (!item)
    return (
      <Panel title={say('act.place')}>
        <div className={styles.stack}>
          <p className="muted">
            {say(participant.status === 'accepted' ? 'act.notInOrder' : 'act.acceptedGoIn')}
          </p>
          {participant.status === 'accepted' && (
            <ButtonLink to="/admin/live-event">{say('act.openOrder')}</ButtonLink>
          )}
        </div>
      </Panel>
    );
  const before = items.slice(0, at).reduce((sum, each) => sum + (each.scratched ? 0 : each.plannedMs), 0);
  return (
    <Panel title={say('act.place')}>
      <div className={styles.place}>
        <span className={`num ${styles.number}`}>{item.number ?? say('act.out')}</span>
        <span className="muted">
          {item.scratched ? say('act.scratched') : say('act.ofLast', { last })}
          {!item.scratched && startsAt !== null && (
            <>
              <br />
              {say('act.plannedFor', { time: showTime(startsAt + before, timeZone) })}
            </>
          )}
        </span>
      </div>
    </Panel>
  );
}
