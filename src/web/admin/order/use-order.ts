/** The running order as it is planned: what it holds, its times, and changes that can be taken back one by one. */
import { useRef, useState } from 'react';
import type { AnswerOf, SentBodyOf } from '#contract/endpoint.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { reportEndpoints } from '#contract/show/report.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommands } from '#web/client/command.ts';
import { announce } from '#web/ui/announce.tsx';
import { say } from '#web/ui/say.ts';
import type { Planned } from './look-at.ts';

export type Order = AnswerOf<typeof lineupEndpoints.runningOrder>;
export type Item = Order['items'][number];
export type NewCue = Omit<SentBodyOf<typeof lineupEndpoints.addCue>, 'position'>;
type NewAct = SentBodyOf<typeof lineupEndpoints.addPerformance>;

const AGAIN_MS = 15_000;
const ORDER = keyOf(lineupEndpoints.runningOrder);

export interface PlannedItem extends Planned {
  item: Item;
  /** Null for what is scratched, and without a date. */
  plannedAt: number | null;
}

/** The running order as it is read. */
export function useOrder() {
  const order = useAsk(lineupEndpoints.runningOrder, {
    round: undefined,
    retry: false,
    refetchInterval: AGAIN_MS,
  });
  const sheet = useAsk(reportEndpoints.cueSheet, {
    round: undefined,
    retry: false,
    asOf: order.data?.items.map(({ id, plannedMs }) => `${id} ${plannedMs}`).join(),
    placeholderData: (before) => before,
  });
  const people = useAsk(registrationEndpoints.participants, { retry: false }).data;
  const event = useAsk(eventsEndpoints.currentEvent, { retry: false }).data;
  const times = new Map(sheet.data?.rows.map((row) => [row.itemId, row]));
  const contacts = new Map(people?.map(({ id, contactMark }) => [id, contactMark]));
  const limits = new Map(event?.categories.map(({ id, timeLimitMs }) => [id, timeLimitMs]));
  const rows = order.data?.items.map((item): PlannedItem => {
    const { id, kind, title, number, act } = item;
    // A vote takes as long as it is open.
    const plannedMs = times.get(id)?.plannedMs ?? item.plannedMs;
    return {
      id,
      kind,
      title,
      number,
      plannedMs,
      category: act?.category ?? '',
      limitMs: limits.get(act?.categoryId ?? '') ?? null,
      contact: contacts.get(act?.participantId ?? '') ?? null,
      notes: act?.stageNotes ?? '',
      said: act === null || act.pronunciation !== '',
      item,
      plannedAt: times.get(id)?.plannedAt ?? null,
    };
  });
  return {
    order,
    rows,
    sheet: sheet.data,
    event,
    lengths: new Map(people?.map((one) => [one.id, one.durationMs])),
  };
}

interface Undo {
  words: string;
  run: () => void;
}

/** The changes of the running order; `items` as they are now. */
export function useChanges(items: readonly Item[]) {
  const [done, setDone] = useState<readonly Undo[]>([]);
  const change = useCommands({
    failed: say('order.notChanged'),
    changes: [ORDER, keyOf(votingEndpoints.polls)],
  });
  const polls = useAsk(votingEndpoints.polls, { round: undefined, retry: false }).data ?? [];
  const before = useRef(items);
  before.current = items;
  const note = (words: string, run: () => void) => {
    announce(words);
    setDone((all) => [...all, { words, run }]);
  };
  const moveTo = (id: string, position: number, after?: () => void) =>
    change.send(
      lineupEndpoints.moveItem,
      { round: undefined, params: { id }, body: { position } },
      { puts: ORDER_OF, ...(after && { onDone: after }) },
    );
  const remove = (id: string, after?: () => void) =>
    change.send(
      lineupEndpoints.removeItem,
      { round: undefined, params: { id } },
      { puts: ORDER_OF, ...(after && { onDone: after }) },
    );
  const setTime = (id: string, plannedMs: number, after?: () => void) =>
    change.send(
      lineupEndpoints.changeItem,
      { round: undefined, params: { id }, body: { plannedMs } },
      { puts: ORDER_OF, ...(after && { onDone: after }) },
    );
  const addAct = (body: NewAct, after?: (answer: Order) => void) =>
    change.send(
      lineupEndpoints.addPerformance,
      { round: undefined, body },
      { puts: ORDER_OF, ...(after && { onDone: after }) },
    );
  const addCue = (cue: NewCue, position?: number, after?: (answer: Order) => void) =>
    change.send(
      lineupEndpoints.addCue,
      { round: undefined, body: { ...cue, ...(position !== undefined && { position }) } },
      { puts: ORDER_OF, ...(after && { onDone: after }) },
    );
  const arrange = (itemIds: readonly string[], after?: () => void) =>
    change.send(
      lineupEndpoints.arrangeItems,
      { round: undefined, body: { itemIds: [...itemIds] } },
      { puts: ORDER_OF, ...(after && { onDone: after }) },
    );
  const added = (known: ReadonlySet<string>, words: string) => (answer: Order) => {
    const fresh = answer.items.filter(({ id }) => !known.has(id));
    note(words, () => {
      for (const { id } of fresh) remove(id);
    });
  };
  const known = () => new Set(before.current.map(({ id }) => id));
  /** Puts an item back as it was; the vote that opened at it does so again. */
  const putBack = (
    { kind, title, plannedMs, act, isGuest, stageSide, number }: Item,
    position: number,
    pollId?: string,
  ) => {
    if (act)
      addAct({
        participantId: act.participantId,
        ...{ plannedMs, isGuest, stageSide, position },
        ...(number !== null && { number }),
      });
    if (kind === 'performance') return;
    const had = known();
    addCue({ kind, title, plannedMs }, position, ({ items: now }) => {
      const itemId = now.find(({ id }) => !had.has(id))?.id;
      if (pollId && itemId)
        change.send(votingEndpoints.changePoll, { params: { id: pollId }, body: { itemId } });
    });
  };
  return {
    busy: change.busy,
    undoable: done.at(-1)?.words,
    undo: () => {
      const last = done.at(-1);
      if (!last) return;
      setDone(done.slice(0, -1));
      last.run();
    },
    move: ({ id, title }: Item, position: number) => {
      const from = before.current.findIndex((one) => one.id === id);
      if (from < 0 || from === position) return;
      moveTo(id, position, () =>
        note(say('order.movedTo', { name: title, place: position + 1, all: before.current.length }), () =>
          moveTo(id, from),
        ),
      );
    },
    remove: (item: Item) => {
      const { id, title } = item;
      const from = before.current.findIndex((one) => one.id === id);
      const poll = polls.find(({ itemId }) => itemId === id);
      remove(id, () => note(say('order.takenOut', { name: title }), () => putBack(item, from, poll?.id)));
    },
    setTime: ({ id, title, plannedMs }: Item, ms: number) =>
      setTime(id, ms, () => note(say('order.timeSet', { name: title }), () => setTime(id, plannedMs))),
    addAct: (act: Order['waiting'][number], position?: number) =>
      addAct(
        { participantId: act.participantId, ...(position !== undefined && { position }) },
        added(known(), say('order.putIn', { name: act.stageName })),
      ),
    addCue: (cue: NewCue, position?: number) =>
      addCue(cue, position, added(known(), say('order.putIn', { name: cue.title }))),
    /** Puts all items into another order at once. */
    arrange: (itemIds: readonly string[]) => {
      const from = before.current.map(({ id }) => id);
      arrange(itemIds, () => note(say('order.suggested'), () => arrange(from)));
    },
    addAll: () =>
      change.send(
        lineupEndpoints.addAccepted,
        { round: undefined },
        { puts: ORDER_OF, onDone: added(known(), say('order.allPutIn')) },
      ),
  };
}

/** Every change answers the whole order. */
const ORDER_OF = keyOf(lineupEndpoints.runningOrder, { round: undefined });
