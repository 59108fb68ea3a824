/** The address of this server as the organisers hand it on, by the current event's settings. */
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { useAsk } from '#web/client/ask.ts';
import { isOnlyHere, type Reachable, useReachable } from '#web/client/reachable.ts';

/** The address at which other devices reach this server. `asked`: whether it has to be known at all. */
export const useReachableAddress = (asked: boolean): string => useCurrentAddress(asked).address;

/** The same for paper, which cannot be taken back: undefined until it is known for sure, null where no other device gets anywhere by it. */
export function usePrintedAddress(): string | null | undefined {
  const { address, isKnown } = useCurrentAddress(true);
  if (!isKnown) return undefined;
  return isOnlyHere(address) ? null : address;
}

function useCurrentAddress(asked: boolean): Reachable {
  const events = useAsk(eventsEndpoints.events, { enabled: asked });
  const current = events.data?.find((event) => event.isCurrent);
  return useReachable(events.data && (current?.settings.publicAddress ?? ''));
}
