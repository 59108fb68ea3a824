/** The languages that there are, and which of them somebody reads. */

/** Every language that there is or will be, by its own name. */
const NAMED = {
  ar: { name: 'العربية', direction: 'rtl' },
  de: { name: 'Deutsch', direction: 'ltr' },
  en: { name: 'English', direction: 'ltr' },
  // Made of the English by `stretched`: for looking at what longer words do, and at what is in no catalogue.
  'en-XA': { name: '[Ëñĝļîšĥ]', direction: 'ltr' },
  es: { name: 'Español', direction: 'ltr' },
  fr: { name: 'Français', direction: 'ltr' },
  he: { name: 'עברית', direction: 'rtl' },
  it: { name: 'Italiano', direction: 'ltr' },
  ja: { name: '日本語', direction: 'ltr' },
  nl: { name: 'Nederlands', direction: 'ltr' },
  pl: { name: 'Polski', direction: 'ltr' },
  'pt-BR': { name: 'Português (Brasil)', direction: 'ltr' },
  tr: { name: 'Türkçe', direction: 'ltr' },
  uk: { name: 'Українська', direction: 'ltr' },
  'zh-Hans': { name: '简体中文', direction: 'ltr' },
} as const satisfies Record<string, { name: string; direction: 'ltr' | 'rtl' }>;

export type NamedLanguage = keyof typeof NAMED;

/**
 * The language that the catalogue is written in. It stands in for every other where a translation has no line.
 */
export const SOURCE = 'en' satisfies NamedLanguage;

/**
 * The languages that people write translations of, in `src/domain/messages/CODE`: all rooms that the public reads.
 */
export const TRANSLATED = [
  // Arabic
  'ar',
  // German
  'de',
  // Spanish
  'es',
  // French
  'fr',
  // Hebrew
  'he',
  // Italian
  'it',
  'ja',
  // Dutch
  'nl',
  // Polish
  'pl',
  // Brazilian Portuguese
  'pt-BR',
  // Turkish
  'tr',
  'uk',
  'zh-Hans',
] as const satisfies readonly NamedLanguage[];

/** The languages of the admin. Whoever works there in another one reads it in English. */
export const ADMIN_LANGUAGES = ['en', 'de', 'es', 'fr', 'pt-BR'] as const satisfies readonly Language[];

export type AdminLanguage = (typeof ADMIN_LANGUAGES)[number];

export const isAdminLanguage = (code: unknown): code is AdminLanguage =>
  ADMIN_LANGUAGES.some((one) => one === code);

/** What somebody who works on an event may choose from: its own language first, where the admin speaks it. */
export function adminLanguages(offered: readonly Language[]): [Language, ...Language[]] {
  const [own] = offered;
  const first = isAdminLanguage(own) ? own : SOURCE;
  const forTests = offered.filter((one) => one === 'en-XA');
  return [first, ...ADMIN_LANGUAGES.filter((one) => one !== first), ...forTests];
}

/** What is read at the admin's door, by whoever the event's languages are not for as well. */
export const doorLanguages = ([own, ...others]: Reader['offered']): Reader['offered'] => [
  own,
  ...new Set([...others, ...ADMIN_LANGUAGES.filter((one) => one !== own)]),
];

export type Language = typeof SOURCE | 'en-XA' | (typeof TRANSLATED)[number];

export const LANGUAGE_CODES: readonly [Language, ...Language[]] = [SOURCE, ...TRANSLATED, 'en-XA'];

/** Every language that somebody can read, with its own name and its direction of writing. */
export const LANGUAGES: Readonly<Record<Language, { name: string; direction: 'ltr' | 'rtl' }>> = NAMED;

/** Whether a language is written from left to right or from right to left. */
export const directionOf = (language: NamedLanguage): 'ltr' | 'rtl' => NAMED[language].direction;

/**
 * The locale to give `Intl` for a language. Digits are those of clocks, scores and codes in every language, so
 * Arabic is asked for with Latin ones.
 */
export const localeOf = (language: string): string => (language === 'ar' ? 'ar-u-nu-latn' : language);

export const isLanguage = (code: unknown): code is Language => LANGUAGE_CODES.some((one) => one === code);

/** A language's own name. */
export const nameOf = (language: NamedLanguage): string => NAMED[language].name;

/** Whether this is the code of a language that has a name here, also of one whose translation is not finished. */
export const isNamed = (code: unknown): code is NamedLanguage =>
  typeof code === 'string' && Object.hasOwn(NAMED, code);

/** Sentences that an event says in words of its own, by their line's name, in one language: `{ 'vote.chooseOne': 'Pick your star' }`. */
export type OwnSentences = Readonly<Record<string, string>>;

/**
 * The sentences that an event words differently, for a reader's language. `of` is another text once any of them
 * was changed, in any language.
 */
export interface OwnWords {
  readonly of: string;
  readonly sentences: OwnSentences;
}

/** In which language somebody reads a page, and in which ones it is offered, the event's own first. */
export interface Reader {
  readonly language: Language;
  readonly offered: readonly [Language, ...Language[]];
  /** What they read where they work: the admin's languages are not those of the event. */
  readonly admin: Language;
  /** What they read at the admin's door: one of both. */
  readonly door: Language;
  /** What the event says in words of its own; undefined: nothing. */
  readonly own?: OwnWords | undefined;
}

/** "pt-Latn" of "pt" and "pt-PT", "zh-Hans" of "zh-CN", "he-Hebr" of "iw": who reads one reads the other. */
function readAs(code: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(code).maximize();
    return `${language}-${script}`;
  } catch {
    return undefined;
  }
}

/** Browsers name a handful. To look at each costs as much as a short answer, and a header has room for thousands. */
const MOST_READ = 20;

/**
 * The best of the offered languages, first of which is the event's own: one that was asked for by name, else by what
 * the browser says its reader reads (`Accept-Language`, RFC 9110 12.5.4: of a longer list the first twenty), else the
 * event's.
 */
export function readersLanguage(
  offered: readonly [Language, ...Language[]],
  { asked = [], accepts = '' }: { asked?: readonly (string | undefined)[]; accepts?: string | undefined },
): Language {
  for (const code of asked) {
    const found = offered.find((language) => language.toLowerCase() === code?.toLowerCase());
    if (found) return found;
  }
  const read = accepts
    .split(',', MOST_READ)
    .map((entry) => {
      const [code = '', ...rules] = entry.split(';').map((part) => part.trim());
      const weight = Number(rules.find((rule) => rule.startsWith('q='))?.slice(2) ?? 1);
      return { code, weight: Number.isNaN(weight) ? 0 : weight };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  for (const { code } of read) {
    if (code === '*') break;
    const as = readAs(code);
    const found =
      offered.find((language) => language.toLowerCase() === code.toLowerCase()) ??
      offered.find((language) => language !== 'en-XA' && readAs(language) === as);
    if (found) return found;
  }
  return offered[0];
}
