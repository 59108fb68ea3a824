/** Sending one judge's sheet back, with the reason that this judge reads. */

import { useState } from 'react';
import { REASON_LENGTH } from '#contract/primitives.ts';
import { headJudgeEndpoints } from '#contract/results/head-judge.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { say, tell } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { ATTEMPT_MS } from '../sheet-calls.ts';
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
      { done: say('review.sentBackDone'), onDone: onClose },
    );
  return (
    <Dialog
      onClose={onClose}
      onSubmit={send}
      title={say('review.sendBackTitle', { name: sheet.name })}
      submit={say('review.sendItBack')}
      leave={say('review.keep')}
      busy={change.busy}
      disabled={reason.trim() === ''}
    >
      <p>{tell('review.sendBackLead', { name: <bdi>{sheet.name}</bdi>, act: <bdi>{act.stageName}</bdi> })}</p>
      <TextField
        label={say('review.why')}
        hint={say('review.whyHint', { name: sheet.name })}
        value={reason}
        onChange={setReason}
        most={REASON_LENGTH}
      />
    </Dialog>
  );
}
