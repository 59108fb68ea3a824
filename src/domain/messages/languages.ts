/** The languages that there are, and which of them somebody reads. */

/** Each by its own name. A translation of all rooms of people is `src/domain/messages/CODE`. */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr' },
  de: { name: 'Deutsch', direction: 'ltr' },
  // Made of the English by `stretched`: for looking at what longer words do, and at what is in no catalogue.
  'en-XA': { name: '[Ëñĝļîšĥ]', direction: 'ltr' },
} as const satisfies Record<string, { name: string; direction: 'ltr' | 'rtl' }>;

export type Language = keyof typeof LANGUAGES;

/** What every language stands in for where a translation has no line. */
export const SOURCE = 'en' satisfies Language;

/** Those that people write translations of. */
export const TRANSLATED = ['de'] as const satisfies readonly Language[];

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as [Language, ...Language[]];

export const isLanguage = (code: unknown): code is Language =>
  typeof code === 'string' && Object.hasOwn(LANGUAGES, code);

/** Whoever reads a page: which language, of which ones. The event's own is the first that is offered. */
export interface Reader {
  readonly language: Language;
  readonly offered: readonly [Language, ...Language[]];
}

/** "en" of "en-GB". */
const base = (code: string): string => code.toLowerCase().split('-')[0] ?? '';

/**
 * The best of the offered languages, first of which is the event's own: one that was asked for by name, else by what
 * the browser says its reader reads (`Accept-Language`, RFC 9110 12.5.4), else the event's.
 */
export function readersLanguage(
  offered: readonly [Language, ...Language[]],
  { asked = [], accepts = '' }: { asked?: readonly (string | undefined)[]; accepts?: string | undefined },
): Language {
  for (const code of asked) {
    const found = offered.find((language) => language === code);
    if (found) return found;
  }
  const read = accepts
    .split(',')
    .map((entry) => {
      const [code = '', ...rules] = entry.split(';').map((part) => part.trim());
      const weight = Number(rules.find((rule) => rule.startsWith('q='))?.slice(2) ?? 1);
      return { code, weight: Number.isNaN(weight) ? 0 : weight };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  for (const { code } of read) {
    if (code === '*') break;
    const found =
      offered.find((language) => language.toLowerCase() === code.toLowerCase()) ??
      offered.find((language) => language === base(code));
    if (found) return found;
  }
  return offered[0];
}
