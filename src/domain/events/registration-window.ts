/** When registration is open: by its dates, or by hand against them. */

/** The window. Instants in ms; a missing date does not bound it. */
export interface RegistrationWindow {
  mode: 'by_date' | 'open' | 'closed';
  opensAt: number | null;
  closesAt: number | null;
}

/** Whether registration is not open yet, open, or closed. */
export type RegistrationState = 'not_yet' | 'open' | 'closed';

/** The state at `now` (ms). The window is half open: at `closesAt` registration is closed. */
export function registrationState(window: RegistrationWindow, now: number): RegistrationState {
  if (window.mode !== 'by_date') return window.mode;
  if (window.opensAt !== null && now < window.opensAt) return 'not_yet';
  if (window.closesAt !== null && now >= window.closesAt) return 'closed';
  return 'open';
}

/** Whether these dates leave no moment at which registration is open. */
export const isNeverOpen = ({ mode, opensAt, closesAt }: RegistrationWindow): boolean =>
  mode === 'by_date' && opensAt !== null && closesAt !== null && closesAt <= opensAt;
