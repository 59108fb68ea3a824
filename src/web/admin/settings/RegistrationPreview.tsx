/** A performer's first page as it will be, changing with what is typed beside it. Only looked at. */
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { registrationState } from '#domain/events/registration-window.ts';
import { useAsk } from '#web/client/ask.ts';
import { serverNow } from '#web/client/clock.ts';
import { useRoom } from '#web/client/use-room.ts';
import { AboutStep } from '#web/public/register/AboutStep.tsx';
import { type Draft, EMPTY } from '#web/public/register/draft.ts';
import type { PublicEvent } from '#web/public/register/step.ts';
import { Stepper } from '#web/ui/Bar.tsx';
import { EventLogo } from '#web/ui/EventLogo.tsx';
import { fromLocalInput, showDateAndTime } from '#web/ui/format.ts';
import { say, tell } from '#web/ui/say.ts';
import { worn } from '../look/styled.ts';
import type { AdminEvent } from '../use-current-event.ts';
import styles from './RegistrationPreview.module.css';

interface Typed {
  registrationMode: AdminEvent['registrationMode'];
  /** As the fields hold them. */
  opens: string;
  closes: string;
  minorBelowAge: string;
  actsPerContact: string;
}

const nothing = () => undefined;
const NONE_FULL: ReadonlySet<string> = new Set();
const DRAFT: Draft = { ...EMPTY, age: 'minor' };

export function RegistrationPreview({ event, typed }: { event: AdminEvent; typed: Typed }) {
  const speaks = useRoom('register');
  const open = useAsk(eventsEndpoints.currentEvent);
  const { look } = event.settings;
  const opensAt = fromLocalInput(typed.opens, event.timeZone);
  const state = registrationState(
    { mode: typed.registrationMode, opensAt, closesAt: fromLocalInput(typed.closes, event.timeZone) },
    serverNow(),
  );
  if (!speaks || !open.data) return null;
  return (
    <figure className={styles.preview}>
      <div className={styles.phone} {...(look ? worn(look, 'day') : { 'data-theme': 'light' })} inert>
        <div className={styles.page}>
          {state === 'open' ? (
            <FirstStep event={open.data} typed={typed} />
          ) : (
            <div className={styles.closed}>
              <b className="h1">{say(state === 'closed' ? 'register.closed' : 'register.notYet')}</b>
              {state === 'not_yet' && opensAt !== null && (
                <p>{say('register.opensOn', { time: showDateAndTime(opensAt, event.timeZone) })}</p>
              )}
            </div>
          )}
        </div>
      </div>
      <figcaption className="small muted">{say('form.firstPage')}</figcaption>
    </figure>
  );
}

/** The form's own first step, nothing filled in but what shows all that a minor is asked. */
function FirstStep({ event, typed }: { event: PublicEvent; typed: Typed }) {
  const title = say('register.stepAbout');
  const asTyped = {
    ...event,
    minorBelowAge: Number(typed.minorBelowAge),
    actsPerContact: Number(typed.actsPerContact),
  };
  return (
    <>
      <p className="strong">
        <EventLogo /> {tell('register.registerFor', { event: <bdi>{event.name}</bdi> })}
      </p>
      <Stepper step={1} of={4} label={say('register.stepNamed', { step: 1, of: 4, title })} />
      <b className="h1">{title}</b>
      <AboutStep event={asTyped} full={NONE_FULL} draft={DRAFT} change={nothing} wrong={nothing} />
    </>
  );
}
