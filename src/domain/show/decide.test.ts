import { describe, expect, it } from 'vitest';
import { give, go, order, refusal, said } from '#test/show/pressed-desk.ts';
import { sampleEvening } from '#test/show/sample-evening.ts';
import { nextGo } from './go.ts';
import { adminView } from './views/admin.ts';

describe('GO', () => {
  it('says what it will do through a whole evening, and does it', () => {
    let facts = sampleEvening();
    const heard: string[] = [];
    for (let press = 0; press < 16; press++) {
      heard.push(said(facts).join(', '));
      facts = go(facts);
    }
    expect(heard).toEqual([
      'start_show, start Opening',
      'end Opening, stand_by 1',
      'start 1',
      'end 1, stand_by 2',
      'start 2',
      'end 2, stand_by 3',
      'start 3',
      'end 3, start Interval',
      'end Interval, stand_by 4',
      'start 4',
      'end 4, stand_by 5',
      'start 5',
      'end 5, stand_by 6',
      'start 6',
      'end 6, stand_by Audience vote',
      'open_vote Audience vote',
    ]);
  });

  it('waits while the vote is open, and says until when', () => {
    const voting = go(sampleEvening(), 16);
    expect(nextGo(voting.show, voting.now, voting).waits).toEqual({
      reason: 'poll_is_open',
      itemId: 'vote',
      untilAt: voting.now + 300_000,
    });
    expect(refusal(voting, { kind: 'go' })).toBe('poll_is_open');
    expect(refusal({ ...voting, now: voting.now + 300_000 }, { kind: 'go' })).toBe('accepted');
  });

  it('puts the vote on the projector as it opens it', () => {
    const standingBy = go(sampleEvening(), 15);
    const elsewhere = {
      ...standingBy,
      show: { ...standingBy.show, scene: { kind: 'holding' as const, text: '' } },
    };
    expect(go(elsewhere).show.scene.kind).toBe('vote');
  });

  it('within two seconds of a GO is too soon, whoever presses', () => {
    const facts = go(sampleEvening());
    const verdict = order({ ...facts, now: facts.now + 1_999 }, { kind: 'go' });
    expect(verdict).toEqual({ ok: false, code: 'too_soon' });
    expect(order({ ...facts, now: facts.now + 2_000 }, { kind: 'go' }).ok).toBe(true);
  });

  it('from a desk that has not seen the last step is stale', () => {
    const facts = go(sampleEvening());
    expect(order({ ...facts, now: facts.now + 9_000 }, { kind: 'go' }, 0)).toEqual({
      ok: false,
      code: 'stale',
    });
  });

  it('is not late because a message came in between', () => {
    const facts = go(sampleEvening(), 3);
    const { version } = facts.show;
    const told = give(facts, { kind: 'send_note', to: 'mc', text: 'Slow down' });
    const read = give(told, { kind: 'read_note', noteId: told.show.notes[0]?.id ?? '' });
    expect(read.show).toMatchObject({ version: version + 2, lastMove: facts.show.lastMove });
    expect(order({ ...read, now: read.now + 9_000 }, { kind: 'go' }, version).ok).toBe(true);
    expect(order({ ...read, now: read.now + 9_000 }, { kind: 'go' }, version - 1).ok).toBe(false);
  });

  it('names the act that is held for want of consent, and starts it once given', () => {
    const facts = go(sampleEvening(), 2);
    const held = {
      ...facts,
      items: facts.items.map((item) =>
        item.performance === null
          ? item
          : { ...item, performance: { ...item.performance, consent: 'missing' as const } },
      ),
    };
    expect(nextGo(held.show, held.now, held).waits).toMatchObject({ reason: 'act_held', itemId: 'act1' });
    expect(refusal(held, { kind: 'go' })).toBe('act_held');
    expect(refusal(facts, { kind: 'go' })).toBe('accepted');
  });

  it('opens scoring of the act that takes the stage and of no other', () => {
    const facts = go(sampleEvening(), 3);
    expect(facts.scoring).toEqual({ perf1: 'open' });
    expect(go(facts, 2).scoring).toEqual({ perf1: 'open', perf2: 'open' });
  });

  it('moves the projector, and leaves it where the desk holds it', () => {
    const standing = go(sampleEvening(), 2);
    expect(standing.show.scene.kind).toBe('next');
    expect(go(standing).show.scene.kind).toBe('now');
    const held = give(standing, { kind: 'set_follow_go', followGo: false });
    expect(nextGo(held.show, held.now, held).effects).toContainEqual({
      kind: 'projector_held',
      scene: 'next',
    });
    expect(go(held).show.scene.kind).toBe('next');
  });

  it('passes an act that was withdrawn while it stood by', () => {
    const standing = go(sampleEvening(), 2);
    const withdrawn = {
      ...standing,
      items: standing.items.map((item) => (item.id === 'act1' ? { ...item, scratched: true } : item)),
    };
    expect(said(withdrawn)).toEqual(['stand_by 2']);
    const after = go(withdrawn);
    expect(after.show.currentId).toBe('act2');
    expect(after.items.find((item) => item.id === 'act1')?.scratched).toBe(true);
  });

  it('finishes a show without results after its last act', () => {
    const facts = sampleEvening();
    const short = { ...facts, items: facts.items.slice(0, 2), results: [] };
    const last = go(short, 4);
    expect(said(last)).toEqual(['finish_show']);
    expect(go(last).show.phase).toBe('finished');
    expect(refusal(go(last), { kind: 'go' })).toBe('show_finished');
  });
});

describe('the order while live', () => {
  it('a jump while an act is on stage makes its item the next, and the ones left out still come', () => {
    const facts = give(go(sampleEvening(), 3), { kind: 'jump', itemId: 'act5' });
    expect(said(facts)).toEqual(['end 1', 'stand_by 5']);
    expect(said(go(facts, 2))).toEqual(['end 5', 'stand_by 2']);
  });

  it('a jump while nothing is on stage stands its item by at once', () => {
    const facts = give(go(sampleEvening(), 2), { kind: 'jump', itemId: 'act3' });
    expect(facts.show.currentId).toBe('act3');
    expect(facts.show.items.act1?.status).toBe('scheduled');
  });

  it('a skipped act is not done, does not come again by itself, and comes when asked for', () => {
    const facts = give(go(sampleEvening(), 2), { kind: 'skip', itemId: 'act1' });
    expect(facts.show.currentId).toBe('act2');
    expect(facts.show.items.act1).toMatchObject({ status: 'scheduled', skipped: true });
    const back = give(facts, { kind: 'jump', itemId: 'act1' });
    expect(back.show.items.act1).toMatchObject({ status: 'called', skipped: false });
  });

  it('an act on stage cannot be scratched', () => {
    const facts = go(sampleEvening(), 5);
    expect(refusal(facts, { kind: 'scratch', itemId: 'act2', reason: '' })).toBe('act_on_stage');
  });

  it('an act that has been on is disqualified with a reason, stays where it was, and comes back', () => {
    const facts = go(sampleEvening(), 4);
    expect(refusal(facts, { kind: 'scratch', itemId: 'act1', reason: '' })).toBe('reason_needed');
    const out = give(facts, { kind: 'scratch', itemId: 'act1', reason: 'Sang to a voice on the track' });
    expect(out.items.find(({ id }) => id === 'act1')?.scratched).toBe(true);
    expect(out.show.items.act1).toEqual(facts.show.items.act1);
    expect(out.show.currentId).toBe(facts.show.currentId);
    expect(adminView(out).undo?.command).toBe('disqualify');
    const back = give(out, { kind: 'unscratch', itemId: 'act1' });
    expect(back.items.find(({ id }) => id === 'act1')?.scratched).toBe(false);
    expect(back.show.items.act1?.status).toBe('done');
    const certified = {
      ...out,
      results: out.results.map((one) => ({ ...one, state: 'certified' as const })),
    };
    expect(refusal(certified, { kind: 'unscratch', itemId: 'act1' })).toBe('certified');
    const told = { ...facts, results: certified.results };
    expect(refusal(told, { kind: 'scratch', itemId: 'act1', reason: 'Late' })).toBe('certified');
  });

  it('scratching tells the lineup, and taking it back too', () => {
    const out = give(go(sampleEvening(), 2), { kind: 'scratch', itemId: 'act4', reason: 'ill' });
    expect(adminView(out).undo?.command).toBe('scratch');
    expect(out.items.find((item) => item.id === 'act4')?.scratched).toBe(true);
    expect(give(out, { kind: 'undo' }, 1_000).items.find((item) => item.id === 'act4')?.scratched).toBe(
      false,
    );
  });

  it('a break by hand lets go of an act that was withdrawn while it stood by', () => {
    const standing = go(sampleEvening(), 2);
    const withdrawn = {
      ...standing,
      items: standing.items.map((item) => (item.id === 'act1' ? { ...item, scratched: true } : item)),
    };
    const facts = give(withdrawn, { kind: 'start_interval', durationMs: 600_000 });
    expect(facts.show.currentId).toBeNull();
    expect(facts.items.find((item) => item.id === 'act1')?.scratched).toBe(true);
    expect(said(facts)).toEqual(['end_interval', 'stand_by 2']);
  });

  it('a break by hand keeps the act that stood by as the next one', () => {
    const facts = give(give(go(sampleEvening(), 2), { kind: 'jump', itemId: 'act3' }), {
      kind: 'start_interval',
      durationMs: 600_000,
    });
    expect(facts.show.phase).toBe('interval');
    expect(said(facts)).toEqual(['end_interval', 'stand_by 3']);
    expect(go(facts).show).toMatchObject({ phase: 'running', currentId: 'act3' });
  });
});

describe('the clock', () => {
  const onStage = () => go(sampleEvening(), 3);
  it('counts from the planned length, and time given moves its zero', () => {
    const facts = onStage();
    expect(facts.show.clock).toEqual({ state: 'running', zeroAt: facts.now + 240_000 });
    const more = give(facts, { kind: 'add_time', ms: 30_000 });
    expect(more.show.clock).toEqual({ state: 'running', zeroAt: facts.now + 270_000 });
  });

  it('that stands is taken to its end and no further; one that runs may be over', () => {
    const taken = { kind: 'add_time', ms: -600_000 } as const;
    const over = give(onStage(), taken);
    expect(over.show.clock).toEqual({ state: 'running', zeroAt: over.now - 370_000 });
    const paused = give(onStage(), { kind: 'pause' }, 60_000);
    const ended = give(paused, taken);
    expect(ended.show.clock).toEqual({ state: 'stopped', leftMs: 0 });
    expect(ended.show.items.act1?.grantedMs).toBe(60_000);
    expect(refusal(ended, taken)).toBe('no_change');
    expect(give(ended, { kind: 'undo' }).show.clock).toEqual(paused.show.clock);
    expect(refusal(give(give(onStage(), taken), { kind: 'pause' }), taken)).toBe('no_change');
  });

  it('of a vote goes with the vote’s deadline, whichever of them is moved', () => {
    const voting = go(sampleEvening(), 16);
    const closesAt = voting.polls[0]?.closesAt ?? 0;
    const ends = (facts: typeof voting) => [
      facts.polls[0]?.closesAt,
      facts.show.clock?.state === 'running' ? facts.show.clock.zeroAt : null,
    ];
    expect(ends(voting)).toEqual([closesAt, closesAt]);
    const sooner = give(voting, { kind: 'announce_poll_close', pollId: 'poll1', inMs: 30_000 });
    expect(ends(sooner)).toEqual([sooner.now + 30_000, sooner.now + 30_000]);
    const longer = give(sooner, { kind: 'add_time', ms: 30_000 });
    expect(ends(longer)).toEqual([sooner.now + 60_000, sooner.now + 60_000]);
    expect(refusal(longer, { kind: 'add_time', ms: -60_000 })).toBe('bad_time');
  });

  it('takes no start that would leave less than nothing performed', () => {
    const paused = give(onStage(), { kind: 'pause' }, 5_000);
    const late = { kind: 'set_start', startedAt: paused.now + 59_000 } as const;
    expect(refusal({ ...paused, now: paused.now + 60_000 }, late)).toBe('bad_time');
    const began = paused.show.items.act1?.startedAt ?? 0;
    expect(refusal(paused, { kind: 'set_start', startedAt: began + 4_000 })).toBe('accepted');
  });

  it('leaves a pause out of the time performed', () => {
    const paused = give(onStage(), { kind: 'pause' }, 60_000);
    const resumed = give(paused, { kind: 'resume' }, 500_000);
    const ended = give(resumed, { kind: 'go' }, 30_000);
    expect(ended.show.items.act1?.performedMs).toBe(90_000);
  });

  it('can be started back to the end of the act before, and no further', () => {
    const before = go(sampleEvening(), 4);
    const endedAt = before.show.items.act1?.endedAt ?? 0;
    const facts = give(before, { kind: 'go' }, 40_000);
    expect(refusal(facts, { kind: 'set_start', startedAt: endedAt - 1 })).toBe('bad_time');
    expect(refusal(facts, { kind: 'set_start', startedAt: facts.now + 20_000 })).toBe('bad_time');
    const moved = give(facts, { kind: 'set_start', startedAt: endedAt });
    expect(moved.show.clock).toEqual({ state: 'running', zeroAt: endedAt + 240_000 });
  });

  it('stands while the show is stopped and goes on from there', () => {
    const facts = onStage();
    const stopped = give(facts, { kind: 'halt', text: 'One moment, please.' });
    expect(stopped.show.clock).toEqual({ state: 'stopped', leftMs: 230_000 });
    expect(refusal(stopped, { kind: 'go' })).toBe('show_halted');
    const lifted = give(stopped, { kind: 'lift_halt' }, 600_000);
    expect(lifted.show.clock).toEqual({ state: 'running', zeroAt: lifted.now + 230_000 });
  });
});

describe('undo', () => {
  it('takes back a start and closes its scoring', () => {
    const facts = give(go(sampleEvening(), 3), { kind: 'undo' }, 9_000);
    expect(facts.show).toMatchObject({ currentId: 'act1', scene: { kind: 'next' } });
    expect(facts.show.items.act1?.status).toBe('called');
    expect(facts.scoring.perf1).toBe('closed');
  });

  it('is refused after its window, twice, and once a scoresheet was handed in', () => {
    const facts = go(sampleEvening(), 3);
    expect(refusal({ ...facts, now: facts.now + 2_000 }, { kind: 'undo' })).toBe('undo_too_late');
    expect(refusal(give(facts, { kind: 'undo' }, 100), { kind: 'undo' })).toBe('nothing_to_undo');
    const scored = {
      ...facts,
      judges: facts.judges.map((judge) => ({
        ...judge,
        sheets: { ...judge.sheets, perf1: 'submitted' as const },
      })),
    };
    expect(refusal(scored, { kind: 'undo' })).toBe('undo_impossible');
  });

  it('is withdrawn by what the room has seen: an open poll, a place told, a stopped show', () => {
    const facts = go(sampleEvening(), 3);
    expect(
      refusal(give(facts, { kind: 'open_poll', pollId: 'poll2', durationMs: null }, 100), { kind: 'undo' }),
    ).toBe('nothing_to_undo');
    expect(refusal(give(facts, { kind: 'halt', text: '' }, 100), { kind: 'undo' })).toBe('nothing_to_undo');
  });

  it('keeps a note that was sent in between', () => {
    const noted = give(
      go(sampleEvening(), 3),
      { kind: 'send_note', to: 'mc', text: 'Stretch one minute' },
      1_000,
    );
    const facts = give(noted, { kind: 'undo' }, 1_000);
    expect(facts.show.notes.map((note) => note.text)).toEqual(['Stretch one minute']);
  });
});
