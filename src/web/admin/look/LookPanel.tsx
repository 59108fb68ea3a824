/** How the event looks: tried here first, then put on every screen with one press. */
import { Check } from 'lucide-react';
import { useContext, useState } from 'react';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { isLegible } from '#domain/events/look/legible.ts';
import { HOUSE_LOOK, keptLook, type Look, sameLook } from '#domain/events/look/look.ts';
import { keyOf } from '#web/client/ask.ts';
import { useCommand, useCommands } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { say } from '#web/ui/say.ts';
import { EVENTS, Unsaved } from '../settings/use-event-change.ts';
import type { AdminEvent } from '../use-current-event.ts';
import { backgroundPicture, type TriedBackground } from './background-picture.ts';
import { CanItBeRead } from './CanItBeRead.tsx';
import styles from './Look.module.css';
import { Colours, Letters } from './LookChoices.tsx';
import { logoPicture } from './logo-picture.ts';
import { PictureChoice } from './PictureChoice.tsx';
import { Previews } from './Previews.tsx';

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

/** The event's logo: at the top of the projector, the front page and prints. */
function LogoField({ event }: { event: AdminEvent }) {
  const { logo } = event.settings;
  const [unread, setUnread] = useState(false);
  const press = useCommands<AdminEvent>({
    putsAmong: EVENTS,
    changes: [EVENTS],
  });
  const params = { id: event.id };
  const give = async (file: File) => {
    setUnread(false);
    const picture = await logoPicture(file).catch(() => undefined);
    if (picture) press.send(eventsEndpoints.setLogo, { params, body: picture });
    else setUnread(true);
  };
  return (
    <PictureChoice
      title={say('looks.logo')}
      says={say('looks.logoSays')}
      shown={logo ? { path: logo.path, alt: say('looks.theLogo') } : undefined}
      tone={logo?.tone}
      fileLabel={say('looks.logoFile')}
      accept="image/png,image/jpeg,image/webp,image/svg+xml"
      onFile={(file) => void give(file)}
      refusal={unread ? say('looks.noPicture') : press.refusal(say('judges.notSaved'))}
      ways={(choose) => (
        <>
          <Button busy={press.busy} onClick={choose}>
            {say(logo ? 'admin.change' : 'admin.add')}
          </Button>
          {logo && (
            <Button kind="quiet" onClick={() => press.send(eventsEndpoints.removeLogo, { params })}>
              {say('admin.remove')}
            </Button>
          )}
        </>
      )}
    />
  );
}

interface BackgroundFieldProps {
  event: AdminEvent;
  /** The one that was chosen and is not on yet. */
  tried: TriedBackground | undefined;
  onTry: (tried: TriedBackground | undefined) => void;
}

/** A picture of the event's own behind its name: seen in the pictures above first, then put on every screen. */
function BackgroundField({ event, tried, onTry }: BackgroundFieldProps) {
  const { background } = event.settings;
  const [unread, setUnread] = useState(false);
  const press = useCommands<AdminEvent>({
    putsAmong: EVENTS,
    changes: [EVENTS],
    onDone: () => onTry(undefined),
  });
  const params = { id: event.id };
  const tryOn = async (file: File) => {
    const picture = await backgroundPicture(file).catch(() => undefined);
    setUnread(picture === undefined);
    onTry(picture);
  };
  const put = ({ picture }: TriedBackground) =>
    press.send(eventsEndpoints.setBackground, { params, body: { picture } });
  const shown = tried ?? background ?? undefined;
  return (
    <PictureChoice
      title={say('looks.background')}
      says={say(tried ? 'looks.onlyHere' : 'looks.backgroundSays')}
      shown={shown && { path: shown.path, alt: say('looks.theBackground') }}
      fileLabel={say('looks.backgroundFile')}
      accept="image/png,image/jpeg,image/webp"
      onFile={(file) => void tryOn(file)}
      refusal={unread ? say('looks.noBackground') : press.refusal(say('judges.notSaved'))}
      ways={(choose) => (
        <>
          {tried && (
            <>
              <Button kind="primary" busy={press.busy} onClick={() => put(tried)}>
                {say('looks.putOn')}
              </Button>
              <Button onClick={() => onTry(undefined)}>{say('looks.backToOn')}</Button>
            </>
          )}
          <Button kind={tried ? 'quiet' : 'secondary'} onClick={choose}>
            {say(shown ? 'admin.change' : 'admin.add')}
          </Button>
          {background && !tried && (
            <Button kind="quiet" onClick={() => press.send(eventsEndpoints.removeBackground, { params })}>
              {say('admin.remove')}
            </Button>
          )}
        </>
      )}
    />
  );
}
