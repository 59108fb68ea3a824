/** Cards to print: one a page with name, code and how to begin. They exist only while they are being printed. */
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Name } from '#web/ui/Name.tsx';
import { QrCode } from '#web/ui/QrCode.tsx';
import styles from './JudgeCards.module.css';
import { useJudgeLinks, useReachableAddress } from './use-judges.ts';

export function JudgeCards({ onDone }: { onDone: () => void }) {
  const links = useJudgeLinks(true);
  const address = useReachableAddress(true);
  const ready = links.length > 0;
  const done = useRef(onDone);
  done.current = onDone;

  useEffect(() => {
    if (!ready) return;
    document.body.classList.add(styles.printing ?? '');
    const printed = () => done.current();
    addEventListener('afterprint', printed, { once: true });
    // The codes are drawn in this frame; the browser prints what stands in the next one.
    const frame = requestAnimationFrame(() => print());
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('afterprint', printed);
      document.body.classList.remove(styles.printing ?? '');
    };
  }, [ready]);

  return createPortal(
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
            <li>Scan this code with the device you score on. No account is needed.</li>
            <li>Leave the page open. Marks are kept on your device while the network is down.</li>
          </ol>
          <p>This code is yours alone. If it is lost, ask the desk for a new one.</p>
        </section>
      ))}
    </div>,
    document.body,
  );
}
