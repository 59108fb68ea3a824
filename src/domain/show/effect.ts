/** What a step of the show tells another room to do. Which event means which effect stands in `effects.ts`. */
import type { ScoringState } from '#domain/judging/scoresheet.ts';

export type Effect =
  /** lineup: in or out. How far an item has come is the show's own, so nothing else is told. */
  | { room: 'lineup'; kind: 'item_status'; itemId: string; status: 'scheduled' | 'scratched'; reason: string }
  /**
   * judging: whether scoresheets for the performance are taken, and until when where that ends by itself.
   * Sheets that were given stay.
   */
  | {
      room: 'judging';
      kind: 'scoring';
      performanceId: string;
      window: ScoringState;
      reason: string;
      closesAt?: number | null;
    }
  /** voting: `closesAt` is none for a poll that is closed by hand; `leftOut` are candidates that did not perform. */
  | {
      room: 'voting';
      kind: 'poll_opened';
      pollId: string;
      closesAt: number | null;
      reason: string;
      leftOut: string[];
    }
  | { room: 'voting'; kind: 'poll_deadline'; pollId: string; closesAt: number }
  /** A draft again; `putBack` are candidates that were left out as it was opened. */
  | { room: 'voting'; kind: 'poll_taken_back'; pollId: string; putBack: string[] }
  | { room: 'voting'; kind: 'poll_closed'; pollId: string; closedAt: number }
  /** results: `step` is how many steps are shown now. */
  | { room: 'results'; kind: 'result_revealing'; resultId: string; step: number }
  | { room: 'results'; kind: 'reveal_stopped'; resultId: string }
  | { room: 'results'; kind: 'result_published'; resultId: string };
