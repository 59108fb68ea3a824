/** The ballot in a phone in the hall: one screen at a time, and never a hopeful "thanks". */
import { useEffect, useState } from 'react';
import { ShowPictures } from '#web/ui/Face.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say } from '#web/ui/say.ts';
import { Ballot } from './Ballot.tsx';
import { Closed, NotCounted, OpenAgain } from './Closed.tsx';
import { CodeEntry } from './CodeEntry.tsx';
import { useFirst, useFirstMoment } from './first-answer.ts';
import type { Frame } from './frame.tsx';
import { pageTitle } from './page-title.ts';
import { canBeSent, useReopened } from './reopened.ts';
import { StillTrying } from './StillTrying.tsx';
import { forgetClosed, forgetUnsent } from './unsent.ts';
import { useBallot, type VotersPoll } from './use-ballot.ts';
import { type Outbox, useOutbox } from './use-outbox.ts';
import { VoteIn, type VoteInProps } from './VoteIn.tsx';
import { Waiting } from './Waiting.tsx';

/** After this long a vote on its way is "still trying", not "sending". */
const SOON_MS = 2_000;
/** For this long the end of a poll stands before the page waits for the next one. */
const CLOSED_FOR_MS = 120_000;

export function VotePage() {
  const voting = useVoting();
  const { ballot, poll, open, outbox, pending, frame, changing } = voting;
  const { event, polls, view } = ballot;
  usePageTitle(`${pageTitle(poll, outbox.kind)} · ${frame.eventName}`);

  const about = outbox.kind === 'empty' ? undefined : polls.find(({ id }) => id === outbox.vote.pollId);
  if (pending && voting.late)
    return <StillTrying {...frame} outbox={pending} poll={about} onTry={voting.tryNow} />;
  if (outbox.kind === 'refused') return <Refused voting={voting} outbox={outbox} poll={about} />;
  if (asksForCode(poll, voting.entering, pending)) return <Code {...voting} />;
  if (poll && (waits(poll) || (changing === poll.id && mayChange(poll)) || pending))
    // A ballot of its own for each poll, so that no choice is carried over.
    return <PollBallot key={poll.id} voting={voting} poll={poll} />;
  if (poll?.mine)
    return (
      <VoteIn
        {...frame}
        poll={poll}
        mine={poll.mine}
        changed={outbox.kind === 'counted' && outbox.answer.changed}
        fresh={outbox.kind === 'counted'}
        {...(mayChange(poll) && { onChange: () => voting.change(poll.id) })}
        next={nextOf(open, () => voting.leave(poll.id))}
      />
    );
  return (
    <NoneOpen {...frame} closed={polls.find((each) => each.state === 'closed')} event={event} view={view} />
  );
}

type Voting = ReturnType<typeof useVoting>;

/** The polls, the vote that is on its way, and what this device is about to do. */
function useVoting() {
  const ballot = useBallot();
  const { event, live, view } = ballot;
  const first = useFirst();
  const { serverNow, connected } = useFirstMoment(live.serverNow, live.connected);
  const { outbox, ...ways } = useOutbox(
    (vote, { changed: _, ...mine }) => ballot.noteCounted(vote.pollId, mine),
    ballot.refetch,
    first.refused ?? undefined,
  );
  const [changing, change] = useState<string | undefined>(first.changing ?? undefined);
  const [entering, enter] = useState(first.entering || first.code?.of === 'card');
  const [left, leave] = useState<string>();
  const open = ballot.polls.filter((poll) => poll.state !== 'closed');
  useEffect(() => forgetClosed(open));
  return {
    ...{ ballot, outbox, ...ways, open, changing, change, entering, enter, leave },
    late: useLate(outbox),
    poll: pollNow(open, outbox, left),
    pending: pendingIn(outbox),
    frame: { eventName: event?.name ?? view?.event.name ?? say('vote.vote'), connected, serverNow },
  };
}

interface RefusedProps {
  voting: Voting;
  outbox: Extract<Outbox, { kind: 'refused' }>;
  poll: VotersPoll | undefined;
}

/** Why the vote does not count, until its poll opens again. */
function Refused({ voting: { frame, send, clear }, outbox, poll }: RefusedProps) {
  const reopened = useReopened(outbox, poll, frame.serverNow());
  if (!poll || !reopened) return <NotCounted {...frame} outbox={outbox} poll={poll} onRead={clear} />;
  const { choice } = outbox.vote;
  return (
    <OpenAgain
      {...frame}
      outbox={outbox}
      poll={poll}
      onSend={canBeSent(poll, choice) ? () => send(poll.id, choice, poll.mine?.order ?? 0) : undefined}
      onBallot={clear}
    />
  );
}

function Code({ poll, ballot, frame, enter }: Voting) {
  return (
    <CodeEntry
      {...frame}
      of={poll?.room ? 'room' : 'card'}
      title={poll?.title ?? say('vote.audienceVote')}
      ended={poll?.codeEnded ?? false}
      onEntered={async () => {
        // Whoever has the code may be another than whoever chose before.
        forgetUnsent();
        await ballot.refetch();
        enter(false);
      }}
      {...(poll?.as !== null && { onLeave: () => enter(false) })}
    />
  );
}

function PollBallot({ voting, poll }: { voting: Voting; poll: VotersPoll }) {
  const { ballot, frame, pending, change, leave, enter, send } = voting;
  return (
    <ShowPictures of={ballot.live.view?.pictures}>
      <Ballot
        {...frame}
        poll={poll}
        ownUnknown={ballot.ownUnknown}
        codePlace={poll.as === 'code' ? ballot.codePlace : null}
        busy={pending !== undefined}
        onSend={(choice) => {
          change(undefined);
          leave(undefined);
          forgetUnsent();
          send(poll.id, choice, poll.mine?.order ?? 0);
        }}
        {...(!waits(poll) && {
          onKeep: () => {
            forgetUnsent();
            change(undefined);
          },
        })}
        {...(poll.codes && poll.as === 'device' && { onCode: () => enter(true) })}
      />
    </ShowPictures>
  );
}

/** Which poll is on screen: the one that was just voted in, until it is left; then one that waits for a vote. */
function pollNow(
  open: readonly VotersPoll[],
  outbox: Outbox,
  left: string | undefined,
): VotersPoll | undefined {
  const stays = outbox.kind === 'counted' && outbox.vote.pollId !== left ? outbox.vote.pollId : undefined;
  return open.find(({ id }) => id === stays) ?? open.find(waits) ?? open[0];
}

interface NoneOpenProps extends Frame, Pick<ReturnType<typeof useBallot>, 'event' | 'view'> {
  closed: VotersPoll | undefined;
}

/** Between polls: how the last one ended, for a while or for good, or that the next one is to come. */
function NoneOpen({ closed, event, view, ...frame }: NoneOpenProps) {
  const justClosed = closed?.closedAt != null && frame.serverNow() - closed.closedAt < CLOSED_FOR_MS;
  if (closed && (justClosed || !view?.nextPoll))
    return (
      <Closed
        {...frame}
        poll={closed}
        timeZone={event?.timeZone ?? 'UTC'}
        told={(view?.results.length ?? 0) > 0}
        over={view?.moments[0]?.kind === 'after'}
      />
    );
  return <Waiting {...frame} view={view} hasEvent={event !== null || view !== undefined} />;
}

/** No vote that counts for anybody came from here: none yet, or every act on it has left the show. */
const waits = (poll: VotersPoll): boolean => poll.mine === null || poll.mine.choice.length === 0;

/** Whether the vote that is in can be changed: not where it was cast by a code that was ended since. */
const mayChange = ({ as, codeEnded }: VotersPoll): boolean => as !== 'code' || !codeEnded;

/** The vote that is on its way. */
const pendingIn = (outbox: Outbox) =>
  outbox.kind === 'sending' || outbox.kind === 'waiting' ? outbox : undefined;

/** Where no vote counts without a code, or somebody wants to enter theirs. */
const asksForCode = (poll: VotersPoll | undefined, entering: boolean, pending: object | undefined): boolean =>
  (poll?.as === null && !pending) || (entering && (!poll || poll.codes));

/** Another poll that waits for this device's vote. */
function nextOf(open: readonly VotersPoll[], go: () => void): VoteInProps['next'] {
  const next = open.find(waits);
  return next && { title: next.title, go };
}

/** Whether a vote has been on its way for so long that the page should say so. */
function useLate(outbox: Outbox): boolean {
  const [late, setLate] = useState(false);
  const id = pendingIn(outbox)?.vote.commandId;
  useEffect(() => {
    setLate(false);
    if (id === undefined) return;
    const timer = setTimeout(() => setLate(true), SOON_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return late || (outbox.kind === 'waiting' && outbox.tries > 0);
}
