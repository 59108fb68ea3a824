/**
 * How a tie is broken: the judges choose, the hall votes, or a person orders the applause. Whatever is chosen, the
 * MC gets a line and a scene is made ready; it is on screen only when the desk puts it there.
 */

import { useState } from 'react';
import { REASON_LENGTH } from '#contract/primitives.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { cutTo } from '#domain/messages/cut-text.ts';
import { announce } from '#web/ui/announce.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';
import { say, tell } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { AdminDialog } from '../AdminDialog.tsx';
import { useDesk } from './desk.ts';
import styles from './FaceOffPanel.module.css';
import { type Tie, useFaceOffChange } from './use-face-off.ts';

const LONGEST_MESSAGE = 200;

export function BreakTie({ tie, onClose }: { tie: Tie; onClose: () => void }) {
  const [applause, setApplause] = useState(false);
  const change = useFaceOffChange();
  const { view } = useDesk();
  const makeReady = useTelling(tie);
  const ask = (kind: 'judges' | 'hall') =>
    change.send(
      resultsAdminEndpoints.openFaceOff,
      { round: view.round.id, body: { performanceIds: tie.acts.map((act) => act.performanceId), kind } },
      {
        done: kind === 'judges' ? say('calls.judgesAsked') : say('calls.voteReady'),
        onDone: () => {
          onClose();
          void makeReady(kind);
        },
      },
    );
  return (
    <AdminDialog
      onClose={onClose}
      title={say('calls.whoDecides', { place: Number.parseInt(tie.place, 10) })}
      leave={say('calls.leaveShared')}
    >
      {applause ? (
        <Applause tie={tie} onDone={onClose} onTell={() => void makeReady('applause')} />
      ) : (
        <div className={styles.ways}>
          <Way
            title={say('calls.judgesChoose')}
            detail={say('calls.judgesChooseWhat')}
            busy={change.busy}
            onChoose={() => ask('judges')}
          />
          <Way
            title={say('calls.hallVotes')}
            detail={say('calls.hallVotesWhat')}
            busy={change.busy}
            onChoose={() => ask('hall')}
          />
          <Way
            title={say('calls.applause')}
            detail={say('calls.applauseWhat')}
            busy={change.busy}
            onChoose={() => setApplause(true)}
          />
        </div>
      )}
      <p className="small muted">{say('calls.tieNote')}</p>
    </AdminDialog>
  );
}

function Way({
  title,
  detail,
  busy,
  onChoose,
}: {
  title: string;
  detail: string;
  busy: boolean;
  onChoose: () => void;
}) {
  return (
    <Button size="l" block wrap disabled={busy} onClick={onChoose}>
      <span className={styles.way}>
        <b>{title}</b>
        <span className="small">{detail}</span>
      </span>
    </Button>
  );
}

/** A person's order, best first, with what it was found by. */
function Applause({ tie, onDone, onTell }: { tie: Tie; onDone: () => void; onTell: () => void }) {
  const [order, setOrder] = useState(tie.acts);
  const [reason, setReason] = useState('');
  const change = useFaceOffChange();
  const { view } = useDesk();
  const up = (act: Tie['acts'][number], index: number) => {
    setOrder(order.toSpliced(index, 1).toSpliced(index - 1, 0, act));
    announce(say('calls.movedTo', { name: act.stageName, number: index, all: order.length }));
  };
  return (
    <>
      <div>
        <Button onClick={onTell}>{say('calls.askForApplause')}</Button>
      </div>
      <ol className={styles.order}>
        {order.map((act, index) => (
          <li key={act.performanceId}>
            <bdi>{act.stageName}</bdi>
            {index > 0 && (
              <Button size="s" onClick={() => up(act, index)}>
                {tell('calls.moveUp', {
                  b: (words) => <span className="vh">{words}</span>,
                  name: act.stageName,
                })}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Form
        className="col"
        onSubmit={() =>
          change.send(
            resultsEndpoints.decideTie,
            {
              round: view.round.id,
              body: { order: order.map((act) => act.performanceId), reason, how: 'applause' },
            },
            { done: say('calls.tieDecided'), onDone },
          )
        }
      >
        <TextField
          label={say('calls.howHeard')}
          hint={say('calls.howHeardHint')}
          small
          value={reason}
          onChange={setReason}
          most={REASON_LENGTH}
        />
        <div>
          <Button kind="primary" disabled={reason.trim() === ''} busy={change.busy} type="submit">
            {say('calls.recordOrder')}
          </Button>
        </div>
      </Form>
    </>
  );
}

const ASKS = {
  judges: { screen: 'calls.screenJudges', mc: 'calls.mcJudges' },
  hall: { screen: undefined, mc: 'calls.mcHall' },
  applause: { screen: 'calls.screenApplause', mc: 'calls.mcApplause' },
} as const;

/** A scene made ready and a line for the MC. */
function useTelling(tie: Tie) {
  const { send } = useDesk();
  const names = tie.acts
    .map((act) => act.stageName)
    .reduce((name, other) => say('calls.orNames', { name, other }));
  return async (way: keyof typeof ASKS) => {
    const { screen, mc } = ASKS[way];
    await send(
      screen === undefined
        ? { kind: 'arm', scene: 'vote' }
        : { kind: 'arm', scene: 'message', text: cutTo(say(screen, { names }), LONGEST_MESSAGE) },
    );
    const line = say(mc, { place: Number.parseInt(tie.place, 10), names });
    await send({ kind: 'send_note', to: 'mc', text: cutTo(line, LONGEST_MESSAGE) });
  };
}
