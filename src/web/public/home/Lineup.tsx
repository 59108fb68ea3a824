/** The published line-up, in running order. */
import type { AudienceView } from '#contract/live/views.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { FaceDisc, useAnyPicture } from '#web/ui/Face.tsx';
import { Name } from '#web/ui/Name.tsx';
import { say } from '#web/ui/say.ts';
import styles from './Home.module.css';

type LineupAct = NonNullable<AudienceView['lineup']>[number];

/** `acts` are in order; scratched ones are not among them. */
export function Lineup({ acts }: { acts: readonly LineupAct[] }) {
  const pictured = useAnyPicture();
  return (
    <section className={styles.lineup} id="line-up" aria-labelledby="line-up-title">
      <h2 className="h1" id="line-up-title">
        {say('front.lineup')}
      </h2>
      <ol>
        {acts.map((act) => (
          <li key={act.itemId} className={styles.row} data-status={act.status}>
            {pictured ? (
              <FaceDisc
                act={act.performanceId}
                number={act.number}
                size="small"
                px={44}
                waits={act.status !== 'on_stage'}
              />
            ) : (
              <span className="num">{act.number ?? ''}</span>
            )}
            <span>
              <Name className={styles.rowName ?? ''}>{act.stageName}</Name>
              {act.pronouns && <span className="small muted"> {act.pronouns}</span>}
              <br />
              <span className="muted">
                <bdi>{act.song}</bdi>
              </span>
            </span>
            {act.status === 'on_stage' && <Chip tone="lit">{say('front.onStage')}</Chip>}
          </li>
        ))}
      </ol>
    </section>
  );
}
