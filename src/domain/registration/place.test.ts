import { expect, it } from 'vitest';
import { HOLD_MS, placeHeldUntil, sameContact } from './place.ts';

it('keeps a place for seven days while a parent is asked, and only then', () => {
  expect(placeHeldUntil({ status: 'submitted', consent: 'asked', askedAt: 5 }, null)).toBe(5 + HOLD_MS);
  expect(HOLD_MS).toBe(604_800_000);
  expect(placeHeldUntil({ status: 'submitted', consent: 'given', askedAt: 5 }, null)).toBeNull();
  expect(placeHeldUntil({ status: 'waitlisted', consent: 'asked', askedAt: 5 }, null)).toBeNull();
});

it('keeps no place beyond the beginning of the show, except of whoever came later than that', () => {
  const asked = { status: 'submitted', consent: 'asked', askedAt: 5 } as const;
  expect(placeHeldUntil(asked, 1_000)).toBe(1_000);
  expect(placeHeldUntil(asked, 2 * HOLD_MS)).toBe(5 + HOLD_MS);
  expect(placeHeldUntil(asked, 4)).toBe(5 + HOLD_MS);
});

it('knows a contact again however it is written', () => {
  expect(sameContact(' Ana@Example.org ')).toBe(sameContact('ana@example.ORG'));
  expect(sameContact('+49 171 555-0139')).toBe(sameContact('0049 (171) 5550139'));
  expect(sameContact('@ana_sings')).not.toBe(sameContact('@ana.sings'));
});
