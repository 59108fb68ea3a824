/** The middle of the desk: what the stage is doing, whose act it is, and the time that is left, in 208 px. */
import { Bar } from '#web/ui/Bar.tsx';
import { Dot } from '#web/ui/Chip.tsx';
import { useSecond } from '#web/ui/clock.ts';
import { FittedName } from '#web/ui/Name.tsx';
import { say } from '#web/ui/say.ts';
import { currentOf, openPollOf, useDesk } from './desk.ts';
import { EmergencyContact } from './EmergencyContact.tsx';
import { ClockMenu, StageControls } from './StageControls.tsx';
import styles from './StagePanel.module.css';
import { stageFace } from './stage-face.ts';

const LONGEST_TIME = 8;
/** Names at the desk are narrow, so that they stay large. */
const WIDTHS = [72, 66, 62];

export function StagePanel() {
  const { view, now } = useDesk();
  const zeroAt = view.clock?.state === 'running' ? view.clock.zeroAt : (openPollOf(view)?.closesAt ?? 0);
  const at = useSecond(now, zeroAt);
  const face = stageFace(view, at);
  const { timer, bar } = face;
  const item = currentOf(view);
  return (
    <section className={styles.stage} aria-label={say('cues.stage')}>
      <div className={styles.head}>
        <span className={`state ${styles[face.tone]}`} role="status">
          <Dot tone={face.tone} size={10} />
          {face.state}
        </span>
        <span className="muted">{face.detail}</span>
        <span className={styles.more}>
          {item !== null && <EmergencyContact item={item} />}
          {face.controls === 'clock' && item !== null && <ClockMenu item={item} />}
        </span>
      </div>
      <div className={styles.nameBox}>
        <FittedName as="h1" max={80} lines={2} least={32} widths={WIDTHS}>
          {face.name}
        </FittedName>
      </div>
      <div className={styles.under}>
        <bdi>{face.song}</bdi>
        <span className={styles.say}>{face.pronunciation}</span>
      </div>
      <div className={styles.time}>
        <div
          className={styles.big}
          data-tone={timer.tone}
          data-length={Math.min(LONGEST_TIME, timer.text.length)}
          role="timer"
          aria-label={`${timer.text} ${timer.words}`}
        >
          {timer.text}
        </div>
        <div className={styles.beside}>
          <div>
            <span className={styles.words} data-tone={timer.tone}>
              {timer.words}
            </span>
            <span className="muted">{timer.under}</span>
          </div>
          <div className={styles.controls}>
            <StageControls which={face.controls} />
          </div>
        </div>
      </div>
      <Bar
        value={bar.value}
        tone={bar.tone}
        height={14}
        {...(bar.mark !== undefined && { mark: bar.mark })}
      />
    </section>
  );
}
