/** The audience vote while it is not on stage: opened and closed by holding, for it can't be taken back. */
import { Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { counted, showCount } from '#web/ui/format.ts';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import { DeskPanel } from './DeskPanel.tsx';
import { useDesk } from './desk.ts';
import styles from './VotePanel.module.css';
import { lengthWords } from './words.ts';

type Poll = ReturnType<typeof useDesk>['view']['polls'][number];

export function VotePanel() {
  const { view } = useDesk();
  const poll = view.polls.find((one) => one.state !== 'closed') ?? view.polls.at(-1);
  if (poll === undefined) return null;
  return (
    <DeskPanel
      title="Audience vote"
      aside={
        poll.state === 'open' || poll.state === 'closing' ? (
          <Chip tone="lit" icon={LockOpen}>
            Open
          </Chip>
        ) : (
          <Chip tone="line" icon={Lock}>
            {poll.state === 'draft' ? 'Closed' : 'Counted'}
          </Chip>
        )
      }
    >
      <div className={styles.row}>
        <div className={styles.words}>
          <Words poll={poll} />
        </div>
        {poll.state === 'draft' && <OpenVote poll={poll} />}
        {poll.state === 'closed' && <Reopen poll={poll} />}
      </div>
    </DeskPanel>
  );
}

function Words({ poll }: { poll: Poll }) {
  if (poll.state === 'closed')
    return (
      <>
        <span>{poll.title}</span>
        <span>{counted(poll.ballotsCounted, 'vote')}</span>
      </>
    );
  if (poll.state === 'draft')
    return (
      <>
        <span>
          {poll.opensAfterNumber === null ? 'Opens by hand' : `Opens after act ${poll.opensAfterNumber}`}
        </span>
        <span>
          {counted(poll.candidateCount, 'act')}
          {poll.durationMs === null ? '' : `, ${lengthWords(poll.durationMs)}`}
        </span>
      </>
    );
  return <span>{showCount(poll.ballotsCounted)} votes so far</span>;
}

const LENGTHS = [60_000, 120_000, 180_000, 300_000, 600_000, 900_000];
const BY_HAND = 'by_hand';

function OpenVote({ poll }: { poll: Poll }) {
  const { connected, send } = useDesk();
  const planned = poll.durationMs === null ? BY_HAND : String(poll.durationMs);
  const [chosen, setChosen] = useState<string | null>(null);
  const length = chosen ?? planned;
  const lengths = LENGTHS.includes(poll.durationMs ?? 0) ? LENGTHS : [poll.durationMs ?? 0, ...LENGTHS];
  return (
    <div className={styles.open}>
      <SelectField
        small
        label="How long"
        value={length}
        onChange={setChosen}
        disabled={!connected}
        options={[
          ...lengths.filter((ms) => ms > 0).map((ms) => ({ value: String(ms), label: lengthWords(ms) })),
          { value: BY_HAND, label: 'Until it is closed' },
        ]}
      />
      <HoldButton
        disabled={!connected || poll.candidateCount === 0}
        onHeld={() =>
          void send({
            kind: 'open_poll',
            pollId: poll.id,
            durationMs: length === BY_HAND ? null : Number(length),
          })
        }
        question={{
          title: 'Open the vote now?',
          body: `${poll.title}: phones can vote at once.`,
          confirm: 'Open the vote',
          cancel: 'Not yet',
        }}
      >
        <span id="desk-vote" tabIndex={-1}>
          Hold to open
        </span>
      </HoldButton>
    </div>
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
        Open again
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Open the vote again for a minute?"
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Keep it closed</Button>
            <Button kind="primary" disabled={reason.trim() === ''} onClick={() => void reopen()}>
              Open again
            </Button>
          </>
        }
      >
        <TextField
          label="Why"
          hint="It stands in the log and on the result."
          value={reason}
          onChange={setReason}
        />
      </Dialog>
    </>
  );
}
