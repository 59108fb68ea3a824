/** Before the vote: when it opens, and what is on stage meanwhile. The page turns to the ballot by itself. */

import type { AudienceView } from '#contract/live/views.ts';
import { Mark } from '#web/ui/Brand.tsx';
import { useSecond } from '#web/ui/clock.ts';
import { sideBySide, whichAct } from '#web/ui/format.ts';
import { Name } from '#web/ui/Name.tsx';
import { say } from '#web/ui/say.ts';
import { expectedWords } from './expected.ts';
import { Calm, Fact, type Frame } from './frame.tsx';
import { sayings } from './sayings.ts';
import styles from './Vote.module.css';

export function Waiting({
  eventName,
  connected,
  serverNow,
  view,
  hasEvent,
}: Frame & { view: AudienceView | undefined; hasEvent: boolean }) {
  const { title, lead } = sayings(view, hasEvent, useSecond(serverNow, view?.moments[0]?.untilAt ?? 0));
  const opensAt = view?.nextPoll?.expectedAt ?? null;
  const expected = view && opensAt !== null && expectedWords(opensAt, serverNow(), view.event.timeZone);
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
        <Fact label={sideBySide([say('vote.onStage'), whichAct(view.now.number, view.lastNumber)], ' · ')}>
          <Name as="div" className={styles.factName}>
            {view.now.stageName}
          </Name>
        </Fact>
      )}
      {expected && (
        <Fact label={expected.label}>
          <span className={`num ${styles.factName}`}>{expected.time}</span>
        </Fact>
      )}
    </Calm>
  );
}
