/** The event's logo: at the top of the projector, the front page and prints. */
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { keyOf, useAnswers } from '#web/client/ask.ts';
import { useCommands } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { AdminEvent } from '../settings/use-event-change.ts';
import styles from './Look.module.css';
import { logoPicture } from './logo-picture.ts';

const EVENTS = keyOf(eventsEndpoints.events);
const NO_PICTURE = 'This file cannot be drawn. Choose a PNG, JPEG, WebP or SVG picture.';

export function LogoField({ event }: { event: AdminEvent }) {
  const { logo } = event.settings;
  const input = useRef<HTMLInputElement>(null);
  const [unread, setUnread] = useState<string>();
  const answers = useAnswers();
  const press = useCommands<AdminEvent>({
    changes: [EVENTS],
    onDone: (changed) =>
      answers.put(EVENTS, (events) => events?.map((one) => (one.id === changed.id ? changed : one))),
  });
  const params = { id: event.id };
  const give = async (file: File | undefined) => {
    setUnread(undefined);
    if (!file) return;
    const picture = await logoPicture(file).catch(() => undefined);
    if (picture) press.send(eventsEndpoints.setLogo, { params, body: picture });
    else setUnread(NO_PICTURE);
  };
  const refusal = unread ?? press.refusal('Not saved. Try again.');
  return (
    <section className={styles.choice} aria-label="Logo">
      <div className={styles.logo} data-tone={logo?.tone}>
        {logo ? (
          <img src={logo.path} alt="The logo" />
        ) : (
          <span className={styles.noLogo}>
            <Icon of={ImagePlus} size={24} />
          </span>
        )}
        <div>
          <b>Logo</b>
          <p className="small muted">A picture file. Top of the projector, the front page, prints.</p>
        </div>
        <div className={styles.ways}>
          <Button busy={press.busy} onClick={() => input.current?.click()}>
            {logo ? 'Change' : 'Add'}
          </Button>
          {logo && (
            <Button kind="quiet" onClick={() => press.send(eventsEndpoints.removeLogo, { params })}>
              Remove
            </Button>
          )}
        </div>
        <input
          ref={input}
          className="vh"
          type="file"
          tabIndex={-1}
          aria-label="Logo, a picture file"
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
