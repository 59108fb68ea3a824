/** The answer: the vote is counted. The one screen of the ballot that is full of light. */
import { POLL_KINDS } from '#domain/voting/poll-kinds.ts';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { say, tell } from '#web/ui/say.ts';
import { Chosen } from './Chosen.tsx';
import { chosenActs } from './choice.ts';
import { Figures } from './Figures.tsx';
import { type Frame, OwnLanguage, TimeLeft, useFocused } from './frame.tsx';
import type { VotersPoll } from './use-ballot.ts';
import page from './Vote.module.css';
import styles from './VoteIn.module.css';

export interface VoteInProps extends Frame {
  poll: VotersPoll;
  mine: NonNullable<VotersPoll['mine']>;
  /** It replaced an earlier vote just now. */
  changed: boolean;
  /** It was counted just now, as the answer to a press. */
  fresh: boolean;
  /** Changes it, where that is possible. */
  onChange?: () => void;
  /** Another poll that waits for this device's vote. */
  next: { title: string; go: () => void } | undefined;
}

/** A longer one would push the rest of the screen out of sight at the size of a headline. */
const LONG_NAME = 40;

/** "K7QF-42AB": as people read it aloud. */
export const receiptWords = (receipt: string): string =>
  `${receipt.slice(0, 4)}-${receipt.slice(4)}`.toUpperCase();

/** Where a receipt can be checked; it stands behind the #, so that it is sent to nobody. */
export const receiptHref = (pollId: string, receipt: string): string =>
  `/results/votes?poll=${pollId}#${receiptWords(receipt)}`;

export function VoteIn({ eventName, serverNow, poll, mine, changed, fresh, onChange, next }: VoteInProps) {
  const heading = useFocused<HTMLHeadingElement>(fresh);
  return (
    <main className={styles.lit}>
      <div className={styles.litInner}>
        <div className="row between wrap">
          <bdi className="strong">{eventName}</bdi>
          <OwnLanguage />
          {poll.closesAt === null ? (
            <span>{say('vote.votingOpen')}</span>
          ) : (
            <span className={styles.litLeft}>
              {tell('vote.timeLeft', {
                time: <TimeLeft closesAt={poll.closesAt} now={serverNow} className={styles.litTime ?? ''} />,
              })}
            </span>
          )}
        </div>
        <div role="status">
          <h1 className={cx('poster', styles.litHead)} ref={heading} tabIndex={-1}>
            {say('vote.voteIsIn')}
          </h1>
          <p className={styles.litNote}>
            {say(!onChange ? 'vote.codeEndedKept' : changed ? 'vote.changed' : 'vote.counted')}
          </p>
        </div>
        <div className={styles.litFoot}>
          <Ticket poll={poll} mine={mine} />
          <div className="row between wrap">
            {next ? (
              <Button className={styles.ink} onClick={next.go} wrap>
                <span>{tell('vote.nextVote', { title: <bdi>{next.title}</bdi> })}</span>
              </Button>
            ) : (
              onChange && <Change pollId={poll.id} onChange={onChange} />
            )}
            <span className="small">
              {say('vote.receipt')}{' '}
              <a className="tnum strong" href={receiptHref(poll.id, mine.receipt)}>
                {receiptWords(mine.receipt)}
              </a>
            </span>
          </div>
          <Figures poll={poll} />
        </div>
      </div>
    </main>
  );
}

/** Whom the vote is for. */
function Ticket({ poll, mine }: Pick<VoteInProps, 'poll' | 'mine'>) {
  const acts = chosenActs(poll, mine.choice);
  const [act] = acts;
  const isLong =
    mine.choice.length > 1 || POLL_KINDS[poll.method].marks || (act?.name.length ?? 0) > LONG_NAME;
  return (
    <div className={styles.ticket}>
      <span>
        {acts.length === 1 && act?.candidate?.number
          ? say('vote.youChoseAct', { number: act.candidate.number })
          : say('vote.youChose')}
      </span>
      <Chosen poll={poll} choice={mine.choice} className={isLong ? page.factName : styles.chosen} />
    </div>
  );
}

function Change({ pollId, onChange }: { pollId: string; onChange: () => void }) {
  return (
    <form action="/vote">
      <Button
        type="submit"
        name="change"
        value={pollId}
        className={styles.ink}
        onClick={(event) => {
          event.preventDefault();
          onChange();
        }}
      >
        {say('vote.changeVote')}
      </Button>
    </form>
  );
}
