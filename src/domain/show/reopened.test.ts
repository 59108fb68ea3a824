/** A show that was ended by mistake goes on. */
import { describe, expect, it } from 'vitest';
import { atResults, give, go, refusal, said } from '#test/show/pressed-desk.ts';
import { certifiedResult, sampleEvening } from '#test/show/sample-evening.ts';
import type { LiveFacts } from './facts.ts';
import { notificationsOf } from './notifications.ts';
import { showReport } from './report.ts';
import { adminView } from './views/admin.ts';
import { audienceView } from './views/audience.ts';

const finish = (facts: LiveFacts) => give(facts, { kind: 'finish_show' });
const reopen = (facts: LiveFacts) => give(facts, { kind: 'reopen_show' }, 600_000);
/** The first act is done, the second stands by. */
const midway = () => go(give(sampleEvening(), { kind: 'skip', itemId: 'act3' }), 4);

describe('a show that was ended by mistake', () => {
  it('goes on with the act that was to come; what is done and skipped stays so, with its times', () => {
    const before = midway();
    const ended = finish(before);
    expect(adminView(ended)).toMatchObject({ nextId: null, go: { waits: { reason: 'show_finished' } } });
    const open = reopen(ended);
    expect(open.show).toMatchObject({
      phase: 'running',
      finishedAt: null,
      finishedIn: null,
      startedAt: before.show.startedAt,
      currentId: null,
      clock: null,
      undo: null,
      scene: { kind: 'holding' },
    });
    expect(open.show.items).toEqual(ended.show.items);
    expect(open.show.items).toMatchObject({ act1: { status: 'done' }, act3: { skipped: true } });
    expect([open.scoring, open.scoringClosesAt, open.polls, open.results]).toEqual([
      ended.scoring,
      ended.scoringClosesAt,
      ended.polls,
      ended.results,
    ]);
    expect(said(open)).toEqual(['stand_by 2']);
    const on = go(open, 2);
    expect([on.show.currentId, on.scoring.perf2]).toEqual(['act2', 'open']);
    // Nothing of its end is left: the report has the second one alone.
    const done = finish(go(on));
    expect(showReport({ show: done.show, facts: done, startsAt: null, now: done.now }, []).finishedAt).toBe(
      done.now,
    );
  });

  it('goes on with what was asked for next', () => {
    const asked = give(go(sampleEvening(), 3), { kind: 'jump', itemId: 'act5' });
    const free = { ...asked, items: asked.items.filter(({ id }) => id !== 'act1') };
    expect(said(reopen(finish(free)))).toEqual(['stand_by 5']);
  });

  it('is after the interval in which it was ended', () => {
    const resting = give(midway(), { kind: 'start_interval', durationMs: 600_000 });
    const open = reopen(finish(resting));
    expect([open.show.phase, open.show.clock, said(open)]).toEqual(['running', null, ['stand_by 2']]);
  });

  it('is at its results where it was, as far as they were told', () => {
    const told = go({ ...atResults(), results: [certifiedResult('r1', 'Solo')] }, 2);
    const open = reopen(finish(told));
    expect(open.show).toMatchObject({
      phase: 'results',
      revealingId: 'r1',
      shownSteps: { r1: 2 },
      scene: { kind: 'reveal' },
    });
    expect(audienceView(open).results).toEqual(audienceView(told).results);
    expect(said(open)[0]).toMatch(/^reveal/);
  });

  it('is among its acts where a prize was told before them', () => {
    const evening = { ...sampleEvening(), results: [certifiedResult('r1', 'Solo')] };
    const told = evening.items.find(({ kind }) => kind === 'results');
    const others = evening.items.filter((item) => item !== told);
    let facts: LiveFacts = { ...evening, items: others.toSpliced(2, 0, ...(told ? [told] : [])) };
    while (facts.show.currentId !== 'act2') facts = go(facts);
    const open = reopen(finish(facts));
    expect([open.show.shownSteps.r1, open.show.phase, said(open)]).toEqual([4, 'running', ['stand_by 2']]);
  });

  it('lets acts on once everything is published, and nobody scores them', () => {
    let facts: LiveFacts = { ...atResults(), results: [certifiedResult('r1', 'Solo')] };
    while (facts.show.phase !== 'finished') facts = go(facts);
    const called = give(reopen(facts), { kind: 'jump', itemId: 'act5' });
    const on = go(called);
    expect([on.show.phase, on.show.currentId, on.scoring.perf5]).toEqual([
      'running',
      'act5',
      facts.scoring.perf5,
    ]);
    expect(on.results).toEqual(facts.results);
    expect(said(go(on))).toEqual(['finish_show']);
    expect(go(on, 2).show.phase).toBe('finished');
  });

  it('leaves the projector to the desk that holds it', () => {
    const told = go({ ...atResults(), results: [certifiedResult('r1', 'Solo')] }, 2);
    const held = give(finish(told), { kind: 'set_follow_go', followGo: false });
    expect(reopen(held).show.scene.kind).toBe('holding');
  });

  it('is refused where nothing is over', () => {
    expect(refusal(sampleEvening(), { kind: 'reopen_show' })).toBe('show_not_started');
    expect(refusal(midway(), { kind: 'reopen_show' })).toBe('no_change');
    const open = reopen(finish(midway()));
    expect(refusal(open, { kind: 'undo' })).toBe('nothing_to_undo');
  });

  it('tells other gear that it goes on, and of its end again', () => {
    const ended = finish(midway());
    const stamp = { version: 9, at: ended.now, by: 'Ana', command: 'reopen_show', commandId: 'c' } as const;
    const heard = notificationsOf(ended.show, [{ kind: 'show_reopened', phase: 'running', ...stamp }], ended);
    expect(heard.map(({ kind }) => kind)).toEqual(['show_resumed']);
    const again = notificationsOf(
      reopen(ended).show,
      [{ kind: 'phase_entered', phase: 'finished', ...stamp, command: 'finish_show' }],
      ended,
    );
    expect(again.map(({ kind }) => kind)).toEqual(['show_finished']);
  });
});
