/** The desk's keys. They are dead inside fields, menus and dialogs, and where a button has the focus it keeps its own. */
import { useEffect, useRef } from 'react';

/** What each key does, by `KeyboardEvent.key`; Shift is written as a prefix. */
export type DeskKeys = Readonly<Record<string, (() => void) | undefined>>;

const TYPING =
  'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"], [role="alertdialog"]';
const PRESSABLE = 'button, a[href], [role="switch"], [role="tab"]';

/** Listens while `active`. */
export function useDeskKeys(keys: DeskKeys, active: boolean): void {
  const newest = useRef(keys);
  newest.current = keys;
  useEffect(() => {
    if (!active) return;
    const press = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(TYPING)) return;
      if ((event.key === ' ' || event.key === 'Enter') && target?.closest(PRESSABLE)) return;
      const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const act = newest.current[event.shiftKey && event.key.length > 1 ? `Shift+${name}` : name];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [active]);
}
