import { describe, expect, it } from 'vitest';
import { readersLanguage } from './languages.ts';

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

  it('gets what was asked for by name, where it is offered', () => {
    expect(readersLanguage(['en', 'de'], { asked: ['de'], accepts: 'en' })).toBe('de');
    expect(readersLanguage(['en', 'de'], { asked: [undefined, 'de'], accepts: 'en' })).toBe('de');
    expect(readersLanguage(['de', 'en'], { asked: ['xx'], accepts: '' })).toBe('de');
    expect(readersLanguage(['de'], { asked: ['en'], accepts: 'en' })).toBe('de');
  });
});
