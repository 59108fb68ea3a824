/** The rule that a head judge reviews each act's scores: who that is, and whether they score as well. */
import { useState } from 'react';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { useAsk } from '#web/client/ask.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { say } from '#web/ui/say.ts';
import { SelectField } from '#web/ui/TextField.tsx';
import { AdminDialog } from '../../AdminDialog.tsx';
import type { ScoringDialog } from '../use-scoring.ts';

export function HeadJudgeDialog({ scoring, change, onClose }: ScoringDialog) {
  const { headReview } = scoring;
  const judges = useAsk(judgingEndpoints.judges, { retry: false });
  const named = headReview?.judgeId ?? scoring.judges.find((judge) => judge.isHead)?.id ?? '';
  const [judgeId, setJudgeId] = useState(named);
  const [scores, setScores] = useState(headReview?.scores ?? true);
  const after = (done: string) => ({ done, onDone: onClose });
  return (
    <AdminDialog
      onClose={onClose}
      onSubmit={() =>
        change.send(
          resultsAdminEndpoints.setHeadReview,
          { round: scoring.round.id, body: { judgeId, scores } },
          after(say('panel.headSaved')),
        )
      }
      title={say('panel.headTitle')}
      actions={
        <>
          <Button onClick={onClose}>{say('admin.close')}</Button>
          {headReview && (
            <Button
              busy={change.busy}
              onClick={() =>
                change.send(
                  resultsAdminEndpoints.endHeadReview,
                  { round: scoring.round.id },
                  after(say('panel.headEnded')),
                )
              }
            >
              {say('panel.endRule')}
            </Button>
          )}
          <Button kind="primary" disabled={judgeId === ''} busy={change.busy} type="submit">
            {say(headReview ? 'admin.save' : 'panel.askRelease')}
          </Button>
        </>
      }
    >
      <p>{say('panel.headLead')}</p>
      <SelectField
        label={say('scoring.headJudge')}
        value={judgeId}
        placeholder={say('panel.chooseJudge')}
        onChange={setJudgeId}
        options={(judges.data ?? [])
          .filter((judge) => !judge.revoked)
          .map((judge) => ({ value: judge.id, label: judge.name }))}
      />
      <Checkbox checked={scores} onChange={setScores} label={say('panel.headScores')} />
      {headReview && headReview.judgeId === null && <p className="muted">{say('panel.headGone')}</p>}
    </AdminDialog>
  );
}
