/** Cards to print: one a page with name, code and how to begin. They exist only while they are being printed. */
import { trustEndpoints } from '#contract/operating/trust.ts';
import { useAsk } from '#web/client/ask.ts';
import { Name } from '#web/ui/Name.tsx';
import { QrCode } from '#web/ui/QrCode.tsx';
import { WithCodes } from '../WithCodes.tsx';
import styles from './JudgeCards.module.css';
import { useJudgeLinks } from './use-judges.ts';

export function JudgeCards({ onDone }: { onDone: () => void }) {
  const links = useJudgeLinks(true);
  const trust = useAsk(trustEndpoints.trust);
  const hasTrust = trust.data?.ownAuthority ?? false;
  return (
    <WithCodes className={styles.printing} onDone={onDone} ready={links.length > 0 && !trust.isPending}>
      {(address) => (
        <div className={styles.cards} data-theme="light">
          {links.map((link) => (
            <section className={styles.card} key={link.judgeId}>
              <p>Your scoresheets</p>
              <Name as="h2" className={styles.name}>
                {link.name}
              </Name>
              <QrCode value={address + link.path} label={`Personal link of ${link.name}`} size={300} />
              <ol className={styles.steps}>
                <li>Join the hall’s Wi-Fi, and stay on it although it may have no internet.</li>
                {hasTrust && (
                  <li>
                    Once on this device, so that the page opens again without a network:{' '}
                    <QrCode value={`${address}/trust`} label="Trust this server" size={110} />
                  </li>
                )}
                <li>Scan this code with the device you score on. No account is needed.</li>
                <li>Leave the page open. Marks are kept on your device while the network is down.</li>
              </ol>
              <p>This code is yours alone. If it is lost, ask the desk for a new one.</p>
            </section>
          ))}
        </div>
      )}
    </WithCodes>
  );
}
