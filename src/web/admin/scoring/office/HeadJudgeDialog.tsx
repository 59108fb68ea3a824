/** The rule that a head judge reviews each act's scores: who that is, and whether they score as well. */
import { useState } from 'react';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { useAsk } from '#web/client/ask.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { SelectField } from '#web/ui/TextField.tsx';
import type { Change, Scoring } from '../use-scoring.ts';

export interface HeadJudgeDialogProps {
  scoring: Scoring;
  change: Change;
  onClose: () => void;
}

export function HeadJudgeDialog({ scoring, change, onClose }: HeadJudgeDialogProps) {
  const { headReview } = scoring;
  const judges = useAsk(judgingEndpoints.judges, { retry: false });
  const named = headReview?.judgeId ?? scoring.judges.find((judge) => judge.isHead)?.id ?? '';
  const [judgeId, setJudgeId] = useState(named);
  const [scores, setScores] = useState(headReview?.scores ?? true);
  const after = (done: string) => ({ done, onDone: onClose });
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={() =>
        change.send(
          resultsAdminEndpoints.setHeadReview,
          { round: scoring.round.id, body: { judgeId, scores } },
          after('The head judge releases each act’s scores.'),
        )
      }
      title="A head judge who reviews"
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {headReview && (
            <Button
              busy={change.busy}
              onClick={() =>
                change.send(
                  resultsAdminEndpoints.endHeadReview,
                  { round: scoring.round.id },
                  after('Scores need no release any more.'),
                )
              }
            >
              End this rule
            </Button>
          )}
          <Button kind="primary" disabled={judgeId === ''} busy={change.busy} type="submit">
            {headReview ? 'Save' : 'Ask for a release'}
          </Button>
        </>
      }
    >
      <p>
        Once an act is locked, its scores are with the head judge. Until they release them, no screen of the
        hall shows them and no result is certified. You still see everything here, and can release in their
        place with a reason.
      </p>
      <SelectField
        label="Head judge"
        value={judgeId}
        placeholder="Choose a judge"
        onChange={setJudgeId}
        options={(judges.data ?? [])
          .filter((judge) => !judge.revoked)
          .map((judge) => ({ value: judge.id, label: judge.name }))}
      />
      <Checkbox checked={scores} onChange={setScores} label="The head judge scores acts as well" />
      {headReview && headReview.judgeId === null && (
        <p className="muted">The head judge’s link was ended. Choose another, or release acts yourself.</p>
      )}
    </Dialog>
  );
}
