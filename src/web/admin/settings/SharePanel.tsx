/** Every address that somebody else is to open, with its code, and posters of those that hang in the hall. */
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/ui/Button.tsx';
import { CopyLine } from '#web/ui/CopyLine.tsx';
import { showDate } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { QrCode } from '#web/ui/QrCode.tsx';
import { useReachableAddress } from '../judges/use-judges.ts';
import { WithCodes } from '../WithCodes.tsx';
import settings from './Settings.module.css';
import styles from './SharePanel.module.css';
import type { AdminEvent } from './use-event-change.ts';

interface Place {
  title: string;
  path: string;
  whose: string;
  /** Hangs in the hall or the house. */
  isPoster: boolean;
}

const PLACES: readonly Place[] = [
  { title: 'Front page', path: '/', whose: 'Everybody: the event and its line-up', isPoster: false },
  { title: 'Register', path: '/register', whose: 'Acts that want to perform', isPoster: true },
  { title: 'Vote', path: '/vote', whose: 'The audience', isPoster: true },
  { title: 'Results', path: '/results', whose: 'Everybody, once they are told', isPoster: true },
  { title: 'Projector', path: '/projector', whose: 'The machine at the beamer', isPoster: false },
  { title: 'MC', path: '/mc', whose: 'The presenter’s tablet, with the access code', isPoster: false },
  { title: 'Call board', path: '/backstage', whose: 'A screen in the green room, paired', isPoster: false },
];

export function SharePanel({ event }: { event: AdminEvent }) {
  const address = useReachableAddress(true);
  const [printing, setPrinting] = useState(false);
  const { wifiLine } = event.settings;
  return (
    <div id="share" className={settings.anchor}>
      <Panel flush={false}>
        <div className={settings.form}>
          <p>
            {wifiLine === '' ? 'No Wi-Fi is named' : <>Wi-Fi: {wifiLine}</>}. The Wi-Fi and the address that
            all of these begin with are set under <Link to="/admin/settings/screens">Screens</Link>; judges’
            own links are under <Link to="/admin/judges">Judges</Link>.
          </p>
          <div>
            <Button onClick={() => setPrinting(true)}>
              <Icon of={Printer} /> Print posters
            </Button>
          </div>
          <ul className={styles.places}>
            {PLACES.map(({ title, path, whose }) => (
              <li key={path} className={styles.place}>
                <QrCode value={address + path} label={title} words={false} size={132} />
                <div className={styles.words}>
                  <h2 className="h3">{title}</h2>
                  <p className="muted">{whose}</p>
                  <CopyLine label={`Address of ${title}`} value={address + path} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      </Panel>
      {printing && <Posters event={event} onDone={() => setPrinting(false)} />}
    </div>
  );
}

function Posters({ event, onDone }: { event: AdminEvent; onDone: () => void }) {
  return (
    <WithCodes className={styles.printing} onDone={onDone}>
      {(address) => (
        <div className={styles.posters} data-theme="light">
          {PLACES.filter(({ isPoster }) => isPoster).map(({ title, path }) => (
            <section key={path} className={styles.poster}>
              <p className={styles.event}>
                <bdi>{event.name}</bdi>
                {event.startsAt !== null && `, ${showDate(event.startsAt, event.timeZone)}`}
              </p>
              <p className={styles.title}>{title}</p>
              <QrCode value={address + path} label={`${title}, on the poster`} size={480} />
              {event.settings.wifiLine && (
                <p>
                  Wi-Fi: <bdi>{event.settings.wifiLine}</bdi>
                </p>
              )}
            </section>
          ))}
        </div>
      )}
    </WithCodes>
  );
}
