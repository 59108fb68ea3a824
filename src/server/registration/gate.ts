/** Who a participant's call comes from: whoever holds the private link. The only place that mints that proof. */

import { Refusal } from '#contract/refusal.ts';
import { type Gate, header, mint } from '../http/access.ts';
import type { Store } from '../store/store.ts';
import { participantByToken } from './queries.ts';

/** The gate of calls with the header `X-Participant-Token`. */
export const participantGate =
  (store: Store): Gate<'participant'> =>
  async (request) => {
    const token = header(request, 'x-participant-token');
    const row = token === undefined ? undefined : await participantByToken(store.read, token);
    if (!row) throw new Refusal('link_unknown');
    if (row.erasedAt !== null) throw new Refusal('link_erased');
    return mint<'participant'>({
      participantId: row.id,
      statusTokenHash: row.statusTokenHash,
      eventId: row.eventId,
      by: { kind: 'participant', id: row.id, name: row.stageName },
    });
  };
