/** One act: how its figure was made, and what an admin may decide about it, each with a reason. */
import { useState } from 'react';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { percentText } from '#domain/results/telling.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Form } from '#web/ui/Form.tsx';
import { Table } from '#web/ui/Table.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './Scoring.module.css';
import { TieDecision } from './TieDecision.tsx';
import type { Change, Row, Scoring } from './use-scoring.ts';
import { CELL_WORDS, resultWord, tieKeyWords } from './words.ts';

export interface ActDialogProps {
  scoring: Scoring;
  row: Row;
  change: Change;
  onClose: () => void;
}

export function ActDialog({ scoring, row, change, onClose }: ActDialogProps) {
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={
        <>
          {row.number !== null && `${row.number}, `}
          <bdi>{row.stageName}</bdi>
        </>
      }
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <HowMade scoring={scoring} row={row} />
      <ReleaseWords row={row} />
      <TieDecision scoring={scoring} row={row} change={change} />
      <Decide scoring={scoring} row={row} change={change} />
    </Dialog>
  );
}

type Decided = Omit<ActDialogProps, 'onClose'>;

/** One step with what it says when it is done. */
interface DecisionProps extends Decided {
  reason: string;
  after: (done: string) => { done: string; onDone: () => void };
}

/** What an admin may decide about the act; what takes something from somebody asks for a reason. */
function Decide(decided: Decided) {
  const [reason, setReason] = useState('');
  const part = { ...decided, reason, after: (done: string) => ({ done, onDone: () => setReason('') }) };
  return (
    <div className={styles.decide}>
      <h3 className="h3">Decide</h3>
      <TextField
        label="Why"
        hint="Kept with what you decide, for the record."
        small
        value={reason}
        onChange={setReason}
        maxLength={300}
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
              after('Released in the head judge’s place.'),
            )
          }
        >
          Release in the head judge’s place
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
              after('Judges can change this act again.'),
            )
          }
        >
          Open scoring again
        </Button>
      ) : (
        <Button
          busy={change.busy}
          onClick={() =>
            change.send(resultsEndpoints.lockScoring, act, after('Scoring of this act is locked.'))
          }
        >
          Lock scoring
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
              after('Excused. This score is not waited for.'),
            )
          }
        >
          Excuse {nameOf(scoring, judgeId)}
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
              after('This score is waited for again.'),
            )
          }
        >
          Wait for {nameOf(scoring, judgeId)} again
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
        body: { performanceId: row.performanceId, points: points.trim().replace(',', '.'), reason },
      },
      after('Points taken off.'),
    );
  return (
    <>
      <Form className={styles.deduct} onSubmit={takeOff}>
        <TextField label="Points off" small inputMode="decimal" value={points} onChange={setPoints} />
        <Button disabled={reason.trim() === '' || points.trim() === ''} busy={change.busy} type="submit">
          Take off
        </Button>
      </Form>
      {row.deductions.map((deduction) => (
        <div key={deduction.id} className="row between">
          <span>
            −{deduction.points}: {deduction.reason} (<bdi>{deduction.by}</bdi>)
          </span>
          <Button
            size="s"
            kind="quiet"
            busy={change.busy}
            onClick={() =>
              change.send(
                resultsEndpoints.removeDeduction,
                { round, params: { id: deduction.id } },
                after('Deduction taken back.'),
              )
            }
          >
            Take back
          </Button>
        </div>
      ))}
    </>
  );
}

function ReleaseWords({ row }: { row: Row }) {
  if (row.review === 'with_head_judge')
    return <p className="muted">With the head judge: the hall sees none of this until it is released.</p>;
  if (row.released === null) return null;
  return (
    <p className="muted">
      Released by <bdi>{row.released.by}</bdi>
      {row.released.byHead ? ', head judge.' : ` in the head judge’s place: ${row.released.reason}`}
    </p>
  );
}

const nameOf = (scoring: Scoring, judgeId: string): string =>
  scoring.judges.find((judge) => judge.id === judgeId)?.name ?? 'the judge';

/** Every figure on the way from the judges' totals to the result. */
function HowMade({ scoring, row }: { scoring: Scoring; row: Row }) {
  return (
    <div className={styles.made}>
      <Table label="Judges’ totals">
        <thead>
          <tr>
            <th scope="col">Judge</th>
            <th scope="col">Sheet</th>
            <th scope="col" data-end>
              Total
            </th>
            <th scope="col" data-end>
              Rank
            </th>
          </tr>
        </thead>
        <tbody>
          {row.cells.map((cell) => (
            <tr key={cell.judgeId}>
              <th scope="row">
                <bdi>{nameOf(scoring, cell.judgeId)}</bdi>
              </th>
              <td>{CELL_WORDS[cell.state]}</td>
              <td data-end>{cell.total ?? ''}</td>
              <td data-end>
                {scoring.ranks.find(({ judgeId }) => judgeId === cell.judgeId)?.byAct[row.performanceId] ??
                  ''}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Figures scoring={scoring} row={row} />
    </div>
  );
}

/** From the panel's figures to the result, line by line. */
function Figures({ scoring, row }: { scoring: Scoring; row: Row }) {
  return (
    <dl className={styles.figures}>
      {row.criteria.map((panel) => (
        <div key={panel.criterionId}>
          <dt>
            <bdi>{scoring.criteria.find((criterion) => criterion.id === panel.criterionId)?.name}</bdi>
          </dt>
          <dd className="tnum">
            {panel.panel ?? '–'}
            {panel.weighted !== null && panel.weighted !== panel.panel && `, weighted ${panel.weighted}`}
          </dd>
        </div>
      ))}
      {Number(row.deducted) !== 0 && (
        <div>
          <dt>Taken off</dt>
          <dd className="tnum">−{row.deducted}</dd>
        </div>
      )}
      {row.audience && (
        <div>
          <dt>Audience</dt>
          <dd className="tnum">
            {row.audience.votes} {row.audience.votes === '1' ? 'vote' : 'votes'}, {row.audience.converted},
            place {row.audience.place}
          </dd>
        </div>
      )}
      {row.carried && (
        <div>
          <dt>This round alone</dt>
          <dd className="tnum">
            {row.carried.round}
            {percentText(row.carried.percents?.round)}
          </dd>
        </div>
      )}
      {row.carried?.lines.map((line) => (
        <div key={line.from}>
          <dt>
            Carried from <bdi>{line.from}</bdi>
          </dt>
          <dd className="tnum">
            {line.points}
            {percentText(row.carried?.percents?.earlier)}
          </dd>
        </div>
      ))}
      <div>
        <dt>{row.carried ? 'Together' : resultWord(scoring.method)}</dt>
        <dd className="tnum strong">
          {row.result ?? row.judgesResult ?? 'none yet'}
          {row.place !== null && `, place ${row.place}`}
        </dd>
      </div>
      {row.tie?.decidedBy && (
        <div>
          <dt>Tie decided by</dt>
          <dd>
            {row.tie.how || tieKeyWords(row.tie.decidedBy, scoring.criteria)}
            {row.tie.reason !== null && `: ${row.tie.reason}`}
          </dd>
        </div>
      )}
    </dl>
  );
}
