/** This window's own name among the desks. It stays over a reload, so that the window knows its own words again. */
import { newCommandId } from '#web/client/command-id.ts';

const KEY = 'ovation_desk_id';
let known: string | undefined;

export function deskId(): string {
  known ??= kept();
  return known;
}

function kept(): string {
  try {
    const before = sessionStorage.getItem(KEY);
    if (before !== null) return before;
    const fresh = newCommandId();
    sessionStorage.setItem(KEY, fresh);
    return fresh;
  } catch {
    return newCommandId();
  }
}
