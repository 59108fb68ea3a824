/** What the wall may name before and after a vote. */
import { expect, it } from 'vitest';
import { sampleEvening } from '#test/show/sample-evening.ts';
import type { LiveFacts, LivePoll } from '../facts.ts';
import { momentAt, VOTES_IN_MS } from '../moments.ts';
import type { SceneKind } from '../vocabulary.ts';
import { projectorView } from './projector.ts';

const evening = sampleEvening();
const { now } = evening;

const withScene = (kind: SceneKind, change: Partial<LiveFacts> = {}): LiveFacts => ({
  ...evening,
  ...change,
  show: {
    ...evening.show,
    phase: 'running',
    currentId: 'vote',
    items: {
      vote: {
        status: 'called',
        calledAt: now,
        startedAt: null,
        endedAt: null,
        skipped: false,
        grantedMs: 0,
        performedMs: 0,
      },
    },
    scene: { kind, text: '' },
  },
});
const voted = (poll: Partial<LivePoll>) =>
  projectorView(withScene('vote', { polls: evening.polls.map((one) => ({ ...one, ...poll })) })).poll;

it('goes through whom one can vote for until the vote opens', () => {
  expect(voted({ state: 'draft' })?.recap?.map(({ number }) => number)).toEqual([1, 3, 5]);
  expect(voted({ state: 'open', openedAt: now })?.recap).toBeNull();
  expect(voted({ state: 'closed', closedAt: now })?.recap).toBeNull();
});

it('says that the votes are in a while after the close, and never of a vote that nobody cast', () => {
  const kinds = (ballotsCounted: number) =>
    [0, VOTES_IN_MS - 1, VOTES_IN_MS].map(
      (after) =>
        momentAt(voted({ state: 'closed', closedAt: now, ballotsCounted })?.moments ?? [], now + after).kind,
    );
  expect(kinds(3)).toEqual(['vote_closed', 'vote_closed', 'votes_in']);
  expect(kinds(0)).toEqual(['vote_closed', 'vote_closed', 'vote_closed']);
});
