/** Handing what judges wrote on to the performers, and taking it back. */
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { Button } from '#web/ui/Button.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import styles from '../Scoring.module.css';
import type { Change, Scoring } from '../use-scoring.ts';

export interface FeedbackPanelProps {
  scoring: Scoring;
  timeZone: string;
  change: Change;
}

export function FeedbackPanel({ scoring, timeZone, change }: FeedbackPanelProps) {
  const { feedbackReleasedAt } = scoring;
  return (
    <Panel title="Feedback to performers">
      <div className={styles.stack}>
        {feedbackReleasedAt === null ? (
          <>
            <p className="small muted">
              What judges wrote for an act appears on that act’s own page, without judges’ names.
            </p>
            <HoldButton
              block
              busy={change.busy}
              onHeld={() =>
                change.send(
                  resultsAdminEndpoints.releaseFeedback,
                  { round: scoring.round.id },
                  { done: 'Released. Performers can read it now.' },
                )
              }
              question={{
                title: 'Let performers read what judges wrote?',
                confirm: 'Release it',
                cancel: 'Not yet',
              }}
            >
              Hold to release feedback
            </HoldButton>
          </>
        ) : (
          <>
            <p className="small muted">Released {showDateAndTime(feedbackReleasedAt, timeZone)}.</p>
            <div>
              <Button
                kind="quiet"
                busy={change.busy}
                onClick={() =>
                  change.send(
                    resultsAdminEndpoints.withholdFeedback,
                    { round: scoring.round.id },
                    { done: 'Taken back from the performers’ pages.' },
                  )
                }
              >
                Take feedback back
              </Button>
            </div>
          </>
        )}
      </div>
    </Panel>
  );
}
