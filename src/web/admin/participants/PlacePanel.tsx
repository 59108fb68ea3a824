/** Where the act stands in the running order, and when it is on by the plan. */
import { TriangleAlert } from 'lucide-react';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { reportEndpoints } from '#contract/show/report.ts';
import type { ItemStatus } from '#domain/show/vocabulary.ts';
import { useAsk } from '#web/client/ask.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { showTime } from '#web/ui/format.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { say } from '#web/ui/say.ts';
import styles from './Participant.module.css';
import type { Participant } from './participant.ts';

const FRESH = { round: undefined, retry: false, refetchInterval: 15_000 } as const;

/** Whether the stage still counts on it. */
const TO_COME: ReadonlySet<ItemStatus> = new Set(['scheduled', 'called']);

const ToTheOrder = () => <ButtonLink to="/admin/live-event">{say('act.openOrder')}</ButtonLink>;

export function PlacePanel({ participant, timeZone }: { participant: Participant; timeZone: string }) {
  const order = useAsk(lineupEndpoints.runningOrder, FRESH);
  const sheet = useAsk(reportEndpoints.cueSheet, FRESH);
  const show = useAsk(showEndpoints.show, FRESH);
  if (!order.data) return null;
  const { items, actsTotal } = order.data;
  const accepted = participant.status === 'accepted';
  const last = Math.max(0, ...items.map(({ number }) => number ?? 0));
  const item = items.find(({ act }) => act?.participantId === participant.id);
  if (!item)
    return (
      <Panel title={say('act.place')}>
        <div className={styles.stack}>
          <p className="muted">{say(accepted ? 'act.notInOrder' : 'act.acceptedGoIn')}</p>
          {accepted && <ToTheOrder />}
        </div>
      </Panel>
    );
  const plannedAt = sheet.data?.rows.find(({ itemId }) => itemId === item.id)?.plannedAt ?? null;
  const inShow = show.data?.items.find(({ itemId }) => itemId === item.id);
  return (
    <Panel title={say('act.place')}>
      <div className={styles.stack}>
        <div className={styles.place}>
          <span className={`num ${styles.number}`}>{item.number ?? say('act.out')}</span>
          <span className="muted">
            {item.scratched ? say('act.scratched') : last === actsTotal && say('act.ofLast', { last })}
            {plannedAt !== null && (
              <>
                <br />
                {say('act.plannedFor', { time: showTime(plannedAt, timeZone) })}
              </>
            )}
          </span>
        </div>
        {inShow?.act?.withdrew && TO_COME.has(inShow.status) && (
          <Banner tone="warn" icon={TriangleAlert} lead={say('act.stillInOrder')} action={<ToTheOrder />}>
            {say('act.stillInOrderLead')}
          </Banner>
        )}
      </div>
    </Panel>
  );
}
