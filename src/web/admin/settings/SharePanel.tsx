/** Every address that somebody else is to open, with its code, and posters of those that hang in the hall. */
import { Printer, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { type Wifi, WPA_LEAST, wifiLacks } from '#domain/events/wifi.ts';
import { isOnlyHere } from '#web/client/reachable.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { PickGroup } from '#web/ui/Choice.tsx';
import { CopyLine } from '#web/ui/CopyLine.tsx';
import { showDate } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { QrCode } from '#web/ui/QrCode.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useReachableAddress } from '../judges/use-judges.ts';
import { hasWifi, WifiCode, wifiOf } from '../WifiCode.tsx';
import { WithCodes } from '../WithCodes.tsx';
import { NetworkAddresses } from './NetworkAddresses.tsx';
import settings from './Settings.module.css';
import { SettingsForm } from './SettingsForm.tsx';
import styles from './SharePanel.module.css';
import { type AdminEvent, useEventChange } from './use-event-change.ts';

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

type Draft = Pick<AdminEvent['settings'], 'publicAddress' | 'wifiName' | 'wifiPassword' | 'wifiKind'>;

export function SharePanel({ event }: { event: AdminEvent }) {
  const [printing, setPrinting] = useState(false);
  const address = useReachableAddress(true);
  return (
    <div id="share" className={`${settings.anchor} ${settings.section}`}>
      <ShareForm event={event} />
      <Panel
        flush={false}
        title="Codes"
        actions={
          <Button onClick={() => setPrinting(true)}>
            <Icon of={Printer} /> Print posters
          </Button>
        }
      >
        <div className={settings.form}>
          {isOnlyHere(address) && (
            <Banner tone="warn" icon={TriangleAlert} lead="These codes lead to this machine only.">
              Choose its address on the network above, or type it under Screens; until then nothing is
              printed.
            </Banner>
          )}
          <p className="muted">
            Judges’ own links, and cards with them, are under <Link to="/admin/judges">Judges</Link>.
          </p>
          <ul className={styles.places}>
            {PLACES.map(({ title, path, whose }) => (
              <li key={path} className={styles.place}>
                <QrCode value={address + path} label={title} words={false} size={132} />
                <div className={styles.words}>
                  <h3 className="h3">{title}</h3>
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

/** What every code begins with, and the hall's Wi-Fi. */
function ShareForm({ event }: { event: AdminEvent }) {
  const { draft, set, problems, form } = useEventChange<Draft>('share', event, (changed) => ({
    settings: changed,
  }));
  const { publicAddress, ...rest } = { ...event.settings, ...draft };
  const wifi = wifiOf({ settings: rest });
  return (
    <SettingsForm form={form}>
      <NetworkAddresses chosen={publicAddress} onChoose={(address) => set('publicAddress', address)} />
      <p className="muted">
        {publicAddress === '' ? 'No address for phones is set' : <>Phones are sent to {publicAddress}</>}.
        Another one is typed under <Link to="/admin/settings/screens">Screens</Link>.
      </p>
      <div className={styles.wifi}>
        <div className={settings.form}>
          <TextField
            label="Wi-Fi name"
            optional
            hint="As devices list it. It is printed on posters and judges’ cards, with a code that lets them join."
            name="settings.wifi_name"
            autoComplete="off"
            value={wifi.name}
            onChange={(value) => set('wifiName', value)}
            error={problems['settings.wifi_name']}
          />
          <PickGroup
            label="Its password"
            options={[
              { value: 'wpa', label: 'WPA, 2 or 3' },
              { value: 'wep', label: 'WEP, old' },
              { value: 'open', label: 'None' },
            ]}
            value={wifi.kind}
            onChange={(value) => set('wifiKind', value)}
          />
          {wifi.kind !== 'open' && (
            <TextField
              label="Wi-Fi password"
              hint="Everybody who sees the paper can read it: name the guests’ network."
              name="settings.wifi_password"
              dir="ltr"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              value={wifi.password}
              onChange={(value) => set('wifiPassword', value)}
              error={problems['settings.wifi_password'] ?? tooShort(wifi)}
            />
          )}
        </div>
        <WifiCode wifi={wifi} size={180} />
      </div>
    </SettingsForm>
  );
}

/** Said of a password that was begun. */
const tooShort = (wifi: Wifi): string | undefined =>
  wifi.name !== '' && wifi.password !== '' && wifiLacks(wifi) === 'password'
    ? `A WPA password has ${WPA_LEAST} characters or more. Nothing of it is printed.`
    : undefined;

function Posters({ event, onDone }: { event: AdminEvent; onDone: () => void }) {
  const wifi = wifiOf(event);
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
              <QrCode value={address + path} label={`${title}, on the poster`} size={400} />
              <div className={styles.posterWifi}>
                {hasWifi(wifi) ? (
                  <WifiCode wifi={wifi} size={170} />
                ) : (
                  event.settings.wifiLine && (
                    <p>
                      Wi-Fi: <bdi>{event.settings.wifiLine}</bdi>
                    </p>
                  )
                )}
              </div>
            </section>
          ))}
        </div>
      )}
    </WithCodes>
  );
}
