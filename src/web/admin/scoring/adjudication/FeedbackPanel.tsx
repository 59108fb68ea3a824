/** Handing what judges wrote on to the performers, and taking it back. */
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { Button } from '#web/ui/Button.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { say } from '#web/ui/say.ts';
import styles from '../Scoring.module.css';
import type { ScoringPart } from '../use-scoring.ts';

export function FeedbackPanel({ scoring, timeZone, change }: ScoringPart & { timeZone: string }) {
  const { feedbackReleasedAt } = scoring;
  return (
    <Panel title={say('panel.feedback')}>
      <div className={styles.stack}>
        {feedbackReleasedAt === null ? (
          <>
            <p className="small muted">{say('panel.feedbackLead')}</p>
            <HoldButton
              block
              busy={change.busy}
              onHeld={() =>
                change.send(
                  resultsAdminEndpoints.releaseFeedback,
                  { round: scoring.round.id },
                  { done: say('panel.feedbackDone') },
                )
              }
              question={{
                title: say('panel.feedbackAsk'),
                confirm: say('panel.releaseIt'),
                cancel: say('panel.notYet'),
              }}
            >
              {say('panel.holdFeedback')}
            </HoldButton>
          </>
        ) : (
          <>
            <p className="small muted">
              {say('panel.feedbackAt', { time: showDateAndTime(feedbackReleasedAt, timeZone) })}
            </p>
            <div>
              <Button
                kind="quiet"
                busy={change.busy}
                onClick={() =>
                  change.send(
                    resultsAdminEndpoints.withholdFeedback,
                    { round: scoring.round.id },
                    { done: say('panel.feedbackBack') },
                  )
                }
              >
                {say('panel.takeFeedback')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Panel>
  );
}
