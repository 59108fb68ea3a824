/** Every address that somebody else is to open, with its code, and posters of those that hang in the hall. */
import { Printer, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { type Wifi, WPA_LEAST, wifiLacks } from '#domain/events/wifi.ts';
import type { PlainLine } from '#domain/messages/catalogue.ts';
import { isOnlyHere } from '#web/client/reachable.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { PickGroup } from '#web/ui/Choice.tsx';
import { CopyLine } from '#web/ui/CopyLine.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { QrCode } from '#web/ui/QrCode.tsx';
import { say, tell } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { Posters } from '../on-paper/Posters.tsx';
import { optionsOf } from '../options.ts';
import { useReachableAddress } from '../server-address.ts';
import type { AdminEvent } from '../use-current-event.ts';
import { WifiCode, wifiOf } from '../WifiCode.tsx';
import { NetworkAddresses } from './NetworkAddresses.tsx';
import settings from './Settings.module.css';
import { SettingsForm } from './SettingsForm.tsx';
import styles from './SharePanel.module.css';
import { useSettingsChange } from './use-event-change.ts';

interface SharedPage {
  title: PlainLine;
  path: string;
  whose: PlainLine;
}

const PLACES: readonly SharedPage[] = [
  { title: 'hall.front', path: '/', whose: 'hall.frontWhose' },
  { title: 'hall.register', path: '/register', whose: 'hall.registerWhose' },
  { title: 'hall.vote', path: '/vote', whose: 'hall.voteWhose' },
  { title: 'hall.results', path: '/results', whose: 'hall.resultsWhose' },
  { title: 'hall.kindProjector', path: '/projector', whose: 'hall.projectorWhose' },
  { title: 'hall.mc', path: '/mc', whose: 'hall.mcWhose' },
  { title: 'hall.kindBackstage', path: '/backstage', whose: 'hall.boardWhose' },
];

export function SharePanel({ event }: { event: AdminEvent }) {
  const [printing, setPrinting] = useState(false);
  const address = useReachableAddress(true);
  return (
    <div id="share" className={`${settings.anchor} ${settings.section}`}>
      <ShareForm event={event} />
      <Panel
        flush={false}
        title={say('hall.codes')}
        actions={
          <Button onClick={() => setPrinting(true)}>
            <Icon of={Printer} /> {say('hall.printPosters')}
          </Button>
        }
      >
        <div className={settings.form}>
          {isOnlyHere(address) && (
            <Banner tone="warn" icon={TriangleAlert} lead={say('hall.onlyHere')}>
              {say('hall.onlyHereLead')}
            </Banner>
          )}
          <p className="muted">
            {tell('hall.judgesLinks', { link: (words) => <Link to="/admin/judges">{words}</Link> })}
          </p>
          <ul className={styles.places}>
            {PLACES.map(({ title, path, whose }) => (
              <li key={path} className={styles.place}>
                <QrCode value={address + path} label={say(title)} size={132} />
                <div className={styles.words}>
                  <h3 className="h3">{say(title)}</h3>
                  <p className="muted">{say(whose)}</p>
                  <CopyLine label={say('hall.addressOf', { title: say(title) })} value={address + path} />
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
  const { draft, set, field, choice, problems, form } = useSettingsChange('share', event);
  const { publicAddress, ...rest } = draft;
  const wifi = wifiOf({ settings: rest });
  return (
    <SettingsForm form={form}>
      <NetworkAddresses chosen={publicAddress} onChoose={(address) => set('publicAddress', address)} />
      <p className="muted">
        {tell(publicAddress === '' ? 'hall.noPhoneAddress' : 'hall.phonesSentTo', {
          address: publicAddress,
          link: (words) => <Link to="/admin/settings/screens">{words}</Link>,
        })}
      </p>
      <div className={styles.wifi}>
        <div className={settings.form}>
          <TextField optional autoComplete="off" {...field('wifiName')} />
          <PickGroup
            options={optionsOf({ wpa: 'hall.wpa', wep: 'hall.wep', open: 'hall.noPassword' })}
            {...choice('wifiKind')}
          />
          {wifi.kind !== 'open' && (
            <TextField
              dir="ltr"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              {...field('wifiPassword')}
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
    ? say('hall.wpaShort', { least: WPA_LEAST })
    : undefined;
