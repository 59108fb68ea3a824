/** Where the act stands in the running order, and about when it is on. */
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { useAsk } from '#web/client/ask.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { showTime } from '#web/ui/format.ts';
import { Panel } from '#web/ui/Panel.tsx';
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
      <Panel title="Place in the show">
        <div className={styles.stack}>
          <p className="muted">
            {participant.status === 'accepted'
              ? 'Not in the running order yet.'
              : 'Accepted acts are put into the running order.'}
          </p>
          {participant.status === 'accepted' && (
            <ButtonLink to="/admin/live-event">Open the running order</ButtonLink>
          )}
        </div>
      </Panel>
    );
  const before = items.slice(0, at).reduce((sum, each) => sum + (each.scratched ? 0 : each.plannedMs), 0);
  return (
    <Panel title="Place in the show">
      <div className={styles.place}>
        <span className={`num ${styles.number}`}>{item.number ?? 'Out'}</span>
        <span className="muted">
          {item.scratched ? 'Scratched' : `of ${last}`}
          {!item.scratched && startsAt !== null && (
            <>
              <br />
              planned for {showTime(startsAt + before, timeZone)}
            </>
          )}
        </span>
      </div>
    </Panel>
  );
}
