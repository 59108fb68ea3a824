/** The event as anybody may know it, in the reader's language. */
import { useState } from 'react';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { useAsk } from '#web/client/ask.ts';
import { useLanguage } from '#web/ui/say.ts';
import type { PublicEvent } from './register/step.ts';

interface Asking {
  retry: (count: number, error: Error) => boolean;
  refetchInterval?: number;
}

/**
 * Asks for it, anew where the reader changes the language. Until that is answered, and where it cannot be, what was
 * there before stays: a form keeps what was typed.
 */
export function usePublicEvent(asking: Asking) {
  const { language } = useLanguage();
  const { data, error, isPending, refetch } = useAsk(eventsEndpoints.currentEvent, {
    query: { lang: language },
    ...asking,
  });
  const [last, setLast] = useState<PublicEvent>();
  if (data !== undefined && data !== last) setLast(data);
  const shown = data ?? last;
  return { data: shown, error, isPending: isPending && shown === undefined, refetch };
}
