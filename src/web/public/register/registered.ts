/** The answer to a registration, kept for this tab only: a reload must not lose the private link. */
import type { Registered } from './use-sending.ts';

const KEY = 'ovation_registered';

/** The answer that this tab got for the event. */
export function keptRegistered(eventId: string): Registered | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      eventId: string;
      answer: Registered;
    } | null;
    return kept?.eventId === eventId ? kept.answer : undefined;
  } catch {
    return undefined;
  }
}

export function keepRegistered(eventId: string, answer: Registered): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ eventId, answer }));
  } catch {
    // The page shows the link until it is closed.
  }
}

export function forgetRegistered(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
