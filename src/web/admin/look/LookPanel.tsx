/** How the event looks: tried here first, then put on every screen with one press. */
import { Check } from 'lucide-react';
import { useContext, useState } from 'react';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { isLegible } from '#domain/events/look/legible.ts';
import { HOUSE_LOOK, keptLook, type Look, sameLook } from '#domain/events/look/look.ts';
import { keyOf } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { say } from '#web/ui/say.ts';
import { type AdminEvent, Unsaved } from '../settings/use-event-change.ts';
import { BackgroundField } from './BackgroundField.tsx';
import type { TriedBackground } from './background-picture.ts';
import { CanItBeRead } from './CanItBeRead.tsx';
import { LogoField } from './LogoField.tsx';
import styles from './Look.module.css';
import { Colours, Letters } from './LookChoices.tsx';
import { Previews } from './Previews.tsx';

const EVENTS = keyOf(eventsEndpoints.events);
const SECTION = 'look';

export function LookPanel({ event }: { event: AdminEvent }) {
  const unsaved = useContext(Unsaved);
  const isOn = event.settings.look ?? HOUSE_LOOK;
  const [look, setLook] = useState<Look>((unsaved.get(SECTION) as Look | undefined) ?? isOn);
  const [before, setBefore] = useState<Look>();
  const [tried, setTried] = useState<TriedBackground>();
  const change = useCommand(eventsEndpoints.changeEvent, {
    failed: say('looks.notOn'),
    putsAmong: EVENTS,
    changes: [EVENTS, keyOf(eventsEndpoints.currentEvent)],
  });
  const choose = (next: Look) => {
    unsaved.set(SECTION, next);
    setLook(next);
  };
  const put = (next: Look, then?: Look) =>
    change.send(
      { params: { id: event.id }, body: { settings: { look: keptLook(next) } } },
      {
        onDone: () => {
          unsaved.delete(SECTION);
          setLook(next);
          setBefore(then);
        },
      },
    );
  const isNew = !sameLook(look, isOn);
  return (
    <div className={styles.page} data-wide>
      <p className="muted">{say('looks.lead')}</p>
      <Previews
        look={look}
        event={{
          name: event.name,
          host: event.host,
          isOnlyHere: isNew,
          background: tried ?? event.settings.background,
        }}
      />
      <div className={styles.actions}>
        <Button
          kind="primary"
          busy={change.busy}
          disabled={!isNew || !isLegible(look)}
          onClick={() => put(look, isOn)}
        >
          {say('looks.putOn')}
        </Button>
        {isNew && <Button onClick={() => choose(isOn)}>{say('looks.backToOn')}</Button>}
        {!isNew && before && <Button onClick={() => put(before)}>{say('looks.backToBefore')}</Button>}
        <span className="small muted" role="status">
          {isNew ? (
            say('looks.onlyHere')
          ) : (
            <>
              <Icon of={Check} size={16} /> {say('looks.onAll')}
            </>
          )}
        </span>
      </div>
      <div className={styles.columns}>
        <Colours look={look} onChange={choose} />
        <CanItBeRead look={look} onChange={choose} />
        <Letters look={look} onChange={choose} />
      </div>
      <LogoField event={event} />
      <BackgroundField {...{ event, tried }} onTry={setTried} />
    </div>
  );
}
