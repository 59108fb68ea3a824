/** Changes of the running order while the show runs. What has been on stage or is called stays where it is. */
import { useState } from 'react';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommands } from '#web/client/command.ts';
import { announce } from '#web/ui/announce.tsx';
import { say } from '#web/ui/say.ts';
import { useDesk } from './desk.ts';
import type { DeskItem } from './words.ts';

export type OrderEdits = ReturnType<typeof useOrderEdits>;

export function useOrderEdits() {
  const { view, connected } = useDesk();
  const { items } = view;
  const round = view.round.id;
  // The live view moves with every change of anybody, so the waiting acts are asked for again with it.
  const order = useAsk(lineupEndpoints.runningOrder, {
    round,
    asOf: items.map((item) => item.itemId).join(),
  });
  // Where a row was let go of, until the server has answered: it must not jump back in the meantime.
  const [dropped, setDropped] = useState<{ id: string; position: number } | null>(null);
  const { busy, send } = useCommands({
    failed: say('cues.notChanged'),
    changes: [keyOf(lineupEndpoints.runningOrder)],
    onSettled: () => setDropped(null),
  });
  const move = ({ itemId, title }: DeskItem, position: number) =>
    send(
      lineupEndpoints.moveItem,
      { round, params: { id: itemId }, body: { position } },
      { onDone: () => announce(say('cues.movedTo', { title, number: position + 1, all: items.length })) },
    );
  const firstFree = items.findLastIndex(({ status }) => status === 'done' || status === 'on_stage') + 1;
  return {
    busy: busy || !connected,
    /** As the rows stand on this page. */
    shown: dropped === null ? items : movedTo(items, dropped.id, dropped.position),
    /** The first position that an item can be moved to. */
    firstFree,
    /** Acts that may be put in; undefined until they are known. */
    waiting: order.data?.waiting,
    isGuest: (item: DeskItem) =>
      order.data?.items.some(({ id, isGuest }) => id === item.itemId && isGuest) === true,
    move,
    /** Takes an item out of the list and puts it where it was let go of. */
    drop(itemId: unknown, index: number) {
      const item = items.find((one) => one.itemId === itemId);
      const position = Math.max(firstFree, index);
      if (item === undefined || position === items.indexOf(item)) return;
      setDropped({ id: item.itemId, position });
      move(item, position);
    },
    change: ({ itemId }: DeskItem, body: SentBodyOf<typeof lineupEndpoints.changeItem>) =>
      send(lineupEndpoints.changeItem, { round, params: { id: itemId }, body }),
    remove: ({ itemId }: DeskItem) => send(lineupEndpoints.removeItem, { round, params: { id: itemId } }),
    addAct: (participantId: string) =>
      send(lineupEndpoints.addPerformance, { round, body: { participantId, isGuest: false } }),
    addAccepted: () => send(lineupEndpoints.addAccepted, { round }),
    addCue: (body: SentBodyOf<typeof lineupEndpoints.addCue>) =>
      send(lineupEndpoints.addCue, { round, body }),
  };
}

/** The items with one of them at another position. */
function movedTo(items: readonly DeskItem[], id: string, position: number): readonly DeskItem[] {
  const moved = items.find((item) => item.itemId === id);
  const others = items.filter((item) => item !== moved);
  return moved === undefined ? items : others.toSpliced(position, 0, moved);
}
