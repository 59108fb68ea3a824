import { Check, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { Button } from '#web/ui/Button.tsx';
import { listed } from '#web/ui/format.ts';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { say } from '#web/ui/say.ts';
import { BreakTie } from './BreakTie.tsx';
import { DeskPanel } from './DeskPanel.tsx';
import { useDesk } from './desk.ts';
import styles from './FaceOffPanel.module.css';
import { outcomeLine } from './outcome-words.ts';
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
    <DeskPanel title={say(!open && ties.length > 0 ? 'calls.tie' : 'calls.faceOff')}>
      {told && <Outcome last={last} onPutAway={() => setPutAway(last.id)} />}
      {open ? (
        <Running open={open} />
      ) : (
        ties.map((tie) => (
          <div key={tie.place} className={styles.row}>
            <span className={styles.words}>
              <b>{say('calls.placeShared', { place: Number.parseInt(tie.place, 10) })}</b>
              <Names acts={tie.acts} />
            </span>
            <Button onClick={() => setBreaking(tie)}>{say('calls.breakTie')}</Button>
          </div>
        ))
      )}
      {breaking && <BreakTie tie={breaking} onClose={() => setBreaking(undefined)} />}
    </DeskPanel>
  );
}

const Names = ({ acts }: { acts: Tie['acts'] }) => (
  <span>
    <bdi>{listed(acts.map((act) => act.stageName))}</bdi>
  </span>
);

function Outcome({ last, onPutAway }: { last: Last; onPutAway: () => void }) {
  const votes = last.votes.toSorted((a, b) => b.votes - a.votes);
  return (
    <div className={styles.row}>
      <span className={styles.words} role="status">
        <b>{say(outcomeLine(last))}</b>
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
        {say('calls.putAway')}
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
            <span className="vh">{say(judge.answered ? 'calls.hasChosen' : 'calls.notChosen')}</span>
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <span className={styles.words} role="status">
          {say('calls.judgesChose', { done: answered, all: open.judges.length })}
        </span>
        <End open={open} kind={answered === open.judges.length ? 'primary' : 'outline'}>
          {say('calls.endFaceOff')}
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
        <span className={styles.words}>{say('calls.voteGone')}</span>
        <End open={open}>{say('calls.callOff')}</End>
      </div>
    );
  if (state === 'draft')
    return (
      <div className={styles.row}>
        <End open={open} kind="quiet">
          {say('calls.callOff')}
        </End>
        <HoldButton
          disabled={!connected}
          onHeld={() => void send({ kind: 'open_poll', pollId: poll.id, durationMs: ASKED_MS })}
          question={{
            title: say('calls.askOpenMinute'),
            body: say('calls.openWhat', { title: poll.title }),
            confirm: say('calls.openVote'),
            cancel: say('calls.notYet'),
          }}
        >
          {say('calls.holdToOpenMinute')}
        </HoldButton>
      </div>
    );
  if (state === 'closed')
    return (
      <div className={styles.row}>
        <span className={styles.words}>{say('calls.closedCount', { count: live?.ballotsCounted ?? 0 })}</span>
        <End open={open} kind="primary">
          {say('calls.countIt')}
        </End>
      </div>
    );
  return (
    <div className={styles.row}>
      <span className={styles.words} role="status">
        {say('calls.soFarCount', { count: live?.ballotsCounted ?? 0 })}
      </span>
      <HoldButton
        disabled={!connected}
        onHeld={() => void send({ kind: 'close_poll', pollId: poll.id })}
        question={{
          title: say('calls.askCloseThis'),
          confirm: say('calls.close'),
          cancel: say('calls.leaveOpen'),
        }}
      >
        {say('calls.holdToClose')}
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
          { done: say('calls.faceOffOver') },
        )
      }
    >
      {children}
    </Button>
  );
}
