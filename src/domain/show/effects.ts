/**
 * What the events of the show ask of other rooms. The server applies these requests in the transaction that stores the
 * events, through the rooms' own commands; the show never writes another room's data.
 */
import type { ScoringState } from '#domain/judging/scoresheet.ts';
import type { Effect } from './effect.ts';
import type { ShowEvent } from './events.ts';

/** The requests that follow from an event, in the order in which they are to be applied. */
export function effects(event: ShowEvent): Effect[] {
  switch (event.kind) {
    case 'item_started':
      return event.scoringOpened === null ? [] : [scoring(event.scoringOpened, 'open')];
    case 'item_skipped':
      return event.scoringClosed === null ? [] : [scoring(event.scoringClosed, 'closed')];
    case 'item_scratched':
      return [itemStatus(event.itemId, 'scratched', event.reason)];
    case 'item_unscratched':
      return [itemStatus(event.itemId, 'scheduled')];
    case 'scoring_opened':
      return [scoring(event.performanceId, 'open', event.reason)];
    case 'scoring_deadline_set':
      return [scoring(event.performanceId, 'open', '', event.closesAt)];
    case 'scoring_locked':
      return [scoring(event.performanceId, 'locked')];
    case 'poll_opened':
      return [
        {
          room: 'voting',
          kind: 'poll_opened',
          pollId: event.pollId,
          closesAt: event.closesAt,
          reason: event.reason,
          // Events stored before candidates could be left out have no such list.
          leftOut: event.leftOut ?? [],
        },
      ];
    case 'poll_deadline_set':
      return [{ room: 'voting', kind: 'poll_deadline', pollId: event.pollId, closesAt: event.closesAt }];
    case 'poll_closed':
      return [{ room: 'voting', kind: 'poll_closed', pollId: event.pollId, closedAt: event.at }];
    case 'poll_taken_back':
      return [{ room: 'voting', kind: 'poll_taken_back', pollId: event.pollId, putBack: event.putBack }];
    case 'start_taken_back':
      return event.scoringClosed.map((id) => scoring(id, 'closed'));
    case 'step_revealed':
      return [{ room: 'results', kind: 'result_revealing', resultId: event.resultId, step: event.step }];
    case 'reveal_stopped':
      return [{ room: 'results', kind: 'reveal_stopped', resultId: event.resultId }];
    case 'result_published':
      return [{ room: 'results', kind: 'result_published', resultId: event.resultId }];
    case 'undone':
      return event.effects;
    default:
      return [];
  }
}

/** Asks the lineup room to scratch an item or to take that back. */
export const itemStatus = (itemId: string, status: 'scheduled' | 'scratched', reason = ''): Effect => ({
  room: 'lineup',
  kind: 'item_status',
  itemId,
  status,
  reason,
});

/**
 * Asks the judging room to open, close or lock a performance's scoring. `closesAt`: when it locks by itself, in ms.
 */
export const scoring = (
  performanceId: string,
  window: ScoringState,
  reason = '',
  closesAt: number | null = null,
): Effect => ({
  room: 'judging',
  kind: 'scoring',
  performanceId,
  window,
  reason,
  closesAt,
});
