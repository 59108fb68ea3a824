/** Saving one part of an event: the draft on top of what is stored, the call, the words for how it went. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify';
import type { AnswerOf, SentBodyOf } from '#contract/endpoint.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { CallFailed, call, sentenceOf } from '#web/client/api.ts';
import { keyOf } from '#web/client/ask.ts';

export type AdminEvent = AnswerOf<typeof eventsEndpoints.events>[number];
export type EventChange = SentBodyOf<typeof eventsEndpoints.changeEvent>;

/**
 * `changed` is what was typed since the last save, by field. `save` sends only that, made into an event
 * change by `toChange`; after it the draft is empty again and every page that shows the event reloads it.
 */
export function useEventChange<Draft extends object>(
  event: AdminEvent,
  toChange: (draft: Partial<Draft>) => EventChange,
) {
  const queries = useQueryClient();
  const [draft, setDraft] = useState<Partial<Draft>>({});
  const save = useMutation({
    mutationFn: () => call(eventsEndpoints.changeEvent, { params: { id: event.id }, body: toChange(draft) }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: keyOf(eventsEndpoints.events) });
      queries.invalidateQueries({ queryKey: keyOf(eventsEndpoints.currentEvent) });
      setDraft({});
      toast.success('Settings saved');
    },
    onError: (error) => toast.error(sentenceOf(error, 'Not saved. What you typed is still here; try again.')),
  });
  return {
    draft,
    set: <K extends keyof Draft>(field: K, value: Draft[K]) =>
      setDraft((before) => ({ ...before, [field]: value })),
    dirty: Object.keys(draft).length > 0,
    save: () => save.mutate(),
    saving: save.isPending,
    problems: save.error instanceof CallFailed ? save.error.fields : {},
  };
}
