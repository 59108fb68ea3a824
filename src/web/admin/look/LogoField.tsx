/** The event's logo: at the top of the projector, the front page and prints. */
import { useState } from 'react';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { keyOf } from '#web/client/ask.ts';
import { useCommands } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { say } from '#web/ui/say.ts';
import type { AdminEvent } from '../settings/use-event-change.ts';
import { logoPicture } from './logo-picture.ts';
import { PictureChoice } from './PictureChoice.tsx';

const EVENTS = keyOf(eventsEndpoints.events);

export function LogoField({ event }: { event: AdminEvent }) {
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
            {say(logo ? 'office.change' : 'office.add')}
          </Button>
          {logo && (
            <Button kind="quiet" onClick={() => press.send(eventsEndpoints.removeLogo, { params })}>
              {say('office.remove')}
            </Button>
          )}
        </>
      )}
    />
  );
}
