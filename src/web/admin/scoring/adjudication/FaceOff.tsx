/** A face-off for a shared place: asking the judges on their devices or the hall in a poll, how far it is, and ending it. */
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { say } from '#web/ui/say.ts';
import styles from '../Scoring.module.css';
import type { Change, Scoring } from '../use-scoring.ts';

export interface FaceOffPartProps {
  scoring: Scoring;
  change: Change;
}

/** Under a shared place: asks for one. Nothing while one is open. */
export function CallFaceOff({
  performanceIds,
  scoring,
  change,
}: FaceOffPartProps & { performanceIds: string[] }) {
  if (scoring.faceOff !== null) return null;
  const ask = (kind: 'judges' | 'hall', done: string) => (
    <Button
      busy={change.busy}
      onClick={() =>
        change.send(
          resultsAdminEndpoints.openFaceOff,
          { round: scoring.round.id, body: { performanceIds, kind } },
          { done },
        )
      }
    >
      {say(kind === 'judges' ? 'panel.letJudges' : 'panel.letHall')}
    </Button>
  );
  return (
    <>
      {ask('judges', say('panel.judgesAsked'))}
      {ask('hall', say('panel.hallReady'))}
    </>
  );
}

/** The one that is open, on the scoring page. */
export function FaceOffPanel({ scoring, change }: FaceOffPartProps) {
  const { faceOff } = scoring;
  if (faceOff === null) return null;
  const choices = faceOff.choices.length;
  const hall = faceOff.kind === 'hall';
  const running = faceOff.poll?.state === 'open' || faceOff.poll?.state === 'closing';
  return (
    <Panel title={say('panel.faceOff')}>
      <div className={styles.stack}>
        <ul className={styles.tables}>
          {faceOff.performanceIds.map((id) => (
            <li key={id}>
              <bdi>{scoring.rows.find((row) => row.performanceId === id)?.stageName}</bdi>
              {!hall && (
                <span className="num">
                  {faceOff.choices.filter((one) => one.performanceId === id).length}
                </span>
              )}
            </li>
          ))}
        </ul>
        <p className="small muted" role="status">
          {hall
            ? hallWords(faceOff.poll?.state)
            : say('panel.chosen', { count: choices, expected: faceOff.expected })}
        </p>
        <Button
          busy={change.busy}
          disabled={running}
          onClick={() =>
            change.send(
              resultsAdminEndpoints.closeFaceOff,
              { round: scoring.round.id, params: { id: faceOff.id } },
              { done: say('panel.faceOffOver') },
            )
          }
        >
          {say(faceOff.poll?.state === 'closed' ? 'panel.countIt' : 'panel.endFaceOff')}
        </Button>
      </div>
    </Panel>
  );
}

function hallWords(state: string | undefined): string {
  if (state === 'draft') return say('panel.hallDraft');
  if (state === 'closed') return say('panel.hallClosed');
  return say(state === undefined ? 'panel.hallGone' : 'panel.hallOpen');
}
