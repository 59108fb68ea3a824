import { expect, it } from 'vitest';
import { give, go } from '#test/show/pressed-desk.ts';
import { sampleEvening } from '#test/show/sample-evening.ts';
import type { ShowEvent } from './events.ts';
import { showReport } from './report.ts';

const MINUTE = 60_000;

it('holds each act against the plan: late, over, paused, and how long the changeover took', () => {
  const before = sampleEvening();
  const startsAt = before.now;
  // Each press is ten seconds after the one before, where nothing else is said.
  let facts = go(before, 1);
  const opened = facts.show.startedAt ?? 0;
  facts = give(facts, { kind: 'go' }, 4 * MINUTE);
  while (facts.show.currentId !== 'act1' || facts.show.items.act1?.status !== 'on_stage') facts = go(facts);
  const started = facts.show.items.act1?.startedAt ?? 0;
  facts = give(facts, { kind: 'pause' }, 30_000);
  facts = give(facts, { kind: 'resume' }, 20_000);
  facts = give(facts, { kind: 'go' }, 5 * MINUTE);
  const ended = facts.show.items.act1?.endedAt ?? 0;
  while (facts.show.items.act2?.status !== 'on_stage') facts = go(facts);
  const next = facts.show.items.act2?.startedAt ?? 0;
  const stamp = { version: 1, by: 'Ana', command: 'halt', commandId: 'c' } as const;
  const events: ShowEvent[] = [
    { ...stamp, kind: 'halted', text: '', at: next + 1_000 },
    { ...stamp, kind: 'halt_lifted', at: next + 61_000 },
  ];
  const report = showReport({ show: facts.show, facts, startsAt, now: facts.now }, events);
  expect(report).toMatchObject({ plannedStartAt: startsAt, startedAt: opened, stops: 1, stoppedMs: MINUTE });
  const one = report.rows.find((row) => row.itemId === 'act1');
  const performed = ended - started - 20_000;
  expect(one).toMatchObject({
    startedAt: started,
    endedAt: ended,
    performedMs: performed,
    overMs: performed - (one?.plannedMs ?? 0),
    pausedMs: 20_000,
    lateMs: started - (one?.plannedAt ?? 0),
  });
  expect(report.rows.find((row) => row.itemId === 'act2')?.changeoverMs).toBe(next - ended);
  expect(report.rows.find((row) => row.itemId === 'act3')).toMatchObject({
    startedAt: null,
    overMs: null,
    changeoverMs: null,
  });
});

it('plans as the desk does: a vote takes as long as it is open, and times between acts count', () => {
  const evening = sampleEvening();
  const { show, now, items, polls } = evening;
  const cue = items.find(({ pollId }) => pollId !== null);
  const linked = polls.map((poll) => (poll.id === cue?.pollId ? { ...poll, durationMs: 7 * MINUTE } : poll));
  const spaced = items.map((item) => ({ ...item, changeoverMs: item.performance === null ? 0 : MINUTE }));
  const facts = { ...evening, items: spaced, polls: linked };
  const report = showReport({ show, facts, startsAt: now, now }, []);
  expect(report.rows.find(({ itemId }) => itemId === cue?.id)?.plannedMs).toBe(7 * MINUTE);
  expect(report.plannedLengthMs).toBe((report.plannedEndAt ?? 0) - now);
  const planned = report.rows.reduce((sum, { plannedMs }) => sum + plannedMs, 0);
  const acts = items.filter(({ performance }) => performance !== null).length;
  expect(report.plannedLengthMs).toBe(planned + acts * MINUTE);
  // Without a day it is as long.
  expect(showReport({ show, facts, startsAt: null, now }, []).plannedLengthMs).toBe(report.plannedLengthMs);
});

it('says which act was disqualified, with the times that it was on', () => {
  const facts = go(sampleEvening(), 4);
  const startsAt = facts.show.startedAt;
  const out = give(facts, { kind: 'scratch', itemId: 'act1', reason: 'Sang to a voice on the track' });
  const { rows } = showReport({ show: out.show, facts: out, startsAt, now: out.now }, []);
  expect(rows.filter(({ disqualified }) => disqualified)).toMatchObject([
    { itemId: 'act1', status: 'done', startedAt: expect.any(Number), performedMs: expect.any(Number) },
  ]);
  const off = give(out, { kind: 'scratch', itemId: 'act3', reason: '' });
  const row = showReport({ show: off.show, facts: off, startsAt, now: off.now }, []).rows.find(
    ({ itemId }) => itemId === 'act3',
  );
  expect(row).toMatchObject({ status: 'scratched', disqualified: false });
});
