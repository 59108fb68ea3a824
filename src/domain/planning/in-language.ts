/** Templates in the languages that have words for them. */

import { AT_OWN_RISK, CONSENT_TEXT, FLAMES_AND_BLADES } from '#domain/events/agreed-texts.ts';
import { type AdminLanguage, isAdminLanguage, type Language, SOURCE } from '../messages/languages.ts';
import type { TemplateWord, TemplateWords } from './templates/words.ts';

/** The languages that templates come in. */
export type TemplateLanguage = AdminLanguage;

/** What a language says for the words of templates; null: they stay as they are written, in English. */
export type Wording = TemplateWords | null;

type Fetching = () => Promise<{ words: TemplateWords }>;

/** Each a piece of its own for the browser: a page in English loads none. */
const FETCHING: Readonly<Record<Exclude<TemplateLanguage, typeof SOURCE>, Fetching>> = {
  de: () => import('./templates/words/de.ts'),
  es: () => import('./templates/words/es.ts'),
  fr: () => import('./templates/words/fr.ts'),
  'pt-BR': () => import('./templates/words/pt-br.ts'),
};

/** The language that templates come in at an event that speaks this one: English where they have no words for it. */
export const templateLanguage = (language: Language): TemplateLanguage =>
  isAdminLanguage(language) ? language : SOURCE;

/** Loads the words of a language. Rejects where they cannot be loaded. */
export const fetchWording = async (language: TemplateLanguage): Promise<Wording> =>
  language === SOURCE ? null : (await FETCHING[language]()).words;

/** What a language says for a word of the templates. */
export const worded = (word: TemplateWord, wording: Wording): string => wording?.[word] ?? word;

/** What an event says where its organisers gave no words of their own. */
export interface UsualWords {
  /** What people agree to. */
  readonly agreed: {
    readonly consentText: { version: number; text: string };
    readonly riskText: { version: number; text: string };
  };
  readonly roundName: string;
  readonly pollTitle: string;
}

/** The usual words of an event in the language of `wording`. */
export const usualWords = (wording: Wording): UsualWords => ({
  agreed: {
    consentText: { version: 1, text: worded(CONSENT_TEXT, wording) },
    riskText: { version: 1, text: `${worded(AT_OWN_RISK, wording)} ${worded(FLAMES_AND_BLADES, wording)}` },
  },
  roundName: worded('Show', wording),
  pollTitle: worded('Audience favourite', wording),
});

/** The usual words of an event that speaks this language. Rejects where they cannot be loaded. */
export const usualWordsIn = async (language: Language): Promise<UsualWords> =>
  usualWords(await fetchWording(templateLanguage(language)));

/** A text of a template in another language; undefined for one that is none of the templates'. */
export type Turn = (text: string) => string | undefined;

/**
 * Turns texts of templates from one language into another. The rules of a stage are turned where both of their
 * parts are the templates' own, so that half of what somebody agrees to is never in another language.
 */
export function turning(from: Wording, to: Wording): Turn {
  const words = Object.keys(from ?? to ?? {}) as TemplateWord[];
  const told = new Map(words.map((word) => [worded(word, from), worded(word, to)]));
  const risk = `${worded(AT_OWN_RISK, from)} `;
  return (text) => {
    const rest = text.startsWith(risk) ? told.get(text.slice(risk.length)) : undefined;
    return rest === undefined ? told.get(text) : `${worded(AT_OWN_RISK, to)} ${rest}`;
  };
}

interface Agreed {
  text: string;
}

/** What of a template has words in it. */
interface Worded {
  settings?: { riskText?: Agreed | undefined; consentText?: Agreed | undefined } | undefined;
  categories: readonly { name: string }[];
  criteria: readonly {
    name: string;
    meaning?: string | undefined;
    guidance?: readonly { label?: string | undefined; text?: string | undefined }[] | undefined;
  }[];
  roundName?: string | undefined;
  cues: readonly { title?: string | undefined }[];
  polls: readonly { title?: string | undefined }[];
}

/**
 * A template that is in the language of `from`, in that of `to`. What its organisers wrote themselves stays as it is;
 * so do its name and what it is about, which pages say by lines of the catalogue.
 */
export function inLanguage<T extends Worded>(template: T, from: Wording, to: Wording): T {
  if (from === to) return template;
  const turn = turning(from, to);
  const { settings } = template;
  return {
    ...turned(template, ['roundName'], turn),
    ...(settings && { settings: agreedIn(settings, turn) }),
    categories: template.categories.map((one) => turned(one, ['name'], turn)),
    criteria: template.criteria.map((one) => ({
      ...turned(one, ['name', 'meaning'], turn),
      ...(one.guidance && { guidance: one.guidance.map((band) => turned(band, ['label', 'text'], turn)) }),
    })),
    cues: template.cues.map((one) => turned(one, ['title'], turn)),
    polls: template.polls.map((one) => turned(one, ['title'], turn)),
  };
}

/** The same with what it says under these keys. */
const turned = <T extends object>(one: T, keys: readonly (keyof T)[], turn: Turn): T => ({
  ...one,
  ...Object.fromEntries(
    keys.flatMap((key) => {
      const text = one[key];
      return typeof text === 'string' ? [[key, turn(text) ?? text]] : [];
    }),
  ),
});

function agreedIn<S extends NonNullable<Worded['settings']>>(settings: S, turn: Turn): S {
  const { riskText, consentText } = settings;
  return {
    ...settings,
    ...(riskText && { riskText: turned(riskText, ['text'], turn) }),
    ...(consentText && { consentText: turned(consentText, ['text'], turn) }),
  };
}
