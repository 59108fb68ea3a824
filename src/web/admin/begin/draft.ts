/** A show as somebody sets it up, and as the server takes it. */
import { camelKeys } from '#contract/case.ts';
import type { SentBodyOf } from '#contract/endpoint.ts';
import type { planningEndpoints } from '#contract/planning/endpoints.ts';
import { showTemplate } from '#contract/planning/schema.ts';
import { settingsToKeep } from '#contract/planning/settings-to-keep.ts';
import { type Language, SOURCE } from '#domain/messages/languages.ts';
import { type TemplateLanguage, usualWords, type Wording } from '#domain/planning/in-language.ts';
import type { TemplateId } from '#domain/planning/templates.ts';
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
  /** The language that the template's own words are in. */
  worded: TemplateLanguage;
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

/** A template as the server gives it; nothing where it is none. */
export function readTemplate(wire: unknown): Template | undefined {
  const read = showTemplate.safeParse(wire);
  return read.success ? camelKeys(read.data) : undefined;
}

/** A template from a file that anybody may have made; nothing where it is none. */
export function readFile(text: string): Template | undefined {
  const template = readTemplate(JSON.parse(text));
  return template && { ...template, settings: settingsToKeep(template.settings ?? {}) };
}

export const judgesOf = ({ judges }: Pick<Draft, 'judges'>): string[] =>
  judges
    .split('\n')
    .map((name) => name.trim())
    .filter(Boolean);

/** What the event speaks: the admin's own language, until another is chosen. */
export const languageOf = ({ template }: Pick<Draft, 'template'>): Language =>
  template.settings?.mainLanguage ?? spokenNow().language;

/** The draft with another template in English, as they are written; the language that was chosen stays chosen. */
export function begunWith(
  kind: Kind,
  template: Template,
  before: Draft,
): Pick<Draft, 'kind' | 'template' | 'worded'> {
  // What an event of before or a file speaks was chosen for that one.
  const chosen = before.kind === 'file' || before.kind === 'before' ? undefined : before.template.settings;
  const { mainLanguage } = chosen ?? {};
  return {
    kind,
    template: mainLanguage ? { ...template, settings: { ...template.settings, mainLanguage } } : template,
    worded: SOURCE,
  };
}

/** The draft as the server takes it. `wording`: what templates say in the event's language. */
export function bodyOf(draft: Draft, timeZone: string, wording: Wording): Begin {
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
      settings: {
        ...usualWords(wording).agreed,
        ...draft.template.settings,
        mainLanguage: languageOf(draft),
      },
    },
    judges: draft.template.criteria.length > 0 ? judgesOf(draft) : [],
  };
}

/** A weight that was made more or less. It has at most two decimals, also where 2.67 less 1 has sixteen. */
export const movedWeight = (weight: number, by: number): number => Math.round((weight + by) * 100) / 100;
