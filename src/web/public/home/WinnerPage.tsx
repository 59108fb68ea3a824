/** The front door after a published result: who won each award, in limelight. */

import { ArrowRight } from 'lucide-react';
import { WHOLE_RESULT } from '#domain/results/telling.ts';
import { PublicHeader } from '#web/public/PublicHeader.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { showDecimal } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { FittedName } from '#web/ui/Name.tsx';
import { say } from '#web/ui/say.ts';
import { placesToGo } from './FrontPage.tsx';
import type { FrontDoor, PublicEvent } from './front-door.ts';
import styles from './Home.module.css';

/**
 * Several winners share a first place; each gets a line. Where there are several awards each stands under its own
 * sentence, so that nobody is called the winner of the whole. `of` is what was won: the event, or a heat of it.
 */
export function WinnerPage({
  event,
  of,
  awards,
  hasPast,
}: {
  event: PublicEvent;
  of: string;
  awards: FrontDoor['awards'];
  hasPast: boolean;
}) {
  const winners = awards.flatMap((award) => award.winners);
  const [first] = winners;
  const only = awards.length === 1;
  const Label = only ? 'h1' : 'h2';
  return (
    <div className={`${styles.page} ${styles.lime}`}>
      <PublicHeader host={event.host || event.name} links={placesToGo(undefined, hasPast)} />
      <main className={styles.winner}>
        {!only && (
          <h1 className={awards.some(({ title }) => title === WHOLE_RESULT) ? 'vh' : styles.winnerLabel}>
            <bdi>{of}</bdi>
          </h1>
        )}
        {awards.map((award) => (
          <section
            key={award.title}
            className={styles.award}
            data-many={award.winners.length > 2 || undefined}
          >
            <Label className={styles.winnerLabel}>{award.says}</Label>
            {award.winners.map((entry) => (
              <div key={entry.performanceId} className={styles.winnerBox}>
                <FittedName max={only ? 258 : 120} lines={winners.length > 1 ? 2 : 3} least={28}>
                  {entry.stageName}
                </FittedName>
              </div>
            ))}
          </section>
        ))}
      </main>
      <section className={styles.facts} aria-label={say('front.aboutWinner')}>
        {first && winners.length === 1 && (
          <div className={styles.lead}>
            <div className={styles.label}>{first.pronouns || say('front.with')}</div>
            <div className={styles.value}>
              <bdi>{first.song}</bdi>
            </div>
          </div>
        )}
        {only && first?.score && (
          <div className={styles.when}>
            <div className={styles.label}>{say('front.result')}</div>
            <div className={styles.value}>{showDecimal(first.score)}</div>
          </div>
        )}
        <div className={styles.action}>
          <ButtonLink kind="primary" size="xl" block to="/results">
            {say('front.seeResults')} <Icon of={ArrowRight} size={24} />
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
