/** A face-off for a shared place: asking the judges on their devices or the hall in a poll, how far it is, and ending it. */
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { isOpen } from '#domain/voting/poll.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { say } from '#web/ui/say.ts';
import { outcomeLine } from '../../live-event/outcome-words.ts';
import styles from '../Scoring.module.css';
import type { ScoringPart } from '../use-scoring.ts';

/** Under a shared place: asks for one. Nothing while one is open. */
export function CallFaceOff({ performanceIds, scoring, change }: ScoringPart & { performanceIds: string[] }) {
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

/** The one that is open, on the scoring page; else the last one, where it decided nothing. */
export function FaceOffPanel({ scoring, change }: ScoringPart) {
  const { faceOff } = scoring;
  if (faceOff === null) return <Undecided scoring={scoring} />;
  const choices = faceOff.choices.length;
  const hall = faceOff.kind === 'hall';
  const running = faceOff.poll !== null && isOpen(faceOff.poll);
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
              {
                done: say('panel.faceOffOver'),
                changes: [keyOf(resultsAdminEndpoints.deskFaceOff)],
              },
            )
          }
        >
          {say(faceOff.poll?.state === 'closed' ? 'panel.countIt' : 'panel.endFaceOff')}
        </Button>
      </div>
    </Panel>
  );
}

/** How the last one ended, where it decided nothing and its acts still share their place. */
function Undecided({ scoring: { round, shared } }: Pick<ScoringPart, 'scoring'>) {
  const { data } = useAsk(resultsAdminEndpoints.deskFaceOff, { round: round.id, enabled: shared.length > 0 });
  const last = data?.last;
  if (!last || last.decided) return null;
  const ids = last.votes.map((act) => act.performanceId);
  const stands = shared.some(
    ({ performanceIds: tied }) => tied.length === ids.length && tied.every((id) => ids.includes(id)),
  );
  if (!stands) return null;
  return (
    <Panel title={say('panel.faceOff')}>
      <div className={styles.stack}>
        <p role="status">{say(outcomeLine(last))}</p>
        <ul className={styles.tables}>
          {last.votes.map((act) => (
            <li key={act.performanceId}>
              <bdi>{act.stageName}</bdi>
              <span className="num">{act.votes}</span>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

function hallWords(state: string | undefined): string {
  if (state === 'draft') return say('panel.hallDraft');
  if (state === 'closed') return say('panel.hallClosed');
  return say(state === undefined ? 'panel.hallGone' : 'panel.hallOpen');
}
