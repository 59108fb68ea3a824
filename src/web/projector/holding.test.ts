import { expect, it } from 'vitest';
import { untilCommand } from '#domain/show/moments.ts';
import { addressLead } from './holding.ts';

it('names beside the address what its page leads to: voting no more once that is over', () => {
  const leads = (['doors', 'interval', 'counting', 'reveal', 'after'] as const).map((kind) =>
    addressLead({ moments: [untilCommand(kind)] }, 0),
  );
  expect(leads).toEqual([
    'Follow the show',
    'Follow the show',
    'Follow the results',
    'Follow the results',
    'The results',
  ]);
});
