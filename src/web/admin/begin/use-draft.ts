/** A draft kept on the device until the show is made: over a reload, a closed tab and a failure. */
import { useState } from 'react';
import { snakeKeys } from '#contract/case.ts';
import { SOURCE } from '#domain/messages/languages.ts';
import { newCommandId } from '#web/client/command-id.ts';
import { KEYS, keep, storedJson } from '#web/client/storage.ts';
import { type Draft, type Kind, readTemplate, STEPS, type Template } from './draft.ts';
import { inEventsLanguage, useKnownWords } from './wording.ts';

const fresh = (kind: Kind, template: Template): Draft => ({
  step: 'kind',
  kind,
  template,
  worded: SOURCE,
  name: '',
  host: '',
  venue: '',
  day: '',
  starts: '',
  doors: '',
  judges: '',
  commandId: newCommandId(),
});

/** What was kept, unless a newer version of the page asks for more than it holds. */
function keptDraft(): Draft | undefined {
  const kept = storedJson(KEYS.beginning) as Partial<Draft> | null | undefined;
  if (!kept || typeof kept.commandId !== 'string' || typeof kept.name !== 'string') return undefined;
  const template = readTemplate(snakeKeys(kept.template));
  return template && STEPS.some((step) => step === kept.step)
    ? { ...fresh('nothing', template), ...kept, template }
    : undefined;
}

/** The draft in the event's language, kept with each change, and the words that it is in. */
export function useDraft(kind: Kind, template: Template) {
  const [kept, setDraft] = useState<Draft>(() => keptDraft() ?? fresh(kind, template));
  const known = useKnownWords(kept);
  // Not remembered: what the admin speaks, which an event speaks until another language is chosen, is no state of it.
  const draft = inEventsLanguage(kept, known);
  const set = (part: Partial<Draft>) => {
    // Another content is another command.
    const next = { ...draft, commandId: newCommandId(), ...part };
    setDraft(next);
    keep(KEYS.beginning, JSON.stringify(next));
  };
  return { draft, set, wording: known[draft.worded] ?? null };
}

/** The event is made: nothing is kept on the device any more. */
export const forgetDraft = (): void => keep(KEYS.beginning, undefined);
