/** The event's sponsors: whose picture is shown where, and in which order. Each change is saved at once. */
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { MOST_SPONSORS, type Sponsor } from '#domain/events/sponsors.ts';
import { keyOf, useAnswers } from '#web/client/ask.ts';
import { useCommands } from '#web/client/command.ts';
import { announce } from '#web/ui/announce.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { logoPicture } from '../look/logo-picture.ts';
import type { AdminEvent } from '../settings/use-event-change.ts';
import { SponsorLine } from './SponsorLine.tsx';
import { SponsorPreviews } from './SponsorPreviews.tsx';
import styles from './Sponsors.module.css';

const EVENTS = keyOf(eventsEndpoints.events);
const NO_PICTURE = 'This file cannot be drawn. Choose a PNG, JPEG, WebP or SVG picture.';

/** A white logo would be lost on the white that sponsors stand on. */
const BEHIND_LIGHT = '#111111';

/** What a file is called, as a name to begin with. */
const nameOf = (file: File): string =>
  file.name
    .replace(/\.[^.]*$/, '')
    .replace(/[\s_-]+/g, ' ')
    .trim()
    .slice(0, 60) || 'Sponsor';

export function SponsorsPanel({ event }: { event: AdminEvent }) {
  const { sponsors } = event.settings;
  const [unread, setUnread] = useState<string>();
  const [removing, setRemoving] = useState<Sponsor>();
  const answers = useAnswers();
  const press = useCommands<AdminEvent>({
    changes: [EVENTS],
    onDone: (changed) =>
      answers.put(EVENTS, (events) => events?.map((one) => (one.id === changed.id ? changed : one))),
  });
  const params = { id: event.id };
  const put = (next: readonly Sponsor[], said?: string) =>
    press.send(
      eventsEndpoints.changeSponsors,
      {
        params,
        body: { sponsors: next.map(({ path, name, places }) => ({ path, name, places: [...places] })) },
      },
      { onDone: () => said !== undefined && announce(said) },
    );
  const add = async (file: File) => {
    setUnread(undefined);
    const picture = await logoPicture(file, BEHIND_LIGHT).catch(() => undefined);
    if (picture)
      press.send(eventsEndpoints.addSponsor, { params, body: { png: picture.png, name: nameOf(file) } });
    else setUnread(NO_PICTURE);
  };
  const refusal = unread ?? press.refusal('Not saved. Try again.');
  return (
    <div className={styles.page}>
      <p className="muted">
        They show while nothing is on stage, and on what people take home. Never beside an act, a vote, a
        place or a stopped show.
      </p>
      {sponsors.length > 0 && (
        <ol className={styles.list} aria-label="Sponsors">
          {sponsors.map((sponsor, at) => (
            <SponsorLine
              key={sponsor.path}
              sponsor={sponsor}
              first={at === 0}
              last={at === sponsors.length - 1}
              busy={press.busy}
              onChange={(changed) => put(sponsors.map((one) => (one === sponsor ? changed : one)))}
              onMove={(by) => {
                const next = sponsors.filter((one) => one !== sponsor);
                next.splice(at + by, 0, sponsor);
                put(next, `${sponsor.name} is number ${at + by + 1} of ${sponsors.length}`);
              }}
              onRemove={() => setRemoving(sponsor)}
            />
          ))}
        </ol>
      )}
      <AddSponsor busy={press.busy} isFull={sponsors.length >= MOST_SPONSORS} onFile={add} />
      {refusal && (
        <p className={styles.unread} role="alert">
          {refusal}
        </p>
      )}
      {sponsors.length > 0 && <SponsorPreviews event={event} />}
      <ConfirmDialog
        open={removing !== undefined}
        title={`Remove ${removing?.name}?`}
        confirm="Remove sponsor"
        cancel="Keep it"
        danger
        busy={press.busy}
        onCancel={() => setRemoving(undefined)}
        onConfirm={() => {
          put(sponsors.filter(({ path }) => path !== removing?.path));
          setRemoving(undefined);
        }}
      >
        Its picture goes from every screen, page, letter and print at once.
      </ConfirmDialog>
    </div>
  );
}

interface AddSponsorProps {
  busy: boolean;
  isFull: boolean;
  onFile: (file: File) => void;
}

function AddSponsor({ busy, isFull, onFile }: AddSponsorProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.add}>
      <Button busy={busy} disabled={isFull} onClick={() => input.current?.click()}>
        <Icon of={ImagePlus} /> Add a sponsor
      </Button>
      <span className="small muted">
        {isFull
          ? `There is room for ${MOST_SPONSORS}.`
          : 'PNG, JPEG, WebP or SVG. It stands on white, as its owner drew it.'}
      </span>
      <input
        ref={input}
        className="vh"
        type="file"
        tabIndex={-1}
        aria-label="A sponsor’s picture file"
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        onChange={(change) => {
          const [file] = change.target.files ?? [];
          if (file) onFile(file);
          change.target.value = '';
        }}
      />
    </div>
  );
}
