/** A vote is announced, opened and counted down by one length: its own, whatever its cue was planned with; and its code. */
import { expect, it } from 'vitest';
import { give, go } from '#test/show/pressed-desk.ts';
import { sampleEvening } from '#test/show/sample-evening.ts';
import type { LiveFacts } from '../facts.ts';
import { nextGo } from '../go.ts';
import { adminView } from './admin.ts';
import { audienceView } from './audience.ts';
import { crewView } from './crew.ts';
import { mcView } from './mc.ts';
import { forecastItems } from './parts.ts';
import { projectorView } from './projector.ts';

const LENGTH = 60_000;
const evening = (): LiveFacts => {
  const facts = sampleEvening();
  return { ...facts, polls: facts.polls.map((poll) => ({ ...poll, durationMs: LENGTH })) };
};
const TO_STAND_BY = 15;

it('is told before it opens as it will be open', () => {
  const facts = go(evening(), TO_STAND_BY);
  const desk = adminView(facts);
  expect(desk.items.find(({ itemId }) => itemId === 'vote')).toMatchObject({
    durationMs: LENGTH,
    grantedMs: LENGTH,
  });
  expect(desk.polls[0]?.durationMs).toBe(LENGTH);
  expect(mcView(facts).order.find(({ itemId }) => itemId === 'vote')?.durationMs).toBe(LENGTH);
  expect(forecastItems(facts).find(({ itemId }) => itemId === 'vote')?.durationMs).toBe(LENGTH);
  const opens = nextGo(facts.show, facts.now, facts).effects.find(({ kind }) => kind === 'poll_opens');
  expect(opens).toMatchObject({ durationMs: LENGTH });
});

it('ends at one instant on every screen, so long after it opened', () => {
  const facts = go(evening(), TO_STAND_BY + 1);
  const [poll] = facts.polls;
  const closesAt = (poll?.openedAt ?? 0) + LENGTH;
  const told = [
    adminView(facts).polls[0],
    audienceView(facts).poll,
    mcView(facts).poll,
    projectorView(facts).poll,
  ];
  expect(told.map((one) => one?.closesAt)).toEqual(told.map(() => closesAt));
  expect(facts.show.clock).toMatchObject({ state: 'running', zeroAt: closesAt });
  for (const view of [crewView(facts), audienceView(facts), mcView(facts), projectorView(facts)])
    expect(view.moments.find(({ kind }) => kind === 'vote_open')?.untilAt).toBe(closesAt);
});

it('lets the MC speak of a code on the screen while the screen shows it', () => {
  const onStage = go(evening(), 3);
  const byHand = give(onStage, { kind: 'open_poll', pollId: 'poll1', durationMs: LENGTH });
  expect(mcView(byHand)).toMatchObject({ poll: { state: 'open' }, codeOnScreen: false });
  const shown = give(byHand, { kind: 'set_scene', scene: 'vote', text: '' });
  expect(mcView(shown).codeOnScreen).toBe(true);
  expect(mcView(give(shown, { kind: 'blank' })).codeOnScreen).toBe(false);
});
