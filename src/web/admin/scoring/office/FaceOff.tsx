/** A face-off for a shared place: asking the judges on their devices or the hall in a poll, how far it is, and ending it. */
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { Button } from '#web/ui/Button.tsx';
import { counted } from '#web/ui/format.ts';
import { Panel } from '#web/ui/Panel.tsx';
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
      {kind === 'judges' ? 'Let the judges choose' : 'Let the hall vote'}
    </Button>
  );
  return (
    <>
      {ask('judges', 'The judges are asked on their devices.')}
      {ask('hall', 'A vote between them is ready. Open it at the desk.')}
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
    <Panel title="Face-off">
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
            : `${counted(choices, 'judge')} of ${faceOff.expected} chose. Choices that separate the acts are recorded as the decision; equal ones change nothing.`}
        </p>
        <Button
          busy={change.busy}
          disabled={running}
          onClick={() =>
            change.send(
              resultsAdminEndpoints.closeFaceOff,
              { round: scoring.round.id, params: { id: faceOff.id } },
              { done: 'The face-off is over.' },
            )
          }
        >
          {faceOff.poll?.state === 'closed' ? 'Count it' : 'End the face-off'}
        </Button>
      </div>
    </Panel>
  );
}

function hallWords(state: string | undefined): string {
  if (state === 'draft') return 'The hall votes. Open the vote at the desk when the MC has said it.';
  if (state === 'closed')
    return 'The vote is closed. A count that separates the acts is recorded as the decision; an equal one changes nothing.';
  return state === undefined
    ? 'The vote was taken out meanwhile.'
    : 'The hall votes now. Close the vote, then count it.';
}
