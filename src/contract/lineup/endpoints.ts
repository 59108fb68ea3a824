import { byCrew } from '../endpoint.ts';
import {
  addCueBody,
  addPerformanceBody,
  arrangeItemsBody,
  changeItemBody,
  moveItemBody,
  runningOrder,
  swapItemsBody,
} from './schema.ts';

/** What every change of the running order answers: all of it, as it stands after it. */
const changesOrder = { answer: runningOrder, once: true } as const;

export const lineupEndpoints = {
  runningOrder: byCrew.onRound.get('/lineup', {
    summary: "A round's running order, and the accepted acts that are not in it yet.",
    answer: runningOrder,
  }),
  addAccepted: byCrew.onRound.post('/lineup/accepted', {
    summary:
      'Puts every accepted act that is not in the running order into it, by category and registration.',
    ...changesOrder,
    refuses: ['wrong_state', 'show_finished'],
  }),
  addPerformance: byCrew.onRound.post('/lineup/performances', {
    summary: 'Puts one accepted act into the running order.',
    body: addPerformanceBody,
    ...changesOrder,
    status: 201,
    refuses: ['not_found', 'already_exists', 'wrong_state', 'show_finished'],
  }),
  addCue: byCrew.onRound.post('/lineup/cues', {
    summary: 'Inserts a cue that is not an act: an opening, interval, vote, results or anything else.',
    body: addCueBody,
    ...changesOrder,
    status: 201,
    refuses: ['wrong_state', 'show_finished'],
  }),
  changeItem: byCrew.onRound.patch('/lineup/items/:id', {
    summary: "Changes an item's planned time, a cue's name or the guest flag.",
    body: changeItemBody,
    ...changesOrder,
    refuses: ['not_found', 'wrong_state', 'show_finished'],
  }),
  moveItem: byCrew.onRound.post('/lineup/items/:id/move', {
    summary: 'Moves an item to a position.',
    body: moveItemBody,
    ...changesOrder,
    refuses: ['not_found', 'wrong_state', 'show_finished'],
  }),
  swapItems: byCrew.onRound.post('/lineup/swap', {
    summary: 'Lets two items change places.',
    body: swapItemsBody,
    ...changesOrder,
    refuses: ['not_found', 'wrong_state', 'show_finished'],
  }),
  arrangeItems: byCrew.onRound.put('/lineup/order', {
    summary: 'Puts all items into another order, at once.',
    body: arrangeItemsBody,
    ...changesOrder,
    refuses: ['not_found', 'stale', 'wrong_state', 'show_finished'],
  }),
  removeItem: byCrew.onRound.delete('/lineup/items/:id', {
    summary:
      'Takes an item out of the running order. What has been on stays; an act that has scores or votes is scratched.',
    ...changesOrder,
    refuses: ['not_found', 'in_use', 'wrong_state', 'show_finished'],
  }),
};
