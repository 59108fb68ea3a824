/** The code by which a device joins the hall's Wi-Fi, with the same in words of the event's language. Nothing where none is set. */
import { type Wifi, wifiCode } from '#domain/events/wifi.ts';
import { isolated } from '#domain/messages/sentence.ts';
import { QrCode } from '#web/ui/QrCode.tsx';
import { say as inAdmin } from '#web/ui/say.ts';
import { hasWifi } from '../WifiCode.tsx';
import type { EventWords } from './event-words.ts';
import styles from './PaperWifi.module.css';

/** The network's name, and its password where it has one, in words. */
export const wifiLines = ({ name, kind, password }: Wifi, { say }: EventWords): string[] => [
  say('paper.wifi', { line: isolated(name) }),
  ...(kind === 'open' ? [] : [say('paper.wifiPassword', { password: isolated(password) })]),
];

export function PaperWifi({ wifi, words, size }: { wifi: Wifi; words: EventWords; size: number }) {
  if (!hasWifi(wifi)) return null;
  const [network = '', ...password] = wifiLines(wifi, words);
  return (
    <div className={styles.wifi}>
      <QrCode value={wifiCode(wifi)} label={inAdmin('admin.wifi', { name: wifi.name })} size={size} />
      <p className={styles.words}>
        {[network, ...password].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </div>
  );
}
