/** The results of other rounds and of past events, each at its own address. */
import { Link } from 'react-router';
import { say } from '#web/ui/say.ts';
import { resultsOf } from './links.ts';
import styles from './Results.module.css';
import type { PublicResults } from './shapes.ts';

/** @param event the name of the event that the page is about, which its own rounds need not say again. */
export function Others({ of, event }: { of: PublicResults['others']; event: string | undefined }) {
  if (of.length === 0) return null;
  return (
    <nav className={styles.others} aria-labelledby="other-results">
      <h2 className="h3" id="other-results">
        {say('results.others')}
      </h2>
      <ul>
        {of.map((round) => (
          <li key={round.id}>
            <Link to={resultsOf(round.id)}>
              <span>
                {round.event !== event && (
                  <>
                    <bdi>{round.event}</bdi>,{' '}
                  </>
                )}
                <bdi>{round.name}</bdi>
              </span>
            </Link>
          </li>
        ))}
        <li>
          <Link to="/results/past">{say('results.allPast')}</Link>
        </li>
      </ul>
    </nav>
  );
}
