/** The desk's keys. They are dead inside fields, menus and dialogs, and where a button has the focus it keeps its own. */
import { useEffect, useRef } from 'react';
import type { Hold } from '#web/ui/use-hold.ts';

/**
 * What each key does, by `KeyboardEvent.key`, with `Shift+` in front where it is held. A `Hold` has to be held down.
 */
export type DeskKeys = Readonly<Record<string, (() => void) | Hold | undefined>>;

const PRESSABLE = 'button, a[href], [role="switch"], [role="tab"]';
const TYPED_INTO =
  ':is(input,textarea,select,[contenteditable]), :is([role="menu"],[role="dialog"],[role="alertdialog"])';

/** Whether a key is the browser's, a field's, a dialog's or that of a button with the focus. */
function isForOthers(event: KeyboardEvent): boolean {
  if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(TYPED_INTO)) return true;
  return (event.key === ' ' || event.key === 'Enter') && target?.closest(PRESSABLE) != null;
}

/** A key as `DeskKeys` names it. */
function nameOf({ key, shiftKey }: KeyboardEvent): string {
  if (key.length === 1) return key.toLowerCase();
  return shiftKey ? `Shift+${key}` : key;
}

/** Listens while `active`. */
export function useDeskKeys(keys: DeskKeys, active: boolean): void {
  const newest = useRef(keys);
  newest.current = keys;
  useEffect(() => {
    if (!active) return;
    let holding: Hold | undefined;
    const press = (event: KeyboardEvent) => {
      const act = isForOthers(event) ? undefined : newest.current[nameOf(event)];
      if (act === undefined) return;
      event.preventDefault();
      if (typeof act === 'function') return act();
      holding = act;
      act.start(event.timeStamp);
    };
    const letGo = (event: KeyboardEvent) => {
      holding?.letGo(event.timeStamp);
      holding = undefined;
    };
    const leave = () => {
      holding?.stop();
      holding = undefined;
    };
    document.addEventListener('keydown', press);
    document.addEventListener('keyup', letGo);
    window.addEventListener('blur', leave);
    return () => {
      leave();
      document.removeEventListener('keydown', press);
      document.removeEventListener('keyup', letGo);
      window.removeEventListener('blur', leave);
    };
  }, [active]);
}
