/** The round's audience votes: set one up, see how many have voted, open, extend and close it. */
import { useState } from 'react';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { serverNow } from '#web/client/clock.ts';
import { type Commands, useCommands } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Countdown } from '#web/ui/Countdown.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { say, tell } from '#web/ui/say.ts';
import { PollDialog } from './PollDialog.tsx';
import { CodesPart } from './polls/CodesPart.tsx';
import { FlagsPart } from './polls/FlagsPart.tsx';
import { PollResult } from './polls/PollResult.tsx';
import { pollWords } from './polls/poll-words.ts';
import { Reopen } from './polls/Reopen.tsx';
import styles from './Scoring.module.css';
import type { AdminPoll, Scoring } from './use-scoring.ts';

const POLLS = keyOf(votingEndpoints.polls);
const REFRESH_MS = 4_000;

interface Props {
  scoring: Scoring;
  /** Of a round that is not on no vote is opened here: every phone follows the one that is. */
  isOn: boolean;
  /** Of a show that is over the votes stay as they are. */
  isOver: boolean;
}

export function PollsPanel({ scoring, isOn, isOver }: Props) {
  const { data: polls = [] } = useAsk(votingEndpoints.polls, {
    round: scoring.round.id,
    refetchInterval: REFRESH_MS,
    retry: false,
  });
  const isCertified = scoring.result?.state === 'certified';
  const total = polls.reduce((sum, poll) => sum + poll.share, 0);
  const [editing, setEditing] = useState<AdminPoll | 'new'>();
  const step = useCommands({
    failed: say('desk.notSaved'),
    changes: [POLLS, keyOf(resultsEndpoints.scoring)],
  });
  return (
    <Panel
      title={say('calls.audienceVote')}
      actions={
        isOver ? (
          <span className="small muted">{say('polls.over')}</span>
        ) : (
          <Button size="s" onClick={() => setEditing('new')}>
            {say('polls.add')}
          </Button>
        )
      }
    >
      {polls.length === 0 && <p className="small muted">{say('polls.noneYet')}</p>}
      <ul className={styles.polls}>
        {polls.map((poll) => (
          <li key={poll.id}>
            <div className="row between">
              <b>
                <bdi>{poll.title}</bdi>
              </b>
              <PollState poll={poll} />
            </div>
            <p className="small muted">{pollWords(poll, total)}</p>
            <p className="small muted">
              <Facts poll={poll} />
            </p>
            <PollSteps
              poll={poll}
              result={scoring.result}
              isOn={isOn}
              isOver={isOver || (isCertified && poll.state === 'closed')}
              step={step}
              onEdit={() => setEditing(poll)}
            />
          </li>
        ))}
      </ul>
      <CodesPart round={scoring.round.id} polls={polls} isOver={isOver} />
      {editing && (
        <PollDialog
          countsAlready={total > 0}
          poll={editing === 'new' ? undefined : editing}
          scoring={scoring}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Panel>
  );
}

function Facts({ poll }: { poll: AdminPoll }) {
  const acts = poll.candidates.filter((act) => !act.scratched).length;
  const { ballots, closesAt } = poll;
  if (closesAt === null || poll.state === 'closed') return say('polls.facts', { acts, ballots });
  return tell('polls.factsClosing', {
    acts,
    ballots,
    time: <Countdown endsAt={closesAt} now={serverNow} stops />,
  });
}

const STATES = {
  draft: { tone: 'line', words: 'polls.notOpenYet' },
  open: { tone: 'ok', words: 'polls.open' },
  closing: { tone: 'warn', words: 'polls.closing' },
  closed: { tone: 'neutral', words: 'polls.closed' },
} as const;

const PollState = ({ poll }: { poll: AdminPoll }) => (
  <Chip tone={STATES[poll.state].tone}>{say(STATES[poll.state].words)}</Chip>
);

interface StepsProps {
  poll: AdminPoll;
  result: Scoring['result'];
  isOn: boolean;
  isOver: boolean;
  step: Commands;
  onEdit: () => void;
}

function PollSteps({ poll, result, isOn, isOver, step, onEdit }: StepsProps) {
  const params = { id: poll.id };
  if (poll.state === 'draft')
    return isOver ? null : (
      <div className="row wrap">
        {isOn && (
          <Button
            size="s"
            busy={step.busy}
            onClick={() =>
              step.send(
                votingEndpoints.openPoll,
                { params, body: { durationMs: poll.durationMs } },
                { done: say('polls.openDone') },
              )
            }
          >
            {say('polls.openNow')}
          </Button>
        )}
        <Button size="s" kind="quiet" onClick={onEdit}>
          {say('admin.change')}
        </Button>
      </div>
    );
  if (poll.state === 'closed')
    return (
      <div className="row wrap">
        <PollResult poll={poll} result={result} step={step} />
        {isOn &&
          !isOver &&
          (poll.publishedAt === null ? (
            <Reopen poll={poll} step={step} />
          ) : (
            <p className="small muted">{say('polls.staysClosed')}</p>
          ))}
        <FlagsPart poll={poll} step={step} />
      </div>
    );
  return (
    <div className="row wrap">
      <Button
        size="s"
        busy={step.busy}
        onClick={() =>
          step.send(
            votingEndpoints.extendPoll,
            { params, body: { byMs: 30_000 } },
            { done: poll.closesAt === null ? say('polls.closeSoonDone') : say('polls.longerDone') },
          )
        }
      >
        {poll.closesAt === null ? say('polls.closeSoon') : say('polls.longer')}
      </Button>
      <Button
        size="s"
        busy={step.busy}
        onClick={() => step.send(votingEndpoints.closePoll, { params }, { done: say('polls.closeDone') })}
      >
        {say('polls.closeNow')}
      </Button>
      <FlagsPart poll={poll} step={step} />
    </div>
  );
}
