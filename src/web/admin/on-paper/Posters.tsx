/** Sheets to hang up, in the event's look and language: a door sign, and one for each address that the hall opens. */

import { EventLogo } from '#web/ui/EventLogo.tsx';
import { plainAddress } from '#web/ui/format.ts';
import { Poster } from '#web/ui/Poster.tsx';
import { QrCode } from '#web/ui/QrCode.tsx';
import { say as inAdmin } from '#web/ui/say.ts';
import type { AdminEvent } from '../use-current-event.ts';
import { hasWifi, wifiOf } from '../WifiCode.tsx';
import { WithCodes } from '../WithCodes.tsx';
import { type EventWords, useEventWords } from './event-words.ts';
import { PaperWifi } from './PaperWifi.tsx';
import styles from './Posters.module.css';
import { Sheet, Sheets } from './Sheets.tsx';
import { WhenAndWhere } from './WhenAndWhere.tsx';

/** The door sign is the first: what it says is when the show begins. */
const PATHS = ['/', '/register', '/vote', '/results'] as const;
type Path = (typeof PATHS)[number];

/** An event's name reaches over half of the sheet. */
const LARGEST_PX = 330;
const LEAST_PX = 56;

export function Posters({ event, onDone }: { event: AdminEvent; onDone: () => void }) {
  const words = useEventWords(event.settings.mainLanguage);
  if (!words) return null;
  return (
    <WithCodes className={styles.printing} onDone={onDone}>
      {(address, size) => (
        <div className={styles.posters}>
          <Sheets size={size}>
            {PATHS.map((path) => (
              <Sheet key={path} label={titleOf(path, event, words)} words={words}>
                <OnePoster {...{ path, event, words }} address={address} />
              </Sheet>
            ))}
          </Sheets>
        </div>
      )}
    </WithCodes>
  );
}

function titleOf(path: Path, { startsAt, timeZone }: AdminEvent, { say, time }: EventWords): string {
  switch (path) {
    case '/':
      return startsAt === null
        ? say('paper.lineup')
        : say('paper.begins', { time: time(startsAt, timeZone) });
    case '/register':
      return say('paper.register');
    case '/vote':
      return say('paper.vote');
    case '/results':
      return say('paper.results');
  }
}

interface OnePosterProps {
  path: Path;
  event: AdminEvent;
  words: EventWords;
  address: string;
}

function OnePoster({ path, event, words, address }: OnePosterProps) {
  const title = titleOf(path, event, words);
  return (
    <article className={styles.poster}>
      <i className={styles.disc} />
      <p className={styles.host}>
        <EventLogo /> <bdi>{event.host}</bdi>
      </p>
      <div className={styles.name}>
        <Poster as="div" max={LARGEST_PX} lines={5} least={LEAST_PX} setting="capitals">
          {event.name}
        </Poster>
      </div>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.foot}>
        <Facts event={event} words={words} timeAbove={path === '/'} />
        <div className={styles.code}>
          <QrCode value={address + path} label={inAdmin('hall.onPoster', { title })} size={250} />
          <p dir="ltr">{plainAddress(address + path)}</p>
        </div>
      </div>
    </article>
  );
}

/** When and where, and how a phone gets into the network. */
function Facts({ event, words, timeAbove }: { event: AdminEvent; words: EventWords; timeAbove: boolean }) {
  const { say } = words;
  const { settings } = event;
  const wifi = wifiOf(event);
  return (
    <div className={styles.facts}>
      <WhenAndWhere {...{ event, words, timeAbove, styles }} />
      {hasWifi(wifi) ? (
        <div className={styles.wifi}>
          <PaperWifi {...{ wifi, words }} size={110} />
        </div>
      ) : (
        settings.wifiLine !== '' && <p>{say('paper.wifi', { line: settings.wifiLine })}</p>
      )}
    </div>
  );
}
