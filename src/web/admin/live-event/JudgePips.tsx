/** How far the judges are with the act on stage, or with all acts once nobody is on it. Never a score. */
import { Check } from 'lucide-react';
import { shortNames } from '#domain/judging/short-name.ts';
import { Countdown } from '#web/ui/Countdown.tsx';
import { useSecond } from '#web/ui/clock.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { initials } from '#web/ui/words.ts';
import { DeskPanel } from './DeskPanel.tsx';
import { currentOf, useDesk } from './desk.ts';
import styles from './JudgePips.module.css';
import { silenceOf } from './silence.ts';
import type { DeskItem } from './words.ts';

type Judge = ReturnType<typeof useDesk>['view']['judges'][number];

export function JudgePips() {
  const { view, now } = useDesk();
  const act = watchedAct(view);
  const sheetsIn = act === null ? sum(view.judges.map((judge) => judge.sheetsIn)) : (act.act?.sheetsIn ?? 0);
  const expected =
    act === null ? sum(view.judges.map((judge) => judge.sheetsExpected)) : (act.act?.sheetsExpected ?? 0);
  const called = shortNames(view.judges.map((judge) => judge.name));
  if (view.judges.length === 0)
    return (
      <DeskPanel title="Judges">
        <span className="small muted">No judges yet.</span>
      </DeskPanel>
    );
  return (
    <DeskPanel
      title={act === null ? 'Judges, all acts' : `Judges, act ${act.number ?? ''}`}
      aside={
        <span className="small muted tnum">
          {sheetsIn} of {expected} {act === null ? 'scores' : 'in'}
          {act?.act?.locksAt != null && sheetsIn < expected && (
            <>
              , closes in <Countdown endsAt={act.act.locksAt} now={now} stops className={styles.closes} />
            </>
          )}
          {act?.act?.window === 'locked' && ', closed'}
        </span>
      }
    >
      <ul className={styles.pips}>
        {view.judges.map((judge, at) => (
          <JudgePip key={judge.id} judge={judge} called={called[at] ?? judge.name} act={act} />
        ))}
      </ul>
    </DeskPanel>
  );
}

function JudgePip({ judge, called, act }: { judge: Judge; called: string; act: DeskItem | null }) {
  const { view, now } = useDesk();
  const at = useSecond(now, 0);
  const state = act === null ? overall(judge) : stateOf(judge, act);
  const isIn = state === 'in' || state === 'all in';
  const silence =
    state === 'offline' && judge.lastSeenAt !== null ? silenceOf(view, judge.lastSeenAt, at) : undefined;
  const calls = view.calls.some(({ judgeId }) => judgeId === judge.id);
  const isSilent = silence?.gone === false || calls;
  const word = calls ? 'needs help' : silence?.gone === false ? silence.words : state;
  return (
    <li title={judge.name}>
      <span
        className={cx(
          styles.pip,
          isIn && styles.in,
          isSilent && styles.silent,
          word === 'offline' && styles.off,
          word === 'scoring' && styles.ring,
        )}
        aria-hidden="true"
      >
        {isIn ? <Icon of={Check} size={20} strokeWidth={3} /> : initials(judge.name)}
      </span>
      <span className={cx(styles.words, isSilent && styles.warn)}>
        <bdi>{called}</bdi>
        <span>{word}</span>
      </span>
    </li>
  );
}

/** The act whose marks are watched: the one on stage, while the next stands by the last one, else none. */
function watchedAct(view: ReturnType<typeof useDesk>['view']): DeskItem | null {
  const current = currentOf(view);
  if (view.phase !== 'running') return null;
  if (current !== null && current.status === 'on_stage' && current.act !== null) return current;
  if (current !== null && current.status === 'called') {
    const done = view.items.filter(
      (item) => item.act !== null && item.status === 'done' && item.endedAt !== null,
    );
    return done.toSorted((a, b) => (b.endedAt ?? 0) - (a.endedAt ?? 0))[0] ?? null;
  }
  return null;
}

function stateOf(judge: Judge, act: DeskItem): string {
  const sheet = act.act && judge.sheets[act.act.performanceId];
  if (sheet === undefined || sheet === null) return 'not asked';
  if (sheet === 'submitted') return 'in';
  if (sheet === 'abstained') return 'in';
  if (!judge.online) return 'offline';
  return sheet === 'draft' ? 'scoring' : 'waiting';
}

function overall(judge: Judge): string {
  if (judge.sheetsExpected > 0 && judge.sheetsIn === judge.sheetsExpected) return 'all in';
  if (!judge.online) return 'offline';
  return judge.sheetsIn === 0 ? 'online' : `${judge.sheetsIn} of ${judge.sheetsExpected}`;
}

const sum = (counts: number[]): number => counts.reduce((total, count) => total + count, 0);
