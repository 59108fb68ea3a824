/** What all screens of the ballot share: the event's name, the line to the server, the time left. */
import { Wifi, WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { LanguageSwitch } from '#web/client/LanguageSwitch.tsx';
import { Flag } from '#web/ui/Chip.tsx';
import { Countdown } from '#web/ui/Countdown.tsx';
import { type Now, useSecond } from '#web/ui/clock.ts';
import { say } from '#web/ui/say.ts';
import { SharedPart } from './shared-part.tsx';
import styles from './Vote.module.css';

export interface Frame {
  eventName: string;
  connected: boolean;
  /** The server's time, in ms. */
  serverNow: Now;
}

/** A calm, dark screen: event and line on top, the sentence in the middle, the facts below. */
export function Calm({
  eventName,
  connected,
  above,
  title,
  lead,
  children,
}: Omit<Frame, 'serverNow'> & { above: ReactNode; title: string; lead: ReactNode; children?: ReactNode }) {
  return (
    <main className={styles.calm}>
      <div className="row between wrap">
        <bdi className="strong">{eventName}</bdi>
        <OwnLanguage />
        {connected ? (
          <Flag tone="ok" icon={Wifi}>
            {say('vote.connected')}
          </Flag>
        ) : (
          <Flag tone="warn" icon={WifiOff}>
            {say('vote.noConnection')}
          </Flag>
        )}
      </div>
      <div className={styles.say} role="status">
        <div className={styles.above}>{above}</div>
        <h1 className="h1">{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div>{children}</div>
    </main>
  );
}

/** The switch of languages: with all of them a kilobyte before it is packed, and the same for everybody. */
export const Languages = () => (
  <SharedPart part="languages" pollId="all">
    <LanguageSwitch sends />
  </SharedPart>
);

/** The same on a screen without a form of its own. */
export const OwnLanguage = () => (
  <form action="/vote">
    <Languages />
  </form>
);

/** A small fact: what it is, and the thing itself. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <span className="small muted">{label}</span>
      {children}
    </div>
  );
}

/** The time left, or "Closing" once it is over and the server has not said closed. */
export function TimeLeft({ closesAt, now, className }: { closesAt: number; now: Now; className?: string }) {
  const at = useSecond(now, closesAt);
  if (at >= closesAt) return <span className={className}>{say('vote.closing')}</span>;
  return <Countdown endsAt={closesAt} now={now} stops {...(className && { className })} />;
}

const SPOKEN = [60, 30, 10];

/** Says the time left to screen readers at one minute, half a minute and ten seconds. */
export function SpokenTime({ closesAt, now }: { closesAt: number; now: Now }) {
  const left = Math.ceil((closesAt - useSecond(now, closesAt)) / 1_000);
  const said = useRef('');
  if (SPOKEN.includes(left)) said.current = say('vote.closesInSeconds', { seconds: left });
  return (
    <span className="vh" role="status">
      {said.current}
    </span>
  );
}

/** A heading that takes the focus when it appears as the answer to a press. */
export function useFocused<E extends HTMLElement>(when: boolean) {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (when) ref.current?.focus({ preventScroll: true });
  }, [when]);
  return ref;
}
