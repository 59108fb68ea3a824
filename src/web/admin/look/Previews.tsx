/** What the choices make, before anybody else sees them: the projector, a ballot on a phone, the front page. */

import { Check } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { Backdrop as OwnPicture } from '#domain/events/look/backdrop.ts';
import type { Look } from '#domain/events/look/look.ts';
import { SAMPLE_ACTS } from '#domain/lineup/sample-acts.ts';
import { Backdrop } from '#web/ui/Backdrop.tsx';
import { EventLogo } from '#web/ui/EventLogo.tsx';
import { whichAct } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { lettersChanged } from '#web/ui/letters.ts';
import { FittedName, Name } from '#web/ui/Name.tsx';
import { Poster } from '#web/ui/Poster.tsx';
import { Spot } from '#web/ui/Spot.tsx';
import { say } from '#web/ui/say.ts';
import styles from './Look.module.css';
import { worn } from './styled.ts';

export interface Shown {
  name: string;
  host: string;
  /** Nobody else sees it yet. */
  isOnlyHere: boolean;
  /** The picture behind the event's name. */
  background: OwnPicture | null;
}

const ACTS = SAMPLE_ACTS.slice(0, 5);

interface PreviewProps {
  look: Look;
  event: Shown;
}

export function Previews({ look, event }: PreviewProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other letters measure otherwise
  useEffect(lettersChanged, [look.face]);
  return (
    <div className={styles.previews}>
      <ProjectorPreview {...{ look, event }} />
      <BallotPreview look={look} />
      <FrontPreview {...{ look, event }} />
    </div>
  );
}

/** An act on the projector. */
export const ProjectorPreview = ({ look, event }: PreviewProps) => (
  <Framed says={say(event.isOnlyHere ? 'looks.projectorNotOn' : 'looks.projector')}>
    <div className={styles.projector} {...worn(look, 'night')}>
      <Spot x="77%" y="50%" r="21%" className={styles.fill ?? ''}>
        <div className={styles.slide}>
          <p className={styles.row}>
            <span className={styles.whose}>
              <EventLogo />
              <bdi>{event.name}</bdi>
            </span>
            <span>{whichAct(5, 14)}</span>
          </p>
          <div className={styles.fit}>
            <FittedName max={90} lines={2}>
              {say('looks.sampleAct')}
            </FittedName>
          </div>
          <p className={styles.row}>{say('looks.sampleSong')}</p>
        </div>
      </Spot>
    </div>
  </Framed>
);

const BallotPreview = ({ look }: Pick<PreviewProps, 'look'>) => (
  <Framed says={say('looks.ballot')}>
    <div className={styles.phone} {...worn(look, 'night')}>
      <p className={styles.asks}>{say('vote.chooseOne')}</p>
      <ul>
        {ACTS.map(({ stageName }, at) => (
          <li key={stageName} data-on={at === 2}>
            <Name>{stageName}</Name>
            {at === 2 && <Icon of={Check} size={12} />}
          </li>
        ))}
      </ul>
    </div>
  </Framed>
);

const FrontPreview = ({ look, event }: PreviewProps) => (
  <Framed says={say('hall.front')}>
    <div className={styles.front} {...worn(look, 'day', event.background)}>
      <Backdrop />
      <Spot x="74%" y="44%" r="20%" className={styles.fill ?? ''}>
        <div className={styles.slide}>
          <p className={styles.row}>
            <span className={styles.whose}>
              <EventLogo />
              <bdi>{event.host || event.name}</bdi>
            </span>
          </p>
          <div className={styles.fit}>
            <Poster as="div" max={100} lines={4} stack={3} setting="capitals">
              {event.name}
            </Poster>
          </div>
          <p className={styles.row}>
            <span className={styles.press}>{say('looks.registerAct')}</span>
          </p>
        </div>
      </Spot>
    </div>
  </Framed>
);

const Framed = ({ says, children }: { says: string; children: ReactNode }) => (
  <figure className={styles.framed}>
    <div aria-hidden="true">{children}</div>
    <figcaption className="small muted">{says}</figcaption>
  </figure>
);
