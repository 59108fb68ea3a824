/** One judge's link, to scan from this screen or to copy. Fills the screen, so that nobody scans a neighbour's. */
import { TriangleAlert } from 'lucide-react';
import { isOnlyHere } from '#web/client/reachable.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CopyLine } from '#web/ui/CopyLine.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { QrCode } from '#web/ui/QrCode.tsx';
import styles from './Judges.module.css';
import { type Judge, useJudgeLinks, useReachableAddress } from './use-judges.ts';

export function LinkDialog({ judge, onClose }: { judge: Judge; onClose: () => void }) {
  const link = useJudgeLinks(true).find((one) => one.judgeId === judge.id);
  const address = useReachableAddress(true);
  const url = link && address + link.path;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={`Link for ${judge.name}`}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {url ? (
        <div className={styles.link}>
          <QrCode value={url} label={`Personal link of ${judge.name}`} words={false} size={400} />
          <div className={styles.linkWords}>
            <p>
              <b>Scan this with the judge’s own device.</b> It opens the scoresheets at once; no account is
              needed. The link is a key: hand it to nobody else.
            </p>
            <CopyLine label="Or copy it" value={url} />
            {isOnlyHere(url) && (
              <Banner tone="warn" icon={TriangleAlert} lead="This address works on this machine only.">
                Open this page at the machine’s address in the hall’s network, or set the address in Settings.
              </Banner>
            )}
          </div>
        </div>
      ) : (
        <LoadingBlock rows={2} label="Loading the link" />
      )}
    </Dialog>
  );
}
