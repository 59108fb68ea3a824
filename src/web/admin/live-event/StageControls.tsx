/** What stands beside the time: more of it, a pause, another act, and the clock's rarer corrections. */
import { Hourglass, Pause, Play, Plus, RotateCcw, Shuffle, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { clockLeft } from '#domain/show/forecast.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { useSecond } from '#web/ui/clock.ts';
import { showDecimal } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { say } from '#web/ui/say.ts';
import { currentOf, type DeskCommand, openPollOf, useDesk } from './desk.ts';
import type { StageFace } from './stage-face.ts';
import type { DeskItem } from './words.ts';

const OTHERS_OFFERED = 8;

export function StageControls({ which }: { which: StageFace['controls'] }) {
  const { view } = useDesk();
  const item = currentOf(view);
  const poll = openPollOf(view);
  if (which === 'poll' && poll !== null) return <PollControls poll={poll} />;
  if (which === 'swap' && item !== null) return <SwapAct item={item} />;
  if (which === 'clock')
    return (
      <>
        <Press icon={Plus} command={{ kind: 'add_time', ms: 30_000 }}>
          {say('desk.seconds30')}
        </Press>
        {view.clock?.state === 'stopped' ? (
          <Press icon={Play} command={{ kind: 'resume' }}>
            {say('desk.resume')}
          </Press>
        ) : (
          <Press icon={Pause} command={{ kind: 'pause' }}>
            {say('desk.pause')}
          </Press>
        )}
      </>
    );
  return null;
}

/** How far ahead the end of a vote is announced. */
const NOTICE_MS = 30_000;

/** The end of a vote put off, or announced, which everybody then sees counted down. */
export function PollControls({ poll }: { poll: NonNullable<ReturnType<typeof openPollOf>> }) {
  const { now } = useDesk();
  const at = useSecond(now, poll.closesAt ?? 0);
  const { id: pollId, closesAt } = poll;
  return (
    <>
      {closesAt !== null && (
        <Press icon={Plus} command={{ kind: 'extend_poll', pollId, byMs: 60_000 }}>
          {say('desk.minute1')}
        </Press>
      )}
      {(closesAt === null || closesAt - at > NOTICE_MS) && (
        <Press icon={Timer} command={{ kind: 'announce_poll_close', pollId, inMs: NOTICE_MS }}>
          {say('desk.closeIn30')}
        </Press>
      )}
    </>
  );
}

/** Corrections of a running clock: take time, a start that was forgotten, the act from its beginning. */
export function ClockMenu({ item }: { item: DeskItem }) {
  const { view, send, connected, now } = useDesk();
  const over = view.clock === null ? 0 : -clockLeft(view.clock, now());
  // What it costs stands in the round's rules; a later press replaces an earlier one.
  const takeOff = useCommand(resultsAdminEndpoints.deductOverrun, {
    done: ({ points, units }) =>
      units === 0 ? say('desk.withinGrace') : say('desk.takenOff', { points: showDecimal(points) }),
    failed: say('desk.notKept'),
  });
  return (
    <Menu
      trigger={
        <Button icon kind="quiet" disabled={!connected} aria-label={say('desk.correctTimer')}>
          <Icon of={Timer} />
        </Button>
      }
      entries={[
        { label: say('desk.take30'), onSelect: () => void send({ kind: 'add_time', ms: -30_000 }) },
        ...[30, 60, 120].map((seconds) => ({
          label: say('desk.startedAgo', { seconds }),
          onSelect: () => void send({ kind: 'set_start', startedAt: now() - seconds * 1_000 }),
        })),
        'line',
        {
          label:
            item.number === null
              ? say('desk.startAgain')
              : say('desk.startActAgain', { number: item.number }),
          icon: RotateCcw,
          onSelect: () => void send({ kind: 'restart' }),
        },
        ...(item.act !== null && over > 0
          ? [
              {
                label: say('desk.pointsOff'),
                icon: Hourglass,
                onSelect: () =>
                  takeOff.send({
                    round: view.round.id,
                    body: { performanceId: item.itemId, overrunMs: Math.round(over) },
                  }),
              },
            ]
          : []),
      ]}
    />
  );
}

function Press({
  icon,
  command,
  children,
}: {
  icon: typeof Plus;
  command: DeskCommand;
  children: ReactNode;
}) {
  const { send, connected } = useDesk();
  return (
    <Button disabled={!connected} onClick={() => void send(command)}>
      <Icon of={icon} />
      {children}
    </Button>
  );
}

function SwapAct({ item }: { item: DeskItem }) {
  const { view, send, connected } = useDesk();
  const others = view.items
    .filter((other) => other.itemId !== item.itemId && other.status === 'scheduled')
    .slice(0, OTHERS_OFFERED);
  return (
    <Menu
      side="top"
      trigger={
        <Button disabled={!connected}>
          <Icon of={Shuffle} />
          {say(item.act === null ? 'desk.takeAnother' : 'desk.swapAct')}
        </Button>
      }
      entries={[
        ...others.map((other) => ({
          label:
            other.number === null
              ? say('desk.instead', { title: other.title })
              : say('desk.insteadNumbered', { number: other.number, title: other.title }),
          onSelect: () => void send({ kind: 'jump', itemId: other.itemId }),
        })),
        'line',
        { label: say('desk.skipForNow'), onSelect: () => void send({ kind: 'skip', itemId: item.itemId }) },
      ]}
    />
  );
}
