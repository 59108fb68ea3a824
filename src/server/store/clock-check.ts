/**
 * Holds this process's clock against the database's, by which several processes can agree. A poll opens and closes
 * by the clock of whichever process a ballot came to, so one whose clock is wrong would turn part of the hall away.
 */

import { report } from '#domain/messages/report.ts';

/**
 * A difference to the database's clock above this many ms is reported as wrong. Machines with a time server agree
 * within some milliseconds.
 */
export const MOST_OFF_MS = 1_000;

/** Compares this process's clock with the database's. */
export interface ClockCheck {
  /**
   * Records one comparison: the question left at `askedAt`, its answer came at `heardAt` (both by our clock), and the
   * database's clock read `databaseAt`. All in ms.
   */
  note(askedAt: number, databaseAt: number, heardAt: number): void;
  /**
   * By how many ms our clock is ahead of the database's, negative when behind; 0 while the difference is small enough.
   */
  offBy(): number;
}

/**
 * Opens a comparison in which both clocks are taken to agree until a reading says otherwise. `onChange` is given an
 * English sentence each time that verdict changes.
 */
export function openClockCheck(onChange: (sentence: string) => void): ClockCheck {
  let off = 0;
  return {
    note(askedAt, databaseAt, heardAt) {
      // Ours stood anywhere between the two when the database read its own.
      const found = Math.max(0, askedAt - databaseAt) + Math.min(0, heardAt - databaseAt);
      const wrong = Math.abs(found) > MOST_OFF_MS ? Math.round(found) : 0;
      if ((wrong === 0) !== (off === 0)) onChange(wrong === 0 ? RIGHT_AGAIN : clockSentence(wrong));
      off = wrong;
    },
    offBy: () => off,
  };
}

const RIGHT_AGAIN = 'The clocks of this machine and of the database agree again: votes are taken here.';

/** The English sentence that tells an operator by how many ms the clock is wrong. */
export function clockSentence(ms: number): string {
  const seconds = Math.max(1, Math.round(Math.abs(ms) / 1_000));
  return `${report(ms > 0 ? 'clockAhead' : 'clockBehind', { seconds })} ${report('clocksDo')}`;
}
