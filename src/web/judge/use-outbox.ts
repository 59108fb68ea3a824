/** The outbox of this device's judge, for React; and what has it try again. */
import { useEffect, useSyncExternalStore } from 'react';
import { type Outbox, type OutboxState, openOutbox, unsentCount } from './outbox.ts';
import { sayPresent, sheetCallsOf } from './sheet-calls.ts';
import { sheetStoreOf } from './sheet-store.ts';

const PRESENT_EVERY_MS = 15_000;

let current: { judgeId: string; outbox: Outbox } | undefined;

/** The one outbox of this page. Another judge's link closes the one before. */
function outboxOf(judgeId: string): Outbox {
  if (current?.judgeId !== judgeId) {
    current?.outbox.close();
    current = { judgeId, outbox: openOutbox(sheetStoreOf(judgeId), sheetCallsOf(judgeId)) };
  }
  return current.outbox;
}

/** Stops sending from this page. What is held stays on the device. */
export function closeOutbox(): void {
  current?.outbox.close();
  current = undefined;
}

/** The outbox and its state. It asks the server again when the network, the page or the show comes back to life. */
export function useOutbox(judgeId: string): { outbox: Outbox; state: OutboxState } {
  const outbox = outboxOf(judgeId);
  const state = useSyncExternalStore(outbox.subscribe, outbox.state);

  useEffect(() => {
    const wake = () => void outbox.wake();
    const visible = () => document.visibilityState === 'visible' && wake();
    wake();
    const beat = setInterval(() => {
      if (outbox.state().ended) return;
      void sayPresent(unsentCount(outbox.state()));
      wake();
    }, PRESENT_EVERY_MS);
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', visible);
    return () => {
      clearInterval(beat);
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', visible);
    };
  }, [outbox]);

  const unsent = unsentCount(state);
  useEffect(() => {
    if (unsent === 0) return;
    const guard = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', guard);
    return () => removeEventListener('beforeunload', guard);
  }, [unsent]);

  return { outbox, state };
}
