/** The code by which a device joins the hall's Wi-Fi, with the same in words. Nothing where none is set. */
import { type Wifi, wifiCode, wifiLacks } from '#domain/events/wifi.ts';
import { QrCode } from '#web/ui/QrCode.tsx';
import { say, tell } from '#web/ui/say.ts';
import type { AdminEvent } from './use-current-event.ts';
import styles from './WifiCode.module.css';

/** The network of an event's settings. */
export const wifiOf = ({
  settings,
}: {
  settings: Pick<AdminEvent['settings'], 'wifiName' | 'wifiPassword' | 'wifiKind'>;
}): Wifi => ({
  name: settings.wifiName,
  password: settings.wifiPassword,
  kind: settings.wifiKind,
});

/** Whether the settings describe a network completely enough for a QR code. */
export const hasWifi = (wifi: Wifi): boolean => wifiLacks(wifi) === undefined;

export function WifiCode({ wifi, size }: { wifi: Wifi; size: number }) {
  if (!hasWifi(wifi)) return null;
  return (
    <div className={styles.wifi}>
      <QrCode value={wifiCode(wifi)} label={say('admin.wifi', { name: wifi.name })} size={size} />
      <p className={styles.words}>
        {tell('admin.wifi', {
          name: (
            <b>
              <bdi>{wifi.name}</bdi>
            </b>
          ),
        })}
        {wifi.kind === 'open' ? (
          <span>{say('admin.noPassword')}</span>
        ) : (
          <span>
            {tell('admin.password', {
              password: (
                <b dir="ltr" className={styles.password}>
                  {wifi.password}
                </b>
              ),
            })}
          </span>
        )}
      </p>
    </div>
  );
}
