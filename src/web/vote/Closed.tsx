/** After the close: whether a vote from this device was counted, in so many words. */
import { CircleX, Lock } from 'lucide-react';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { showTimeToTheSecond } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Name } from '#web/ui/Name.tsx';
import { Calm, Fact, type Frame } from './frame.tsx';
import { ShownIn } from './ShownIn.tsx';
import type { VotersPoll } from './use-ballot.ts';
import type { Outbox } from './use-outbox.ts';
import styles from './Vote.module.css';
import { receiptWords } from './VoteIn.tsx';

/** A poll that is over. `told`: results can be read already. */
export function Closed({
  eventName,
  connected,
  poll,
  timeZone,
  told,
}: Frame & { poll: VotersPoll; timeZone: string; told: boolean }) {
  const { mine } = poll;
  return (
    <Calm
      eventName={eventName}
      connected={connected}
      above={<Icon of={Lock} size={48} />}
      title="Voting is closed"
      lead={
        mine
          ? `Your vote was counted at ${showTimeToTheSecond(mine.votedAt, timeZone)}. ${told ? '' : 'The result is told on stage.'}`
          : `No vote came from this device${poll.closedAt === null ? '' : ` before ${showTimeToTheSecond(poll.closedAt, timeZone)}`}.`
      }
    >
      {mine && (
        <>
          <Fact label="You chose">
            <ChosenName poll={poll} choice={mine.choice} />
          </Fact>
          <Fact label="Receipt">
            <span className={`num ${styles.factName}`}>{receiptWords(mine.receipt)}</span>
          </Fact>
        </>
      )}
      <a href={told ? '/results' : '/'} className={buttonClass({ size: 'l', block: true })}>
        {told ? 'See the results' : 'Back to the event'}
      </a>
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
      title={outbox.closed ? 'This vote came too late' : 'This vote was not counted'}
      lead={outbox.sentence}
    >
      <Fact label="Not counted">
        <ChosenName poll={poll} choice={outbox.vote.choice} />
      </Fact>
      {earlier && (
        <Fact label="Your earlier vote counts">
          <ChosenName poll={poll} choice={earlier.choice} />
        </Fact>
      )}
      {outbox.again && <SendAgain pollId={outbox.vote.pollId} choice={outbox.vote.choice} />}
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
          {outbox.closed ? 'I have read this' : 'Back to the ballot'}
        </Button>
      </form>
    </Calm>
  );
}

/** The same vote once more, as a plain form: for a page without a script. */
function SendAgain({ pollId, choice }: { pollId: string; choice: readonly string[] }) {
  return (
    <form method="post" action="/vote" className={styles.again}>
      <input type="hidden" name="poll" value={pollId} />
      <ShownIn />
      {choice.map((pick) => (
        <input key={pick} type="hidden" name="choice" value={pick} />
      ))}
      <Button type="submit" kind="primary" size="l" block>
        Send it again
      </Button>
    </form>
  );
}

const ChosenName = ({ poll, choice }: { poll: VotersPoll | undefined; choice: readonly string[] }) => (
  <>
    {choice.map((pick) => (
      <Name key={pick} as="div" className={styles.factName}>
        {poll?.candidates.find((candidate) => candidate.performanceId === pick)?.stageName ?? 'An act'}
      </Name>
    ))}
  </>
);
