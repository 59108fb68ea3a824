import { expect, it } from 'vitest';
import { tellsAhead } from './ahead.ts';

const HIDDEN = { shown: 'hidden' } as const;

it('warns of a count that is published before the result is told', () => {
  const table = { state: 'certified', shownSteps: 0, stepsTotal: 3 } as const;
  const certified = (...announcements: (typeof table | object)[]) => ({
    state: 'certified' as const,
    announcements: announcements.map((change) => ({ ...table, ...change })),
  });
  expect(tellsAhead(HIDDEN, null)).toBe(true);
  expect(tellsAhead(HIDDEN, { ...certified({ state: 'published' }), state: 'voided' })).toBe(true);
  expect(tellsAhead(HIDDEN, certified({ shownSteps: 3, state: 'revealing' }, {}))).toBe(true);
  expect(tellsAhead(HIDDEN, certified({ shownSteps: 3, state: 'revealing' }, { state: 'published' }))).toBe(
    false,
  );
});

it('says nothing where everybody sees the votes anyway', () => {
  expect(tellsAhead({ shown: 'live' }, null)).toBe(false);
  expect(tellsAhead({ shown: 'end' }, null)).toBe(false);
});
