import { describe, expect, it } from 'vitest';
import { adminLanguages, type Language, readersLanguage } from './languages.ts';

describe('whoever reads', () => {
  it.each([
    ['de', 'de'],
    ['de-AT,de;q=0.9,en;q=0.5', 'de'],
    ['fr-FR, en;q=0.4, de;q=0.8', 'de'],
    ['en-GB', 'en'],
    ['fr', 'en'],
    ['de;q=0', 'en'],
    ['*', 'en'],
    ['', 'en'],
    ['nonsense;q=x;;,', 'en'],
  ] as const)('gets the best of what is offered for %s: %s', (accepts, language) => {
    expect(readersLanguage(['en', 'de'], { accepts })).toBe(language);
  });

  it.each([
    ['en-GB-oxendict', 'en'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-TW, de', 'de'],
    ['iw', 'he'],
    ['he-IL', 'he'],
    ['en-XA', 'en-XA'],
  ] as const)('reads what is written as their own: %s is %s', (accepts, language) => {
    const offered = ['en', 'de', 'en-XA', 'he', 'pt-BR', 'zh-Hans'] as unknown as readonly [Language];
    expect(readersLanguage(offered, { accepts })).toBe(language);
  });

  it('is looked for in the first twenty that a browser names: a header has room for thousands', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => `x${at}`).join(',');
    expect(readersLanguage(['en', 'de'], { accepts: `${many(19)},de` })).toBe('de');
    expect(readersLanguage(['en', 'de'], { accepts: `${many(20)},de` })).toBe('en');
  });

  it('gets what was asked for by name, where it is offered', () => {
    expect(readersLanguage(['en', 'de'], { asked: ['de'], accepts: 'en' })).toBe('de');
    expect(readersLanguage(['en', 'de'], { asked: [undefined, 'de'], accepts: 'en' })).toBe('de');
    expect(readersLanguage(['de', 'en'], { asked: ['xx'], accepts: '' })).toBe('de');
    expect(readersLanguage(['de'], { asked: ['en'], accepts: 'en' })).toBe('de');
    // Somebody typed it into the address.
    expect(readersLanguage(['en', 'pt-BR'], { asked: ['pt-br'], accepts: '' })).toBe('pt-BR');
  });
});

describe('whoever works on an event', () => {
  it.each([
    [['en', 'ja'], 'fr-FR', 'fr'],
    [['de', 'en'], '', 'de'],
    [['ja', 'de'], '', 'en'],
    [['en', 'ja'], 'ja', 'en'],
  ] as const)(
    'reads the admin in its languages, whatever the event offers: %s, %s: %s',
    (offered, accepts, language) => {
      expect(readersLanguage(adminLanguages(offered), { accepts })).toBe(language);
    },
  );
});
