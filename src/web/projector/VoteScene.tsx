/** The vote: what to do, where, and for how long. The whole picture is in limelight while it is open. */
import type { ProjectorView } from '#contract/live/views.ts';
import { POLL_KINDS } from '#domain/voting/poll-kinds.ts';
import { useRoomCode } from '#web/client/room-code.ts';
import { leftText, useSecond } from '#web/ui/clock.ts';
import { showCount } from '#web/ui/format.ts';
import { FittedName } from '#web/ui/Name.tsx';
import { Poster } from '#web/ui/Poster.tsx';
import { QrCode } from '#web/ui/QrCode.tsx';
import { Address } from './Address.tsx';
import { audienceAddress, spokenAddress } from './holding.ts';
import styles from './Projector.module.css';
import { type VoteMoment, voteMoment } from './vote-moment.ts';

const WORDS: Record<VoteMoment, string> = {
  soon: 'Vote soon',
  open: 'Vote now',
  closing: 'Voting is closing',
  closed: 'Voting is closed',
};

export function VoteScene({ view, now }: { view: ProjectorView; now: () => number }) {
  const { poll, event } = view;
  const closesAt = poll?.closesAt ?? null;
  const at = useSecond(now, closesAt ?? 0);
  const moment = voteMoment(poll, at);
  const roomCode = useRoomCode(poll);
  const address = `${audienceAddress(event.publicAddress)}/vote`;
  const counts = moment === 'open' && closesAt !== null;
  return (
    <div className={styles.vote} data-moment={moment}>
      <div className={styles.voteWords}>
        <bdi className={styles.voteTitle}>
          {poll?.practice ? 'Practice: ' : ''}
          {poll?.title ?? 'Audience vote'}
        </bdi>
        {poll && poll.method !== 'pick_one' && (moment === 'open' || moment === 'soon') && (
          <div className={styles.voteLabel}>{POLL_KINDS[poll.method].asks(poll.maxChoices)}</div>
        )}
        <div className={styles.voteBox}>
          <Poster
            max={poll?.leaders ? 200 : 336}
            lines={poll?.leaders ? 1 : 2}
            setting={moment === 'open' || moment === 'soon' ? 'tight' : 'words'}
          >
            {WORDS[moment]}
          </Poster>
        </div>
        {poll?.leaders && <Leaders leaders={poll.leaders} figureText={POLL_KINDS[poll.method].figureText} />}
        <div className={styles.voteCounts}>
          {counts && <Count label="Closes in">{leftText(closesAt - at)}</Count>}
          {poll?.ballotsCounted != null && moment !== 'soon' && (
            <Count label={moment === 'open' ? 'Votes so far' : 'Votes'}>
              {showCount(poll.ballotsCounted)}
            </Count>
          )}
          {(moment === 'closed' || moment === 'soon') && (
            <div className={styles.voteLabel}>
              {moment === 'closed' ? 'Thank you for voting.' : 'Open the page now, it waits with you.'}
            </div>
          )}
        </div>
      </div>
      {(moment === 'soon' || moment === 'open') && (
        <div className={styles.card}>
          <QrCode
            value={roomCode === undefined ? address : `${address}?room=${roomCode.replace(' ', '')}`}
            label={`Vote at ${spokenAddress(address)}`}
            words={false}
            size={690}
          />
          <div className={styles.addressBox}>
            <Address max={68}>{spokenAddress(address)}</Address>
          </div>
          {event.wifiLine && (
            <div className={styles.wifi}>
              Wi-Fi: <bdi>{event.wifiLine}</bdi>
            </div>
          )}
          {poll?.voters === 'room' && moment === 'open' && (
            <div className={styles.roomCode}>
              {roomCode === undefined ? 'With the code that is shown in the room' : `Code ${roomCode}`}
            </div>
          )}
          {poll?.voters === 'codes' && <div className={styles.wifi}>With the code from your card</div>}
        </div>
      )}
      {counts && poll?.openedAt != null && (
        <div className={styles.track}>
          <i style={{ width: `${partLeft(poll.openedAt, closesAt, at) * 100}%` }} />
        </div>
      )}
    </div>
  );
}

const LEADER_WIDTHS = [84, 76, 68, 62];

/** The acts that lead, of a vote that is held in the open. */
function Leaders({
  leaders,
  figureText,
}: {
  leaders: NonNullable<NonNullable<ProjectorView['poll']>['leaders']>;
  figureText: (figure: number) => string;
}) {
  return (
    <ol className={styles.leaders}>
      {leaders.map((act) => (
        <li key={act.performanceId}>
          <div className={styles.leader}>
            <FittedName max={64} lines={2} least={38} widths={LEADER_WIDTHS}>
              {act.stageName}
            </FittedName>
          </div>
          <span className="num">{figureText(act.figure)}</span>
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

const partLeft = (openedAt: number, closesAt: number, at: number): number =>
  closesAt <= openedAt ? 0 : Math.min(1, Math.max(0, (closesAt - at) / (closesAt - openedAt)));
