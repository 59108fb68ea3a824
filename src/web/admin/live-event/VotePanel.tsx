/** The audience vote while it is not on stage: opened and closed by holding, for it can't be taken back. */
import { ChevronDown, Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import type { AdminView } from '#contract/live/views.ts';
import type { Line } from '#domain/messages/catalogue.ts';
import { isOpen } from '#domain/voting/poll.ts';
import { useAuth } from '#web/client/auth.tsx';
import { useRoomCode } from '#web/client/room-code.ts';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { leftText, useSecond } from '#web/ui/clock.ts';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { AdminDialog } from '../AdminDialog.tsx';
import { CandidatesDialog } from './CandidatesDialog.tsx';
import { CloseVote } from './CloseVote.tsx';
import { DeskPanel } from './DeskPanel.tsx';
import { useDesk } from './desk.ts';
import { PollControls } from './StageControls.tsx';
import styles from './VotePanel.module.css';
import { ballotWords, lengthWords } from './words.ts';

type Poll = ReturnType<typeof useDesk>['view']['polls'][number];

export function VotePanel() {
  const { view } = useDesk();
  const [lookedAt, setLookedAt] = useState<string>();
  const open = view.polls.find(isOpen);
  const poll =
    open ??
    view.polls.find((one) => one.id === lookedAt) ??
    view.polls.find((one) => one.state === 'draft') ??
    view.polls.at(-1);
  // What was chosen for one vote says nothing of the next.
  const [chosen, setChosen] = useState<{ pollId: string; length: Length }>();
  if (poll === undefined) return null;
  const length = chosen?.pollId === poll.id ? chosen.length : poll.durationMs;
  const isOver = view.phase === 'finished';
  return (
    <DeskPanel
      title={say('calls.audienceVote')}
      menu={view.polls.length > 1 && open === undefined && <PollMenu poll={poll} onChoose={setLookedAt} />}
      aside={
        poll.state === 'draft' ? (
          !isOver && (
            <LengthMenu length={length} onChoose={(one) => setChosen({ pollId: poll.id, length: one })} />
          )
        ) : poll.state === 'closed' ? (
          <Chip tone="line" icon={Lock}>
            {say('calls.counted')}
          </Chip>
        ) : (
          <Chip tone="lit" icon={LockOpen}>
            {say('calls.open')}
          </Chip>
        )
      }
    >
      <div className={styles.row}>
        <div className={styles.words}>
          <Words poll={poll} />
        </div>
        {poll.state === 'draft' && !isOver && <OpenVote poll={poll} length={length} />}
        {poll.state === 'closed' && poll.staysClosed === null && !isOver && <Reopen poll={poll} />}
        {isOpen(poll) && (
          <CloseVote pollId={poll.id}>
            <span id="desk-vote" tabIndex={-1}>
              {say('calls.holdToClose')}
            </span>
          </CloseVote>
        )}
      </div>
      {isOpen(poll) && (
        <div className={styles.ends}>
          <PollControls poll={poll} />
        </div>
      )}
    </DeskPanel>
  );
}

/** Which of several votes the panel is about. */
function PollMenu({ poll, onChoose }: { poll: Poll; onChoose: (id: string) => void }) {
  const { view } = useDesk();
  return (
    <Menu
      trigger={
        <Button size="s" className={styles.which} aria-label={say('calls.voteOf', { title: poll.title })}>
          <bdi>{poll.title}</bdi> <Icon of={ChevronDown} size={16} />
        </Button>
      }
      entries={view.polls.map(({ id, title }) => ({ label: title, onSelect: () => onChoose(id) }))}
    />
  );
}

/** Milliseconds; none for a vote that is closed by hand. */
type Length = number | null;

const LENGTHS: readonly Length[] = [60_000, 120_000, 180_000, 300_000, 600_000, 900_000, null];

const inWords = (length: Length): string =>
  length === null ? say('calls.untilClosed') : lengthWords(length);

function LengthMenu({ length, onChoose }: { length: Length; onChoose: (length: Length) => void }) {
  return (
    <Menu
      trigger={
        <Button
          kind="quiet"
          size="s"
          className={styles.lasts}
          aria-label={say('calls.openFor', { length: inWords(length) })}
        >
          {inWords(length)} <Icon of={ChevronDown} size={16} />
        </Button>
      }
      entries={LENGTHS.map((one) => ({ label: inWords(one), onSelect: () => onChoose(one) }))}
    />
  );
}

/** When a vote that was not opened opens, as far as the show has come. */
function whenWords({ opensAfterNumber }: Poll, { phase }: AdminView): string {
  if (phase === 'finished' || phase === 'results') return say('calls.notOpened');
  return opensAfterNumber === null
    ? say('calls.opensByHand')
    : say('calls.opensAfter', { number: opensAfterNumber });
}

/** Why a closed vote is not opened again. */
const STAYS_CLOSED = {
  count_published: 'polls.staysClosed',
  certified: 'polls.staysCertified',
} as const satisfies Record<NonNullable<Poll['staysClosed']>, Line>;

function Words({ poll }: { poll: Poll }) {
  const { view } = useDesk();
  if (poll.state === 'closed')
    return (
      <>
        <span>{poll.title}</span>
        <span>{say('calls.votes', { count: poll.ballotsCounted })}</span>
        {poll.ballotsCounted < poll.leastBallots && (
          <span>{say('calls.fewerThan', { least: poll.leastBallots })}</span>
        )}
        {poll.staysClosed !== null && <span>{say(STAYS_CLOSED[poll.staysClosed])}</span>}
      </>
    );
  if (poll.state === 'draft')
    return (
      <>
        <span>
          {poll.practice ? say('calls.practice', { when: whenWords(poll, view) }) : whenWords(poll, view)}
        </span>
        <Ballot poll={poll} isOver={view.phase === 'finished'} />
        {poll.heard.length > 0 && <span>{say('calls.recapHeard')}</span>}
      </>
    );
  return <OpenWords poll={poll} />;
}

function OpenWords({ poll }: { poll: Poll }) {
  const { now } = useDesk();
  const at = useSecond(now, poll.closesAt ?? 0);
  const roomCode = useRoomCode(poll);
  return (
    <>
      <span>{say('calls.votesSoFar', { count: poll.ballotsCounted })}</span>
      <span className="tnum">
        {poll.closesAt === null
          ? say('calls.openUntilClosed')
          : say('calls.timeLeft', { time: leftText(Math.max(0, poll.closesAt - at)) })}
      </span>
      {roomCode !== undefined && <b>{say('calls.roomCode', { code: roomCode.replace(' ', '\u00a0') })}</b>}
    </>
  );
}

/** How the vote is held, among how many, and the way to change who. */
function Ballot({ poll, isOver }: { poll: Poll; isOver: boolean }) {
  const { isAdmin } = useAuth();
  const [choosing, setChoosing] = useState(false);
  const words = ballotWords(poll);
  if (!isAdmin || isOver) return <span>{words}</span>;
  return (
    <>
      <button type="button" className={styles.ballot} onClick={() => setChoosing(true)}>
        {words}
      </button>
      <CandidatesDialog poll={poll} open={choosing} onClose={() => setChoosing(false)} />
    </>
  );
}

function OpenVote({ poll, length }: { poll: Poll; length: Length }) {
  const { connected, send } = useDesk();
  return (
    <HoldButton
      disabled={!connected || poll.candidateCount === 0}
      onHeld={() => void send({ kind: 'open_poll', pollId: poll.id, durationMs: length })}
      question={{
        title: say('calls.askOpen'),
        body: say('calls.openWhat', { title: poll.title }),
        confirm: say('calls.openVote'),
        cancel: say('calls.notYet'),
      }}
    >
      <span id="desk-vote" tabIndex={-1}>
        {say('calls.holdToOpen')}
      </span>
    </HoldButton>
  );
}

function Reopen({ poll }: { poll: Poll }) {
  const { connected, send } = useDesk();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const reopen = () =>
    send({ kind: 'reopen_poll', pollId: poll.id, reason, durationMs: 60_000 }).then(
      (done) => done && setAsking(false),
    );
  return (
    <>
      <Button disabled={!connected} onClick={() => setAsking(true)}>
        {say('calls.openAgain')}
      </Button>
      <AdminDialog
        open={asking}
        onClose={() => setAsking(false)}
        onSubmit={() => void reopen()}
        title={say('calls.askReopen')}
        submit={say('calls.openAgain')}
        leave={say('calls.keepClosed')}
        disabled={reason.trim() === ''}
      >
        <TextField label={say('calls.why')} hint={say('calls.whyHint')} value={reason} onChange={setReason} />
      </AdminDialog>
    </>
  );
}
