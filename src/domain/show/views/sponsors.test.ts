/** Sponsors are shown while nothing is on stage, and never beside anything else. */
import { expect, it } from 'vitest';
import { sampleEvening } from '#test/show/sample-evening.ts';
import type { LiveFacts } from '../facts.ts';
import { SCENES, type SceneKind } from '../vocabulary.ts';
import { projectorView } from './projector.ts';

const sponsor = (name: string, places: ('holding' | 'interval')[]) => ({
  path: `/look/${name}.png`,
  name,
  ratio: 2,
  places,
});

const evening = (kind: SceneKind, show: Partial<LiveFacts['show']> = {}): LiveFacts => {
  const facts = sampleEvening();
  return {
    ...facts,
    event: { ...facts.event, sponsors: [sponsor('a', ['holding']), sponsor('b', ['holding', 'interval'])] },
    show: { ...facts.show, scene: { ...facts.show.scene, kind }, ...show },
  };
};

const names = (facts: LiveFacts) => projectorView(facts).sponsors?.map(({ name }) => name);

it('those of the place, in their order, and on no other scene', () => {
  const shown = Object.fromEntries(SCENES.map((kind) => [kind, names(evening(kind))]));
  const none = Object.fromEntries(SCENES.map((kind) => [kind, undefined]));
  expect(shown).toEqual({ ...none, holding: ['a', 'b'], interval: ['b'] });
});

it('none while the show is stopped or black', () => {
  const halt = { text: 'Please leave the hall by the nearest exit.', at: 0 };
  expect(names(evening('holding', { halt } as unknown as Partial<LiveFacts['show']>))).toBeUndefined();
  expect(names(evening('interval', { blanked: true }))).toBeUndefined();
});
