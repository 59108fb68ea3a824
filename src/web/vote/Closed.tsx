/** After the close: whether a vote from this device was counted, in so many words. */
import { CircleX, Lock, Vote } from 'lucide-react';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { say } from '#web/ui/say.ts';
import { Chosen } from './Chosen.tsx';
import { closedWords } from './closed-words.ts';
import { Figures } from './Figures.tsx';
import { Calm, Fact, type Frame } from './frame.tsx';
import { LateSponsors } from './LateSponsors.tsx';
import type { VotersPoll } from './use-ballot.ts';
import type { Outbox } from './use-outbox.ts';
import styles from './Vote.module.css';
import { receiptHref, receiptWords } from './VoteIn.tsx';

/** A poll that is over. `told`: results can be read already; `over`: the show is over as well. */
export function Closed({
  eventName,
  connected,
  poll,
  timeZone,
  told,
  over,
}: Frame & { poll: VotersPoll; timeZone: string; told: boolean; over: boolean }) {
  const { mine } = poll;
  return (
    <>
      <Calm
        eventName={eventName}
        connected={connected}
        above={<Icon of={Lock} size={48} />}
        title={say('vote.closed')}
        lead={closedWords(poll, timeZone, told || over)}
      >
        {mine && (
          <>
            {mine.choice.length > 0 && (
              <Fact label={say('vote.youChose')}>
                <Chosen poll={poll} choice={mine.choice} className={styles.factName} />
              </Fact>
            )}
            <Fact label={say('vote.receipt')}>
              <a className={`num ${styles.factName}`} href={receiptHref(poll.id, mine.receipt)}>
                {receiptWords(mine.receipt)}
              </a>
            </Fact>
          </>
        )}
        <Figures poll={poll} />
        <a href={told ? '/results' : '/'} className={buttonClass({ size: 'l', block: true })}>
          {say(told ? 'vote.seeResults' : 'vote.backToEvent')}
        </a>
      </Calm>
      <LateSponsors />
    </>
  );
}

interface OpenAgainProps extends Frame {
  outbox: Extract<Outbox, { kind: 'refused' }>;
  poll: VotersPoll;
  /** Sends the choice that came too late; absent where it would not be taken. */
  onSend: (() => void) | undefined;
  onBallot: () => void;
}

/** A vote that came too late, once voting is open again. */
export function OpenAgain({ eventName, connected, outbox, poll, onSend, onBallot }: OpenAgainProps) {
  return (
    <Calm
      eventName={eventName}
      connected={connected}
      above={<Icon of={Vote} size={48} />}
      title={say('vote.openAgain')}
      lead={say('vote.openAgainLead')}
    >
      <Fact label={say('vote.notCounted')}>
        <Chosen poll={poll} choice={outbox.vote.choice} className={styles.factName} />
      </Fact>
      {poll.mine && (
        <Fact label={say('vote.otherCounts')}>
          <Chosen poll={poll} choice={poll.mine.choice} className={styles.factName} />
        </Fact>
      )}
      {onSend && (
        <Button kind="primary" size="l" block onClick={onSend}>
          {say('vote.sendAgain')}
        </Button>
      )}
      <Button size="l" block kind={onSend ? 'outline' : 'primary'} onClick={onBallot}>
        {say('vote.backToBallot')}
      </Button>
    </Calm>
  );
}

/** A vote that the server refused. */
export function NotCounted({
  eventName,
  connected,
  outbox,
  poll,
  onRead,
}: Frame & {
  outbox: Extract<Outbox, { kind: 'refused' }>;
  poll: VotersPoll | undefined;
  onRead: () => void;
}) {
  const earlier = poll?.mine;
  return (
    <Calm
      eventName={eventName}
      connected={connected}
      above={
        <span className={styles.danger}>
          <Icon of={CircleX} size={48} />
        </span>
      }
      title={say(outbox.closed ? 'vote.tooLate' : 'vote.wasNotCounted')}
      lead={outbox.sentence}
    >
      <Fact label={say('vote.notCounted')}>
        <Chosen poll={poll} choice={outbox.vote.choice} className={styles.factName} />
      </Fact>
      {earlier && (
        <Fact label={say(outbox.closed ? 'vote.earlierCounts' : 'vote.otherCounts')}>
          <Chosen poll={poll} choice={earlier.choice} className={styles.factName} />
        </Fact>
      )}
      {outbox.again && (
        <SendAgain pollId={outbox.vote.pollId} choice={outbox.vote.choice} last={earlier?.order ?? 0} />
      )}
      <form action="/vote">
        <Button
          type="submit"
          size="l"
          block
          onClick={(event) => {
            event.preventDefault();
            onRead();
          }}
        >
          {say(outbox.closed ? 'vote.haveRead' : 'vote.backToBallot')}
        </Button>
      </form>
    </Calm>
  );
}

/** The same vote once more, as a plain form: for a page without a script. */
function SendAgain({ pollId, choice, last }: { pollId: string; choice: readonly string[]; last: number }) {
  return (
    <form method="post" action="/vote">
      <input type="hidden" name="poll" value={pollId} />
      <input type="hidden" name="order" value={last + 1} />
      {choice.map((pick) => (
        <input key={pick} type="hidden" name="choice" value={pick} />
      ))}
      <Button type="submit" kind="primary" size="l" block>
        {say('vote.sendAgain')}
      </Button>
    </form>
  );
}
