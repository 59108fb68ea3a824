/** Who calls the desk, beside GO: since when, what about, and one answer. It lies where nothing moves for it. */
import type { AdminView } from '#contract/live/views.ts';
import { Button } from '#web/ui/Button.tsx';
import { durationText, useSecond } from '#web/ui/clock.ts';
import { cx } from '#web/ui/cx.ts';
import { counted } from '#web/ui/format.ts';
import styles from './CallLane.module.css';
import { useDesk } from './desk.ts';

type Call = AdminView['calls'][number];

const WHAT: Record<Call['what'], string> = {
  ready: 'MC is ready',
  need_a_minute: 'MC needs a minute',
  mic_problem: 'Mic problem',
  need_help: 'Needs help',
};
const FROM: Record<Call['from'], string> = {
  mc: 'MC',
  judge: 'Judge',
  sound: 'Sound',
  light: 'Light',
  stage: 'Stage',
};
const ROWS = 3;

/** Those that nobody has taken on come first, the oldest of them before the others. */
const byNeed = (a: Call, b: Call): number =>
  Number(a.takenAt !== null) - Number(b.takenAt !== null) || a.calledAt - b.calledAt;

/** Nothing while nobody calls. */
export function CallLane() {
  const { view } = useDesk();
  const calls = view.calls.toSorted(byNeed);
  const shown = calls.length > ROWS ? calls.slice(0, ROWS - 1) : calls;
  return (
    <section className={styles.lane} aria-label="Calls" aria-live="assertive">
      {shown.map((call) => (
        <CallRow key={call.id} call={call} />
      ))}
      {calls.length > shown.length && (
        <p className={styles.more}>{counted(calls.length - shown.length, 'more call')}</p>
      )}
    </section>
  );
}

function CallRow({ call }: { call: Call }) {
  const { now, send, connected, locked, underWay } = useDesk();
  const at = useSecond(now, 0);
  // Ready asks for nothing but to be read.
  const isNew = call.takenAt === null && call.what !== 'ready';
  const who = call.by === FROM[call.from] ? call.by : `${call.by}, ${FROM[call.from]}`;
  return (
    <div className={cx(styles.row, isNew && styles.isNew)}>
      <span className={styles.since} aria-hidden="true">
        {durationText(Math.max(0, at - call.calledAt))}
      </span>
      <span className={styles.words}>
        <b>{WHAT[call.what]}</b>
        <span>
          <bdi>{who}</bdi>
          {call.takenBy !== null && (
            <>
              . <bdi>{call.takenBy}</bdi> has it
            </>
          )}
        </span>
      </span>
      <Button
        kind={isNew ? 'primary' : 'secondary'}
        className={styles.answer}
        disabled={!connected || locked}
        busy={underWay.some(({ kind }) => kind === 'take_call' || kind === 'end_call')}
        onClick={() => void send({ kind: isNew ? 'take_call' : 'end_call', callId: call.id })}
      >
        {isNew ? 'I have it' : call.what === 'ready' ? 'Seen' : 'Solved'}
      </Button>
    </div>
  );
}
