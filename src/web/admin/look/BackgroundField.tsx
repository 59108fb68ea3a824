/** A picture of the event's own behind its name: seen in the pictures above first, then put on every screen. */
import { useState } from 'react';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { keyOf } from '#web/client/ask.ts';
import { useCommands } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { say } from '#web/ui/say.ts';
import type { AdminEvent } from '../settings/use-event-change.ts';
import { backgroundPicture, type TriedBackground } from './background-picture.ts';
import { PictureChoice } from './PictureChoice.tsx';

const EVENTS = keyOf(eventsEndpoints.events);

interface BackgroundFieldProps {
  event: AdminEvent;
  /** The one that was chosen and is not on yet. */
  tried: TriedBackground | undefined;
  onTry: (tried: TriedBackground | undefined) => void;
}

export function BackgroundField({ event, tried, onTry }: BackgroundFieldProps) {
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
            {say(shown ? 'office.change' : 'office.add')}
          </Button>
          {background && !tried && (
            <Button kind="quiet" onClick={() => press.send(eventsEndpoints.removeBackground, { params })}>
              {say('office.remove')}
            </Button>
          )}
        </>
      )}
    />
  );
}
