/** The desk asks for scores that are missing: one quiet line that leads there, until the judge has sent one. */
import { Button } from '#web/ui/Button.tsx';
import { say } from '#web/ui/say.ts';
import { actWord, type JudgedAct } from './acts.ts';
import type { OutboxState } from './outbox.ts';
import styles from './Station.module.css';

/** The act that the desk waits for, if it asked and nothing was sent since. */
export function askedFor(state: OutboxState, acts: readonly JudgedAct[]): JudgedAct | undefined {
  const askedAt = state.panel?.nudgedAt ?? null;
  if (askedAt === null) return undefined;
  const sentSince = acts.some((act) => (act.performance.sheet?.submittedAt ?? 0) >= askedAt);
  return sentSince
    ? undefined
    : acts.find(
        ({ performance, progress }) =>
          progress !== 'done' &&
          performance.scoring === 'open' &&
          !performance.scratched &&
          !performance.excused,
      );
}

export function Nudge({ act, onGo }: { act: JudgedAct; onGo: () => void }) {
  return (
    <div className={styles.offer} role="status">
      <Button size="l" onClick={onGo}>
        {say('judge.deskWaits', { act: actWord(act.performance.number) })}
      </Button>
    </div>
  );
}
