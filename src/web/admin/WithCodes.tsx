/** Paper with codes on it: printed once it is sure where they lead, and not at all where that is nowhere. */
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { usePrinting } from '#web/ui/printing.ts';
import { say } from '#web/ui/say.ts';
import { usePrintedAddress } from './judges/use-judges.ts';

export interface WithCodesProps {
  /** Stands on the body meanwhile, as `usePrinting` wants it. */
  className: string | undefined;
  onDone: () => void;
  /** False while something that is printed has not come yet. */
  ready?: boolean;
  /** What is printed, by the address that its codes begin with. */
  children: (address: string) => ReactNode;
}

export function WithCodes({ className = '', onDone, ready = true, children }: WithCodesProps) {
  const address = usePrintedAddress();
  usePrinting(className, onDone, ready && typeof address === 'string');
  if (address === null) return <NotPrinted onClose={onDone} />;
  return address === undefined ? null : createPortal(children(address), document.body);
}

function NotPrinted({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('office.notPrinted')}
      actions={
        <>
          <Button onClick={onClose}>{say('office.close')}</Button>
          <ButtonLink kind="primary" to="/admin/settings/screens">
            {say('office.setAddress')}
          </ButtonLink>
        </>
      }
    >
      <p>{say('office.notPrintedLead')}</p>
    </Dialog>
  );
}
