import { Check, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { Button } from '#web/ui/Button.tsx';
import { counted } from '#web/ui/format.ts';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { BreakTie } from './BreakTie.tsx';
import { DeskPanel } from './DeskPanel.tsx';
import { useDesk } from './desk.ts';
import styles from './FaceOffPanel.module.css';
import { type DeskFaceOff, type Tie, useFaceOffChange } from './use-face-off.ts';

type Open = NonNullable<DeskFaceOff['open']>;
type Last = NonNullable<DeskFaceOff['last']>;

export function FaceOffPanel({ faceOff }: { faceOff: DeskFaceOff }) {
  const [breaking, setBreaking] = useState<Tie>();
  const [putAway, setPutAway] = useState<string>();
  const { open, ties, last } = faceOff;
  const told = last !== null && last.id !== putAway && !open;
  if (!open && ties.length === 0 && !told) return null;
  return (
    <DeskPanel title={open ? 'Face-off' : ties.length > 0 ? 'Tie' : 'Face-off'}>
      {told && <Outcome last={last} onPutAway={() => setPutAway(last.id)} />}
      {open ? (
        <Running open={open} />
      ) : (
        ties.map((tie) => (
          <div key={tie.place} className={styles.row}>
            <span className={styles.words}>
              <b>Place {Number.parseInt(tie.place, 10)} is shared</b>
              <Names acts={tie.acts} />
            </span>
            <Button onClick={() => setBreaking(tie)}>Break the tie</Button>
          </div>
        ))
      )}
      {breaking && <BreakTie tie={breaking} onClose={() => setBreaking(undefined)} />}
    </DeskPanel>
  );
}

const Names = ({ acts }: { acts: Tie['acts'] }) => (
  <span>
    {acts.map((act, index) => (
      <span key={act.performanceId}>
        {index > 0 && (index === acts.length - 1 ? ' and ' : ', ')}
        <bdi>{act.stageName}</bdi>
      </span>
    ))}
  </span>
);

function Outcome({ last, onPutAway }: { last: Last; onPutAway: () => void }) {
  const votes = last.votes.toSorted((a, b) => b.votes - a.votes);
  return (
    <div className={styles.row}>
      <span className={styles.words} role="status">
        <b>
          {last.decided
            ? last.kind === 'hall'
              ? 'The hall decided'
              : 'The judges decided'
            : 'Equal: nothing is decided'}
        </b>
        <span>
          {votes.map((act, index) => (
            <span key={act.performanceId}>
              {index > 0 && ', '}
              <bdi>{act.stageName}</bdi> {act.votes}
            </span>
          ))}
        </span>
      </span>
      <Button size="s" kind="quiet" onClick={onPutAway}>
        Put away
      </Button>
    </div>
  );
}

function Running({ open }: { open: Open }) {
  return (
    <>
      <span className={styles.words}>
        <Names acts={open.acts} />
      </span>
      {open.kind === 'judges' ? <Judges open={open} /> : <Hall open={open} />}
    </>
  );
}

function Judges({ open }: { open: Open }) {
  const answered = open.judges.filter((judge) => judge.answered).length;
  return (
    <>
      <ul className={styles.judges}>
        {open.judges.map((judge) => (
          <li key={judge.name} className={judge.answered ? undefined : 'muted'}>
            <Icon of={judge.answered ? Check : Hourglass} size={16} />
            <bdi>{judge.name}</bdi>
            <span className="vh">{judge.answered ? 'has chosen' : 'has not chosen yet'}</span>
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <span className={styles.words} role="status">
          {answered} of {counted(open.judges.length, 'judge')} chose
        </span>
        <End open={open} kind={answered === open.judges.length ? 'primary' : 'outline'}>
          End the face-off
        </End>
      </div>
    </>
  );
}

const ASKED_MS = 60_000;

function Hall({ open }: { open: Open }) {
  const { view, connected, send } = useDesk();
  const { poll } = open;
  const live = view.polls.find((one) => one.id === poll?.id);
  const state = live?.state ?? poll?.state;
  if (poll === null || state === undefined)
    return (
      <div className={styles.row}>
        <span className={styles.words}>The vote was taken out meanwhile.</span>
        <End open={open}>Call it off</End>
      </div>
    );
  if (state === 'draft')
    return (
      <div className={styles.row}>
        <End open={open} kind="quiet">
          Call it off
        </End>
        <HoldButton
          disabled={!connected}
          onHeld={() => void send({ kind: 'open_poll', pollId: poll.id, durationMs: ASKED_MS })}
          question={{
            title: 'Open this vote for a minute?',
            body: `${poll.title}: phones can vote at once.`,
            confirm: 'Open the vote',
            cancel: 'Not yet',
          }}
        >
          Hold to open for 1 min
        </HoldButton>
      </div>
    );
  if (state === 'closed')
    return (
      <div className={styles.row}>
        <span className={styles.words}>
          Closed: {counted(live?.ballotsCounted ?? 0, 'vote')}. Nothing is decided until you count it.
        </span>
        <End open={open} kind="primary">
          Count it
        </End>
      </div>
    );
  return (
    <div className={styles.row}>
      <span className={styles.words} role="status">
        {counted(live?.ballotsCounted ?? 0, 'vote')} so far. After the close, count it here: that records the
        decision.
      </span>
      <HoldButton
        disabled={!connected}
        onHeld={() => void send({ kind: 'close_poll', pollId: poll.id })}
        question={{
          title: 'Close this vote now?',
          confirm: 'Close the vote',
          cancel: 'Leave it open',
        }}
      >
        Hold to close
      </HoldButton>
    </div>
  );
}

function End({
  open,
  kind = 'outline',
  children,
}: {
  open: Open;
  kind?: 'primary' | 'outline' | 'quiet';
  children: string;
}) {
  const { view } = useDesk();
  const change = useFaceOffChange();
  return (
    <Button
      kind={kind}
      busy={change.busy}
      onClick={() =>
        change.send(
          resultsAdminEndpoints.closeFaceOff,
          { round: view.round.id, params: { id: open.id } },
          { done: 'The face-off is over.' },
        )
      }
    >
      {children}
    </Button>
  );
}
