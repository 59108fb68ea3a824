/** Who calls the desk, beside GO: since when, what about, and one answer. It lies where nothing moves for it. */
import type { AdminView } from '#contract/live/views.ts';
import type { Line } from '#domain/messages/catalogue.ts';
import { Button } from '#web/ui/Button.tsx';
import { durationText, useSecond } from '#web/ui/clock.ts';
import { cx } from '#web/ui/cx.ts';
import { say, tell } from '#web/ui/say.ts';
import styles from './CallLane.module.css';
import { useDesk } from './desk.ts';

type Call = AdminView['calls'][number];

const WHAT = {
  ready: 'calls.mcReady',
  need_a_minute: 'calls.mcMinute',
  mic_problem: 'calls.micProblem',
  need_help: 'calls.needsHelp',
} as const satisfies Record<Call['what'], Line>;
const FROM = {
  mc: 'calls.mc',
  judge: 'calls.judge',
  sound: 'calls.sound',
  light: 'calls.light',
  stage: 'calls.stage',
} as const satisfies Record<Call['from'], Line>;
const ROWS = 3;

/** Those that nobody has taken on come first, the oldest of them before the others. */
const byNeed = (a: Call, b: Call): number =>
  Number(a.takenAt !== null) - Number(b.takenAt !== null) || a.calledAt - b.calledAt;

/** The open calls to the desk; nothing while there are none. */
export function CallLane() {
  const { view } = useDesk();
  const calls = view.calls.toSorted(byNeed);
  const shown = calls.length > ROWS ? calls.slice(0, ROWS - 1) : calls;
  return (
    <section className={styles.lane} aria-label={say('calls.calls')} aria-live="assertive">
      {shown.map((call) => (
        <CallRow key={call.id} call={call} />
      ))}
      {calls.length > shown.length && (
        <p className={styles.more}>{say('calls.moreCalls', { count: calls.length - shown.length })}</p>
      )}
    </section>
  );
}

function CallRow({ call }: { call: Call }) {
  const { now, send, connected, locked, underWay } = useDesk();
  const at = useSecond(now, 0);
  // Ready asks for nothing but to be read.
  const isNew = call.takenAt === null && call.what !== 'ready';
  const who = call.by === say(FROM[call.from]) ? call.by : `${call.by}, ${say(FROM[call.from])}`;
  return (
    <div className={cx(styles.row, isNew && styles.isNew)}>
      <span className={styles.since} aria-hidden="true">
        {durationText(Math.max(0, at - call.calledAt))}
      </span>
      <span className={styles.words}>
        <b>{say(WHAT[call.what])}</b>
        <span>
          {call.takenBy === null ? (
            <bdi>{who}</bdi>
          ) : (
            tell('calls.callTaken', { who: <bdi>{who}</bdi>, taker: <bdi>{call.takenBy}</bdi> })
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
        {say(isNew ? 'calls.iHaveIt' : call.what === 'ready' ? 'calls.seen' : 'calls.solved')}
      </Button>
    </div>
  );
}
