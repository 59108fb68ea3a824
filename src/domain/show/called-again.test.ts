/** What happened on stage stays, whatever becomes of an act that is called once more. */
import { describe, expect, it } from 'vitest';
import { give, go, refusal, said } from '#test/show/pressed-desk.ts';
import { sampleEvening } from '#test/show/sample-evening.ts';

describe('an act that is called again after it was done', () => {
  const done = () => go(sampleEvening(), 4);
  const before = done().show.items.act1;
  const called = () => give(give(done(), { kind: 'skip', itemId: 'act2' }), { kind: 'jump', itemId: 'act1' });
  const onStage = () => go(called());
  const was = expect.objectContaining({ ...before });

  it.each([
    ['is skipped', () => give(called(), { kind: 'skip', itemId: 'act1' })],
    ['makes room for another one', () => give(called(), { kind: 'jump', itemId: 'act4' })],
    ['is left by the end of the show', () => give(called(), { kind: 'finish_show' })],
    ['is skipped once it is on stage again', () => give(onStage(), { kind: 'skip', itemId: 'act1' })],
    [
      'comes after a break, and is skipped then',
      () => {
        const paused = give(called(), { kind: 'start_interval', durationMs: 60_000 });
        expect(said(paused)).toEqual(['end_interval', 'stand_by 1']);
        return give(go(paused), { kind: 'skip', itemId: 'act1' });
      },
    ],
  ])('is done as it was before where it %s', (_how, left) => {
    expect(before?.status).toBe('done');
    expect(called().show.items.act1).toMatchObject({ status: 'called', startedAt: null });
    expect(left().show.items.act1).toEqual(was);
    expect(said(left())).not.toContain('stand_by 1');
  });

  it('is not asked for any more where it is skipped before its turn', () => {
    const asked = give(go(sampleEvening(), 5), { kind: 'jump', itemId: 'act1' });
    expect(said(asked)).toEqual(['end 2', 'stand_by 1']);
    const left = give(asked, { kind: 'skip', itemId: 'act1' });
    expect(left.show.items.act1).toEqual(asked.show.items.act1);
    expect(said(left)).toEqual(['end 2', 'stand_by 3']);
    expect(refusal(left, { kind: 'skip', itemId: 'act1' })).toBe('item_done');
  });

  it('performs again to the end, and that time is the one that is kept', () => {
    const again = go(onStage());
    expect(again.show.items.act1).toMatchObject({ status: 'done', earlier: null });
    expect(again.show.items.act1?.startedAt).toBeGreaterThan(before?.startedAt ?? 0);
  });

  it('is scored for what it has shown: leaving the stage early closes nothing, and judges have their grace', () => {
    const scored = { ...called(), scoring: { perf1: 'open' as const } };
    const graced = { ...scored, settings: { ...scored.settings, scoringGraceMs: 60_000 } };
    expect(give(go(scored), { kind: 'skip', itemId: 'act1' }).scoring.perf1).toBe('open');
    const left = give(go(graced), { kind: 'skip', itemId: 'act1' });
    expect(left.scoring.perf1).toBe('open');
    expect(left.scoringClosesAt.perf1).toBe(left.now + 60_000);
  });

  it('is disqualified with a reason and no other way, and the next act stands by', () => {
    expect(refusal(called(), { kind: 'scratch', itemId: 'act1', reason: '' })).toBe('reason_needed');
    const out = give(called(), { kind: 'scratch', itemId: 'act1', reason: 'Sang to a voice on the track' });
    expect(out.show.items.act1).toEqual(was);
    expect(out.show.currentId).toBe('act3');
  });
});
