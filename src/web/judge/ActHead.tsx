/** Who is being scored: the stage's word, the name, the song, and the clock while the act is on. */

import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { commaOf } from '#domain/messages/sentence.ts';
import { Dot } from '#web/ui/Chip.tsx';
import { Countdown } from '#web/ui/Countdown.tsx';
import { leftText } from '#web/ui/clock.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Name } from '#web/ui/Name.tsx';
import { say, spokenNow } from '#web/ui/say.ts';
import styles from './ActHead.module.css';
import { actWord, type JudgedAct } from './acts.ts';

/** The clock of the act on stage: running towards `zeroAt` on the server's clock, or standing. */
export type StageClock = { state: 'running'; zeroAt: number } | { state: 'stopped'; leftMs: number };

export interface ActHeadProps {
  act: JudgedAct;
  clock: StageClock | null;
  /** When its scoring closes by itself; none where it does not, or the act is still on. */
  closesAt: number | null;
  now: () => number;
  /** The phone's first row: the list's button and where the marks are. */
  children?: ReactNode;
}

export function ActHead({ act, clock, closesAt, now, children }: ActHeadProps) {
  const { performance } = act;
  return (
    <header className={styles.head}>
      {children}
      <div className={styles.state}>
        <StateWord act={act} />
        {performance.number !== null && (
          <span>
            {performance.category
              ? say('judge.inCategory', {
                  act: actWord(performance.number),
                  category: performance.category,
                })
              : actWord(performance.number)}
          </span>
        )}
      </div>
      <div className={styles.title}>
        <Name as="h1" className={styles.name}>
          {performance.stageName}
        </Name>
        {clock && (
          <div className={styles.clock}>
            <span className={styles.left}>{say('judge.left')}</span>
            {clock.state === 'running' ? (
              <Countdown endsAt={clock.zeroAt} now={now} className={styles.time} />
            ) : (
              <span className={`num ${styles.time}`}>{leftText(clock.leftMs)}</span>
            )}
          </div>
        )}
        {clock === null && closesAt !== null && (
          <div className={styles.clock}>
            <span className={styles.left}>{say('judge.closesIn')}</span>
            <Countdown endsAt={closesAt} now={now} stops className={styles.time} />
          </div>
        )}
      </div>
      <div className={styles.song}>
        {performance.number !== null && (
          <span className={styles.onPhone}>
            {actWord(performance.number)}
            {commaOf(spokenNow().language)}
          </span>
        )}
        <Facts of={[performance.songTitle, performance.pronouns]} />
      </div>
    </header>
  );
}

function StateWord({ act }: { act: JudgedAct }) {
  if (act.performance.scratched) return <span className="state">{say('judge.withdrawn')}</span>;
  if (act.stage === 'practice') return <span className="state">{say('judge.tryIt')}</span>;
  if (act.stage === 'on_stage')
    return (
      <span className={`state ${styles.lit}`}>
        <Dot tone="lit" size={8} /> {say('judge.onStage')}
      </span>
    );
  if (act.stage === 'standing_by')
    return (
      <span className={`state ${styles.ready}`}>
        <Dot tone="warn" size={8} /> {say('judge.standBy')}
      </span>
    );
  if (act.performance.scoring === 'locked')
    return (
      <span className="state">
        <Icon of={Lock} size={16} /> {say('judge.closed')}
      </span>
    );
  if (act.performance.scoring === 'open')
    return (
      <span className="state">{say(act.justFinished ? 'judge.justFinished' : 'judge.scoringOpen')}</span>
    );
  return <span className="state">{say(act.stage === 'next' ? 'judge.next' : 'judge.notOnYet')}</span>;
}
