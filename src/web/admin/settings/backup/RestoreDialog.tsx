/** Putting a copy back: what it means, a press that is held, what was verified, and the server coming back. */
import { TriangleAlert } from 'lucide-react';
import { backupEndpoints } from '#contract/backup/endpoints.ts';
import { useCommand } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { Reported } from '#web/ui/Reported.tsx';
import { say } from '#web/ui/say.ts';
import { OfficeDialog } from '../../OfficeDialog.tsx';
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
    <OfficeDialog
      onClose={onClose}
      onSubmit={() => window.location.reload()}
      title={restore.answer ? say('copies.isPutBack') : say('copies.putBackAsk', { time: taken })}
      actions={
        restore.answer ? (
          <Button kind="primary" type="submit">
            {say('copies.loadAgain')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{say('copies.keepWhatIs')}</Button>
            <HoldButton
              kind="destructive"
              busy={restore.busy}
              onHeld={() => restore.send({ params: { name: copy.name } })}
              question={{
                title: say('copies.putBackAsk', { time: taken }),
                body: say('copies.everythingSince'),
                confirm: say('copies.putItBack'),
                cancel: say('copies.keepWhatIs'),
              }}
            >
              {say('copies.holdPutBack')}
            </HoldButton>
          </>
        )
      }
    >
      <div className="col">
        {restore.answer ? (
          <>
            <ul>
              {restore.answer.verified.map((sentence, at) => (
                <li key={sentence}>
                  <Reported told={restore.answer?.verifiedTold[at] ?? []}>{sentence}</Reported>
                </li>
              ))}
            </ul>
            <p>{say(restore.answer.restarting ? 'copies.startsAnew' : 'copies.startItAnew')}</p>
          </>
        ) : (
          <p>{say('copies.asideLead')}</p>
        )}
        {restore.error && (
          <Banner tone="danger" icon={TriangleAlert} lead={say('copies.nothingPutBack')}>
            {restore.refusal(say('ui.unreachable'))}
          </Banner>
        )}
      </div>
    </OfficeDialog>
  );
}
