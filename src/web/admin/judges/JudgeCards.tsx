/** Cards to print, in the event's language: four a sheet with event, name, code and how to begin. They exist only while they are being printed. */

import { trustEndpoints } from '#contract/operating/trust.ts';
import { useAsk } from '#web/client/ask.ts';
import { plainAddress } from '#web/ui/format.ts';
import { inGroups } from '#web/ui/in-groups.ts';
import { Name } from '#web/ui/Name.tsx';
import { QrCode } from '#web/ui/QrCode.tsx';
import { say as inAdmin } from '#web/ui/say.ts';
import { type EventWords, useHallWords } from '../on-paper/event-words.ts';
import { PaperWifi } from '../on-paper/PaperWifi.tsx';
import { type AdminEvent, useCurrentEvent } from '../use-current-event.ts';
import { hasWifi, wifiOf } from '../WifiCode.tsx';
import { WithCodes } from '../WithCodes.tsx';
import styles from './JudgeCards.module.css';
import { type JudgeLink, useJudgeLinks } from './use-judges.ts';

const A_SHEET = 4;

export function JudgeCards({ onDone }: { onDone: () => void }) {
  const links = useJudgeLinks();
  const words = useHallWords();
  const trust = useAsk(trustEndpoints.trust);
  const event = useCurrentEvent();
  const sheets = inGroups(links, A_SHEET);
  return (
    <WithCodes
      className={styles.printing}
      onDone={onDone}
      ready={links.length > 0 && !trust.isPending && event !== undefined && words !== undefined}
    >
      {(address) => (
        <div className={styles.sheets} data-theme="light" lang={words?.lang} dir={words?.dir}>
          {event &&
            words &&
            sheets.map((cards) => (
              <section key={cards[0]?.judgeId} className={styles.sheet}>
                {cards.map((link) => (
                  <Card
                    key={link.judgeId}
                    {...{ event, link, address, words }}
                    hasTrust={trust.data?.ownAuthority ?? false}
                  />
                ))}
              </section>
            ))}
        </div>
      )}
    </WithCodes>
  );
}

interface CardProps {
  event: AdminEvent;
  link: JudgeLink;
  address: string;
  hasTrust: boolean;
  words: EventWords;
}

function Card({ event, link, address, hasTrust, words }: CardProps) {
  const { say, date } = words;
  const wifi = wifiOf(event);
  const { wifiLine } = event.settings;
  return (
    <section className={styles.card}>
      <p className={styles.event}>
        <bdi>{event.name}</bdi>
        {event.startsAt !== null && `, ${date(event.startsAt, event.timeZone)}`}
      </p>
      <Name as="h2" className={styles.name}>
        {link.name}
      </Name>
      <div className={styles.own}>
        <QrCode
          value={address + link.path}
          label={inAdmin('judges.personalLink', { name: link.name })}
          size={148}
        />
      </div>
      <ol className={styles.steps}>
        <li>
          {!hasWifi(wifi) && wifiLine !== ''
            ? say('paper.cardWifiNamed', { line: wifiLine })
            : say('paper.cardWifi')}
        </li>
        {hasTrust && <li>{say('paper.cardTrust')}</li>}
        <li>{say('paper.cardScan')}</li>
        <li>{say('paper.cardKeepOpen')}</li>
      </ol>
      <div className={styles.codes}>
        <PaperWifi {...{ wifi, words }} size={84} />
        {hasTrust && (
          <div className={styles.trust}>
            <QrCode value={`${address}/trust`} label={inAdmin('judges.trustCode')} size={84} />
            <p className={styles.address}>
              {say('paper.cardTrustAt', { address: plainAddress(`${address}/trust`) })}
            </p>
          </div>
        )}
      </div>
      <p className={styles.foot}>{say('paper.cardFoot')}</p>
    </section>
  );
}
