/** The poster: the event's name in the follow-spot, the facts and the action below it. */

import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { AudienceView } from '#contract/live/views.ts';
import { PublicHeader } from '#web/public/PublicHeader.tsx';
import { Backdrop } from '#web/ui/Backdrop.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { leftText, useSecond } from '#web/ui/clock.ts';
import { showDate, showDateAndTime, showTime, sideBySide, whichAct } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Name } from '#web/ui/Name.tsx';
import { Poster } from '#web/ui/Poster.tsx';
import { Spot } from '#web/ui/Spot.tsx';
import { say } from '#web/ui/say.ts';
import { type Light, useSpot, useWindowBoard } from '#web/ui/use-spot.ts';
import type { FrontDoor, PublicEvent } from './front-door.ts';
import styles from './Home.module.css';

/** The light stands at the end of the name, as on the poster. */
const LIGHT: Light = { side: 'right', bite: 0.55, radius: 0.287 };

interface FrontPageProps {
  event: PublicEvent;
  door: FrontDoor;
  view: AudienceView | undefined;
  /** The server's time, ms. */
  now: () => number;
  /** When the server was last heard, while it is not; ms. */
  lostSince: number | undefined;
  /** Whether another show's result is published. */
  hasPast: boolean;
}

/** Both copies of the layout are drawn by the spot; only the plain one holds landmarks. */
export function FrontPage({ event, door, view, now, lostSince, hasPast }: FrontPageProps) {
  const board = useRef<HTMLDivElement>(null);
  // During the show its hero is who is on; the event keeps its name at the top.
  const act = door.acts ? view?.now?.stageName : undefined;
  const light = useSpot(board, act ?? event.name, LIGHT, useWindowBoard());
  const title = { name: act ?? event.name, isAct: act !== undefined };
  return (
    <div ref={board} className={styles.front}>
      {/* Behind the event's name, and never behind an act's. */}
      {act === undefined && <Backdrop />}
      <Spot x={`${light.x}px`} y={`${light.y}px`} r={`${light.r}px`}>
        {(copy) => (
          <div className={styles.page}>
            <PublicHeader
              host={act === undefined ? event.host || event.name : event.name}
              links={placesToGo(view, hasPast)}
            />
            {copy === 'plain' ? (
              <main className={styles.hero} data-lit-band>
                <Title {...title} as="h1" />
              </main>
            ) : (
              <div className={styles.hero}>
                <Title {...title} as="div" />
              </div>
            )}
            <section className={styles.facts} aria-label={say('front.about')}>
              {door.acts && view && (view.now || view.next) ? (
                <OnStage view={view} />
              ) : (
                <Lead door={door} timeZone={event.timeZone} now={now} />
              )}
              <Middle event={event} ballot={door.ballot} />
              <Fact label={say('front.where')} className={styles.where}>
                {event.venue || say('front.toCome')}
              </Fact>
              <div className={styles.action}>
                {door.action && (
                  <ButtonLink
                    kind={door.action.to.startsWith('#') ? 'secondary' : 'primary'}
                    size="xl"
                    block
                    to={door.action.to}
                  >
                    {door.action.label} <Icon of={ArrowRight} size={24} />
                  </ButtonLink>
                )}
                {door.note && <p className="small muted">{door.note}</p>}
                {lostSince !== undefined && (
                  <p className="small muted" role="status">
                    {say('front.lastUpdate', { time: showTime(lostSince, event.timeZone) })}
                  </p>
                )}
              </div>
            </section>
          </div>
        )}
      </Spot>
    </div>
  );
}

/** An event's name stands in capitals, an act's as its owner writes it. */
function Title({ name, isAct, as }: { name: string; isAct: boolean; as: 'h1' | 'div' }) {
  return (
    <div className={styles.title} data-lit-name>
      <Poster max={640} lines={5} stack={3} least={26} setting={isAct ? 'words' : 'capitals'} as={as}>
        {name}
      </Poster>
    </div>
  );
}

/** Where the header of public pages leads. */
export const placesToGo = (view: AudienceView | undefined, hasPast: boolean) => [
  ...(view?.lineup ? [{ label: say('parts.lineup'), to: '/#line-up' }] : []),
  { label: say('parts.results'), to: '/results' },
  ...(hasPast ? [{ label: say('front.past'), to: '/results/past' }] : []),
  { label: say('parts.signIn'), to: '/login' },
];

function Lead({ door, timeZone, now }: { door: FrontDoor; timeZone: string; now: () => number }) {
  const { lead } = door;
  if ('opensAt' in lead)
    return (
      <Fact label={lead.label} className={styles.lead}>
        {showDateAndTime(lead.opensAt, timeZone)}
      </Fact>
    );
  if ('words' in lead)
    return (
      <Fact label={lead.label} className={styles.lead}>
        {lead.words}
      </Fact>
    );
  return (
    <div className={styles.lead}>
      <div className={styles.label}>{lead.label}</div>
      {lead.long ? (
        <DaysHoursMinutes endsAt={lead.endsAt} now={now} />
      ) : (
        <Left endsAt={lead.endsAt} after={lead.after} now={now} />
      )}
    </div>
  );
}

/** A countdown to the second, and the words that stand for it once it is over. */
function Left({ endsAt, after, now }: { endsAt: number; after: string; now: () => number }) {
  const at = useSecond(now, endsAt);
  return at >= endsAt ? (
    <div className={styles.value}>{after}</div>
  ) : (
    <span className={`num ${styles.countdown}`} role="timer">
      {leftText(endsAt - at)}
    </span>
  );
}

function Middle({ event, ballot }: { event: PublicEvent; ballot: FrontDoor['ballot'] }) {
  if (ballot)
    return (
      <Fact label={say('front.onBallot')} className={styles.when}>
        {say('front.acts', { count: ballot.acts })}
        {ballot.votes !== null && ballot.votes > 0 && (
          <>
            <br />
            {say('front.votesSoFar', { count: ballot.votes })}
          </>
        )}
      </Fact>
    );
  const { startsAt, doorsAt, timeZone } = event;
  return (
    <Fact label={say('front.when')} className={styles.when}>
      {startsAt === null ? (
        say('front.toCome')
      ) : (
        <>
          {showDate(startsAt, timeZone)}
          <br />
          {doorsAt === null
            ? showTime(startsAt, timeZone)
            : say('front.doorsAndShow', {
                doors: showTime(doorsAt, timeZone),
                show: showTime(startsAt, timeZone),
              })}
        </>
      )}
    </Fact>
  );
}

function OnStage({ view }: { view: AudienceView }) {
  return (
    <div className={styles.stage}>
      {view.now && (
        <div className={styles.act}>
          <span className="small muted">
            {sideBySide([say('front.onStageNow'), whichAct(view.now.number, view.lastNumber)], ' · ')}
          </span>
          <span>
            <bdi>{view.now.song}</bdi>
          </span>
        </div>
      )}
      {view.next && (
        <div className={styles.act}>
          <span className="small muted">{say('front.next')}</span>
          <Name as="div" className={styles.next ?? ''}>
            {view.next.stageName}
          </Name>
        </div>
      )}
    </div>
  );
}

function Fact({
  label,
  className,
  children,
}: {
  label: string;
  className: string | undefined;
  children: React.ReactNode;
}) {
  return (
    <div className={className}>
      <div className={styles.label}>{label}</div>
      <div className={styles.value}>{children}</div>
    </div>
  );
}

const MINUTE = 60_000;

/**
 * What is left of a long wait, in ms of the server's clock; past the end it reads nought. It moves once a minute, so
 * nothing restless stands on the front page.
 */
function DaysHoursMinutes({ endsAt, now }: { endsAt: number; now: () => number }) {
  const [left, setLeft] = useState(() => endsAt - now());
  useEffect(() => {
    const look = () => setLeft(endsAt - now());
    look();
    const timer = setInterval(look, 5_000);
    return () => clearInterval(timer);
  }, [endsAt, now]);
  const minutes = Math.max(0, Math.ceil(left / MINUTE));
  const parts = [
    [Math.floor(minutes / 1_440), 1, say('front.days')],
    [Math.floor(minutes / 60) % 24, 2, say('front.hours')],
    [minutes % 60, 2, say('front.minutes')],
  ] as const;
  return (
    <div className={styles.wait}>
      {parts.map(([count, least, word]) => (
        <div key={word}>
          <span className={styles.big}>{String(count).padStart(least, '0')}</span>
          <small>{word}</small>
        </div>
      ))}
    </div>
  );
}
