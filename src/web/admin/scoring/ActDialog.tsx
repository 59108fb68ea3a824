/** One act: how its figure was made, and what an admin may decide about it, each with a reason. */

import { useState } from 'react';
import { REASON_LENGTH } from '#contract/primitives.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';
import { say, tell } from '#web/ui/say.ts';
import { decimalOf } from '#web/ui/scale.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { AdminDialog } from '../AdminDialog.tsx';
import { HowMade, nameOf } from './HowMade.tsx';
import styles from './Scoring.module.css';
import { TieDecision } from './TieDecision.tsx';
import type { ScoredAct, ScoringDialog, ScoringPart } from './use-scoring.ts';

interface ActPart extends ScoringPart {
  row: ScoredAct;
}

export function ActDialog({ scoring, row, change, onClose }: ActPart & ScoringDialog) {
  return (
    <AdminDialog
      wide
      onClose={onClose}
      title={
        <>
          {row.number !== null && `${row.number}, `}
          <bdi>{row.stageName}</bdi>
        </>
      }
    >
      <HowMade scoring={scoring} row={row} />
      <ReleaseWords row={row} />
      <TieDecision scoring={scoring} row={row} change={change} />
      <Decide scoring={scoring} row={row} change={change} />
    </AdminDialog>
  );
}

/** One step with what it says when it is done. */
interface DecisionProps extends ActPart {
  reason: string;
  after: (done: string) => { done: string; onDone: () => void };
}

/** What an admin may decide about the act; what takes something from somebody asks for a reason. */
function Decide(decided: ActPart) {
  const [reason, setReason] = useState('');
  const part = { ...decided, reason, after: (done: string) => ({ done, onDone: () => setReason('') }) };
  return (
    <div className={styles.decide}>
      <h3 className="h3">{say('panel.decide')}</h3>
      <TextField
        label={say('panel.why')}
        hint={say('panel.whyHint')}
        small
        value={reason}
        onChange={setReason}
        most={REASON_LENGTH}
      />
      <div className="row wrap">
        <ScoringSteps {...part} />
        <Excuses {...part} />
      </div>
      <Deductions {...part} />
    </div>
  );
}

function ScoringSteps({ scoring, row, change, reason, after }: DecisionProps) {
  const unreasoned = reason.trim() === '';
  const act = { round: scoring.round.id, params: { id: row.performanceId } };
  return (
    <>
      {row.review === 'with_head_judge' && (
        <Button
          disabled={unreasoned}
          busy={change.busy}
          onClick={() =>
            change.send(
              resultsAdminEndpoints.releaseInstead,
              { ...act, body: { reason } },
              after(say('panel.releasedDone')),
            )
          }
        >
          {say('panel.releaseInstead')}
        </Button>
      )}
      {row.scoring === 'locked' ? (
        <Button
          disabled={unreasoned}
          busy={change.busy}
          onClick={() =>
            change.send(
              resultsEndpoints.unlockScoring,
              { ...act, body: { reason } },
              after(say('panel.openedAgain')),
            )
          }
        >
          {say('panel.openAgain')}
        </Button>
      ) : (
        <Button
          busy={change.busy}
          onClick={() => change.send(resultsEndpoints.lockScoring, act, after(say('panel.lockedDone')))}
        >
          {say('panel.lock')}
        </Button>
      )}
    </>
  );
}

/** Judges whose sheet is not waited for, or is again. */
function Excuses({ scoring, row, change, reason, after }: DecisionProps) {
  const missing = row.cells.filter(
    ({ state }) => state === 'not_started' || state === 'writing' || state === 'late',
  );
  const excused = row.cells.filter((cell) => cell.state === 'excused');
  const round = scoring.round.id;
  const sheetOf = (judgeId: string) => ({ judgeId, performanceIds: [row.performanceId] });
  return (
    <>
      {missing.map(({ judgeId }) => (
        <Button
          key={judgeId}
          disabled={reason.trim() === ''}
          busy={change.busy}
          onClick={() =>
            change.send(
              resultsEndpoints.excuse,
              { round, body: { ...sheetOf(judgeId), reason } },
              after(say('panel.excusedDone')),
            )
          }
        >
          {say('panel.excuseName', { name: nameOf(scoring, judgeId) })}
        </Button>
      ))}
      {excused.map(({ judgeId }) => (
        <Button
          key={judgeId}
          kind="quiet"
          busy={change.busy}
          onClick={() =>
            change.send(
              resultsEndpoints.unexcuse,
              { round, body: sheetOf(judgeId) },
              after(say('panel.waitedDone')),
            )
          }
        >
          {say('panel.waitForName', { name: nameOf(scoring, judgeId) })}
        </Button>
      ))}
    </>
  );
}

function Deductions({ scoring, row, change, reason, after }: DecisionProps) {
  const [points, setPoints] = useState('');
  const round = scoring.round.id;
  const takeOff = () =>
    change.send(
      resultsEndpoints.addDeduction,
      {
        round,
        body: { performanceId: row.performanceId, points: decimalOf(points), reason },
      },
      after(say('panel.tookOff')),
    );
  return (
    <>
      <Form className={styles.deduct} onSubmit={takeOff}>
        <TextField
          label={say('panel.pointsOff')}
          small
          inputMode="decimal"
          value={points}
          onChange={setPoints}
        />
        <Button disabled={reason.trim() === '' || points.trim() === ''} busy={change.busy} type="submit">
          {say('panel.takeOff')}
        </Button>
      </Form>
      {row.deductions.map((deduction) => (
        <div key={deduction.id} className="row between">
          <span>
            {tell('panel.deduction', {
              points: deduction.points,
              reason: deduction.reason,
              by: <bdi>{deduction.by}</bdi>,
            })}
          </span>
          <Button
            size="s"
            kind="quiet"
            busy={change.busy}
            onClick={() =>
              change.send(
                resultsEndpoints.removeDeduction,
                { round, params: { id: deduction.id } },
                after(say('panel.deductionBack')),
              )
            }
          >
            {say('panel.takeBack')}
          </Button>
        </div>
      ))}
    </>
  );
}

function ReleaseWords({ row }: { row: ScoredAct }) {
  if (row.review === 'with_head_judge') return <p className="muted">{say('panel.withHeadJudge')}</p>;
  if (row.released === null) return null;
  const by = <bdi>{row.released.by}</bdi>;
  return (
    <p className="muted">
      {row.released.byHead
        ? tell('panel.releasedByHead', { by })
        : tell('panel.releasedInstead', { by, reason: row.released.reason ?? '' })}
    </p>
  );
}
