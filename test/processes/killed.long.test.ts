/**
 * Two processes on one PostgreSQL behind a plain proxy, people at work on both, one of them killed with SIGKILL: the
 * short form of `npm run check-processes` and of the fault `processes`, for every run of the tests.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openHall } from '../faults/hall.ts';
import { whatIsWrong } from '../faults/looking.ts';
import { startLoad } from '../faults/mixed-load.ts';
import { openProxy } from '../proxy.ts';
import { startProcess } from '../server.ts';
import { openScreen } from './screens.ts';

it('one of two is killed: the other goes on, nothing acknowledged is lost, and streams come back to it', async () => {
  const hall = await openHall('postgres', { acts: 6 });
  const other = await startProcess({ ...hall.config, port: 0 });
  const proxy = await openProxy(hall.origin, other.origin);
  const screens = [openScreen(proxy.origin, 'projector'), openScreen(proxy.origin, 'projector')];
  try {
    await expect.poll(() => screens.every(({ versions }) => versions.length > 0)).toBe(true);
    const load = startLoad(hall, { voters: 6, originOf: () => proxy.origin });
    await expect.poll(() => load.told.writes).toBeGreaterThan(20);
    await other.kill();
    const before = load.told.writes;
    await expect.poll(() => load.told.writes).toBeGreaterThan(before + 20);
    await load.stop();
    expect([...proxy.taken.values()].every((count) => count > 5)).toBe(true);
    expect(await whatIsWrong(hall, load.told)).toEqual([]);
    await expect.poll(() => screens.some((screen) => screen.opened() > 1)).toBe(true);
    await pause(100);
    for (const screen of screens) expect(screen.backwards()).toBe(0);
  } finally {
    await Promise.all(screens.map((screen) => screen.stop()));
    await proxy.close();
    await other.kill();
    await hall.close();
  }
});
