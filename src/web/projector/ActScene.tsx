/** Who is on stage, or who is next: the name as large as it goes, and what they bring. */
import type { ProjectorView } from '#contract/live/views.ts';
import { cx } from '#web/ui/cx.ts';
import { FittedName } from '#web/ui/Name.tsx';
import { say } from '#web/ui/say.ts';
import styles from './Projector.module.css';

/** A longer song is set smaller. */
const LONG_SONG = 40;

interface ActProps {
  view: ProjectorView;
  act: NonNullable<ProjectorView['act']>;
  copy: 'plain' | 'lit';
  /** The most lines of the name. */
  lines: number;
}

export function ActScene({ view, act, copy, lines }: ActProps) {
  const next = view.scene === 'next';
  return (
    <div className={styles.scene}>
      <div className={styles.top}>
        <span>{next ? say('projector.nextUp') : <bdi>{view.event.name}</bdi>}</span>
        {act.number !== null && (
          <span className={cx(styles.quiet, styles.short)}>
            {say('projector.actOf', { number: act.number, last: view.lastNumber })}
          </span>
        )}
      </div>
      <div className={styles.band} data-lit-band>
        <div className={styles.nameBox} data-lit-name>
          <FittedName max={400} lines={lines} least={80} as={copy === 'plain' ? 'h1' : 'div'}>
            {act.stageName}
          </FittedName>
        </div>
      </div>
      <div className={styles.sub} data-long={act.song.length > LONG_SONG || undefined}>
        {act.song && <bdi>{act.song}</bdi>}
        {act.pronouns && <bdi className={styles.quiet}>{act.pronouns}</bdi>}
      </div>
    </div>
  );
}
