/** A wrong door: says so, shows what was asked for, and leads to the right one. */
import { useLocation } from 'react-router';
import { Wordmark } from '#web/ui/Brand.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { Spot } from '#web/ui/Spot.tsx';
import styles from './NotFound.module.css';

const LONGEST_SHOWN = 60;

export function NotFoundPage() {
  usePageTitle('Page not found');
  const { pathname } = useLocation();
  const address = pathname.length > LONGEST_SHOWN ? `${pathname.slice(0, LONGEST_SHOWN)}…` : pathname;
  return (
    <Spot className={styles.spot} x="55%" y="48%" r="min(28vh, 30vw)">
      {(copy) => {
        const Heading = copy === 'plain' ? 'h1' : 'div';
        const Page = copy === 'plain' ? 'main' : 'div';
        return (
          <Page className={styles.page}>
            <Wordmark height={34} />
            <Heading className={`poster ${styles.words}`} aria-label="Page not found: wrong door">
              Wrong
              <br />
              door
            </Heading>
            <div className={styles.foot}>
              <p className="lead">
                There is nothing at <bdi>{address}</bdi>. If you followed a judge's or performer's link, check
                that you copied all of it, or ask the desk.
              </p>
              <ButtonLink kind="primary" size="l" to="/">
                Go to the front page
              </ButtonLink>
            </div>
          </Page>
        );
      }}
    </Spot>
  );
}
