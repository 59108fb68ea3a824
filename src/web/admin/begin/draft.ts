/** A show as somebody sets it up, kept on their device until it is made: over a reload, a closed tab and a failure. */
import { useState } from 'react';
import { camelKeys, snakeKeys } from '#contract/case.ts';
import type { SentBodyOf } from '#contract/endpoint.ts';
import type { planningEndpoints } from '#contract/planning/endpoints.ts';
import { showTemplate } from '#contract/planning/schema.ts';
import type { Language } from '#domain/messages/languages.ts';
import type { TemplateId } from '#domain/planning/templates.ts';
import { newCommandId } from '#web/client/command-id.ts';
import { KEYS, keep, storedJson } from '#web/client/storage.ts';
import { fromLocalInput } from '#web/ui/format.ts';
import { say, spokenNow } from '#web/ui/say.ts';

export type Begin = SentBodyOf<typeof planningEndpoints.beginEvent>;
export type Template = Begin['template'];

export const STEPS = ['kind', 'show', 'scoring', 'winner', 'look'] as const;
export type Step = (typeof STEPS)[number];

/** What a new event begins with: a template, a file, an earlier event, or nothing. */
export type Kind = TemplateId | 'file' | 'before' | 'nothing';

export interface Draft {
  step: Step;
  kind: Kind;
  template: Template;
  name: string;
  host: string;
  venue: string;
  day: string;
  starts: string;
  doors: string;
  /** A name a line. */
  judges: string;
  /** The id under which it is sent, also when it is sent again after a reload. */
  commandId: string;
}

/** An empty plan. */
export const nothing = (): Template => ({
  name: say('begin.nothing'),
  categories: [],
  criteria: [],
  rules: { method: 'mean' },
  cues: [],
  polls: [],
});

const fresh = (kind: Kind, template: Template): Draft => ({
  step: 'kind',
  kind,
  template,
  name: '',
  host: '',
  venue: '',
  day: '',
  starts: '',
  doors: '',
  judges: '',
  commandId: newCommandId(),
});

/** A template from a file or from the server; nothing where it is none. */
export function readTemplate(wire: unknown): Template | undefined {
  const read = showTemplate.safeParse(wire);
  return read.success ? camelKeys(read.data) : undefined;
}

/** What was kept, unless a newer version of the page asks for more than it holds. */
function keptDraft(): Draft | undefined {
  const kept = storedJson(KEYS.beginning) as Partial<Draft> | null | undefined;
  if (!kept || typeof kept.commandId !== 'string' || typeof kept.name !== 'string') return undefined;
  const template = readTemplate(snakeKeys(kept.template));
  return template && STEPS.some((step) => step === kept.step)
    ? { ...fresh('nothing', template), ...kept, template }
    : undefined;
}

/** The draft, kept with each change. */
export function useDraft(kind: Kind, template: Template) {
  const [draft, setDraft] = useState<Draft>(() => keptDraft() ?? fresh(kind, template));
  const set = (part: Partial<Draft>) => {
    // Another content is another command.
    const next = { ...draft, commandId: newCommandId(), ...part };
    setDraft(next);
    keep(KEYS.beginning, JSON.stringify(next));
  };
  return { draft, set };
}

/** The event is made: nothing is kept on the device any more. */
export const forgetDraft = (): void => keep(KEYS.beginning, undefined);

export const judgesOf = ({ judges }: Pick<Draft, 'judges'>): string[] =>
  judges
    .split('\n')
    .map((name) => name.trim())
    .filter(Boolean);

/** What the event speaks: the office's own language, until another is chosen. */
export const languageOf = ({ template }: Pick<Draft, 'template'>): Language =>
  template.settings?.mainLanguage ?? spokenNow().language;

/** The draft as the server takes it. */
export function bodyOf(draft: Draft, timeZone: string): Begin {
  const at = (time: string) => fromLocalInput(`${draft.day}T${time}`, timeZone);
  return {
    name: draft.name,
    host: draft.host,
    venue: draft.venue,
    timeZone,
    startsAt: at(draft.starts),
    doorsAt: at(draft.doors),
    template: {
      ...draft.template,
      settings: { ...draft.template.settings, mainLanguage: languageOf(draft) },
    },
    judges: draft.template.criteria.length > 0 ? judgesOf(draft) : [],
  };
}
