/** Paper with codes on it: printed once it is sure where they lead, and not at all where that is nowhere. */
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#web/ui/Button.tsx';
import { usePaperAlone } from '#web/ui/printing.ts';
import { say } from '#web/ui/say.ts';
import { AdminDialog } from './AdminDialog.tsx';
import { ChooseAddress } from './ChooseAddress.tsx';
import { PrintButton } from './on-paper/PrintButton.tsx';
import { type PaperSize, usePaperSize } from './on-paper/paper-size.ts';
import { PickPaper } from './on-paper/Sheets.tsx';
import { usePrintedAddress } from './server-address.ts';

export interface WithCodesProps {
  /** Stands on the body meanwhile, as `usePaperAlone` wants it. */
  className: string | undefined;
  onDone: () => void;
  /** False while something that is printed has not come yet. */
  ready?: boolean;
  /** What is printed, by the address that its codes begin with and the paper that was chosen. */
  children: (address: string, size: PaperSize) => ReactNode;
}

interface SheetsProps extends Pick<WithCodesProps, 'className' | 'onDone'> {
  ready: boolean;
  paper: ReturnType<typeof usePaperSize>;
  children: ReactNode;
}

export function WithCodes({ className, onDone, ready = true, children }: WithCodesProps) {
  const address = usePrintedAddress();
  const paper = usePaperSize();
  if (address === null) return <NotPrinted onClose={onDone} />;
  if (address === undefined) return null;
  return (
    <Sheets className={className} onDone={onDone} ready={ready} paper={paper}>
      {children(address, paper[0])}
    </Sheets>
  );
}

/** They are on the page as long as the question stands. */
function Sheets({ className = '', onDone, ready, paper: [size, setSize], children }: SheetsProps) {
  usePaperAlone(className);
  return (
    <>
      {createPortal(children, document.body)}
      <AdminDialog
        onClose={onDone}
        title={say('admin.readyToPrint')}
        actions={
          <>
            <Button onClick={onDone}>{say('admin.close')}</Button>
            <PrintButton disabled={!ready} />
          </>
        }
      >
        <p>{say('admin.readyToPrintLead')}</p>
        <PickPaper size={size} onChange={setSize} />
      </AdminDialog>
    </>
  );
}

function NotPrinted({ onClose }: { onClose: () => void }) {
  return (
    <AdminDialog onClose={onClose} title={say('admin.notPrinted')}>
      <p>{say('admin.notPrintedLead')}</p>
      <ChooseAddress />
    </AdminDialog>
  );
}
