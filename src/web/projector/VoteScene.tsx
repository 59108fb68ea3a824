/** The vote: what to do, where, and for how long. The whole picture is in limelight while it is open. */

import { useState } from 'react';
import type { ProjectorView } from '#contract/live/views.ts';
import { isVotedIn, LAST_TEN_MS, momentAt, untilCommand } from '#domain/show/moments.ts';
import { WALL } from '#domain/show/said/hall.ts';
import { POLL_KINDS, type PollMethod } from '#domain/voting/poll-kinds.ts';
import { momentWords } from '#web/client/moment-words.ts';
import { useReachable } from '#web/client/reachable.ts';
import { useRoomCode } from '#web/client/room-code.ts';
import { leftText, useSecond } from '#web/ui/clock.ts';
import { FaceDisc, useAnyPicture } from '#web/ui/Face.tsx';
import { plainAddress, showCount } from '#web/ui/format.ts';
import { FittedName } from '#web/ui/Name.tsx';
import { Poster } from '#web/ui/Poster.tsx';
import { pollFigure } from '#web/ui/poll-figure.ts';
import { QrCode } from '#web/ui/QrCode.tsx';
import { say, tell } from '#web/ui/say.ts';
import { Address } from './Address.tsx';

import board from './Projector.module.css';
import { SeatDots } from './SeatDots.tsx';
import type { Stage } from './stage.ts';
import { VoteRecap } from './VoteRecap.tsx';
import styles from './VoteScene.module.css';

/** A vote that the desk shows before there is one is announced. */
const ANNOUNCED = [untilCommand('vote_announced')];

type Poll = ProjectorView['poll'];

interface VoteProps {
  view: ProjectorView;
  now: () => number;
  stage: Stage;
}

export function VoteScene({ view, now, stage }: VoteProps) {
  const { poll } = view;
  const vote = useVoteNow(view, now);
  const { kind, isOpen, isOver, isLast, leftMs } = vote;
  const ended = useEnded(isOpen);
  const recap = kind === 'vote_announced' ? (poll?.recap ?? null) : null;
  const hall = hallOf(poll, vote);
  const isFull = recap !== null || (poll?.leaders ?? null) !== null;
  return (
    <div
      className={styles.vote}
      data-moment={kind}
      data-ends={(isOver && ended) || undefined}
      data-hall={hall !== null || undefined}
    >
      <div className={styles.voteWords}>
        <Asked poll={poll} isOver={isOver} />
        <div className={styles.voteBox}>
          {isLast ? (
            <Ring left={Math.max(1, Math.ceil((leftMs ?? 0) / 1_000))} />
          ) : (
            <Headline vote={vote} isFull={isFull} hasHall={hall !== null} />
          )}
        </div>
        {recap && <VoteRecap recap={recap} now={now} />}
        {poll?.leaders && <Leaders leaders={poll.leaders} method={poll.method} />}
        <Counts poll={poll} vote={vote} />
      </div>
      {!isOver && <PhoneCard view={view} isOpen={isOpen} />}
      {hall !== null && <SeatDots votes={hall} width={isOpen ? OPEN_HALL_PX[stage.shape] : stage.width} />}
      {poll && <TimeLeft poll={poll} leftMs={leftMs} />}
    </div>
  );
}

type VoteNow = ReturnType<typeof useVoteNow>;

/** Where the vote is at this moment, and its words. */
function useVoteNow(view: ProjectorView, now: () => number) {
  const closesAt = view.poll?.closesAt ?? null;
  const at = useSecond(now, closesAt ?? 0);
  // Of this vote, also where the evening is at another moment.
  const moments = view.poll?.moments ?? ANNOUNCED;
  const { kind } = momentAt(moments, at);
  const isOpen = isVotedIn(kind);
  return {
    kind,
    isOpen,
    isOver: kind === 'vote_closed' || kind === 'votes_in',
    isLast: kind === 'last_ten' && closesAt !== null,
    /** Until it closes, in ms; null where it is not open or stays so. */
    leftMs: isOpen && closesAt !== null ? closesAt - at : null,
    words: momentWords({ ...view, moments }, at).tell(WALL[kind].words),
  };
}

/** The words of the moment: small where a recap or the leaders fill the picture. */
const Headline = ({ vote, isFull, hasHall }: { vote: VoteNow; isFull: boolean; hasHall: boolean }) => (
  <Poster
    max={isFull ? 200 : 336}
    lines={isFull || (vote.isOpen && hasHall) ? 1 : 2}
    setting={vote.isOver ? 'words' : 'tight'}
  >
    {vote.words}
  </Poster>
);

/** What the vote is called, and what it asks for. */
const Asked = ({ poll, isOver }: { poll: Poll; isOver: boolean }) => (
  <>
    <bdi className={styles.voteTitle}>
      {poll?.practice
        ? say('projector.practice', { title: poll.title })
        : (poll?.title ?? say('night.audienceVote'))}
    </bdi>
    {poll && poll.method !== 'pick_one' && !isOver && (
      <div className={styles.voteLabel}>{POLL_KINDS[poll.method].asks(say, poll.maxChoices)}</div>
    )}
  </>
);

function Counts({ poll, vote: { isOpen, isOver, isLast, leftMs, words } }: { poll: Poll; vote: VoteNow }) {
  return (
    <div className={styles.voteCounts}>
      {/* Once the number fills the wall, its words stand below it. */}
      {isLast && <div className={styles.voteLabel}>{words}</div>}
      {leftMs !== null && !isLast && <Count label={say('night.closesIn')}>{leftText(leftMs)}</Count>}
      {poll?.ballotsCounted != null && poll.ballotsCounted > 0 && (
        <Count label={say(isOpen ? 'projector.votesSoFar' : 'projector.votes')}>
          {showCount(poll.ballotsCounted)}
        </Count>
      )}
      {!isOver && !isOpen && <div className={styles.voteLabel}>{say('projector.openPage')}</div>}
      {/* Nobody is thanked for votes that were not cast, or that this screen cannot know of. */}
      {isOver && (poll?.ballotsCounted ?? 0) > 0 && (
        <div className={styles.voteLabel}>{say('projector.thanks')}</div>
      )}
    </div>
  );
}

/** What a phone needs to get to the ballot. */
function PhoneCard({ view: { poll, event }, isOpen }: { view: ProjectorView; isOpen: boolean }) {
  const roomCode = useRoomCode(poll);
  const address = `${useReachable(event.publicAddress).address}/vote`;
  return (
    <div className={styles.card}>
      <QrCode
        value={roomCode === undefined ? address : `${address}?room=${roomCode.replace(' ', '')}`}
        label={say('projector.voteAt', { address: plainAddress(address) })}
        size={690}
      />
      <div className={board.addressBox}>
        <Address max={68}>{plainAddress(address)}</Address>
      </div>
      {event.wifiLine && (
        <div className={styles.wifi}>{tell('projector.wifi', { network: <bdi>{event.wifiLine}</bdi> })}</div>
      )}
      {poll?.voters === 'room' && isOpen && (
        <div className={styles.roomCode}>
          {roomCode === undefined
            ? say('projector.roomCodeShown')
            : say('projector.roomCode', { code: roomCode })}
        </div>
      )}
      {poll?.voters === 'codes' && <div className={styles.wifi}>{say('projector.cardCode')}</div>}
    </div>
  );
}

/** How wide the hall is drawn while the code for phones stands beside it. */
const OPEN_HALL_PX = { wide: 1_100, tall: 1_080 };

/** How many votes the picture shows as seats; none where it has no room for them, or nobody is told how many. */
function hallOf(poll: Poll, { kind, isOpen, isLast }: VoteNow): number | null {
  if (poll === null || poll.leaders !== null || isLast || !(isOpen || kind === 'votes_in')) return null;
  return poll.ballotsCounted !== null && poll.ballotsCounted > 0 ? poll.ballotsCounted : null;
}

/** Whether the vote was open in this picture before: only then its light falls at the end. */
function useEnded(isOpen: boolean): boolean {
  const [was, keep] = useState(isOpen);
  if (isOpen && !was) keep(true);
  return was && !isOpen;
}

/** The last ten seconds: the number, in a ring that empties by a tenth with each of them. */
function Ring({ left }: { left: number }) {
  const seconds = LAST_TEN_MS / 1_000;
  return (
    <div className={styles.ring}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="45" />
        <circle cx="50" cy="50" r="45" pathLength={seconds} strokeDasharray={`${left} ${seconds}`} />
        <text x="50" y="50" className="num">
          {left}
        </text>
      </svg>
      <h1 className="vh">{left}</h1>
    </div>
  );
}

/** A longer name needs its whole line, and then no leader has a face. */
const LONGEST_NAME = 44;
/** A name that needs a third line, and a row as high. */
const LONG_NAME = 56;
const LEADER_WIDTHS = [84, 76, 68, 62];

/** The acts that lead, of a vote that is held in the open. */
function Leaders({
  leaders,
  method,
}: {
  leaders: NonNullable<NonNullable<ProjectorView['poll']>['leaders']>;
  method: PollMethod;
}) {
  const pictured = useAnyPicture() && leaders.every(({ stageName }) => stageName.length <= LONGEST_NAME);
  const all = leaders.map(({ figure }) => figure);
  return (
    <ol className={styles.leaders}>
      {leaders.map((act) => (
        <li key={act.performanceId} data-long={act.stageName.length > LONG_NAME || undefined}>
          {pictured && (
            <FaceDisc act={act.performanceId} number={act.number} size="small" px={84} least={40} />
          )}
          <div className={styles.leader}>
            <FittedName
              max={64}
              lines={act.stageName.length > LONG_NAME ? 3 : 2}
              least={40}
              widths={LEADER_WIDTHS}
            >
              {act.stageName}
            </FittedName>
          </div>
          <span className="num">{pollFigure(method, act.figure, all)}</span>
        </li>
      ))}
    </ol>
  );
}

function Count({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <div className={styles.voteLabel}>{label}</div>
      <div className={`num ${styles.count}`}>{children}</div>
    </div>
  );
}

/** How much of the vote's time is left, as a line. */
function TimeLeft({
  poll: { openedAt, closesAt },
  leftMs,
}: {
  poll: NonNullable<Poll>;
  leftMs: number | null;
}) {
  if (leftMs === null || openedAt === null || closesAt === null) return null;
  const part = closesAt <= openedAt ? 0 : Math.min(1, Math.max(0, leftMs / (closesAt - openedAt)));
  return (
    <div className={styles.track}>
      <i style={{ width: `${part * 100}%` }} />
    </div>
  );
}
