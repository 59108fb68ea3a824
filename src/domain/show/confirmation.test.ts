import { describe, expect, it } from 'vitest';
import { atResults, give, go, order, refusal, said } from '#test/show/pressed-desk.ts';
import { certifiedResult, REHEARSED, SHOW_START, sampleEvening } from '#test/show/sample-evening.ts';
import { nextGo } from './go.ts';
import { adminView } from './views/admin.ts';

const asks = (facts: ReturnType<typeof sampleEvening>) => nextGo(facts.show, facts.now, facts).asks;
const pressed = { kind: 'go' as const, confirms: [] };
const HOUR = 3_600_000;

describe('what cannot be taken back', () => {
  it('asks: the first of an award, its first place and publishing, and nothing between', () => {
    const results = [certifiedResult('r1', 'Solo'), certifiedResult('r2', 'Audience favourite')];
    let facts = { ...atResults(), results };
    const heard: string[] = [];
    while (facts.show.phase !== 'finished') {
      const asked = asks(facts);
      heard.push(...asked.map(({ verb, id, place }) => `${verb} ${id} ${place ?? ''}`.trim()));
      expect(refusal(facts, pressed)).toBe(asked.length > 0 ? 'not_confirmed' : 'accepted');
      facts = go(facts);
    }
    expect(heard).toEqual([
      'reveal r1 5',
      'reveal r1 1',
      'begin_award r2',
      'reveal r2 1',
      'publish r1',
      'publish r2',
    ]);
  });

  it('is not opened by a confirmation of something else', () => {
    const facts = { ...atResults(), results: [certifiedResult('r1', 'Solo'), certifiedResult('r2', 'Duo')] };
    const meant = (id: string, place: number) => ({
      kind: 'reveal_next' as const,
      resultId: 'r1',
      confirms: [{ verb: 'reveal' as const, id, place }],
    });
    expect(refusal(facts, meant('r2', 5))).toBe('not_confirmed');
    expect(refusal(facts, meant('r1', 1))).toBe('not_confirmed');
    expect(refusal(facts, meant('r1', 5))).toBe('accepted');
  });

  it('asks before a vote is opened by GO', () => {
    const facts = go(sampleEvening(), 15);
    expect(said(facts)).toEqual(['open_vote Audience vote']);
    expect(asks(facts)).toEqual([{ verb: 'open_vote', id: 'poll1', place: null }]);
    expect(refusal(facts, pressed)).toBe('not_confirmed');
    const byHand = { kind: 'open_poll' as const, pollId: 'poll1', durationMs: null };
    expect([go(facts), give(facts, byHand)].map(({ show }) => show.scene.kind)).toEqual(['vote', 'vote']);
  });
});

describe('the start', () => {
  it('asks long before its time, and not near it, after it, or in a rehearsal', () => {
    const at = (now: number) => ({ ...sampleEvening(), now });
    expect(refusal(at(SHOW_START - 131 * HOUR), pressed)).toBe('not_confirmed');
    for (const early of [HOUR / 2, 0, -HOUR]) expect(asks(at(SHOW_START - early))).toEqual([]);
    expect(asks({ ...at(SHOW_START - 131 * HOUR), ...REHEARSED })).toEqual([]);
  });

  it('is taken back as if it had not been, while nothing was scored', () => {
    const before = give(sampleEvening(), { kind: 'skip', itemId: 'act3' });
    const begun = go(before, 4);
    expect(begun.scoring.perf1).toBe('open');
    expect(adminView(begun).startMayGoBack).toBe(true);
    const back = give(begun, { kind: 'take_back_start' });
    expect(back.show).toMatchObject({ phase: 'preshow', startedAt: null, currentId: null, undo: null });
    expect([back.scoring.perf1, back.show.scene.kind, said(back)]).toEqual([
      'closed',
      'holding',
      said(before),
    ]);
    expect(back.show.items.act3?.skipped).toBe(true);
    expect(refusal(back, { kind: 'take_back_start' })).toBe('show_not_started');
  });

  it('stands once there is a mark, a vote or a certified result', () => {
    const begun = go(sampleEvening(), 4);
    const [ana] = begun.judges;
    const marked = { ...begun, judges: ana ? [{ ...ana, sheets: { perf1: 'draft' as const } }] : [] };
    const voted = { ...begun, polls: begun.polls.map((poll) => ({ ...poll, state: 'closed' as const })) };
    const certified = { ...begun, results: [certifiedResult('r1', 'Solo')] };
    for (const facts of [marked, voted, certified]) {
      expect(refusal(facts, { kind: 'take_back_start' })).toBe('start_stands');
      expect(adminView(facts).startMayGoBack).toBe(false);
    }
  });
});

describe('a vote that was opened by mistake', () => {
  it('is taken back while nobody voted: its cue stands by again, and who was left out is asked again', () => {
    const skipped = give(sampleEvening(), { kind: 'skip', itemId: 'act5' });
    const open = go(skipped, 14);
    expect(open.polls[0]).toMatchObject({ state: 'open', candidates: [{}, {}] });
    const back = give(open, { kind: 'take_back_poll', pollId: 'poll1' });
    expect(back.polls[0]).toMatchObject({ state: 'draft', openedAt: null, closesAt: null });
    expect([said(back), back.show.scene.kind]).toEqual([['open_vote Audience vote'], 'vote']);
    const verdict = order(open, { kind: 'take_back_poll', pollId: 'poll1' });
    expect(verdict).toMatchObject({ events: [{}, { kind: 'poll_taken_back', putBack: ['perf5'] }, {}] });
  });

  it('leaves with its cue where that was scratched meanwhile', () => {
    const open = go(sampleEvening(), 16);
    const items = open.items.map((item) => (item.id === 'vote' ? { ...item, scratched: true } : item));
    const back = give({ ...open, items }, { kind: 'take_back_poll', pollId: 'poll1' });
    expect([back.polls[0]?.state, adminView(back).currentId]).toEqual(['draft', null]);
  });

  it('stays open from the first vote on, and is closed instead', () => {
    const open = go(sampleEvening(), 16);
    const voted = { ...open, polls: open.polls.map((poll) => ({ ...poll, ballotsCounted: 1 })) };
    expect(refusal(voted, { kind: 'take_back_poll', pollId: 'poll1' })).toBe('poll_voted');
    const closed = give(open, { kind: 'close_poll', pollId: 'poll1' });
    expect(refusal(closed, { kind: 'take_back_poll', pollId: 'poll1' })).toBe('poll_is_closed');
  });
});

describe('results', () => {
  it('do not begin before there is one to tell, and say so at stand-by', () => {
    const voted = give(go(sampleEvening(), 16), { kind: 'close_poll', pollId: 'poll1' });
    const standby = go(voted);
    expect(said(standby)).toEqual(['start Results']);
    expect(nextGo(standby.show, standby.now, standby).waits?.reason).toBe('not_certified');
    expect(refusal(standby, pressed)).toBe('not_certified');
    const certified = { ...standby, results: [certifiedResult('r1', 'Solo')] };
    expect(go(certified).show.phase).toBe('results');
    const rehearsed = { ...standby, ...REHEARSED };
    expect(nextGo(rehearsed.show, rehearsed.now, rehearsed).waits).toBeNull();
  });
});
