/** The desk's keys. They are dead inside fields, menus and dialogs, and where a button has the focus it keeps its own. */
import { useEffect, useRef } from 'react';
import type { Hold } from '#web/ui/use-hold.ts';

/** What each key does, by `KeyboardEvent.key`; Shift is written as a prefix. A `Hold` is held, not pressed. */
export type DeskKeys = Readonly<Record<string, (() => void) | Hold | undefined>>;

const PRESSABLE = 'button, a[href], [role="switch"], [role="tab"]';

/** Listens while `active`. */
export function useDeskKeys(keys: DeskKeys, active: boolean): void {
  const newest = useRef(keys);
  newest.current = keys;
  useEffect(() => {
    if (!active) return;
    let holding: Hold | undefined;
    const press = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      const target = event.target instanceof Element ? event.target : null;
      if (
        target?.closest(
          'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"], [role="alertdialog"]',
        )
      )
        return;
      if ((event.key === ' ' || event.key === 'Enter') && target?.closest(PRESSABLE)) return;
      const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const act = newest.current[event.shiftKey && event.key.length > 1 ? `Shift+${name}` : name];
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
