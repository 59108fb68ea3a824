/** Deciding a shared place by hand: the acts in the order that was decided, and why. */

import { useState } from 'react';
import { REASON_LENGTH } from '#contract/primitives.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import type { Line } from '#domain/messages/catalogue.ts';
import { NAMED_WAYS, type NamedWay } from '#domain/tabulation/tie-ways.ts';
import { announce } from '#web/ui/announce.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';
import { say, tell } from '#web/ui/say.ts';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import { optionsOf } from '../options.ts';
import { CallFaceOff } from './adjudication/FaceOff.tsx';
import styles from './Scoring.module.css';
import type { ScoredAct, Scoring, ScoringPart } from './use-scoring.ts';
import { howWords } from './words.ts';

const HOW = {
  'head judge': 'panel.byHead',
  applause: 'panel.byApplause',
  'vote of the hall': 'panel.byVote',
  'show of hands': 'panel.byHands',
  draw: 'panel.byDraw',
  other: 'panel.byOther',
} as const satisfies Record<NamedWay | 'other', Line>;
const FIRST_WAY: string = NAMED_WAYS[0];

export function TieDecision({ scoring, row, change }: ScoringPart & { row: ScoredAct }) {
  const tie = scoring.shared.find((each) => each.performanceIds.includes(row.performanceId));
  const decided = scoring.decisions.filter((decision) => decision.order.includes(row.performanceId));
  return (
    <>
      {tie && <Decide key={tie.performanceIds.join()} tie={tie} scoring={scoring} change={change} />}
      {decided.map((decision) => (
        <div key={decision.id} className="row between">
          <span>
            {decision.how === ''
              ? tell('panel.decidedBy', { by: <bdi>{decision.by}</bdi>, reason: decision.reason })
              : tell('panel.decidedByHow', {
                  by: <bdi>{decision.by}</bdi>,
                  how: howWords(decision.how),
                  reason: decision.reason,
                })}
          </span>
          <Button
            size="s"
            kind="quiet"
            busy={change.busy}
            onClick={() =>
              change.send(
                resultsEndpoints.undecideTie,
                { round: scoring.round.id, params: { id: decision.id } },
                { done: say('panel.decisionBack') },
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

function Decide({ tie, scoring, change }: ScoringPart & { tie: Scoring['shared'][number] }) {
  const [order, setOrder] = useState(tie.performanceIds);
  const [reason, setReason] = useState('');
  const [how, setHow] = useState(FIRST_WAY);
  const nameOf = (id: string) => scoring.rows.find((row) => row.performanceId === id)?.stageName ?? '';
  const up = (id: string, index: number) => {
    setOrder(order.toSpliced(index, 1).toSpliced(index - 1, 0, id));
    announce(say('panel.isNumber', { name: nameOf(id), at: index, count: order.length }));
  };
  return (
    <section className={styles.decide} aria-label={say('panel.placeShared', { place: tie.place })}>
      <h3 className="h3">{say('panel.placeShared', { place: tie.place })}</h3>
      <ol className={styles.order}>
        {order.map((id, index) => (
          <li key={id}>
            <bdi>{nameOf(id)}</bdi>
            {index > 0 && (
              <Button size="s" onClick={() => up(id, index)}>
                {tell('panel.moveUp', {
                  name: nameOf(id),
                  hidden: (words) => <span className="vh">{words}</span>,
                })}
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
            { done: say('panel.tieDecided') },
          )
        }
      >
        <SelectField
          label={say('panel.howFound')}
          small
          value={how}
          onChange={setHow}
          options={optionsOf(HOW)}
        />
        <TextField
          label={say('panel.whyOrder')}
          hint={say('panel.whyOrderHint')}
          small
          value={reason}
          onChange={setReason}
          most={REASON_LENGTH}
        />
        <div className="row wrap">
          <Button disabled={reason.trim() === ''} busy={change.busy} type="submit">
            {say('panel.recordDecision')}
          </Button>
          <CallFaceOff performanceIds={tie.performanceIds} scoring={scoring} change={change} />
        </div>
      </Form>
    </section>
  );
}
