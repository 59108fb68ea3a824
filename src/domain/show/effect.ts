/** What a step of the show asks of another room. `effects.ts` tells which event has which effect. */
import type { ScoringState } from '#domain/judging/scoresheet.ts';

/** One request to another room. Instants in ms. */
export type Effect =
  /** lineup: the item is scratched or not. Its progress belongs to the show, so nothing else is asked. */
  | { room: 'lineup'; kind: 'item_status'; itemId: string; status: 'scheduled' | 'scratched'; reason: string }
  /**
   * judging: opens, closes or locks a performance's scoring. `closesAt`: when it locks by itself, null where it does
   * not. Sheets already given stay.
   */
  | {
      room: 'judging';
      kind: 'scoring';
      performanceId: string;
      window: ScoringState;
      reason: string;
      closesAt?: number | null;
    }
  /**
   * voting: `closesAt` is null for a poll closed by hand; `leftOut` are candidates (performance ids) that did not
   * perform.
   */
  | {
      room: 'voting';
      kind: 'poll_opened';
      pollId: string;
      closesAt: number | null;
      reason: string;
      leftOut: string[];
    }
  | { room: 'voting'; kind: 'poll_deadline'; pollId: string; closesAt: number }
  /** The poll is a draft again; `putBack` are the candidates that were left out when it was opened. */
  | { room: 'voting'; kind: 'poll_taken_back'; pollId: string; putBack: string[] }
  | { room: 'voting'; kind: 'poll_closed'; pollId: string; closedAt: number }
  /** results: `step` is how many steps are revealed now. */
  | { room: 'results'; kind: 'result_revealing'; resultId: string; step: number }
  | { room: 'results'; kind: 'reveal_stopped'; resultId: string }
  | { room: 'results'; kind: 'result_published'; resultId: string };
