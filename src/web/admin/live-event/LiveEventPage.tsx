/** The live desk: one finger runs the show, and it always says what the audience sees. */
import { Plus, WifiOff } from 'lucide-react';
import { useMemo, useState } from 'react';
import { serverAtLeast } from '#web/client/clock.ts';
import { useLive } from '#web/client/live.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { showTimeToTheSecond } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say } from '#web/ui/say.ts';
import { DeskBoard } from './DeskBoard.tsx';
import { type Desk, DeskContext } from './desk.ts';
import styles from './LiveEventPage.module.css';
import { RehearsalStrip } from './Rehearsal.tsx';
import { useDeskCommands } from './use-desk-commands.ts';

/** Follows the show and gives the desk its view and its commands. */
export function LiveEventPage() {
  usePageTitle(say('desk.title'));
  const live = useLive('admin');
  const { send, underWay, answered } = useDeskCommands(live.view, live.connected);
  const [locked, setLocked] = useState(false);
  // An answer may be here before the stream has said the same.
  const view = answered !== undefined && answered.version > (live.view?.version ?? -1) ? answered : live.view;
  const { connected, serverNow } = live;

  const desk = useMemo(
    (): Desk | undefined =>
      view && {
        view,
        connected,
        now: serverNow,
        atLeast: serverAtLeast,
        send,
        underWay,
        locked,
        setLocked,
      },
    [view, connected, serverNow, send, underWay, locked],
  );

  if (desk === undefined) return <NoView connected={connected} />;
  return (
    <DeskContext value={desk}>
      <div className={styles.page}>
        {!connected && (
          <div className={styles.offline}>
            <Banner tone="warn" icon={WifiOff} lead={say('desk.runsOn')}>
              {live.lastUpdateAt === undefined
                ? say('desk.lastUpdateUnknown')
                : say('desk.lastUpdate', {
                    time: showTimeToTheSecond(live.lastUpdateAt, desk.view.event.timeZone),
                  })}
            </Banner>
          </div>
        )}
        <RehearsalStrip />
        <DeskBoard />
      </div>
    </DeskContext>
  );
}

function NoView({ connected }: { connected: boolean }) {
  if (!connected) return <LoadingBlock rows={4} label={say('screens.connecting')} />;
  return (
    <EmptyState
      level={1}
      title={say('desk.noEvent')}
      actions={
        <ButtonLink kind="primary" to="/admin/settings">
          <Icon of={Plus} />
          {say('desk.setUpEvent')}
        </ButtonLink>
      }
    >
      {say('desk.noEventWhy')}
    </EmptyState>
  );
}
