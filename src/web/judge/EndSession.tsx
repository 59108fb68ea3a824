/** Ending the session on this device; asks only when something is not sent yet. */
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'react-toastify';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { call } from '#web/client/api.ts';
import { restartLive } from '#web/client/live.ts';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { say } from '#web/ui/say.ts';
import { type OutboxState, unsentCount } from './outbox.ts';
import { clearSession } from './session.ts';
import { ATTEMPT_MS } from './sheet-calls.ts';
import { closeOutbox } from './use-outbox.ts';

export function EndSession({
  open,
  state,
  onStay,
}: {
  open: boolean;
  state: OutboxState;
  onStay: () => void;
}) {
  const navigate = useNavigate();
  const unsent = unsentCount(state);
  const ended = useRef(false);
  const end = useCallback(() => {
    ended.current = true;
    navigate('/', { replace: true });
  }, [navigate]);

  // The form leaves first: still there, it would ask for what its ended session may no longer have.
  useEffect(
    () => () => {
      if (ended.current) setTimeout(endSession);
    },
    [],
  );

  useEffect(() => {
    if (open && unsent === 0) end();
  }, [open, unsent, end]);

  return (
    <ConfirmDialog
      open={open && unsent > 0}
      title={say('judge.endTitle', { count: unsent })}
      confirm={say('judge.endSession')}
      cancel={say('judge.stay')}
      onConfirm={end}
      onCancel={onStay}
    >
      {say('judge.endLead')}
    </ConfirmDialog>
  );
}

function endSession(): void {
  // The server is told while the credentials are still stored; nobody waits for it.
  call(judgingEndpoints.endJudgeSession, { withinMs: ATTEMPT_MS }).catch(() => undefined);
  closeOutbox();
  clearSession();
  restartLive('judge');
  toast.success(say('judge.ended'));
}
