/** An act's consents and photo answers together, and how many are on stage. */
import { expect, it } from 'vitest';
import { consentTogether, performersAfter, photosTogether } from './people.ts';

it('holds an act for one consent that is missing, and for one that was taken back', () => {
  expect(consentTogether([])).toBe('not_needed');
  expect(consentTogether(['not_needed', 'not_needed'])).toBe('not_needed');
  expect(consentTogether(['not_needed', 'given'])).toBe('given');
  expect(consentTogether(['given', 'asked', 'given'])).toBe('asked');
  expect(consentTogether(['asked', 'withdrawn', 'given'])).toBe('withdrawn');
});

it('shows photos only where nobody said no and everybody asked said yes', () => {
  expect(photosTogether([])).toBeNull();
  expect(photosTogether(['yes', 'yes'])).toBe('yes');
  expect(photosTogether(['yes', 'not_asked'])).toBe('not_asked');
  expect(photosTogether(['not_asked', 'no', 'yes'])).toBe('no');
});

it('counts with the people who are named, and never below them', () => {
  expect(performersAfter({ count: 4, named: 3 }, 5)).toBe(6);
  expect(performersAfter({ count: 4, named: 3 }, 1)).toBe(2);
  expect(performersAfter({ count: 30, named: 2 }, 3)).toBe(30);
  expect(performersAfter({ count: 3, named: 0 }, 4)).toBe(4);
  // A teacher who stands beside the stage.
  expect(performersAfter({ count: 6, named: 6 }, 7)).toBe(7);
  expect(performersAfter({ count: 1, named: 0 }, 0)).toBe(1);
});
