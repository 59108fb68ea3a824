/** A line for connections: one that moves is waited in, one that stands is told. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openConnectionQueue, WAITED_FOR_CONNECTION } from './connection-line.ts';

/** Waits its turn, is on for so long, and says when it was on. */
async function through(
  line: ReturnType<typeof openConnectionQueue>,
  name: string,
  ms: number,
  said: string[],
) {
  const leave = await line.enter();
  said.push(name);
  await pause(ms);
  leave();
}

it('lets everybody through in their order while it moves, however long that takes in all', async () => {
  const line = openConnectionQueue(2, { patienceMs: 500, longestMs: 60_000 });
  const said: string[] = [];
  const names = Array.from({ length: 30 }, (_, at) => `${at}`);
  await Promise.all(names.map((name) => through(line, name, 60, said)));
  expect(said).toEqual(names);
});

it('tells those who wait once nobody gets on, and goes on when somebody does', async () => {
  const line = openConnectionQueue(1, { patienceMs: 50 });
  const leave = await line.enter();
  const inVain = await Promise.allSettled([line.enter(), line.enter()]);
  for (const one of inVain)
    expect(one).toMatchObject({ status: 'rejected', reason: { code: WAITED_FOR_CONNECTION } });
  const next = line.enter();
  leave();
  leave();
  const leaveNext = await next;
  // Given back twice, it is still one turn.
  await expect(line.enter()).rejects.toMatchObject({ code: WAITED_FOR_CONNECTION });
  leaveNext();
});

it('tells whoever waited for the longest time that there is, also where it moves', async () => {
  const line = openConnectionQueue(1, { patienceMs: 60_000, longestMs: 100 });
  await line.enter();
  await expect(line.enter()).rejects.toMatchObject({ code: WAITED_FOR_CONNECTION });
});
