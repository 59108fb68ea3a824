/** A wrong door: says so, shows what was asked for, and leads to the right one. */
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { LanguageSwitch } from '#web/client/LanguageSwitch.tsx';
import { Wordmark } from '#web/ui/Brand.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Poster } from '#web/ui/Poster.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { Spot } from '#web/ui/Spot.tsx';
import { say, tell } from '#web/ui/say.ts';
import { type Light, useSpot, useWindowBoard } from '#web/ui/use-spot.ts';
import styles from './NotFound.module.css';

const LONGEST_SHOWN = 60;
const LIGHT: Light = { side: 'right', bite: 0.8, radius: 0.28 };

export function NotFoundPage() {
  usePageTitle(say('doors.notFound'));
  const { pathname } = useLocation();
  const board = useRef<HTMLDivElement>(null);
  const light = useSpot(board, 'wrong-door', LIGHT, useWindowBoard());
  const address = pathname.length > LONGEST_SHOWN ? `${pathname.slice(0, LONGEST_SHOWN)}…` : pathname;
  return (
    <div ref={board}>
      <Spot x={`${light.x}px`} y={`${light.y}px`} r={`${light.r}px`}>
        {(copy) => {
          const Page = copy === 'plain' ? 'main' : 'div';
          return (
            <Page className={styles.page}>
              {copy === 'plain' && <h1 className="vh">{say('doors.notFound')}</h1>}
              <div className="row between">
                <Wordmark height={34} />
                <LanguageSwitch />
              </div>
              <div className={styles.band} data-lit-band>
                <div className={styles.words} data-lit-name aria-hidden="true">
                  <Poster as="div" max={460} lines={2} setting="tight">
                    {say('doors.wrongDoor')}
                  </Poster>
                </div>
              </div>
              <div className={styles.foot}>
                <p className="lead">{tell('doors.wrongDoorLead', { address: <bdi>{address}</bdi> })}</p>
                <nav className={styles.doors} aria-label={say('doors.rightDoors')}>
                  <ButtonLink size="l" to="/vote">
                    {say('doors.vote')}
                  </ButtonLink>
                  <ButtonLink size="l" to="/results">
                    {say('doors.results')}
                  </ButtonLink>
                  <ButtonLink kind="primary" size="l" to="/">
                    {say('ui.toFrontPage')}
                  </ButtonLink>
                </nav>
              </div>
            </Page>
          );
        }}
      </Spot>
    </div>
  );
}
