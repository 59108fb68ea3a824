/** When registration takes acts: by its dates, or by hand against them. */

export interface RegistrationWindow {
  mode: 'by_date' | 'open' | 'closed';
  opensAt: number | null;
  closesAt: number | null;
}

export type RegistrationState = 'not_yet' | 'open' | 'closed';

/** The state at `now` (ms). The window is half open: at `closesAt` it is closed. A missing date does not bound. */
export function registrationState(window: RegistrationWindow, now: number): RegistrationState {
  if (window.mode !== 'by_date') return window.mode;
  if (window.opensAt !== null && now < window.opensAt) return 'not_yet';
  if (window.closesAt !== null && now >= window.closesAt) return 'closed';
  return 'open';
}
