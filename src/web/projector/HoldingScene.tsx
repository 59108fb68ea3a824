/** Before the show, in the interval and after it: the event as a poster, when it goes on, and how to follow it. */

import type { ProjectorView } from '#contract/live/views.ts';
import { useReachable } from '#web/client/reachable.ts';
import { leftText, useSecond } from '#web/ui/clock.ts';
import { EventLogo } from '#web/ui/EventLogo.tsx';
import { plainAddress, showDateAndTime } from '#web/ui/format.ts';
import { Poster } from '#web/ui/Poster.tsx';
import { say, tell } from '#web/ui/say.ts';
import { Address } from './Address.tsx';
import { addressLead, type HoldingFact, holdingLead, restLead } from './holding.ts';
import styles from './Projector.module.css';
import { SponsorRow } from './SponsorScene.tsx';
import { intervalTitle, rests } from './turns.ts';

/** A longer one takes the room that the other facts leave. */
const LONG_ADDRESS = 18;

interface HoldingProps {
  view: ProjectorView;
  now: () => number;
  /** The copy in the light has no heading of its own. */
  copy: 'plain' | 'lit';
  /** The most lines of a title of few words. */
  lines: number;
}

export function HoldingScene({ view, now, copy, lines }: HoldingProps) {
  const { event } = view;
  const rest = rests(view);
  const title = rest ? intervalTitle(view) : event.name;
  // By the same second as every other screen that counts to it.
  const at = useSecond(now, view.moments[0]?.untilAt ?? 0);
  const address = plainAddress(useReachable(event.publicAddress).address);
  return (
    <div className={styles.scene}>
      <div className={styles.top}>
        <Whose>{rest ? event.name : event.host}</Whose>
        <Aside {...{ view, now }} sponsored={!rest} />
      </div>
      <div className={styles.band} data-lit-band>
        <div className={styles.posterBox} data-lit-name>
          <Poster
            max={456}
            lines={lines + 2}
            stack={lines}
            least={90}
            setting="capitals"
            as={copy === 'plain' ? 'h1' : 'div'}
          >
            {title}
          </Poster>
        </div>
      </div>
      <div
        className={styles.facts}
        data-rest={rest || undefined}
        data-long={address.length > LONG_ADDRESS || undefined}
      >
        <Fact fact={rest ? restLead(view, at) : holdingLead(view, at)} now={at} timeZone={event.timeZone} />
        {!rest && view.actsTotal > 0 && (
          <Fact
            fact={{
              label: say(view.round.of > 1 ? 'projector.lineup' : 'projector.tonight'),
              words: say('projector.acts', { count: view.actsTotal }),
            }}
            now={at}
            timeZone="UTC"
          />
        )}
        <div>
          <div className={styles.label}>{addressLead(view, at)}</div>
          <div className={styles.addressBox}>
            <Address max={84}>{address}</Address>
          </div>
        </div>
      </div>
    </div>
  );
}

const Whose = ({ children }: { children: string }) => (
  <span className={styles.host}>
    <EventLogo />
    <bdi>{children}</bdi>
  </span>
);

/** At the end of the first line: the sponsors, and how to join the network. */
function Aside({ view, now, sponsored }: Pick<HoldingProps, 'view' | 'now'> & { sponsored: boolean }) {
  const wifi = view.event.wifiLine && (
    <span className={styles.quiet}>
      {tell('projector.wifi', { network: <bdi>{view.event.wifiLine}</bdi> })}
    </span>
  );
  if (!view.sponsors || !sponsored) return wifi || null;
  return (
    <div>
      <SponsorRow of={view.sponsors} now={now} />
      {wifi}
    </div>
  );
}

function Fact({ fact, now, timeZone }: { fact: HoldingFact; now: number; timeZone: string }) {
  return (
    <div>
      <div className={styles.label}>{fact.label}</div>
      <div className={styles.value}>{words(fact, now, timeZone)}</div>
    </div>
  );
}

function words(fact: HoldingFact, now: number, timeZone: string): string {
  if ('words' in fact) return fact.words;
  if ('at' in fact) return showDateAndTime(fact.at, timeZone);
  return leftText(fact.endsAt - now);
}
