/** The calls on the running order. Every change answers the whole order, as it stands after it. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../primitives.ts';
import {
  addCueBody,
  addPerformanceBody,
  changeItemBody,
  moveItemBody,
  runningOrder,
  swapItemsBody,
} from './schema.ts';

export const lineupEndpoints = {
  runningOrder: endpoint({
    method: 'GET',
    path: '/lineup',
    who: 'crew',
    summary: "The current round's running order, and the accepted acts that are not in it yet.",
    answer: runningOrder,
    refuses: ['no_event'],
  }),
  addAccepted: endpoint({
    method: 'POST',
    path: '/lineup/accepted',
    who: 'crew',
    summary:
      'Puts every accepted act that is not in the running order into it, by category and registration.',
    answer: runningOrder,
    refuses: ['no_event', 'show_finished'],
  }),
  addPerformance: endpoint({
    method: 'POST',
    path: '/lineup/performances',
    who: 'crew',
    summary: 'Puts one accepted act into the running order.',
    body: addPerformanceBody,
    answer: runningOrder,
    status: 201,
    refuses: ['no_event', 'not_found', 'already_exists', 'wrong_state', 'show_finished'],
  }),
  addCue: endpoint({
    method: 'POST',
    path: '/lineup/cues',
    who: 'crew',
    summary: 'Inserts a cue that is not an act: an opening, interval, vote, results or anything else.',
    body: addCueBody,
    answer: runningOrder,
    status: 201,
    refuses: ['no_event', 'show_finished'],
  }),
  changeItem: endpoint({
    method: 'PATCH',
    path: '/lineup/items/:id',
    who: 'crew',
    summary: "Changes an item's planned time, a cue's name or the guest flag.",
    params: z.object({ id }),
    body: changeItemBody,
    answer: runningOrder,
    refuses: ['no_event', 'not_found', 'wrong_state'],
  }),
  moveItem: endpoint({
    method: 'POST',
    path: '/lineup/items/:id/move',
    who: 'crew',
    summary: 'Moves an item to a position.',
    params: z.object({ id }),
    body: moveItemBody,
    answer: runningOrder,
    refuses: ['no_event', 'not_found'],
  }),
  swapItems: endpoint({
    method: 'POST',
    path: '/lineup/swap',
    who: 'crew',
    summary: 'Lets two items change places.',
    body: swapItemsBody,
    answer: runningOrder,
    refuses: ['no_event', 'not_found'],
  }),
  removeItem: endpoint({
    method: 'DELETE',
    path: '/lineup/items/:id',
    who: 'crew',
    summary: 'Takes an item out of the running order. An act that has scores or votes is scratched instead.',
    params: z.object({ id }),
    answer: runningOrder,
    refuses: ['no_event', 'not_found', 'in_use'],
  }),
};
