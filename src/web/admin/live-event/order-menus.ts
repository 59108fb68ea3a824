/** What the menus of the unlocked running order offer. */
import { ITEM_TRAITS } from '#domain/lineup/item.ts';
import { sideBySide } from '#web/ui/format.ts';
import type { MenuEntry } from '#web/ui/Menu.tsx';
import { say } from '#web/ui/say.ts';
import { cueName, NEW_CUES, newCue } from '../new-cue.ts';
import type { NewCue } from './AddCueDialog.tsx';
import type { Desk } from './desk.ts';
import type { OrderEdits } from './use-order-edits.ts';
import type { DeskItem } from './words.ts';

type Of = Pick<Desk, 'view' | 'send'>;

const SIDES = [
  ['left', 'cues.sideLeft'],
  ['right', 'cues.sideRight'],
  [null, 'cues.sideOfEvent'],
] as const;

/** The menu of an item that is still to come. `onTime` asks for its planned length. */
export function waitingItemMenu({ view, send }: Of, edits: OrderEdits, item: DeskItem, onTime: () => void) {
  const { itemId, act } = item;
  const { firstFree } = edits;
  const entries: MenuEntry[] = [
    {
      label: say('cues.takeNext'),
      onSelect: () => void send({ kind: 'jump', itemId }),
      disabled: view.phase === 'preshow',
    },
    {
      label: say('cues.toFront'),
      onSelect: () => edits.move(item, firstFree),
      disabled: edits.shown.indexOf(item) === firstFree,
    },
    { label: say('cues.toEnd'), onSelect: () => edits.move(item, view.items.length - 1) },
    { label: say('cues.plannedTime'), onSelect: onTime },
    ...(act === null
      ? []
      : SIDES.map(([stageSide, words]) => ({
          label: say(words),
          onSelect: () => edits.change(item, { stageSide }),
        }))),
    item.skipped
      ? { label: say('cues.takeBackIn'), onSelect: () => void send({ kind: 'unskip', itemId }) }
      : { label: say('desk.skipForNow'), onSelect: () => void send({ kind: 'skip', itemId }) },
    'line',
    ...(act === null ? [] : competing({ view, send }, edits, item)),
    { label: say('cues.removeFromOrder'), danger: true, onSelect: () => edits.remove(item) },
  ];
  return entries;
}

/** The menu of an item that was on; what is called or on stage is moved by GO instead. */
export function pastItemMenu(
  { view, send }: Of,
  { itemId, status, act, disqualified }: DeskItem,
  onDisqualify: () => void,
): MenuEntry[] {
  if (status !== 'done' || act === null || view.phase === 'finished') return [];
  return disqualified
    ? [{ label: say('cues.backToCompetition'), onSelect: () => void send({ kind: 'unscratch', itemId }) }]
    : [{ label: say('cues.disqualify'), danger: true, onSelect: onDisqualify }];
}

/** Whether an act is in the competition. */
function competing({ send }: Of, edits: OrderEdits, item: DeskItem): MenuEntry[] {
  const { itemId } = item;
  const isGuest = edits.isGuest(item);
  return [
    {
      label: say(isGuest ? 'cues.backToCompetition' : 'cues.makeGuest'),
      disabled: edits.waiting === undefined,
      onSelect: () => edits.change(item, { isGuest: !isGuest }),
    },
    item.status === 'scratched'
      ? { label: say('cues.unscratch'), onSelect: () => void send({ kind: 'unscratch', itemId }) }
      : {
          label: say('cues.scratch'),
          danger: true,
          onSelect: () => void send({ kind: 'scratch', itemId, reason: say('cues.scratchReason') }),
        },
  ];
}

/** The menu of what can be added to the order. `onCue` asks for the cue's title and length. */
export function additionsMenu({ view, send }: Of, edits: OrderEdits, onCue: (cue: NewCue) => void) {
  const waiting = edits.waiting ?? [];
  const left = waiting.filter(({ inRounds }) => inRounds.length === 0).length;
  const all = { label: say('cues.allAccepted', { count: left }), onSelect: edits.addAccepted };
  const acts: MenuEntry[] = [
    ...(left > 0 ? [all, 'line' as const] : []),
    ...waiting.map(({ stageName, inRounds, participantId }) => ({
      label: sideBySide([stageName, ...inRounds]),
      onSelect: () => edits.addAct(participantId),
    })),
    'line',
  ];
  const entries: MenuEntry[] = [
    ...(waiting.length > 0 ? acts : []),
    {
      label: say('cues.breakNow'),
      disabled: view.phase !== 'running',
      onSelect: () => void send({ kind: 'start_interval', durationMs: ITEM_TRAITS.interval.usualMs }),
    },
    'line',
    ...NEW_CUES.map((kind) => ({ label: cueName(kind), onSelect: () => onCue(newCue(kind)) })),
  ];
  return entries;
}
