/** The event's logo: at the top of the projector, the front page and prints. */
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { keyOf, useAnswers } from '#web/client/ask.ts';
import { useCommands } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { say } from '#web/ui/say.ts';
import type { AdminEvent } from '../settings/use-event-change.ts';
import styles from './Look.module.css';
import { logoPicture } from './logo-picture.ts';

const EVENTS = keyOf(eventsEndpoints.events);

export function LogoField({ event }: { event: AdminEvent }) {
  const { logo } = event.settings;
  const input = useRef<HTMLInputElement>(null);
  const [unread, setUnread] = useState(false);
  const answers = useAnswers();
  const press = useCommands<AdminEvent>({
    changes: [EVENTS],
    onDone: (changed) =>
      answers.put(EVENTS, (events) => events?.map((one) => (one.id === changed.id ? changed : one))),
  });
  const params = { id: event.id };
  const give = async (file: File | undefined) => {
    setUnread(false);
    if (!file) return;
    const picture = await logoPicture(file).catch(() => undefined);
    if (picture) press.send(eventsEndpoints.setLogo, { params, body: picture });
    else setUnread(true);
  };
  const refusal = unread ? say('looks.noPicture') : press.refusal(say('judges.notSaved'));
  return (
    <section className={styles.choice} aria-label={say('looks.logo')}>
      <div className={styles.logo} data-tone={logo?.tone}>
        {logo ? (
          <img src={logo.path} alt={say('looks.theLogo')} />
        ) : (
          <span className={styles.noLogo}>
            <Icon of={ImagePlus} size={24} />
          </span>
        )}
        <div>
          <b>{say('looks.logo')}</b>
          <p className="small muted">{say('looks.logoSays')}</p>
        </div>
        <div className={styles.ways}>
          <Button busy={press.busy} onClick={() => input.current?.click()}>
            {say(logo ? 'office.change' : 'office.add')}
          </Button>
          {logo && (
            <Button kind="quiet" onClick={() => press.send(eventsEndpoints.removeLogo, { params })}>
              {say('office.remove')}
            </Button>
          )}
        </div>
        <input
          ref={input}
          className="vh"
          type="file"
          tabIndex={-1}
          aria-label={say('looks.logoFile')}
          accept="image/png,image/jpeg,image/webp,image/svg+xml"
          onChange={(change) => {
            void give(change.target.files?.[0]);
            change.target.value = '';
          }}
        />
      </div>
      {refusal && (
        <p className={styles.unread} role="alert">
          {refusal}
        </p>
      )}
    </section>
  );
}
