/**
 * What is chosen on the ballot as the server drew it, before the script has taken it over: the taking over would
 * undo it, so it is pressed once more.
 */
const pressed = new Map<HTMLInputElement, boolean>();

function note({ target }: { target: EventTarget | null }): void {
  if (!(target instanceof HTMLInputElement) || !/^(radio|checkbox)$/.test(target.type)) return;
  // The one that was pressed last stands last, as in a group of which one counts.
  pressed.delete(target);
  pressed.set(target, target.checked);
}

/** Notes what was pressed before any script was there, and presses from here on. */
export function noteEarlyPresses(): void {
  for (const input of document.querySelectorAll('input'))
    if (input.checked !== input.defaultChecked) note({ target: input });
  document.addEventListener('change', note, true);
}

/** Whether something is chosen already. */
export const anyEarlyPress = (): boolean => [...pressed.values()].includes(true);

/** Presses once more what was chosen until now; the page answers presses from here on. */
export async function repeatEarlyPresses(): Promise<void> {
  document.removeEventListener('change', note, true);
  const chosen = [...pressed].flatMap(([input, on]) => (on ? [input] : []));
  pressed.clear();
  for (const input of chosen) {
    // Each press is drawn before the next one, which goes on from it.
    await new Promise((done) => setTimeout(done, 0));
    if (!input.isConnected) continue;
    input.checked = false;
    input.click();
  }
}
