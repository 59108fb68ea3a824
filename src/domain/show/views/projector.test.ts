/** What the wall may name before and after a vote. */
import { expect, it } from 'vitest';
import { give } from '#test/show/pressed-desk.ts';
import { sampleEvening } from '#test/show/sample-evening.ts';
import type { LiveFacts, LivePoll } from '../facts.ts';
import { momentAt, OPENING_COUNT_MS, VOTES_IN_MS } from '../moments.ts';
import type { SceneKind } from '../vocabulary.ts';
import { adminView } from './admin.ts';
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
        earlier: null,
      },
    },
    scene: { kind, text: '' },
  },
});
const voted = (poll: Partial<LivePoll>) =>
  projectorView(withScene('vote', { polls: evening.polls.map((one) => ({ ...one, ...poll })) })).poll;

it('goes through whom one can vote for until the vote opens', () => {
  expect(voted({ state: 'draft' })?.recap?.acts.map(({ number }) => number)).toEqual([1, 3, 5]);
  const skipped = adminView(give(evening, { kind: 'skip', itemId: 'act3' })).polls;
  expect(skipped.find(({ id }) => id === 'poll1')?.candidateCount).toBe(2);
  expect(voted({ state: 'open', openedAt: now })?.recap).toBeNull();
  expect(voted({ state: 'closed', closedAt: now })?.recap).toBeNull();
});

it('says of how many acts one is only where every number stands in the order', () => {
  const last = (items: LiveFacts['items']) => projectorView({ ...evening, items }).lastNumber;
  const acts = evening.items.filter(({ number }) => number !== null).length;
  expect(last(evening.items)).toBe(acts);
  const without3 = evening.items.map((item) =>
    item.id === 'act3' ? { ...item, scratched: true, number: null, hadNumber: 3 } : item,
  );
  expect(last(without3)).toBeNull();
  // One that came since has the next number: as many acts as before, and none is the third.
  const added = without3.find(({ number }) => number === acts);
  if (!added) throw new Error('The evening has a last act.');
  expect(last([...without3, { ...added, id: 'late', number: acts + 1 }])).toBeNull();
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

const onStage = (itemId: string, kind: SceneKind, more: Partial<LiveFacts> = {}): LiveFacts => {
  const waiting = withScene(kind, more);
  const { vote } = waiting.show.items;
  if (vote === undefined) throw new Error('The evening has a vote.');
  const items = { [itemId]: { ...vote, status: 'on_stage' as const, startedAt: now } };
  const isInterval = waiting.items.some(({ id, kind: of }) => id === itemId && of === 'interval');
  const phase = isInterval ? ('interval' as const) : ('running' as const);
  return { ...waiting, show: { ...waiting.show, phase, currentId: itemId, items } };
};

it('counts the last seconds before the title of the opening, and before no other', () => {
  expect(projectorView(onStage('opening', 'title')).titleAt).toBe(now + OPENING_COUNT_MS);
  expect(projectorView(onStage('opening', 'holding')).titleAt).toBeUndefined();
  const settings = { ...evening.settings, openingCount: false };
  expect(projectorView(onStage('opening', 'title', { settings })).titleAt).toBeUndefined();
  expect(projectorView(onStage('vote', 'title')).titleAt).toBeUndefined();
});

it('names in an interval who is on after it, up to the next one, and only once the line-up is published', () => {
  const acts = evening.items.filter(({ kind }) => kind === 'performance');
  const rest = (id: string) => ({ ...evening.items[0], id, kind: 'interval' as const, performance: null });
  const [first, second, third, fourth] = acts;
  if (!first || !second || !third || !fourth) throw new Error('The evening has four acts.');
  const items = [first, rest('tea'), second, third, rest('coffee'), fourth] as LiveFacts['items'];
  const named = (lineupPublished: boolean) =>
    projectorView(
      onStage('tea', 'holding', { items, event: { ...evening.event, lineupPublished } }),
    ).secondHalf?.map(({ itemId }) => itemId);
  expect(named(true)).toEqual([second.id, third.id]);
  expect(named(false)).toBeUndefined();
});

it('names an act’s category with its colour where the evening has several, and speaks of none where it has one', () => {
  const dance = { categoryId: 'dance', category: 'Dance', categoryColour: '#7fc7ff' };
  const others = (more: object) =>
    evening.items.map((item) =>
      item.id === 'act2' && item.performance
        ? { ...item, performance: { ...item.performance, ...more } }
        : item,
    );
  const seen = (items: LiveFacts['items']) => {
    const { lineup } = projectorView(withScene('lineup', { items }));
    return {
      act: projectorView(onStage('act1', 'now', { items })).act?.category,
      lineup: lineup?.slice(0, 3).map(({ category }) => category?.name ?? null),
    };
  };
  expect(seen(evening.items)).toEqual({ act: null, lineup: [null, null, null] });
  expect(seen(others(dance))).toEqual({
    act: { name: 'Vocal', colour: '#ddf247' },
    lineup: ['Vocal', 'Dance', 'Vocal'],
  });
  // Without a category an act is in none, and that alone makes no second one.
  expect(seen(others({ categoryId: '', category: '', categoryColour: '' })).lineup).toEqual([
    null,
    null,
    null,
  ]);
});

it('names the leading acts of stars in the order of their means before these are rounded', () => {
  const { candidates = [] } = evening.polls[0] ?? {};
  const [one, two, three] = candidates.map(({ performanceId }) => performanceId);
  // As the count names them: 4.334, 4.333 and 2.
  const figures = { [`${three}`]: 433, [`${one}`]: 433, [`${two}`]: 200 };
  const poll = voted({ state: 'open', openedAt: now, method: 'rate', figures });
  expect(poll?.leaders?.map(({ performanceId }) => performanceId)).toEqual([three, one, two]);
});
