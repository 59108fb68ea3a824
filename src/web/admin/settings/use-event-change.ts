/** Saving one part of an event: the draft on top of what is stored, the call, the words for how it went. */
import { useState } from 'react';
import type { AnswerOf, SentBodyOf } from '#contract/endpoint.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { keyOf, useAnswers } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';

export type AdminEvent = AnswerOf<typeof eventsEndpoints.events>[number];
export type EventChange = SentBodyOf<typeof eventsEndpoints.changeEvent>;

const EVENTS = keyOf(eventsEndpoints.events);

/**
 * `changed` is what was typed since the last save, by field. `save` sends only that, made into an event
 * change by `toChange`; after it the draft is empty again and every page that shows the event reloads it.
 */
export function useEventChange<Draft extends object>(
  event: AdminEvent,
  toChange: (draft: Partial<Draft>) => EventChange,
) {
  const answers = useAnswers();
  const [draft, setDraft] = useState<Partial<Draft>>({});
  const save = useCommand(eventsEndpoints.changeEvent, {
    done: 'Settings saved',
    failed: 'Not saved. What you typed is still here; try again.',
    changes: [EVENTS, keyOf(eventsEndpoints.currentEvent)],
    onDone: (changed) => {
      answers.put(EVENTS, (events) => events?.map((one) => (one.id === changed.id ? changed : one)));
      setDraft({});
    },
  });
  return {
    draft,
    set: <K extends keyof Draft>(field: K, value: Draft[K]) =>
      setDraft((before) => ({ ...before, [field]: value })),
    dirty: Object.keys(draft).length > 0,
    save: () => save.send({ params: { id: event.id }, body: toChange(draft) }),
    saving: save.busy,
    problems: save.fields,
  };
}
