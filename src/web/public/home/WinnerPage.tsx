/** The front door after a published result: the winner, in limelight. */
import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { FittedName } from '#web/ui/Name.tsx';
import { PublicHeader } from '#web/ui/PublicHeader.tsx';
import { placesToGo } from './FrontPage.tsx';
import type { FrontDoor, PublicEvent } from './front-door.ts';
import styles from './Home.module.css';

/** Several winners share the first place; each gets a line. `of` is what they won: the event, or a heat of it. */
export function WinnerPage({
  event,
  of,
  winners,
}: {
  event: PublicEvent;
  of: string;
  winners: NonNullable<FrontDoor['winners']>;
}) {
  const [first] = winners;
  return (
    <div className={`${styles.page} ${styles.lime}`}>
      <PublicHeader host={event.host || event.name} links={placesToGo(undefined)} />
      <main className={styles.winner}>
        <h1 className={styles.winnerLabel}>
          {winners.length > 1 ? 'The winners of' : 'The winner of'} {of}
        </h1>
        {winners.map((entry) => (
          <div key={entry.performanceId} className={styles.winnerBox}>
            <FittedName max={258} lines={winners.length > 1 ? 2 : 3} least={28}>
              {entry.stageName}
            </FittedName>
          </div>
        ))}
      </main>
      <section className={styles.facts} aria-label="About the winner">
        {first && winners.length === 1 && (
          <div className={styles.lead}>
            <div className={styles.label}>{first.pronouns || 'With'}</div>
            <div className={styles.value}>
              <bdi>{first.song}</bdi>
            </div>
          </div>
        )}
        {first?.score && (
          <div className={styles.when}>
            <div className={styles.label}>Result</div>
            <div className={styles.value}>{first.score}</div>
          </div>
        )}
        <div className={styles.action}>
          <ButtonLink kind="primary" size="xl" block to="/results">
            See every result <Icon of={ArrowRight} size={24} />
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
