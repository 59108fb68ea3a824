/**
 * The machine's clock is set by an hour in mid-show, ahead and back: an announced deadline holds to the second,
 * nobody is signed out, and the operator is told.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { CallRefused, callerOf } from '#server/demo/api.ts';
import { cookiesOf } from '#test/cookies.ts';
import { openHall } from './hall.ts';
import { whatIsWrong } from './looking.ts';
import { note } from './noting.ts';
import { nothingTold } from './told.ts';

/** Put into the server's process before anything else: its wall clock can be set from outside by a file. */
const settable = (file: string) => `
  import { readFileSync } from 'node:fs';
  const real = Date.now;
  let ahead = 0;
  setInterval(() => { try { ahead = Number(readFileSync(${JSON.stringify(file)}, 'utf8')); } catch {} }, 50).unref();
  Date.now = () => real() + ahead;`;

const WINDOW_MS = 15_000;

it.each([3_600_000, -3_600_000])('set by %i ms: the vote closes when it was said to', async (step) => {
  const hall = await openHall('sqlite');
  try {
    const file = join(hall.config.dataDir, 'clock');
    const preload = join(hall.config.dataDir, 'settable-clock.mjs');
    writeFileSync(preload, settable(file));
    await hall.server().kill();
    await hall.start({ NODE_OPTIONS: `--import ${pathToFileURL(preload)}` });
    const params = { id: hall.show.pollId };
    /** Another phone each time. */
    const cast = async () => {
      const answer = await fetch(`${hall.origin}/api/v1/ballot`);
      await answer.text();
      const cookie = cookiesOf(answer);
      return callerOf(hall.origin, { cookie }).call(votingEndpoints.castBallot, {
        params,
        body: { choice: [hall.show.performanceIds[0] ?? ''] },
      });
    };
    const announcedAt = performance.now();
    await hall.desk.call(votingEndpoints.extendPoll, { params, body: { byMs: WINDOW_MS } });
    await cast();
    writeFileSync(file, String(step));
    await pause(3_000);
    let refused: unknown;
    let closedAfterMs = 0;
    while (refused === undefined && performance.now() - announcedAt < WINDOW_MS + 20_000) {
      closedAfterMs = performance.now() - announcedAt;
      refused = await cast().then(
        () => undefined,
        (error: unknown) => error,
      );
      await pause(20);
    }
    expect(refused).toBeInstanceOf(CallRefused);
    expect((refused as CallRefused).code).toBe('poll_closed');
    expect(Math.abs(closedAfterMs - WINDOW_MS)).toBeLessThan(1_500);
    // The desk is still signed in.
    await hall.desk.call(showEndpoints.show);
    expect(hall.server().said()).toContain(`clock was set 60 minutes ${step > 0 ? 'ahead' : 'back'}`);
    expect(await whatIsWrong(hall, nothingTold())).toEqual([]);
    note(`clock.${step}`, { announcedMs: WINDOW_MS, closedAfterMs: Math.round(closedAfterMs) });
  } finally {
    await hall.close();
  }
});
