import { expect, it } from 'vitest';
import { CONSENT_WAYS, consentLinkOf, consentWords, isConfirmed } from './consent.ts';

it('gives the link to the parent alone where they have an address of their own', () => {
  expect(consentLinkOf('linh@example.org', '')).toBe('parent');
  expect(consentLinkOf('linh@example.org', '+49 171 5550139')).toBe('parent');
  expect(consentLinkOf('+49 171 5550139', 'young@example.org')).toBe('performer');
  expect(consentLinkOf('', '')).toBe('performer');
  expect(consentLinkOf(' Young@Example.org', 'young@example.org ')).toBe('performer');
});

it('says “not confirmed” of exactly what a performer could have given alone', () => {
  for (const how of CONSENT_WAYS)
    expect(consentWords(how).includes('not confirmed by the parent')).toBe(!isConfirmed(how));
  expect(consentWords('paper', 'Jo Brandt')).toBe('on paper, recorded by Jo Brandt');
});
