/** The desk of this device's judge, for React; and what keeps it awake. */
import { useEffect, useSyncExternalStore } from 'react';
import { type Desk, type DeskState, openDesk, unsentCount } from './desk.ts';
import { shelfOf } from './shelf.ts';
import { judgeWire, sayPresent } from './wire.ts';

const PRESENT_EVERY_MS = 15_000;

let current: { judgeId: string; desk: Desk } | undefined;

/** The one desk of this page. Another judge's link closes the one before. */
function deskOf(judgeId: string): Desk {
  if (current?.judgeId !== judgeId) {
    current?.desk.close();
    current = { judgeId, desk: openDesk(shelfOf(judgeId), judgeWire(judgeId)) };
  }
  return current.desk;
}

/** Stops sending from this page. What is held stays on the device. */
export function closeDesk(): void {
  current?.desk.close();
  current = undefined;
}

/** The desk and its state. It asks the server again when the network, the page or the show comes back to life. */
export function useDesk(judgeId: string): { desk: Desk; state: DeskState } {
  const desk = deskOf(judgeId);
  const state = useSyncExternalStore(desk.subscribe, desk.state);

  useEffect(() => {
    const wake = () => void desk.wake();
    const visible = () => document.visibilityState === 'visible' && wake();
    wake();
    const beat = setInterval(() => {
      if (desk.state().ended) return;
      void sayPresent(unsentCount(desk.state()));
      wake();
    }, PRESENT_EVERY_MS);
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', visible);
    return () => {
      clearInterval(beat);
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', visible);
    };
  }, [desk]);

  const unsent = unsentCount(state);
  useEffect(() => {
    if (unsent === 0) return;
    const guard = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', guard);
    return () => removeEventListener('beforeunload', guard);
  }, [unsent]);

  return { desk, state };
}
