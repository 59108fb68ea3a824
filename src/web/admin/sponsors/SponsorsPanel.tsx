/** The event's sponsors: whose picture is shown where, and in which order. Each change is saved at once. */
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { newSponsorBody } from '#contract/events/sponsors.ts';
import { longest } from '#contract/primitives.ts';
import { HOUSE_LOOK } from '#domain/events/look/look.ts';
import { MOST_SPONSORS, type Sponsor, sponsorsAt } from '#domain/events/sponsors.ts';
import { cutTo } from '#domain/messages/cut-text.ts';
import { useCommands } from '#web/client/command.ts';
import { announce } from '#web/ui/announce.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { say } from '#web/ui/say.ts';
import { logoPicture } from '../look/logo-picture.ts';
import { worn } from '../look/styled.ts';
import { EVENTS } from '../settings/use-event-change.ts';
import type { AdminEvent } from '../use-current-event.ts';
import { SponsorLine } from './SponsorLine.tsx';
import styles from './Sponsors.module.css';

/** A white logo would be lost on the white that sponsors stand on. */
const BEHIND_LIGHT = '#111111';

/** What a file is called, as a name to begin with. */
const nameOf = (file: File): string =>
  cutTo(
    file.name
      .replace(/\.[^.]*$/, '')
      .replace(/[\s_-]+/g, ' ')
      .trim(),
    longest(newSponsorBody.shape.name),
  ) || say('sponsors.sponsor');

/** What a change of the list says of each. */
const changeable = ({ path, name, places }: Sponsor) => ({ path, name, places: [...places] });

export function SponsorsPanel({ event }: { event: AdminEvent }) {
  const { sponsors } = event.settings;
  const [unread, setUnread] = useState(false);
  const press = useCommands<AdminEvent>({
    putsAmong: EVENTS,
    changes: [EVENTS],
  });
  const params = { id: event.id };
  const put = (next: readonly Sponsor[], onDone?: () => void) =>
    press.send(
      eventsEndpoints.changeSponsors,
      { params, body: { sponsors: next.map(changeable), seen: sponsors } },
      onDone && { onDone },
    );
  const add = async (file: File) => {
    setUnread(false);
    const picture = await logoPicture(file, BEHIND_LIGHT).catch(() => undefined);
    if (picture)
      press.send(eventsEndpoints.addSponsor, { params, body: { png: picture.png, name: nameOf(file) } });
    else setUnread(true);
  };
  const refusal = unread ? say('looks.noPicture') : press.refusal(say('judges.notSaved'));
  return (
    <div className={styles.page}>
      <p className="muted">{say('sponsors.lead')}</p>
      {sponsors.length > 0 && (
        <ol className={styles.list} aria-label={say('settings.sponsors')}>
          {sponsors.map((sponsor, at) => (
            <SponsorLine
              key={sponsor.path}
              sponsor={sponsor}
              first={at === 0}
              last={at === sponsors.length - 1}
              busy={press.busy}
              onChange={(changed, onDone) =>
                put(
                  sponsors.map((one) => (one === sponsor ? changed : one)),
                  onDone,
                )
              }
              onMove={(by) => {
                const next = sponsors.filter((one) => one !== sponsor);
                next.splice(at + by, 0, sponsor);
                put(next, () =>
                  announce(
                    say('panel.isNumber', { name: sponsor.name, at: at + by + 1, count: sponsors.length }),
                  ),
                );
              }}
              onRemove={() => put(sponsors.filter((one) => one !== sponsor))}
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
        <Icon of={ImagePlus} /> {say('sponsors.add')}
      </Button>
      <span className="small muted">
        {isFull ? say('sponsors.roomFor', { count: MOST_SPONSORS }) : say('sponsors.formats')}
      </span>
      <input
        ref={input}
        className="vh"
        type="file"
        tabIndex={-1}
        aria-label={say('sponsors.file')}
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

/** How the hall will see them: before the show and in the interval. */
function SponsorPreviews({ event }: { event: AdminEvent }) {
  const { sponsors, look } = event.settings;
  const night = worn(look ?? HOUSE_LOOK, 'night');
  const before = sponsorsAt(sponsors, 'holding');
  const rest = sponsorsAt(sponsors, 'interval');
  return (
    <div className={styles.previews}>
      <figure>
        <div className={styles.screen} {...night} aria-hidden="true">
          <p className={styles.top}>
            <bdi>{event.host}</bdi>
            <span className={styles.row}>
              {before.slice(0, 3).map(({ path }) => (
                <img key={path} src={path} alt="" />
              ))}
            </span>
          </p>
          <p className={styles.name}>
            <bdi>{event.name}</bdi>
          </p>
        </div>
        <figcaption className="small muted">
          {before.length === 0
            ? say('sponsors.beforeNone')
            : say(before.length > 3 ? 'sponsors.beforeThree' : 'sponsors.before')}
        </figcaption>
      </figure>
      <figure>
        <div className={styles.screen} {...night} aria-hidden="true">
          <p className={styles.top}>
            <bdi>{event.name}</bdi>
          </p>
          <div className={styles.grid} data-count={Math.min(4, rest.length)}>
            {rest.slice(0, 4).map(({ path }) => (
              <img key={path} src={path} alt="" />
            ))}
          </div>
        </div>
        <figcaption className="small muted">
          {rest.length === 0
            ? say('sponsors.intervalNone')
            : say(rest.length > 4 ? 'sponsors.intervalFour' : 'sponsors.interval')}
        </figcaption>
      </figure>
    </div>
  );
}
