/** The vote is on this device and not counted yet: what is safe, what happens next, what a person can do. */
import { Smartphone } from 'lucide-react';
import { Button } from '#web/ui/Button.tsx';
import { useSecond } from '#web/ui/clock.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { say, tell } from '#web/ui/say.ts';
import { Chosen } from './Chosen.tsx';
import { Calm, Fact, type Frame, TimeLeft } from './frame.tsx';
import type { VotersPoll } from './use-ballot.ts';
import type { Outbox } from './use-outbox.ts';
import styles from './Vote.module.css';

export interface StillTryingProps extends Frame {
  outbox: Extract<Outbox, { kind: 'sending' | 'waiting' }>;
  poll: VotersPoll | undefined;
  onTry: () => void;
}

export function StillTrying({ eventName, serverNow, outbox, poll, onTry }: StillTryingProps) {
  const busy = outbox.kind === 'waiting' && outbox.busy;
  return (
    <Calm
      eventName={eventName}
      connected={busy}
      above={
        <span className={styles.warn}>
          <Icon of={Smartphone} size={48} />
        </span>
      }
      title={say('vote.safeOnPhone')}
      lead={say(busy ? 'vote.tryingBusy' : 'vote.tryingLine')}
    >
      <Fact label={say('vote.waitingToSend')}>
        {poll ? (
          <Chosen poll={poll} choice={outbox.vote.choice} className={styles.factName} />
        ) : (
          <div className={styles.factName}>{say('vote.yourVote')}</div>
        )}
      </Fact>
      <p className={styles.tries}>
        {outbox.kind === 'sending' ? say('vote.tryingNow') : <NextTry at={outbox.nextAt} />}
        {poll?.closesAt != null && (
          <>
            {' '}
            <Closes at={poll.closesAt} now={serverNow} />
          </>
        )}
      </p>
      <Button size="l" block onClick={onTry} busy={outbox.kind === 'sending'}>
        {say('vote.tryNow')}
      </Button>
    </Calm>
  );
}

function Closes({ at, now }: { at: number; now: Frame['serverNow'] }) {
  const over = useSecond(now, at) >= at;
  if (over) return say('vote.closedWhileTrying');
  return tell('vote.votingClosesIn', {
    time: <TimeLeft closesAt={at} now={now} className="tnum strong" />,
  });
}

function NextTry({ at }: { at: number }) {
  const left = Math.max(0, Math.ceil((at - useSecond(Date.now, at)) / 1_000));
  return tell('vote.nextTry', {
    seconds: left,
    b: (inside) => <span className="tnum strong">{inside}</span>,
  });
}
