/** The pages of the programme: cover, running order, back. Half a sheet each. */

import type { ReactNode } from 'react';
import { sponsorsAt } from '#domain/events/sponsors.ts';
import { ITEM_TRAITS } from '#domain/lineup/item.ts';
import { EventLogo } from '#web/ui/EventLogo.tsx';
import { Face } from '#web/ui/Face.tsx';
import { plainAddress } from '#web/ui/format.ts';
import { Name } from '#web/ui/Name.tsx';
import { Poster } from '#web/ui/Poster.tsx';
import { QrCode } from '#web/ui/QrCode.tsx';
import type { AdminEvent } from '../use-current-event.ts';
import type { Entry, OrderPage } from './booklet.ts';
import type { EventWords } from './event-words.ts';
import styles from './Programme.module.css';
import { MOST_LETTERS, MOST_OF_THANKS, roomFor } from './rules-for-the-hall.ts';
import { WhenAndWhere } from './WhenAndWhere.tsx';

/** A title's letters reach over half a page. */
const LARGEST_PX = 180;
const LEAST_PX = 40;
const MINUTE = 60_000;

export function Half({ children }: { children?: ReactNode }) {
  return <section className={styles.half}>{children}</section>;
}

export function Cover({ event, words }: { event: AdminEvent; words: EventWords }) {
  return (
    <Half>
      <i className={styles.disc} />
      <p className={styles.host}>
        <EventLogo /> <bdi>{event.host}</bdi>
      </p>
      <div className={styles.title}>
        <Poster as="div" max={LARGEST_PX} lines={5} least={LEAST_PX} setting="capitals">
          {event.name}
        </Poster>
      </div>
      <div className={styles.facts}>
        <WhenAndWhere {...{ event, words, styles }} />
      </div>
    </Half>
  );
}

/** The heading of a part of the show; its words depend on how many parts there are. */
export const partWords = (part: number, parts: number, { say }: EventWords): string =>
  parts <= 1
    ? say('paper.programme')
    : parts > 2
      ? say('paper.part', { part })
      : say(part === 1 ? 'paper.firstHalf' : 'paper.secondHalf');

export function Heading({ children }: { children: string }) {
  return <h2 className={`poster ${styles.heading}`}>{children}</h2>;
}

/** One line of the order. Its height is found by `data-entry`. */
export function EntryRow({ entry, words }: { entry: Entry; words: EventWords }) {
  const { kind, number, title, song, credits, plannedMs } = entry;
  const isAct = kind === 'performance';
  const minutes = Math.round(plannedMs / MINUTE);
  const tells = ITEM_TRAITS[kind].tellsLength && minutes > 0;
  return (
    <li className={styles.row} data-cue={isAct ? undefined : ''} data-entry={entry.id}>
      <span className={styles.number}>{isAct && number}</span>
      <span>
        <Name className={styles.name}>{title}</Name>
        {isAct && song !== '' && (
          <span className={styles.song}>
            <Name plain>{song}</Name>
          </span>
        )}
        {isAct && credits !== '' && (
          <span className={styles.song}>
            <Name plain>{credits}</Name>
          </span>
        )}
        {tells && <span className={styles.song}>{words.say('paper.minutes', { minutes })}</span>}
      </span>
      <span className={styles.marks}>
        {isAct && <Face act={entry.id} size="medium" className={styles.face} />}
        {isAct && <i className={styles.ring} />}
      </span>
    </li>
  );
}

export function OrderHalf({
  page,
  parts,
  foot,
  words,
}: {
  page: OrderPage;
  parts: number;
  foot: string;
  words: EventWords;
}) {
  return (
    <Half>
      {page.isFirst ? <Heading>{partWords(page.part, parts, words)}</Heading> : <span />}
      <ol className={styles.list}>
        {page.entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} words={words} />
        ))}
      </ol>
      <p className={styles.label}>{foot}</p>
    </Half>
  );
}

/** The organiser's own texts for the programme. */
export interface OwnWords {
  rules: string;
  thanks: string;
  /** Whether the judges are named. */
  panel: boolean;
}

export function Back({
  event,
  own,
  judges,
  address,
  votes,
  words,
}: {
  event: AdminEvent;
  own: OwnWords;
  judges: readonly string[];
  /** Null: no code leads anywhere. */
  address: string | null;
  votes: boolean;
  words: EventWords;
}) {
  const { say, list } = words;
  const { wifiLine, wifiName } = event.settings;
  const sponsors = sponsorsAt(event.settings.sponsors, 'programme');
  const wifi = wifiLine !== '' ? wifiLine : wifiName;
  return (
    <Half>
      <div className={styles.back}>
        {own.rules.trim() !== '' && (
          <div>
            <h2>{say('paper.howWon')}</h2>
            <p className={styles.lines} dir="auto">
              {roomFor(own.rules, MOST_LETTERS)}
            </p>
          </div>
        )}
        {own.panel && judges.length > 0 && (
          <p>
            <b>{say('paper.panel')}</b>
            <br />
            <bdi>{list(judges)}</bdi>
          </p>
        )}
      </div>
      {address === null ? <span /> : <WayHere {...{ address, votes, words }} wifi={wifi} />}
      {own.thanks.trim() !== '' || sponsors.length > 0 ? (
        <div className={styles.thanks}>
          <p className={styles.label}>{say('paper.withThanks')}</p>
          {own.thanks.trim() !== '' && <p dir="auto">{roomFor(own.thanks, MOST_OF_THANKS)}</p>}
          {sponsors.length > 0 && (
            <div className={styles.sponsors} data-many={sponsors.length > 6 || undefined}>
              {sponsors.map(({ path, name }) => (
                <img key={path} src={path} alt={name} />
              ))}
            </div>
          )}
        </div>
      ) : (
        <span />
      )}
    </Half>
  );
}

/** The code that leads to the ballot, or to the line-up where nobody votes. */
function WayHere({
  address,
  votes,
  wifi,
  words: { say },
}: {
  address: string;
  votes: boolean;
  wifi: string;
  words: EventWords;
}) {
  const leadsTo = `${address}${votes ? '/vote' : '/'}`;
  const called = say(votes ? 'paper.vote' : 'paper.lineup');
  return (
    <div className={styles.code}>
      <QrCode value={leadsTo} label={called} size={160} />
      <div>
        <p className={styles.value}>{called}</p>
        <p className={styles.label} dir="ltr">
          {plainAddress(leadsTo)}
        </p>
        {wifi !== '' && <p className={styles.label}>{say('paper.wifi', { line: wifi })}</p>}
      </div>
    </div>
  );
}
