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
