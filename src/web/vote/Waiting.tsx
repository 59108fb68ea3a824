/** Before the vote: when it opens, and what is on stage meanwhile. The page turns to the ballot by itself. */
import type { LiveViews } from '#contract/live/views.ts';
import { Mark } from '#web/ui/Brand.tsx';
import { showTime } from '#web/ui/format.ts';
import { Name } from '#web/ui/Name.tsx';
import { Calm, Fact, type Frame } from './frame.tsx';
import styles from './Vote.module.css';

type AudienceView = LiveViews['audience'];

export function Waiting({
  eventName,
  connected,
  view,
  hasEvent,
}: Frame & { view: AudienceView | undefined; hasEvent: boolean }) {
  const { title, lead } = sayings(view, hasEvent);
  const nextPoll = view?.nextPoll ?? null;
  return (
    <Calm
      eventName={eventName}
      connected={connected}
      above={
        <span className={styles.mark}>
          <Mark size="inherit" />
        </span>
      }
      title={title}
      lead={lead}
    >
      {view?.now && (
        <Fact
          label={
            view.now.number === null
              ? 'On stage now'
              : `On stage now, act ${view.now.number} of ${view.actsTotal}`
          }
        >
          <Name as="div" className={styles.factName}>
            {view.now.stageName}
          </Name>
        </Fact>
      )}
      {view && nextPoll?.expectedAt != null && (
        <Fact label="Voting should open at about">
          <span className={`num ${styles.factName}`}>
            {showTime(nextPoll.expectedAt, view.event.timeZone)}
          </span>
        </Fact>
      )}
    </Calm>
  );
}

function sayings(view: AudienceView | undefined, hasEvent: boolean): { title: string; lead: string } {
  if (!hasEvent)
    return {
      title: 'There is nothing to vote on yet',
      lead: 'This page fills by itself once an event is set up.',
    };
  const keep = 'Keep this page open. The ballot appears here by itself, even if the Wi-Fi drops for a while.';
  if (view?.phase === 'finished')
    return { title: 'The show is over', lead: 'There is no vote any more. Thank you for being there.' };
  const poll = view?.nextPoll;
  if (poll && poll.opensAfterNumber !== null)
    return { title: `Voting opens after act ${poll.opensAfterNumber}`, lead: keep };
  if (poll) return { title: 'Voting is not open yet', lead: keep };
  return { title: 'No vote is planned right now', lead: 'If one opens, the ballot appears here by itself.' };
}
