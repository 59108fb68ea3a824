import { expect, test } from 'vitest';
import { eventReader } from './event-stream.ts';

test('events are whole however the bytes were cut', () => {
  const wire = 'retry: 700\n\nevent: beat\ndata: {"a":1}\n\nid: 4\nevent: view\ndata: {"b":"x: y"}\n\n';
  for (let cut = 0; cut <= wire.length; cut += 1) {
    const read = eventReader();
    const parts = [read(wire.slice(0, cut)), read(wire.slice(cut))];
    expect(parts.flatMap((part) => part.events)).toEqual([
      { event: 'beat', data: '{"a":1}' },
      { event: 'view', data: '{"b":"x: y"}' },
    ]);
    expect(parts.map((part) => part.retryMs).filter(Boolean)).toEqual([700]);
  }
});

test('comments and unfinished events say nothing', () => {
  expect(eventReader()(': still here\n\nevent: view\ndata: {')).toEqual({ events: [], retryMs: undefined });
});
