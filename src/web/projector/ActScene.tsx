/** Who is on stage, or who is next: the name as large as it goes, and what they bring. */

import type { ProjectorView } from '#contract/live/views.ts';
import { cx } from '#web/ui/cx.ts';
import { Face, usePicture } from '#web/ui/Face.tsx';
import { whichAct } from '#web/ui/format.ts';
import { FittedName } from '#web/ui/Name.tsx';
import { say } from '#web/ui/say.ts';
import { CategoryPlate } from './Category.tsx';
import faces from './Faces.module.css';
import { leavesRoom } from './face-room.ts';
import styles from './Projector.module.css';

/** A longer song is set smaller. */
const LONG_SONG = 40;

interface ActProps {
  view: Pick<ProjectorView, 'scene' | 'lastNumber'> & { event: { name: string } };
  act: Omit<NonNullable<ProjectorView['act']>, 'clock'>;
  copy: 'plain' | 'lit';
  /** The most lines of the name. */
  lines: number;
}

export function ActScene({ view, act, copy, lines }: ActProps) {
  const next = view.scene === 'next';
  const pictured = usePicture(act.performanceId) !== undefined && leavesRoom(act.stageName);
  return (
    <div className={cx(styles.scene, pictured && faces.pictured, next && faces.waits)}>
      <div className={styles.top}>
        <span className={styles.head}>
          {next && <span>{say('projector.nextUp')}</span>}
          {/* Also while it is not to be seen its lines are kept free, so that the name stays as it is when the light comes. */}
          <bdi inert={next}>{view.event.name}</bdi>
        </span>
        <div className={cx(styles.quiet, styles.which)}>
          {act.category && <CategoryPlate of={act.category} />}
          {act.number !== null && (
            <span className={styles.short}>{whichAct(act.number, view.lastNumber)}</span>
          )}
        </div>
      </div>
      <div className={styles.band} data-lit-band>
        <div className={cx(styles.nameBox, faces.name)} data-lit-name>
          <FittedName
            max={400}
            lines={pictured ? lines + 1 : lines}
            least={80}
            as={copy === 'plain' ? 'h1' : 'div'}
          >
            {act.stageName}
          </FittedName>
        </div>
      </div>
      <div className={cx(styles.sub, faces.sub)} data-long={act.song.length > LONG_SONG || undefined}>
        {act.song && <bdi>{act.song}</bdi>}
        {act.pronouns && <bdi className={styles.quiet}>{act.pronouns}</bdi>}
      </div>
      {/* On stage it stands in the light and moves with it; whoever waits is there without either. */}
      {pictured && (next ? copy === 'plain' : copy === 'lit') && (
        <Face act={act.performanceId} size="large" className={faces.face} />
      )}
    </div>
  );
}
