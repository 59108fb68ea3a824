/** What the front page says of a published result: of each award its own truth, and of nothing else. */
import { expect, it } from 'vitest';
import { present } from '#contract/live/views.ts';
import { sampleEvening } from '#test/show/sample-evening.ts';
import { frontDoor } from './front-door.ts';

const evening = sampleEvening();
const { registration, ...about } = evening.event;
const event = { ...about, registration: { ...registration, state: 'closed' } } as unknown as Parameters<
  typeof frontDoor
>[0];

/** A result by its title, told so far, with these acts on its first place. */
const result = (title: string, state: 'revealing' | 'published', ...names: string[]) => ({
  id: title,
  title,
  state,
  hiddenActs: 0,
  steps: [
    {
      winner: true,
      entries: names.map((stageName) => ({ performanceId: stageName, stageName })),
    },
  ],
});

const says = (...results: ReturnType<typeof result>[]): string[] => {
  const view = { ...present.audience(evening), results } as unknown as Parameters<typeof frontDoor>[1];
  return frontDoor(event, view, evening.now).awards.map(
    (award) => `${award.says.replace(/[\u2066-\u2069]/g, '')}: ${award.winners.map((act) => act.stageName)}`,
  );
};

it('says of every award and category who won it, and of nobody that they won the whole', () => {
  expect(
    says(
      result('Solo', 'published', 'Ada'),
      result('Groups', 'published', 'Bo', 'Cy'),
      result('Audience favourite', 'published', 'Ada'),
    ),
  ).toEqual(['Winner, Solo: Ada', 'Joint winners, Groups: Bo,Cy', 'Winner, Audience favourite: Ada']);
});

it('names the show where its whole result was counted at once', () => {
  const { name } = evening.event;
  expect(says(result('Results', 'published', 'Ada'))).toEqual([`The winner of ${name}: Ada`]);
  expect(says(result('Results', 'published', 'Ada', 'Bo'))).toEqual([`The winners of ${name}: Ada,Bo`]);
});

it('says nothing while it is told on stage', () => {
  expect(says(result('Results', 'revealing', 'Ada'))).toEqual([]);
});
