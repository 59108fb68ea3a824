/** Deciding a shared place by hand: the acts in the order that was decided, and why. */
import { useState } from 'react';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { announce } from '#web/ui/announce.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import { CallFaceOff } from './office/FaceOff.tsx';
import styles from './Scoring.module.css';
import type { Change, Row, Scoring } from './use-scoring.ts';

const HOW = [
  { value: 'head judge', label: 'The head judge decided' },
  { value: 'applause', label: 'Applause, ordered by a person' },
  { value: 'vote of the hall', label: 'A vote of the hall' },
  { value: 'show of hands', label: 'A show of hands' },
  { value: 'draw', label: 'A draw' },
  { value: 'other', label: 'Otherwise' },
] as const;

export function TieDecision({ scoring, row, change }: { scoring: Scoring; row: Row; change: Change }) {
  const tie = scoring.shared.find((each) => each.performanceIds.includes(row.performanceId));
  const decided = scoring.decisions.filter((decision) => decision.order.includes(row.performanceId));
  return (
    <>
      {tie && <Decide key={tie.performanceIds.join()} tie={tie} scoring={scoring} change={change} />}
      {decided.map((decision) => (
        <div key={decision.id} className="row between">
          <span>
            Decided by <bdi>{decision.by}</bdi>
            {decision.how !== '' && ` (${decision.how})`}: {decision.reason}
          </span>
          <Button
            size="s"
            kind="quiet"
            busy={change.busy}
            onClick={() =>
              change.send(
                resultsEndpoints.undecideTie,
                { round: scoring.round.id, params: { id: decision.id } },
                { done: 'The decision was taken back.' },
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

function Decide({
  tie,
  scoring,
  change,
}: {
  tie: Scoring['shared'][number];
  scoring: Scoring;
  change: Change;
}) {
  const [order, setOrder] = useState(tie.performanceIds);
  const [reason, setReason] = useState('');
  const [how, setHow] = useState('head judge');
  const nameOf = (id: string) => scoring.rows.find((row) => row.performanceId === id)?.stageName;
  const up = (id: string, index: number) => {
    setOrder(order.toSpliced(index, 1).toSpliced(index - 1, 0, id));
    announce(`${nameOf(id)} is number ${index} of ${order.length}`);
  };
  return (
    <section className={styles.decide} aria-label={`Place ${tie.place} is shared`}>
      <h3 className="h3">Place {tie.place} is shared</h3>
      <ol className={styles.order}>
        {order.map((id, index) => (
          <li key={id}>
            <bdi>{nameOf(id)}</bdi>
            {index > 0 && (
              <Button size="s" onClick={() => up(id, index)}>
                Move up<span className="vh">: {nameOf(id)}</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Form
        className={styles.decide}
        onSubmit={() =>
          change.send(
            resultsEndpoints.decideTie,
            { round: scoring.round.id, body: { order, reason, how } },
            { done: 'The tie is decided.' },
          )
        }
      >
        <SelectField label="How it was found" small value={how} onChange={setHow} options={HOW} />
        <TextField
          label="Why this order"
          hint="Who decided, and what for: kept with the result."
          small
          value={reason}
          onChange={setReason}
          maxLength={300}
        />
        <div className="row wrap">
          <Button disabled={reason.trim() === ''} busy={change.busy} type="submit">
            Record this decision
          </Button>
          <CallFaceOff performanceIds={tie.performanceIds} scoring={scoring} change={change} />
        </div>
      </Form>
    </section>
  );
}
