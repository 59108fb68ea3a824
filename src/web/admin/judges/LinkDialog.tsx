/** One judge's link, to scan from this screen or to copy. Fills the screen, so that nobody scans a neighbour's. */
import { TriangleAlert } from 'lucide-react';
import { isOnlyHere } from '#web/client/reachable.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { CopyLine } from '#web/ui/CopyLine.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { QrCode } from '#web/ui/QrCode.tsx';
import { say, tell } from '#web/ui/say.ts';
import { AdminDialog } from '../AdminDialog.tsx';
import { useReachableAddress } from '../server-address.ts';
import styles from './Judges.module.css';
import { type Judge, useJudgeLinks } from './use-judges.ts';

export function LinkDialog({ judge, onClose }: { judge: Judge; onClose: () => void }) {
  const link = useJudgeLinks().find((one) => one.judgeId === judge.id);
  const address = useReachableAddress(true);
  const url = link && address + link.path;
  return (
    <AdminDialog wide onClose={onClose} title={say('judges.linkFor', { name: judge.name })}>
      {url ? (
        <div className={styles.link}>
          <QrCode value={url} label={say('judges.personalLink', { name: judge.name })} size={400} />
          <div className={styles.linkWords}>
            <p>{tell('judges.linkWhat', { b: (words) => <b>{words}</b> })}</p>
            <CopyLine label={say('judges.orCopy')} value={url} />
            {isOnlyHere(url) && (
              <Banner tone="warn" icon={TriangleAlert} lead={say('judges.onlyHere')}>
                {say('judges.onlyHereDo')}
              </Banner>
            )}
          </div>
        </div>
      ) : (
        <LoadingBlock rows={2} label={say('judges.linkLoading')} />
      )}
    </AdminDialog>
  );
}
