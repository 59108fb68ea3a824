/** The prizes with a name of their own, once the whole result is public. */
import { Trophy } from 'lucide-react';
import { Icon } from '#web/ui/Icon.tsx';
import { Name } from '#web/ui/Name.tsx';
import { say } from '#web/ui/say.ts';
import styles from './Awards.module.css';
import type { PublicResults } from './shapes.ts';

export function Awards({ awards }: { awards: PublicResults['awards'] }) {
  const given = awards.filter((award) => award.winners.length > 0);
  if (given.length === 0) return null;
  return (
    <section className={styles.awards} aria-labelledby="awards">
      <h2 className="h2" id="awards">
        {say('results.awards')}
      </h2>
      <ul className={styles.list}>
        {given.map((award) => (
          <li key={`${award.title} ${award.winners.map((winner) => winner.performanceId).join()}`}>
            <Icon of={Trophy} size={20} />
            <div>
              <p className="muted">
                <bdi>{award.title}</bdi>
              </p>
              {award.winners.map((winner) => (
                <Name key={winner.performanceId} className={styles.name}>
                  {winner.stageName}
                </Name>
              ))}
              {award.reason !== '' && (
                <p className="small">
                  <bdi>{award.reason}</bdi>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
