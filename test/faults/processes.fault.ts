/** Three processes on one PostgreSQL behind a plain proxy; one of them is killed in mid-show, and comes back. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { liveEndpoints } from '#contract/show/endpoints.ts';
import { callerOf } from '#server/demo/api.ts';
import { openProxy } from '../proxy.ts';
import { startProcess } from '../server.ts';
import { openHall } from './hall.ts';
import { whatIsWrong } from './looking.ts';
import { startLoad } from './mixed-load.ts';
import { note } from './noting.ts';

it('one of three is killed: the others go on, nothing is lost, and all show the same', async () => {
  const hall = await openHall('postgres');
  const others = [
    await startProcess({ ...hall.config, port: 0 }),
    await startProcess({ ...hall.config, port: 0 }),
  ];
  const proxy = await openProxy(hall.origin, ...others.map((one) => one.origin));
  try {
    const load = startLoad(hall, { originOf: () => proxy.origin });
    await pause(3_000);
    const [killed] = others;
    await killed?.kill();
    const before = load.told.writes;
    const killedAt = performance.now();
    while (load.told.writes <= before && load.failure() === undefined) await pause(10);
    const nextKeptMs = Math.round(performance.now() - killedAt);
    await pause(4_000);
    proxy.targets.splice(1, 1);
    const again = await startProcess({ ...hall.config, port: 0 });
    others.push(again);
    proxy.targets.push(again.origin);
    await pause(3_000);
    await load.stop();
    await pause(1_500);
    const shown = await Promise.all(
      proxy.targets.map(async (origin) => (await callerOf(origin).call(liveEndpoints.projectorNow)).view),
    );
    for (const view of shown) expect(view).toEqual(shown[0]);
    for (const origin of proxy.targets) expect(await whatIsWrong(hall, load.told, origin)).toEqual([]);
    note('processes.oneOfThreeKilled', {
      acknowledgedWrites: load.told.writes,
      nextKeptMs,
      brokenOffByTheKill: proxy.failures.length,
    });
  } finally {
    await proxy.close();
    for (const one of others) await one.kill();
    await hall.close();
  }
});
