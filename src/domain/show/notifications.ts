/**
 * What other gear is told as the show goes on: only what everybody in the hall sees or hears at that moment, and of
 * people only the stage name.
 */
import type { ShowEvent } from './events.ts';
import type { ShowFacts } from './facts.ts';
import { itemOf, pollOf } from './order.ts';
import type { ShowState } from './state.ts';

/** All kinds of notifications. */
export const NOTIFICATIONS = [
  'show_started',
  'act_standing_by',
  'act_started',
  'act_ended',
  'cue_started',
  'scene_shown',
  'poll_opened',
  'poll_closed',
  'show_held',
  'show_resumed',
  'result_published',
  'show_finished',
] as const;
export type NotificationKind = (typeof NOTIFICATIONS)[number];

/** A notification. */
export interface GearNotification {
  kind: NotificationKind;
  /** Instants on the stage clock in ms. */
  happenedAt: number;
  version: number;
  act: { number: number | null; stageName: string; song: string } | null;
  /** The name of the cue, poll or result, or the scene; null where there is none. */
  title: string | null;
  closesAt: number | null;
}

/** The notifications that follow from the events of one command, in order. `before` is the state before them. */
export function notificationsOf(
  before: ShowState,
  events: readonly ShowEvent[],
  facts: ShowFacts,
): GearNotification[] {
  return events.flatMap((event) => {
    const said = tell(event, before, facts);
    if (said === null) return [];
    const nothing = { act: null, title: null, closesAt: null };
    return [{ ...nothing, ...said, happenedAt: event.at, version: event.version }];
  });
}

type Said = { kind: NotificationKind } & Partial<GearNotification>;

function tell(event: ShowEvent, before: ShowState, facts: ShowFacts): Said | null {
  switch (event.kind) {
    case 'phase_entered':
      if (event.phase === 'finished') return { kind: 'show_finished' };
      // After an interval the phase `running` is entered again.
      return event.phase === 'running' && before.phase === 'preshow' ? { kind: 'show_started' } : null;
    case 'item_called':
      return about(facts, event.itemId, 'act_standing_by', null);
    case 'item_started':
      return about(facts, event.itemId, 'act_started', 'cue_started');
    case 'item_ended':
      return about(facts, event.itemId, 'act_ended', null);
    case 'scene_set':
      return { kind: 'scene_shown', title: event.scene.kind };
    case 'poll_opened':
      return {
        kind: 'poll_opened',
        title: pollOf(facts, event.pollId)?.title ?? null,
        closesAt: event.closesAt,
      };
    case 'poll_closed':
    case 'poll_taken_back':
      return { kind: 'poll_closed', title: pollOf(facts, event.pollId)?.title ?? null };
    case 'halted':
      return { kind: 'show_held' };
    case 'halt_lifted':
    case 'show_reopened':
      return { kind: 'show_resumed' };
    case 'result_published':
      return {
        kind: 'result_published',
        title: facts.results.find((result) => result.id === event.resultId)?.title ?? null,
      };
    default:
      return null;
  }
}

function about(
  facts: ShowFacts,
  itemId: string,
  ofAct: NotificationKind,
  ofCue: NotificationKind | null,
): Said | null {
  const item = itemOf(facts, itemId);
  if (item?.performance)
    return {
      kind: ofAct,
      act: { number: item.number, stageName: item.performance.stageName, song: item.performance.song },
    };
  return item && ofCue ? { kind: ofCue, title: item.title } : null;
}
