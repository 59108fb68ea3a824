/** A closed vote's count, looked at on purpose; and publishing it with its list of receipts. */
import { useState } from 'react';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { POLL_KINDS } from '#domain/voting/poll-kinds.ts';
import { takesCodes } from '#domain/voting/voter.ts';
import { sentenceOf } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import type { Commands } from '#web/client/command.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { counted } from '#web/ui/format.ts';
import styles from '../Scoring.module.css';
import type { AdminPoll } from '../use-scoring.ts';

export function PollResult({ poll, step }: { poll: AdminPoll; step: Commands }) {
  const [open, setOpen] = useState(false);
  const publish = () => {
    setOpen(false);
    step.send(
      votingEndpoints.publishPoll,
      { params: { id: poll.id } },
      { done: 'Published with its list of receipts.' },
    );
  };
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        Show the count
      </Button>
      {poll.publishedAt !== null && (
        <ButtonLink size="s" kind="quiet" to={`/results/votes?poll=${poll.id}`}>
          Published list
        </ButtonLink>
      )}
      {open && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          onSubmit={publish}
          title={poll.title}
          actions={
            <>
              <Button onClick={() => setOpen(false)}>Close</Button>
              {poll.publishedAt === null && !poll.practice && (
                <Button kind="primary" busy={step.busy} type="submit">
                  Publish totals and receipts
                </Button>
              )}
            </>
          }
        >
          <Count poll={poll} />
          {poll.publishedAt === null && !poll.practice && (
            <p className="small muted">
              Publish after the result was told. Everybody can then check that their receipt is in the list
              and that the list adds up. It cannot be taken back.
            </p>
          )}
        </Dialog>
      )}
    </>
  );
}

function Count({ poll }: { poll: AdminPoll }) {
  const { data, error } = useAsk(votingEndpoints.pollTally, {
    params: { id: poll.id },
    asOf: poll.closedAt,
    retry: false,
  });
  if (!data) return <p>{error ? sentenceOf(error, 'The count cannot be loaded.') : 'Counting.'}</p>;
  const { unit, figureText } = POLL_KINDS[data.method];
  return (
    <>
      <p>
        {counted(data.ballots, 'ballot')}
        {takesCodes(poll.voters) && `, ${data.codes} of them by a code`}. Figures: {unit}
        {poll.voters === 'both' && ', weighed'}.
      </p>
      <ol className={styles.figures}>
        {data.votes.map((act) => (
          <li key={act.performanceId}>
            <span>
              {act.number !== null && `${act.number}, `}
              <bdi>{act.stageName}</bdi>
              {act.scratched && <span className="muted"> (left the show)</span>}
            </span>
            <span className="num">{act.figure === null ? '–' : figureText(act.figure)}</span>
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
