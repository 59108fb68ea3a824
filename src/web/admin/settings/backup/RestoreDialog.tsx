/** Putting a copy back: what it means, a press that is held, what was verified, and the server coming back. */
import { TriangleAlert } from 'lucide-react';
import { backupEndpoints } from '#contract/backup/endpoints.ts';
import { useCommand } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import type { Copy } from './copy.ts';

export interface RestoreDialogProps {
  copy: Copy;
  timeZone: string;
  onClose: () => void;
}

export function RestoreDialog({ copy, timeZone, onClose }: RestoreDialogProps) {
  const restore = useCommand(backupEndpoints.restoreBackup);
  const taken = showDateAndTime(copy.takenAt, timeZone);
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={() => window.location.reload()}
      title={restore.answer ? 'The copy is put back' : `Put back the copy of ${taken}?`}
      actions={
        restore.answer ? (
          <Button kind="primary" type="submit">
            Load the page again
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Keep what is there</Button>
            <HoldButton
              kind="destructive"
              busy={restore.busy}
              onHeld={() => restore.send({ params: { name: copy.name } })}
              question={{
                title: `Put back the copy of ${taken}?`,
                body: 'Everything since then is set aside.',
                confirm: 'Put it back',
                cancel: 'Keep what is there',
              }}
            >
              Hold to put it back
            </HoldButton>
          </>
        )
      }
    >
      <div className="col">
        {restore.answer ? (
          <>
            <ul>
              {restore.answer.verified.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            <p>
              {restore.answer.restarting
                ? 'The server starts anew with it now. Every screen comes back by itself.'
                : 'Start the server anew: it then runs with the copy.'}{' '}
              You may have to sign in again.
            </p>
          </>
        ) : (
          <p>
            Everything that was changed since then (acts, scores, votes, the show) is set aside in the data
            folder and no longer shown. First a copy of it is taken. Music stays.
          </p>
        )}
        {restore.error && (
          <Banner tone="danger" icon={TriangleAlert} lead="Nothing was put back.">
            {restore.refusal('The server cannot be reached.')}
          </Banner>
        )}
      </div>
    </Dialog>
  );
}
