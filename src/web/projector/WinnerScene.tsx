/** The winner: the one moment at which the whole picture is light. */
import type { CSSProperties } from 'react';
import type { AwardLight } from '#domain/show/award-light.ts';
import { AwardMark } from '#web/ui/AwardPlate.tsx';
import { cx } from '#web/ui/cx.ts';
import { Face, usePicture } from '#web/ui/Face.tsx';
import { showDecimal } from '#web/ui/format.ts';
import { FittedName } from '#web/ui/Name.tsx';
import { say } from '#web/ui/say.ts';
import faces from './Faces.module.css';
import { leavesRoom } from './face-room.ts';
import styles from './Projector.module.css';
import type { RevealedEntry } from './reveal-rows.ts';

/** Steps of the width axis: several names stay narrow, so that each is large. */
const ALONE = [112, 100, 90, 80, 72, 66, 62];
const TOGETHER = [74, 68, 62];

interface WinnerProps {
  winners: readonly RevealedEntry[];
  /** Which result it is of. */
  title: string;
  /** The award's light: the hall's own is on paper, without limelight. */
  light: AwardLight;
  /** Where the light grows from, in px of the board; none where it is simply there. */
  from: { x: number; y: number } | null;
}

export function WinnerScene({ winners, title, light, from }: WinnerProps) {
  const [first] = winners;
  const alone = winners.length === 1 ? first : undefined;
  const pictured = usePicture(alone?.performanceId ?? '') !== undefined && leavesRoom(alone?.stageName ?? '');
  const origin: (CSSProperties & Record<'--x' | '--y', string>) | undefined =
    from === null ? undefined : { '--x': `${from.x}px`, '--y': `${from.y}px` };
  return (
    <div
      className={cx(styles.winner, pictured && faces.winner)}
      data-light={light}
      data-grows={from !== null}
      style={origin}
    >
      {alone && pictured && <Face act={alone.performanceId} size="large" className={faces.face} />}
      <div className={cx(styles.top, faces.sub)}>
        <h1>{say(alone ? 'projector.winner' : 'projector.jointWinners')}</h1>
        <bdi className={styles.award}>
          {light !== 'paper' && <AwardMark light={light} />}
          {title}
        </bdi>
      </div>
      <div className={styles.winners} data-equals>
        {winners.map((winner) => (
          <div key={winner.performanceId} className={cx(styles.winnerBox, faces.name)}>
            <FittedName max={420} lines={alone ? 3 : 2} least={80} widths={alone ? ALONE : TOGETHER}>
              {winner.stageName}
            </FittedName>
          </div>
        ))}
      </div>
      <div className={cx(styles.winnerFoot, faces.sub)}>
        <div className={styles.winnerSub}>
          {alone?.song && (
            <div>
              <bdi>{alone.song}</bdi>
            </div>
          )}
          {alone?.pronouns && (
            <div>
              <bdi>{alone.pronouns}</bdi>
            </div>
          )}
        </div>
        {first?.score != null && <div className={styles.winnerScore}>{showDecimal(first.score)}</div>}
      </div>
    </div>
  );
}
