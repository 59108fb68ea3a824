/** A picture of the event's own behind its name: seen in the pictures above first, then put on every screen. */
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { keyOf, useAnswers } from '#web/client/ask.ts';
import { useCommands } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { say } from '#web/ui/say.ts';
import type { AdminEvent } from '../settings/use-event-change.ts';
import { backgroundPicture, type TriedBackground } from './background-picture.ts';
import styles from './Look.module.css';

const EVENTS = keyOf(eventsEndpoints.events);

interface BackgroundFieldProps {
  event: AdminEvent;
  /** The one that was chosen and is not on yet. */
  tried: TriedBackground | undefined;
  onTry: (tried: TriedBackground | undefined) => void;
}

export function BackgroundField({ event, tried, onTry }: BackgroundFieldProps) {
  const { background } = event.settings;
  const input = useRef<HTMLInputElement>(null);
  const [unread, setUnread] = useState(false);
  const answers = useAnswers();
  const press = useCommands<AdminEvent>({
    changes: [EVENTS],
    onDone: (changed) => {
      answers.put(EVENTS, (events) => events?.map((one) => (one.id === changed.id ? changed : one)));
      onTry(undefined);
    },
  });
  const params = { id: event.id };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const picture = await backgroundPicture(file).catch(() => undefined);
    setUnread(picture === undefined);
    onTry(picture);
  };
  const put = ({ picture }: TriedBackground) =>
    press.send(eventsEndpoints.setBackground, { params, body: { picture } });
  const refusal = unread ? say('looks.noBackground') : press.refusal(say('judges.notSaved'));
  const shown = tried ?? background;
  return (
    <section className={styles.choice} aria-label={say('looks.background')}>
      <div className={styles.logo}>
        {shown ? (
          <img src={shown.path} alt={say('looks.theBackground')} />
        ) : (
          <span className={styles.noLogo}>
            <Icon of={ImagePlus} size={24} />
          </span>
        )}
        <div>
          <b>{say('looks.background')}</b>
          <p className="small muted">{say(tried ? 'looks.onlyHere' : 'looks.backgroundSays')}</p>
        </div>
        <div className={styles.ways}>
          {tried && (
            <>
              <Button kind="primary" busy={press.busy} onClick={() => put(tried)}>
                {say('looks.putOn')}
              </Button>
              <Button onClick={() => onTry(undefined)}>{say('looks.backToOn')}</Button>
            </>
          )}
          <Button kind={tried ? 'quiet' : 'secondary'} onClick={() => input.current?.click()}>
            {say(shown ? 'office.change' : 'office.add')}
          </Button>
          {background && !tried && (
            <Button kind="quiet" onClick={() => press.send(eventsEndpoints.removeBackground, { params })}>
              {say('office.remove')}
            </Button>
          )}
        </div>
        <input
          ref={input}
          className="vh"
          type="file"
          tabIndex={-1}
          aria-label={say('looks.backgroundFile')}
          accept="image/png,image/jpeg,image/webp"
          onChange={(change) => {
            void choose(change.target.files?.[0]);
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
