/** How far the judges are with the act on stage, or with all acts once nobody is on it. Never a score. */
import { Check } from 'lucide-react';
import { shortNames } from '#domain/judging/short-name.ts';
import { ShortName } from '#web/admin/ShortName.tsx';
import { Countdown } from '#web/ui/Countdown.tsx';
import { useSecond } from '#web/ui/clock.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { say, tell } from '#web/ui/say.ts';
import { initials } from '#web/ui/words.ts';
import { DeskPanel } from './DeskPanel.tsx';
import { currentOf, useDesk } from './desk.ts';
import styles from './JudgePips.module.css';
import { type Silence, silenceOf } from './silence.ts';
import type { DeskItem } from './words.ts';

type Judge = ReturnType<typeof useDesk>['view']['judges'][number];

export function JudgePips() {
  const { view, now } = useDesk();
  const act = watchedAct(view);
  const done = act === null ? sum(view.judges.map((judge) => judge.sheetsIn)) : (act.act?.sheetsIn ?? 0);
  const all =
    act === null ? sum(view.judges.map((judge) => judge.sheetsExpected)) : (act.act?.sheetsExpected ?? 0);
  const called = shortNames(view.judges.map((judge) => judge.name));
  if (view.judges.length === 0)
    return (
      <DeskPanel title={say('calls.judges')}>
        <span className="small muted">{say('calls.noJudges')}</span>
      </DeskPanel>
    );
  return (
    <DeskPanel
      title={act === null ? say('calls.judgesAll') : say('calls.judgesAct', { number: act.number ?? '' })}
      aside={
        <span className="small muted tnum">
          {act?.act?.locksAt != null && act.act.window !== 'locked' && done < all
            ? tell('calls.sheetsInCloses', {
                done,
                all,
                time: <Countdown endsAt={act.act.locksAt} now={now} stops className={styles.closes} />,
              })
            : say(howFar(act), { done, all })}
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
  const isIn = state === 'calls.isIn' || state === 'calls.allIn';
  const silence =
    state === 'calls.offline' && judge.lastSeenAt !== null ? silenceOf(judge.lastSeenAt, at) : undefined;
  const calls = view.calls.some(({ judgeId }) => judgeId === judge.id);
  const isSilent = silence?.gone === false || calls;
  const word = wordOf(state, judge, calls, silence);
  return (
    <li title={judge.name}>
      <span
        className={cx(
          styles.pip,
          isIn && styles.in,
          isSilent && styles.silent,
          !isSilent && state === 'calls.offline' && styles.off,
          !calls && state === 'calls.scoring' && styles.ring,
        )}
        aria-hidden="true"
      >
        {isIn ? <Icon of={Check} size={20} strokeWidth={3} /> : initials(judge.name)}
      </span>
      <span className={cx(styles.words, isSilent && styles.warn)}>
        <ShortName>{called}</ShortName>
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

/** The figures over the judges: of all acts, of the one that is on, or of one that is closed. */
const howFar = (act: DeskItem | null) =>
  act === null ? 'calls.scoresIn' : act.act?.window === 'locked' ? 'calls.sheetsInClosed' : 'calls.sheetsIn';

function wordOf(state: State, judge: Judge, calls: boolean, silence: Silence | undefined): string {
  if (calls) return say('calls.wantsHelp');
  if (silence?.gone === false) return say('cues.lastHeard', { time: silence.time });
  return state === 'calls.inOf'
    ? say(state, { done: judge.sheetsIn, all: judge.sheetsExpected })
    : say(state);
}

type State = ReturnType<typeof stateOf | typeof overall>;

function stateOf(judge: Judge, act: DeskItem) {
  const sheet = act.act && judge.sheets[act.act.performanceId];
  if (sheet === undefined || sheet === null) return 'calls.notAsked' as const;
  if (sheet === 'submitted') return 'calls.isIn' as const;
  if (sheet === 'abstained') return 'calls.isIn' as const;
  if (!judge.online) return 'calls.offline' as const;
  return sheet === 'draft' ? 'calls.scoring' : 'calls.waiting';
}

function overall(judge: Judge) {
  if (judge.sheetsExpected > 0 && judge.sheetsIn === judge.sheetsExpected) return 'calls.allIn' as const;
  if (!judge.online) return 'calls.offline' as const;
  return judge.sheetsIn === 0 ? 'calls.online' : 'calls.inOf';
}

const sum = (counts: number[]): number => counts.reduce((total, count) => total + count, 0);
