/** A face-off for a shared place: asking the judges to choose on their devices, how far they are, and ending it. */
import { officeEndpoints } from '#contract/results/office.ts';
import { call } from '#web/client/api.ts';
import { newCommandId } from '#web/client/command-id.ts';
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
  return (
    <Button
      busy={change.isPending}
      onClick={() =>
        change.mutate({
          change: () =>
            call(officeEndpoints.openFaceOff, { body: { performanceIds }, commandId: newCommandId() }),
          done: 'The judges are asked on their devices.',
        })
      }
    >
      Let the judges choose
    </Button>
  );
}

/** The one that is open, on the scoring page. */
export function FaceOffPanel({ scoring, change }: FaceOffPartProps) {
  const { faceOff } = scoring;
  if (faceOff === null) return null;
  const choices = faceOff.choices.length;
  return (
    <Panel title="Face-off">
      <div className={styles.stack}>
        <ul className={styles.tables}>
          {faceOff.performanceIds.map((id) => (
            <li key={id}>
              <bdi>{scoring.rows.find((row) => row.performanceId === id)?.stageName}</bdi>
              <span className="num">{faceOff.choices.filter((one) => one.performanceId === id).length}</span>
            </li>
          ))}
        </ul>
        <p className="small muted" role="status">
          {counted(choices, 'judge')} of {faceOff.expected} chose. Choices that separate the acts are recorded
          as the decision; equal ones change nothing.
        </p>
        <Button
          busy={change.isPending}
          onClick={() =>
            change.mutate({
              change: () =>
                call(officeEndpoints.closeFaceOff, { params: { id: faceOff.id }, commandId: newCommandId() }),
              done: 'The face-off is over.',
            })
          }
        >
          End the face-off
        </Button>
      </div>
    </Panel>
  );
}
