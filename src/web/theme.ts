/** The house lights: which theme a page wears, and a person's own choice. The rule itself is in `public/theme.js`. */
import { useSyncExternalStore } from 'react';
import { listeners } from '#web/ui/listeners.ts';

declare global {
  interface Window {
    /** Set by `public/theme.js` before anything else runs. */
    ovationTheme?: { apply(path: string): void };
  }
}

/** A person's own choice. `house` means none: the page follows the show, the room or the system. */
export type ThemeChoice = 'house' | 'light' | 'dark';

const CHOICE_KEY = 'ovation_theme';
const HOUSE_KEY = 'ovation_house';
const changes = listeners();

/** Puts the theme that `path` should wear on the html element. Called on every navigation. */
export function applyTheme(path: string = location.pathname): void {
  window.ovationTheme?.apply(path);
}

/** What this person chose on this device. */
export function themeChoice(): ThemeChoice {
  const stored = read(CHOICE_KEY);
  return stored === 'dark' || stored === 'light' ? stored : 'house';
}

/** Remembers the choice on this device and applies it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  write(CHOICE_KEY, choice === 'house' ? null : choice);
  applyTheme();
  changes.tell();
}

/**
 * Tells public pages whether the show runs: daylight before it, dark from its start on. It is remembered,
 * so the next visit paints the right ground before any answer from the server.
 */
export function setHouseLights(lights: 'up' | 'down'): void {
  if (read(HOUSE_KEY) === lights) return;
  write(HOUSE_KEY, lights);
  applyTheme();
}

/** The person's choice, kept current. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(changes.follow, themeChoice);
}

/** Follows the system's setting and other tabs for as long as the page lives. Called once, at the start. */
export function followTheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => applyTheme());
  addEventListener('storage', (event) => {
    if (event.key !== CHOICE_KEY && event.key !== HOUSE_KEY) return;
    applyTheme();
    changes.tell();
  });
}

// Storage may be blocked or full; a theme that is not remembered is no reason to fail.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // The choice holds until this page is closed.
  }
}
