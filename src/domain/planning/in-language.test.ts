import { describe, expect, it } from 'vitest';
import { AT_OWN_RISK, CONSENT_TEXT, RISK_TEXT } from '#domain/events/agreed-texts.ts';
import { ADMIN_LANGUAGES } from '../messages/languages.ts';
import { fetchWording, inLanguage, templateLanguage, turning } from './in-language.ts';
import { TEMPLATE_WORDS } from './templates/words.ts';
import { TEMPLATES } from './templates.ts';

const LISTED: ReadonlySet<string> = new Set(TEMPLATE_WORDS);
/** What a template holds that is not read: what links its parts, how it counts, and what the catalogue has lines for. */
const NOT_WORDS = ['id', 'kind', 'colour', 'step', 'itemId', 'categoryId', 'method', 'rules', 'about'];

/** Every text in a template, at whatever depth, each with its place. */
function* textsIn(part: unknown, path: readonly string[] = []): Generator<[path: string, text: string]> {
  if (typeof part === 'string') yield [path.join('.'), part];
  else if (typeof part === 'object' && part !== null)
    for (const [key, inside] of Object.entries(part))
      if (!NOT_WORDS.includes(key) && !(path.length === 0 && key === 'name'))
        yield* textsIn(inside, [...path, key]);
}

/** Rules of the stage are two texts. */
const partsOf = (text: string): string[] =>
  text.startsWith(`${AT_OWN_RISK} `) ? [AT_OWN_RISK, text.slice(AT_OWN_RISK.length + 1)] : [text];

it.each(Object.entries(TEMPLATES))(
  'every text of %s is one that languages have words for',
  (_id, template) => {
    const unlisted = Array.from(textsIn(template)).filter(
      ([, text]) => !partsOf(text).every((part) => LISTED.has(part)),
    );
    expect(unlisted).toEqual([]);
  },
);

it('each of these words is said by a template or by the texts of every event, and once', () => {
  const texts = Object.values(TEMPLATES).flatMap((one) => Array.from(textsIn(one), ([, text]) => text));
  expect(new Set([...texts, RISK_TEXT, CONSENT_TEXT].flatMap(partsOf))).toEqual(LISTED);
  expect(LISTED.size).toBe(TEMPLATE_WORDS.length);
});

describe.each(ADMIN_LANGUAGES.filter((language) => language !== 'en'))('in %s', (language) => {
  it('no two words are the same, so that each is found again', async () => {
    const texts = Object.values((await fetchWording(language)) ?? {});
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  it('templates say each of their texts, and are the very same after every language', async () => {
    const words = await fetchWording(language);
    for (const template of Object.values(TEMPLATES)) {
      const said = inLanguage(template, null, words);
      const told = turning(null, words);
      expect(Array.from(textsIn(said))).toEqual(
        Array.from(textsIn(template), ([path, text]) => [path, told(text)]),
      );
      let turned = said;
      let from = words;
      for (const next of [...ADMIN_LANGUAGES, language, 'en'] as const) {
        const to = await fetchWording(next);
        turned = inLanguage(turned, from, to);
        from = to;
      }
      expect(turned).toEqual(template);
    }
  });
});

it('what the organisers typed stays, with the rules that they changed', async () => {
  const [german, french] = await Promise.all([fetchWording('de'), fetchWording('fr')]);
  const own = {
    ...TEMPLATES.open_mic,
    settings: {
      riskText: { version: 1 as const, text: `${AT_OWN_RISK} No dogs.` },
      consentText: { version: 1, text: CONSENT_TEXT },
    },
    categories: [
      { id: 'a', name: 'Hundedressur', colour: '#ddf247', timeLimitMs: null },
      { id: 'b', name: 'Dance', colour: '#ddf247', timeLimitMs: null },
    ],
  };
  const turned = inLanguage(inLanguage(own, null, german), german, french);
  expect(turned.categories.map(({ name }) => name)).toEqual(['Hundedressur', 'Danse']);
  expect(turned.settings.riskText.text).toBe(`${AT_OWN_RISK} No dogs.`);
  expect(turned.settings.consentText.text).toMatch(/^Je suis parent ou responsable légal/);
});

it('an event in a language of which the admin knows nothing has them in English', async () => {
  expect(templateLanguage('pt-BR')).toBe('pt-BR');
  expect(templateLanguage('ja')).toBe('en');
  expect(inLanguage(TEMPLATES.heats, null, await fetchWording('en'))).toBe(TEMPLATES.heats);
});
