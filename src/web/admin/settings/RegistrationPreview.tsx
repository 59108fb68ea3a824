/** A performer's first page as it will be, changing with what is typed beside it. Only looked at. */
import { registrationState } from '#domain/events/registration-window.ts';
import { serverNow } from '#web/client/clock.ts';
import { useRoom } from '#web/client/use-room.ts';
import { Stepper } from '#web/ui/Bar.tsx';
import { ChoiceGroup, PickGroup } from '#web/ui/Choice.tsx';
import { EventLogo } from '#web/ui/EventLogo.tsx';
import { fromLocalInput, showDateAndTime, showDay } from '#web/ui/format.ts';
import { say, tell } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { worn } from '../look/styled.ts';
import styles from './RegistrationPreview.module.css';
import type { AdminEvent } from './use-event-change.ts';

interface Typed {
  registrationMode: AdminEvent['registrationMode'];
  /** As the fields hold them. */
  opens: string;
  closes: string;
  minorBelowAge: string;
  actsPerContact: string;
}

const nothing = () => undefined;

export function RegistrationPreview({ event, typed }: { event: AdminEvent; typed: Typed }) {
  const speaks = useRoom('register');
  const { look } = event.settings;
  const opensAt = fromLocalInput(typed.opens, event.timeZone);
  const state = registrationState(
    { mode: typed.registrationMode, opensAt, closesAt: fromLocalInput(typed.closes, event.timeZone) },
    serverNow(),
  );
  if (!speaks) return null;
  return (
    <figure className={styles.preview}>
      <div className={styles.phone} {...(look ? worn(look, 'day') : { 'data-theme': 'light' })} inert>
        <div className={styles.page}>
          {state === 'open' ? (
            <FirstStep event={event} typed={typed} />
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

function FirstStep({ event, typed }: { event: AdminEvent; typed: Typed }) {
  const age = Number(typed.minorBelowAge);
  const title = say('register.stepAbout');
  return (
    <>
      <p className="strong">
        <EventLogo /> {tell('register.registerFor', { event: <bdi>{event.name}</bdi> })}
      </p>
      <Stepper step={1} of={4} label={say('register.stepNamed', { step: 1, of: 4, title })} />
      <b className="h1">{title}</b>
      <TextField label={say('register.name')} hint={say('register.nameHint')} value="" onChange={nothing} />
      <PickGroup
        label={say('register.pronouns')}
        optional
        options={(['register.pronounsShe', 'register.pronounsHe', 'register.pronounsThey'] as const).map(
          (line) => ({ value: line, label: say(line) }),
        )}
        value={undefined}
        onChange={nothing}
      />
      <ChoiceGroup
        label={
          event.startsAt === null
            ? say('register.ageOnTheDay')
            : say('register.ageOn', { day: showDay(event.startsAt, event.timeZone) })
        }
        across
        options={[
          { value: 'adult', label: say('register.ageOver', { age }) },
          { value: 'minor', label: say('register.ageUnder', { age }) },
        ]}
        hint={say('register.ageNote')}
        value="minor"
        onChange={nothing}
      />
      <TextField
        label={say(event.settings.mailOn ? 'register.email' : 'register.contact')}
        optional={!event.settings.mailOn && Number(typed.actsPerContact) === 0}
        hint={
          Number(typed.actsPerContact) > 0 &&
          say('register.contactMost', { acts: Number(typed.actsPerContact) })
        }
        value=""
        onChange={nothing}
      />
    </>
  );
}
