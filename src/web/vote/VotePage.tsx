/** The ballot in a phone in the hall: one screen at a time, and never a hopeful "thanks". */
import { useEffect, useState } from 'react';
import { ShowPictures } from '#web/ui/Face.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say } from '#web/ui/say.ts';
import { Ballot } from './Ballot.tsx';
import { Closed, NotCounted } from './Closed.tsx';
import { CodeEntry } from './CodeEntry.tsx';
import { useFirst, useFirstMoment } from './first-answer.ts';
import { pageTitle } from './page-title.ts';
import { StillTrying } from './StillTrying.tsx';
import { useBallot, type VotersPoll } from './use-ballot.ts';
import { type Outbox, useOutbox } from './use-outbox.ts';
import { VoteIn } from './VoteIn.tsx';
import { Waiting } from './Waiting.tsx';

/** After this long a vote on its way is "still trying", not "sending". */
const SOON_MS = 2_000;
/** For this long the end of a poll stands before the page waits for the next one. */
const CLOSED_FOR_MS = 120_000;

export function VotePage() {
  const ballot = useBallot();
  const { event, live, polls, view } = ballot;
  const first = useFirst();
  const { serverNow, connected } = useFirstMoment(live.serverNow, live.connected);
  const { outbox, send, tryNow, clear } = useOutbox(
    (vote, { changed: _, ...mine }) => ballot.noteCounted(vote.pollId, mine),
    ballot.refetch,
    first.refused ?? undefined,
  );
  const [changing, setChanging] = useState<string | undefined>(first.changing ?? undefined);
  const [entering, setEntering] = useState(first.entering || first.code?.of === 'card');
  const [left, setLeft] = useState<string>();
  const late = useLate(outbox);

  const open = polls.filter((poll) => poll.state !== 'closed');
  const answered =
    outbox.kind === 'counted' ? open.find((poll) => poll.id === outbox.vote.pollId) : undefined;
  const stay = answered && answered.id !== left ? answered : undefined;
  const poll = stay ?? open.find(waits) ?? open[0];
  const closed = polls.find((each) => each.state === 'closed');
  const eventName = event?.name ?? view?.event.name ?? say('vote.vote');
  const pending = outbox.kind === 'sending' || outbox.kind === 'waiting' ? outbox : undefined;
  usePageTitle(`${pageTitle(poll, outbox.kind)} · ${eventName}`);

  const frame = { eventName, connected, serverNow };
  if (pending && late) {
    const about = polls.find((each) => each.id === pending.vote.pollId);
    return <StillTrying {...frame} outbox={pending} poll={about} onTry={tryNow} />;
  }
  if (outbox.kind === 'refused') {
    const about = polls.find((each) => each.id === outbox.vote.pollId);
    return <NotCounted {...frame} outbox={outbox} poll={about} onRead={clear} />;
  }
  if ((poll && poll.as === null && !pending) || (entering && (!poll || poll.codes)))
    return (
      <CodeEntry
        {...frame}
        of={poll?.room ? 'room' : 'card'}
        title={poll?.title ?? say('vote.audienceVote')}
        onEntered={async () => {
          await ballot.refetch();
          setEntering(false);
        }}
        {...(poll?.as !== null && { onLeave: () => setEntering(false) })}
      />
    );
  if (poll && (waits(poll) || changing === poll.id || pending))
    return (
      <ShowPictures of={live.view?.pictures}>
        <Ballot
          // A ballot of its own for each poll, so that no choice is carried over.
          key={poll.id}
          {...frame}
          poll={poll}
          ownUnknown={ballot.ownUnknown}
          codePlace={poll.as === 'code' ? ballot.codePlace : null}
          busy={pending !== undefined}
          onSend={(choice) => {
            setChanging(undefined);
            setLeft(undefined);
            send(poll.id, choice, poll.mine?.order ?? 0);
          }}
          {...(!waits(poll) && { onKeep: () => setChanging(undefined) })}
          {...(poll.codes && poll.as === 'device' && { onCode: () => setEntering(true) })}
        />
      </ShowPictures>
    );
  if (poll?.mine) {
    const next = open.find(waits);
    return (
      <VoteIn
        {...frame}
        poll={poll}
        mine={poll.mine}
        changed={outbox.kind === 'counted' && outbox.answer.changed}
        fresh={outbox.kind === 'counted'}
        onChange={() => setChanging(poll.id)}
        {...(next && { next: { title: next.title, go: () => setLeft(poll.id) } })}
      />
    );
  }
  const nextPoll = view?.nextPoll ?? null;
  const justClosed = closed?.closedAt != null && serverNow() - closed.closedAt < CLOSED_FOR_MS;
  if (closed && (justClosed || nextPoll === null))
    return (
      <Closed
        {...frame}
        poll={closed}
        timeZone={event?.timeZone ?? 'UTC'}
        told={(view?.results.length ?? 0) > 0}
      />
    );
  return <Waiting {...frame} view={view} hasEvent={event !== null || view !== undefined} />;
}

/** No vote that counts for anybody came from here: none yet, or every act on it has left the show. */
const waits = (poll: VotersPoll): boolean => poll.mine === null || poll.mine.choice.length === 0;

/** Whether a vote has been on its way for so long that the page should say so. */
function useLate(outbox: Outbox): boolean {
  const [late, setLate] = useState(false);
  const id = outbox.kind === 'sending' || outbox.kind === 'waiting' ? outbox.vote.commandId : undefined;
  useEffect(() => {
    setLate(false);
    if (id === undefined) return;
    const timer = setTimeout(() => setLate(true), SOON_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return late || (outbox.kind === 'waiting' && outbox.tries > 0);
}
