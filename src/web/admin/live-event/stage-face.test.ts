import { expect, test } from 'vitest';
import type { AdminView } from '#contract/live/views.ts';
import { stageFace } from './stage-face.ts';

const told = (place: number, stageName: string) => ({
  ...{ place, tied: false, winner: place === 1 },
  entries: [{ stageName, song: 'Moonlight' }],
});
const telling = (result: object) =>
  stageFace(
    {
      ...{ halt: null, phase: 'results', items: [], polls: [], currentItemId: null },
      revealingId: 'r',
      results: [{ id: 'r', title: 'Solo', stepsTotal: 3, ...result }],
    } as unknown as AdminView,
    0,
  );

test('who stands at a place alone has their song beside the name, and of several nobody has', () => {
  const nova = told(1, 'Nova');
  const joint = { ...nova, tied: true, entries: [...nova.entries, ...told(1, 'Dot Matrix').entries] };
  expect(telling({ stepsShown: 1, steps: [nova] }).song).toBe('Moonlight');
  expect(telling({ stepsShown: 1, steps: [joint] })).toMatchObject({ name: 'Nova, Dot Matrix', song: '' });
});

test('places told are counted by places, the whole table is none', () => {
  const steps = [told(2, 'Dot Matrix'), told(1, 'Nova')];
  const all = telling({ stepsShown: 2, steps });
  expect(all).toMatchObject({
    state: 'Winner',
    name: 'Nova',
    timer: { text: '2', words: 'places revealed' },
  });
  expect(telling({ stepsShown: 1, steps: steps.slice(0, 1) })).toMatchObject({
    timer: { text: '1', words: 'place revealed' },
  });
  const board = telling({ stepsShown: 3, steps, lastKind: 'board' });
  expect(board).toMatchObject({
    state: 'The full table',
    name: 'Results',
    timer: { text: '2', words: 'places revealed' },
  });
});
