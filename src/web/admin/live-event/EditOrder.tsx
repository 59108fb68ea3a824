/** The running order, unlocked: move, insert, skip, scratch. What has been on stage stays where it is. */
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { Plus } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommands } from '#web/client/command.ts';
import { announce } from '#web/ui/announce.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu, type MenuEntry } from '#web/ui/Menu.tsx';
import { say } from '#web/ui/say.ts';
import { AddCueDialog, type NewCue } from './AddCueDialog.tsx';
import { DisqualifyDialog } from './DisqualifyDialog.tsx';
import { useDesk } from './desk.ts';
import styles from './EditOrder.module.css';
import { OrderRow } from './OrderRow.tsx';
import { PlannedTimeDialog } from './PlannedTimeDialog.tsx';
import type { DeskItem } from './words.ts';

type DragEnd = NonNullable<ComponentProps<typeof DragDropProvider>['onDragEnd']>;

const BREAK_MS = 900_000;
const SIDES = { left: 'cues.sideLeft', right: 'cues.sideRight', event: 'cues.sideOfEvent' } as const;

export function EditOrder() {
  const { view, connected, send } = useDesk();
  const round = view.round.id;
  // The live view moves with every change of anybody, so the waiting acts are asked for again with it.
  const order = useAsk(lineupEndpoints.runningOrder, {
    round,
    asOf: view.items.map((item) => item.itemId).join(),
  });
  // Where a row was let go of, until the server has answered: it must not jump back in the meantime.
  const [droppedAt, setDropped] = useState<{ id: string; position: number } | null>(null);
  const change = useCommands({
    failed: say('cues.notChanged'),
    changes: [keyOf(lineupEndpoints.runningOrder)],
    onSettled: () => setDropped(null),
  });
  const [cue, setCue] = useState<NewCue | null>(null);
  const [accused, setAccused] = useState<DeskItem | null>(null);
  const [timed, setTimed] = useState<DeskItem | null>(null);
  const busy = change.busy || !connected;
  const isOver = view.phase === 'finished' && view.round.rehearsal === null;

  const move = (item: DeskItem, position: number) =>
    change.send(
      lineupEndpoints.moveItem,
      { round, params: { id: item.itemId }, body: { position } },
      {
        onDone: () =>
          announce(say('cues.movedTo', { title: item.title, number: position + 1, all: view.items.length })),
      },
    );
  const firstFree =
    view.items.findLastIndex((item) => item.status === 'done' || item.status === 'on_stage') + 1;
  const shown = droppedAt === null ? view.items : movedTo(view.items, droppedAt.id, droppedAt.position);
  const dropped: DragEnd = ({ operation: { source }, canceled }) => {
    if (canceled || !isSortable(source)) return;
    const item = view.items.find((one) => one.itemId === source.id);
    const position = Math.max(firstFree, source.index);
    if (item === undefined || position === view.items.indexOf(item)) return;
    setDropped({ id: item.itemId, position });
    move(item, position);
  };

  const nextAt = view.items.findIndex((item) => item.itemId === view.nextId);
  const nextPosition = nextAt < 0 ? view.items.length : nextAt;

  const isGuest = (item: DeskItem) =>
    order.data?.items.some((one) => one.id === item.itemId && one.isGuest) === true;

  /** Of what has been on; what is called or on stage is moved by GO. */
  const afterwards = (item: DeskItem): MenuEntry[] =>
    item.status === 'done' && item.act !== null && view.phase !== 'finished'
      ? [{ label: say('cues.disqualify'), danger: true, onSelect: () => setAccused(item) }]
      : [];

  const entriesOf = (item: DeskItem, index: number): MenuEntry[] => [
    {
      label: say('cues.takeNext'),
      onSelect: () => void send({ kind: 'jump', itemId: item.itemId }),
      disabled: view.phase === 'preshow',
    },
    { label: say('cues.toFront'), onSelect: () => move(item, firstFree), disabled: index === firstFree },
    { label: say('cues.toEnd'), onSelect: () => move(item, view.items.length - 1) },
    { label: say('cues.plannedTime'), onSelect: () => setTimed(item) },
    ...(item.act === null
      ? []
      : (['left', 'right', null] as const).map((stageSide) => ({
          label: say(SIDES[stageSide ?? 'event']),
          onSelect: () =>
            change.send(lineupEndpoints.changeItem, {
              round,
              params: { id: item.itemId },
              body: { stageSide },
            }),
        }))),
    item.skipped
      ? { label: say('cues.takeBackIn'), onSelect: () => void send({ kind: 'unskip', itemId: item.itemId }) }
      : { label: say('desk.skipForNow'), onSelect: () => void send({ kind: 'skip', itemId: item.itemId }) },
    'line',
    ...(item.act === null
      ? []
      : [
          {
            label: say(isGuest(item) ? 'cues.backToCompetition' : 'cues.makeGuest'),
            disabled: order.data === undefined,
            onSelect: () =>
              change.send(lineupEndpoints.changeItem, {
                round,
                params: { id: item.itemId },
                body: { isGuest: !isGuest(item) },
              }),
          },
          item.status === 'scratched'
            ? {
                label: say('cues.unscratch'),
                onSelect: () => void send({ kind: 'unscratch', itemId: item.itemId }),
              }
            : {
                label: say('cues.scratch'),
                danger: true,
                onSelect: () =>
                  void send({ kind: 'scratch', itemId: item.itemId, reason: say('cues.scratchReason') }),
              },
        ]),
    {
      label: say('cues.removeFromOrder'),
      danger: true,
      onSelect: () => change.send(lineupEndpoints.removeItem, { round, params: { id: item.itemId } }),
    },
  ];

  const newCue = (kind: NewCue['kind'], title: string, minutes: string): MenuEntry => ({
    label: title,
    onSelect: () => setCue({ kind, title, minutes }),
  });
  const waiting = order.data?.waiting ?? [];
  const additions: MenuEntry[] = [
    ...(waiting.length > 0
      ? [
          {
            label: say('cues.allAccepted', { count: waiting.length }),
            onSelect: () => change.send(lineupEndpoints.addAccepted, { round }),
          },
          'line' as const,
          ...waiting.map((act) => ({
            label: act.stageName,
            onSelect: () =>
              change.send(lineupEndpoints.addPerformance, {
                round,
                body: { participantId: act.participantId, isGuest: false },
              }),
          })),
          'line' as const,
        ]
      : []),
    {
      label: say('cues.breakNow'),
      disabled: view.phase !== 'running',
      onSelect: () => void send({ kind: 'start_interval', durationMs: BREAK_MS }),
    },
    'line',
    newCue('opening', say('cues.opening'), '5'),
    newCue('interval', say('cues.interval'), '15'),
    newCue('vote', say('cues.audienceVote'), '5'),
    newCue('results', say('cues.results'), '10'),
    { label: say('cues.otherCue'), onSelect: () => setCue({ kind: 'other', title: '', minutes: '3' }) },
  ];

  return (
    <div className={styles.edit}>
      <DragDropProvider onDragEnd={dropped}>
        <ol className={styles.list}>
          {shown.map((item, index) => (
            <OrderRow
              key={item.itemId}
              item={item}
              index={index}
              guest={isGuest(item)}
              fixed={isOver || isFixed(item)}
              first={index <= firstFree}
              last={index === shown.length - 1}
              busy={busy}
              entries={isOver || isFixed(item) ? afterwards(item) : entriesOf(item, index)}
              onMove={(position) => move(item, position)}
            />
          ))}
        </ol>
      </DragDropProvider>
      <div className={styles.add}>
        {isOver ? (
          <p className="small muted">{say('cues.orderStays')}</p>
        ) : (
          <Menu
            side="top"
            align="start"
            trigger={
              <Button block disabled={busy}>
                <Icon of={Plus} />
                {say('cues.addToOrder')}
              </Button>
            }
            entries={additions}
          />
        )}
      </div>
      <AddCueDialog
        cue={cue}
        onChange={setCue}
        nextPosition={nextPosition}
        onAdd={(body) => {
          setCue(null);
          change.send(lineupEndpoints.addCue, { round, body });
        }}
      />
      {accused && (
        <DisqualifyDialog
          title={accused.title}
          onClose={() => setAccused(null)}
          onGive={(reason) => void send({ kind: 'scratch', itemId: accused.itemId, reason })}
        />
      )}
      {timed && (
        <PlannedTimeDialog
          title={timed.title}
          plannedMs={timed.durationMs}
          onClose={() => setTimed(null)}
          onSet={(plannedMs) =>
            change.send(lineupEndpoints.changeItem, {
              round,
              params: { id: timed.itemId },
              body: { plannedMs },
            })
          }
        />
      )}
    </div>
  );
}

const isFixed = (item: DeskItem): boolean =>
  item.status === 'done' || item.status === 'on_stage' || item.status === 'called';

/** The items with one of them at another position. */
function movedTo(items: readonly DeskItem[], id: string, position: number): readonly DeskItem[] {
  const moved = items.find((item) => item.itemId === id);
  const others = items.filter((item) => item !== moved);
  return moved === undefined ? items : others.toSpliced(position, 0, moved);
}
