/** What the list before the show asks beside the rooms' lists; of an account that may not, nothing. */

import { useState } from 'react';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { auditEndpoints } from '#contract/audit/endpoints.ts';
import { mailEndpoints } from '#contract/mail/endpoints.ts';
import { useAsk } from '#web/client/ask.ts';
import { useAuth } from '#web/client/auth.tsx';
import { isOnlyHere } from '#web/client/reachable.ts';
import { KEYS, keep, storedJson } from '#web/client/storage.ts';
import { useReachableAddress } from '../server-address.ts';
import { useCurrentEvent } from '../use-current-event.ts';
import type { Known } from './before-show.ts';

/** Things that change by somebody's work elsewhere. */
const AGAIN_MS = 30_000;
/** So many rehearsals back it is looked whether one was of this event. */
const REHEARSALS = 20;

export function useKnown(
  isBefore: boolean,
): Omit<Known, 'event' | 'lists'> & { tick: (key: string) => void } {
  const { isAdmin } = useAuth();
  const again = { enabled: isBefore && isAdmin, refetchInterval: AGAIN_MS };
  const own = useCurrentEvent({ enabled: isAdmin });
  const outbox = useAsk(mailEndpoints.outbox, { ...again, retry: false });
  const accounts = useAsk(accountsEndpoints.admins, again);
  const log = useAsk(auditEndpoints.auditLog, {
    ...again,
    query: { action: 'rehearsal.started', limit: REHEARSALS },
  });
  const address = useReachableAddress(isBefore && isAdmin);
  const { ticked, tick } = useTicks(own?.id ?? '');
  return {
    own,
    mail: outbox.data && { available: outbox.data.available, ...outbox.data.counts },
    reachable: !isOnlyHere(address),
    canSignIn: accounts.data?.filter(({ disabled }) => !disabled).length,
    rehearsed: log.data && own && log.data.entries.some(({ eventId }) => eventId === own.id),
    ticked,
    tick,
  };
}

/** What a person ticked, on this device, of this event. */
function useTicks(eventId: string) {
  const [changed, setChanged] = useState(0);
  const kept = storedJson(KEYS.ticked) as { of?: string; keys?: string[] } | undefined;
  const ticked = new Set(kept?.of === eventId && Array.isArray(kept.keys) ? kept.keys : []);
  const tick = (key: string) => {
    const keys = ticked.has(key) ? [...ticked].filter((one) => one !== key) : [...ticked, key];
    keep(KEYS.ticked, JSON.stringify({ of: eventId, keys }));
    setChanged(changed + 1);
  };
  return { ticked, tick };
}
