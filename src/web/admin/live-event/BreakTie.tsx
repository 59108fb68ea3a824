/**
 * How a tie is broken: the judges choose, the hall votes, or a person orders the applause. Whatever is chosen, the
 * MC gets a line and a scene is made ready; it is on screen only when the desk puts it there.
 */
import { useState } from 'react';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { announce } from '#web/ui/announce.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Form } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useDesk } from './desk.ts';
import styles from './FaceOffPanel.module.css';
import { type Tie, useFaceOffChange } from './use-face-off.ts';

const LONGEST_MESSAGE = 200;

export function BreakTie({ tie, onClose }: { tie: Tie; onClose: () => void }) {
  const [applause, setApplause] = useState(false);
  const change = useFaceOffChange();
  const { view } = useDesk();
  const tell = useTelling(tie);
  const ask = (kind: 'judges' | 'hall') =>
    change.send(
      resultsAdminEndpoints.openFaceOff,
      { round: view.round.id, body: { performanceIds: tie.acts.map((act) => act.performanceId), kind } },
      {
        done:
          kind === 'judges'
            ? 'The judges are asked on their devices.'
            : 'The vote is ready. Open it when the MC has said it.',
        onDone: () => {
          onClose();
          void tell(kind);
        },
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Place ${Number.parseInt(tie.place, 10)} is shared. Who decides?`}
      actions={<Button onClick={onClose}>Leave it shared for now</Button>}
    >
      {applause ? (
        <Applause tie={tie} onDone={onClose} onTell={() => void tell('applause')} />
      ) : (
        <div className={styles.ways}>
          <Way
            title="The judges choose"
            detail="Each picks one act on their device. You see who has answered."
            busy={change.busy}
            onChoose={() => ask('judges')}
          />
          <Way
            title="The hall votes"
            detail="A vote of its own between these acts. It is no part of the audience’s score."
            busy={change.busy}
            onChoose={() => ask('hall')}
          />
          <Way
            title="Applause"
            detail="You put them in the order you heard. Your name stands with it."
            busy={change.busy}
            onChoose={() => setApplause(true)}
          />
        </div>
      )}
      <p className="small muted">
        The MC gets a line, and a scene is made ready for the projector. A count that comes out equal decides
        nothing.
      </p>
    </Dialog>
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
    announce(`${act.stageName} is number ${index} of ${order.length}`);
  };
  return (
    <>
      <div>
        <Button onClick={onTell}>Ask the MC for applause</Button>
      </div>
      <ol className={styles.order}>
        {order.map((act, index) => (
          <li key={act.performanceId}>
            <bdi>{act.stageName}</bdi>
            {index > 0 && (
              <Button size="s" onClick={() => up(act, index)}>
                Move up<span className="vh">: {act.stageName}</span>
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
            { done: 'The tie is decided.', onDone: onDone },
          )
        }
      >
        <TextField
          label="How you heard it"
          hint="Kept with the result, like “three rounds, each time louder”."
          small
          value={reason}
          onChange={setReason}
          maxLength={300}
        />
        <div>
          <Button kind="primary" disabled={reason.trim() === ''} busy={change.busy} type="submit">
            Record this order
          </Button>
        </div>
      </Form>
    </>
  );
}

const ASKS = {
  judges: { screen: 'The judges choose', mc: 'The judges choose now on their devices.' },
  hall: { screen: '', mc: 'The hall votes now. Ask everybody to take their phone again.' },
  applause: {
    screen: 'Your applause decides',
    mc: 'Ask for applause for each by name, one after the other.',
  },
} as const;

/** A scene made ready and a line for the MC. */
function useTelling(tie: Tie) {
  const { send } = useDesk();
  const names = tie.acts.map((act) => act.stageName).join(' or ');
  return async (way: keyof typeof ASKS) => {
    const { screen, mc } = ASKS[way];
    await send(
      way === 'hall'
        ? { kind: 'arm', scene: 'vote' }
        : { kind: 'arm', scene: 'message', text: `${names}? ${screen}.`.slice(0, LONGEST_MESSAGE) },
    );
    const line = `Tie for place ${Number.parseInt(tie.place, 10)}: ${names}. ${mc}`;
    await send({ kind: 'send_note', to: 'mc', text: line.slice(0, LONGEST_MESSAGE) });
  };
}
