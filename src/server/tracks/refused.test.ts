import { expect, test } from 'vitest';
import { SPOKEN_PAGES } from '#contract/pages.ts';
import { catalogueLinesOf } from '#domain/messages/report.ts';
import type { Fault } from './recognise.ts';
import { refusedFor } from './refused.ts';

const FAULTS: Readonly<Record<Fault, string>> = {
  empty: 'fileEmpty',
  not_music: 'notMusic',
  video: 'video',
  two_in_one: 'twoInOne',
  cut_off: 'cutOff',
  damaged: 'damaged',
  endless: 'endless',
};

test('whatever a file is refused for is a line of the catalogue, so that its sender reads it in their language', () => {
  for (const [fault, line] of Object.entries(FAULTS))
    expect(catalogueLinesOf(refusedFor(fault as Fault).message)).toEqual([{ line }]);
});

test.each(['/register', '/status/:token', '/admin/participants/:id'] as const)(
  '%s has the words of these lines, where a refusal stands after the file was sent',
  (page) => expect(SPOKEN_PAGES[page]).toContain('faults'),
);
