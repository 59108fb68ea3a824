/** What the keys of the desk do; those of the music stand with the music. */
import { useDesk } from './desk.ts';
import { scenesFrom } from './scenes.ts';
import type { DeskKeys } from './use-desk-keys.ts';
import type { Go } from './use-go.ts';

interface Board {
  go: Go;
  /** The item that is looked at; without one it is the next. */
  lookId: string | null;
  onLook: (itemId: string | null) => void;
  /** Shows the list of keys. */
  onKeys: () => void;
}

export function useBoardKeys({ go, lookId, onLook, onKeys }: Board): DeskKeys {
  const { view, locked, setLocked, send } = useDesk();
  if (locked) return { l: () => setLocked(false), '?': onKeys };
  const look = (by: number) => {
    const at = view.items.findIndex((item) => item.itemId === (lookId ?? view.nextId));
    onLook(view.items[Math.min(view.items.length - 1, Math.max(0, at + by))]?.itemId ?? null);
  };
  const { armed } = view;
  return {
    ' ': view.go.asks.length > 0 ? go.hold : go.press,
    z: () => view.undo && send({ kind: 'undo' }),
    ArrowUp: () => look(-1),
    ArrowDown: () => look(1),
    Escape: () => (armed === null ? onLook(null) : send({ kind: 'disarm' })),
    ...Object.fromEntries(
      scenesFrom('button').map(({ kind: scene }, at) => [at + 1, () => send({ kind: 'arm', scene })]),
    ),
    'Shift+Enter': () => armed && send({ kind: 'set_scene', scene: armed.kind, text: armed.text }),
    b: () => send({ kind: view.blanked ? 'unblank' : 'blank' }),
    v: () => document.getElementById('desk-vote')?.focus(),
    m: () => document.getElementById('desk-note')?.focus(),
    l: () => setLocked(true),
    '?': onKeys,
  };
}
