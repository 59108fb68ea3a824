/** Sending one judge's sheet back, with the reason that this judge reads. */
import { useState } from 'react';
import { headJudgeEndpoints } from '#contract/results/head-judge.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { ATTEMPT_MS } from '../wire.ts';
import { type ReviewedAct, useReviewChange } from './use-review.ts';

export function SendBack({
  act,
  sheet,
  onClose,
}: {
  act: ReviewedAct;
  sheet: ReviewedAct['sheets'][number];
  onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  const change = useReviewChange();
  const send = () =>
    change.send(
      headJudgeEndpoints.sendSheetBack,
      { params: { id: act.performanceId }, body: { judgeId: sheet.judgeId, reason }, withinMs: ATTEMPT_MS },
      { done: 'Sent back. This judge is told.', onDone: onClose },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={send}
      title={`Send ${sheet.name}’s sheet back?`}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button kind="primary" disabled={reason.trim() === ''} busy={change.busy} type="submit">
            Send it back
          </Button>
        </>
      }
    >
      <p>
        It counts no more until <bdi>{sheet.name}</bdi> sends it again. All other sheets of{' '}
        <bdi>{act.stageName}</bdi> stay locked.
      </p>
      <TextField
        label="Why"
        hint={`${sheet.name} reads this, and it is kept.`}
        value={reason}
        onChange={setReason}
        maxLength={300}
      />
    </Dialog>
  );
}
