/** Work that is typed and not saved: leaving it asks first, within the product and when the window goes. */
import { useEffect, useId, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { listeners } from '#web/ui/listeners.ts';
import { say } from '#web/ui/say.ts';

/** Forms with something unsaved, each with where it waits for its person while they look around; empty: nowhere. */
const unsaved = new Map<string, string>();
const changes = listeners();
const mark = (id: string, is: boolean, within: string) => {
  if (unsaved.has(id) === is) return;
  if (is) unsaved.set(id, within);
  else unsaved.delete(id);
  changes.tell();
};

/**
 * Says whether this form holds something that is not saved; a form that is gone holds nothing.
 *
 * @param within below which address what was typed is kept anyway
 */
export function useUnsaved(is: boolean, within = ''): void {
  const id = useId();
  useEffect(() => {
    mark(id, is, within);
    return () => mark(id, false, within);
  }, [id, is, within]);
}

/** Stands once around pages with forms, and asks before they are left with something unsaved in them. */
export function LeaveGuard() {
  const holds = useSyncExternalStore(changes.follow, () => unsaved.size > 0);
  useEffect(() => {
    if (!holds) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [holds]);
  // Asked when somebody goes: a form that has just been saved may still be on its way out of the list.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      // Whoever is signed out sees no page that could ask.
      nextLocation.pathname !== '/login' &&
      [...unsaved.values()].some((within) => within === '' || !nextLocation.pathname.startsWith(within)),
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={say('admin.leave')}
      confirm={say('admin.leaveAnyway')}
      cancel={say('admin.stay')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {say('admin.leaveLead')}
    </ConfirmDialog>
  );
}
