/** A closed vote's count, looked at on purpose; and publishing it with its list of receipts. */
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { POLL_KINDS } from '#domain/voting/poll-kinds.ts';
import { takesCodes } from '#domain/voting/voter.ts';
import { sentenceOf } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import type { Commands } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { pollFigure } from '#web/ui/poll-figure.ts';
import { say, spokenNow } from '#web/ui/say.ts';
import { AdminDialog } from '../../AdminDialog.tsx';
import styles from '../Scoring.module.css';
import type { AdminPoll, Result } from '../use-scoring.ts';
import { tellsAhead } from './ahead.ts';

interface Props {
  poll: AdminPoll;
  /** The round's newest certified result. */
  result: Result | null;
  step: Commands;
}

export function PollResult({ poll, result, step }: Props) {
  const [open, setOpen] = useState(false);
  const mayPublish = poll.publishedAt === null && !poll.practice;
  const publish = () => {
    setOpen(false);
    step.send(votingEndpoints.publishPoll, { params: { id: poll.id } }, { done: say('polls.publishDone') });
  };
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        {say('polls.showCount')}
      </Button>
      {poll.publishedAt !== null && (
        <ButtonLink size="s" kind="quiet" to={`/results/votes?poll=${poll.id}`}>
          {say('polls.publishedList')}
        </ButtonLink>
      )}
      {open && (
        <AdminDialog
          onClose={() => setOpen(false)}
          onSubmit={publish}
          title={poll.title}
          leave={say('admin.close')}
          submit={mayPublish ? say('polls.publish') : undefined}
          busy={step.busy}
        >
          <Count poll={poll} />
          {mayPublish && <p className="small muted">{say('polls.publishLead')}</p>}
          {mayPublish && tellsAhead(poll, result) && (
            <Banner tone="warn" icon={TriangleAlert}>
              {say('polls.publishAhead')}
            </Banner>
          )}
        </AdminDialog>
      )}
    </>
  );
}

function Count({ poll }: { poll: AdminPoll }) {
  const { data, error } = useAsk(votingEndpoints.pollTally, {
    params: { id: poll.id },
    query: { lang: spokenNow().language },
    asOf: poll.closedAt,
    retry: false,
  });
  if (!data) return <p>{error ? sentenceOf(error, say('polls.countNotLoaded')) : say('polls.counting')}</p>;
  const figures = data.votes.map(({ figure }) => figure);
  const facts = { count: data.ballots, unit: say(POLL_KINDS[data.method].unit) };
  return (
    <>
      <p>
        {poll.voters === 'both'
          ? say('polls.countedBoth', { ...facts, codes: data.codes })
          : takesCodes(poll.voters)
            ? say('polls.countedCodes', { ...facts, codes: data.codes })
            : say('polls.counted', facts)}
      </p>
      <ol className={styles.figures}>
        {data.votes.map((act) => (
          <li key={act.performanceId}>
            <span>
              {act.number !== null && `${act.number}, `}
              <bdi>{act.stageName}</bdi>
              {act.scratched && <span className="muted"> {say('polls.leftShow')}</span>}
            </span>
            <span className="num">{pollFigure(data.method, act.figure, figures)}</span>
          </li>
        ))}
      </ol>
      {data.why.map((sentence) => (
        <p className="small muted" key={sentence}>
          {sentence}
        </p>
      ))}
    </>
  );
}
