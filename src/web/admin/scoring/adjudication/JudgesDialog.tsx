/** The judges of the round: the places with and without each, and setting one aside with a reason. */

import { useState } from 'react';
import { REASON_LENGTH } from '#contract/primitives.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { useAsk } from '#web/client/ask.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';
import { say, tell } from '#web/ui/say.ts';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import { AdminDialog } from '../../AdminDialog.tsx';
import { WhatIf } from '../rules/WhatIf.tsx';
import styles from '../Scoring.module.css';
import type { Change, Scoring, ScoringDialog } from '../use-scoring.ts';

// Rows of which nothing changed stay the same list.
const stamps = new WeakMap<Scoring['rows'], number>();
let asked = 0;

function stampOf(rows: Scoring['rows']): number {
  const stamp = stamps.get(rows) ?? ++asked;
  stamps.set(rows, stamp);
  return stamp;
}

export function JudgesDialog({ scoring, change, onClose }: ScoringDialog) {
  const [judgeId, setJudgeId] = useState('');
  const [reason, setReason] = useState('');
  const aside = scoring.setAside.find((each) => each.judgeId === judgeId);
  const without = useAsk(resultsAdminEndpoints.withoutJudge, {
    round: scoring.round.id,
    params: { id: judgeId },
    asOf: stampOf(scoring.rows),
    enabled: judgeId !== '',
    retry: false,
  });
  const judges = [
    ...scoring.judges.map((judge) => ({ value: judge.id, label: judge.name })),
    ...scoring.setAside.map((judge) => ({
      value: judge.judgeId,
      label: say('panel.setAsideName', { name: judge.name }),
    })),
  ];
  return (
    <AdminDialog wide onClose={onClose} title={say('panel.withWithout')}>
      <SelectField
        label={say('panel.judge')}
        small
        value={judgeId}
        placeholder={say('panel.chooseJudge')}
        onChange={setJudgeId}
        options={judges}
      />
      {judgeId !== '' && (
        <WhatIf
          title={say(aside ? 'panel.sameWith' : 'panel.sameWithout')}
          column={say(aside ? 'panel.columnWith' : 'panel.columnWithout')}
          scoring={scoring}
          whatIf={without.data}
          error={without.error}
        />
      )}
      {aside ? (
        <CountAgain aside={aside} round={scoring.round.id} change={change} />
      ) : (
        judgeId !== '' && (
          <SetAside
            judgeId={judgeId}
            round={scoring.round.id}
            change={change}
            reason={reason}
            onReason={setReason}
          />
        )
      )}
    </AdminDialog>
  );
}

interface CountAgainProps {
  aside: Scoring['setAside'][number];
  round: string;
  change: Change;
}

function CountAgain({ aside, round, change }: CountAgainProps) {
  return (
    <div className={styles.decide}>
      <p>{tell('panel.setAsideBy', { by: <bdi>{aside.by}</bdi>, reason: aside.reason })}</p>
      <div>
        <Button
          busy={change.busy}
          onClick={() =>
            change.send(
              resultsAdminEndpoints.countAgain,
              { round, params: { id: aside.judgeId } },
              { done: say('panel.countsAgain') },
            )
          }
        >
          {say('panel.countAgain')}
        </Button>
      </div>
    </div>
  );
}

interface SetAsideProps {
  judgeId: string;
  round: string;
  change: Change;
  reason: string;
  onReason: (reason: string) => void;
}

function SetAside({ judgeId, round, change, reason, onReason }: SetAsideProps) {
  return (
    <Form
      className={styles.decide}
      onSubmit={() =>
        change.send(
          resultsAdminEndpoints.setAside,
          { round, body: { judgeId, reason } },
          { done: say('panel.setAsideDone'), onDone: () => onReason('') },
        )
      }
    >
      <TextField
        label={say('panel.why')}
        hint={say('panel.setAsideHint')}
        small
        value={reason}
        onChange={onReason}
        most={REASON_LENGTH}
      />
      <div>
        <Button kind="destructive" disabled={reason.trim() === ''} busy={change.busy} type="submit">
          {say('panel.setAside')}
        </Button>
      </div>
    </Form>
  );
}
