/** Groups of ballots that look scripted, as an admin sees them. No network addresses are kept that could be shown. */
import { z } from 'zod';
import { FLAG_KINDS } from '#domain/voting/pattern.ts';
import { POLL_METHODS } from '#domain/voting/poll-kinds.ts';
import { byAdmin } from '../endpoint.ts';
import { id, instant, line, REASON_LENGTH } from '../primitives.ts';
import { counted } from './schema.ts';

const count = z.object({ ballots: z.int(), votes: z.array(counted) });

export const pollFlags = z.object({
  method: z.enum(POLL_METHODS),
  groups: z.array(
    z.object({
      id,
      kind: z.enum(FLAG_KINDS),
      ballots: z.int(),
      first_at: instant,
      last_at: instant,
      set_aside_at: instant.nullable().describe('Since when they do not count.'),
      reason: z.string().describe('The reason of the last decision.'),
      given: count
        .nullable()
        .describe('What the group gave, after the close, where it is large enough to name nobody.'),
    }),
  ),
  counts: z
    .object({ standing: count, all: count, without: count })
    .nullable()
    .describe('After the close: as it stands, with all ballots, and without any flagged one.'),
});

const decision = z.object({ reason: line(REASON_LENGTH) });

export const flagEndpoints = {
  pollFlags: byAdmin.get('/admin/polls/:id/flags', {
    summary:
      'Groups of ballots that look scripted: how many, when and why. After the close the count with and without them.',
    answer: pollFlags,
    refuses: ['not_found'],
  }),
  setVotesAside: byAdmin.post('/admin/vote-flags/:id/set-aside', {
    summary: 'Sets a group of ballots aside: they stay in the log and give nothing.',
    body: decision,
    once: true,
    refuses: ['not_found', 'wrong_state'],
  }),
  countVotesAgain: byAdmin.post('/admin/vote-flags/:id/count-again', {
    summary: 'Counts a group of ballots again that was set aside.',
    body: decision,
    once: true,
    refuses: ['not_found', 'wrong_state'],
  }),
};
