/** All screens of the hall count down together, whatever their own clocks and lines are like. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { PROJECTOR, testBrowser } from '../browser.ts';
import { type Evening, startEvening } from './evening.ts';

const HOUR = 3_600_000;
/** What each device's clock is wrong by, and how long its line takes one way: at least, and up to so much more. */
const DEVICES = [
  { wrongBy: 0, least: 0, more: 0 },
  { wrongBy: -5 * HOUR, least: 15, more: 60 },
  { wrongBy: 3 * HOUR + 417, least: 60, more: 120 },
  { wrongBy: 26 * HOUR, least: 160, more: 80 },
];

const browser = testBrowser();
let evening: Evening;
const lines: Server[] = [];
beforeAll(async () => {
  evening = await startEvening();
  const event = (await evening.desk.call(eventsEndpoints.events)).find(({ isCurrent }) => isCurrent);
  await evening.desk.call(eventsEndpoints.changeEvent, {
    params: { id: event?.id ?? '' },
    body: { startsAt: Date.now() + HOUR - 60_000 },
  });
});
afterAll(async () => {
  for (const line of lines) line.close();
  await evening.stop();
});

/** A line to the server that holds every byte back for a while, in order. */
async function slowLine(least: number, more: number): Promise<string> {
  const target = Number(new URL(evening.server.origin).port);
  const slowly = (from: Socket, to: Socket) => {
    let last = Promise.resolve();
    from.on('data', (bytes: Buffer) => {
      const held = pause(least + Math.random() * more);
      last = last.then(() => held).then(() => void (to.destroyed || to.write(bytes)));
    });
    from.on('error', () => to.destroy());
    from.on('close', () => void last.then(() => to.destroy()));
  };
  const line = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    slowly(near, far);
    slowly(far, near);
  });
  lines.push(line);
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  return `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
}

/** Opens the projector on such a device and notes when its countdown changes, by the machine's own clock. */
async function watch({ wrongBy, least, more }: (typeof DEVICES)[number]) {
  const { page } = await browser.person(await slowLine(least, more), { viewport: PROJECTOR });
  await page.addInitScript((by) => {
    const right = Date.now.bind(Date);
    Date.now = () => right() + by;
  }, wrongBy);
  const asked = page.waitForResponse(/\/api\/v1\/time$/);
  await page.goto('/projector');
  await page.getByText('Show starts in').first().waitFor();
  await asked;
  await page.waitForTimeout(1_100);
  return page.evaluateHandle(() => {
    const seen: [string, number][] = [];
    const value = [...document.querySelectorAll('div')].find(
      (one) => one.children.length === 0 && /^\d+:\d\d$/.test(one.textContent ?? ''),
    );
    if (value)
      new MutationObserver(() =>
        seen.push([value.textContent ?? '', performance.timeOrigin + performance.now()]),
      ).observe(value, { characterData: true, childList: true, subtree: true });
    return seen;
  });
}

it('countdowns change within 100 ms of each other, with clocks wrong by hours and lines slow by a quarter second', async () => {
  const screens = await Promise.all(DEVICES.map(watch));
  const spreads = async () => {
    const seen = await Promise.all(screens.map(async (screen) => new Map(await screen.jsonValue())));
    return [...(seen[0]?.keys() ?? [])]
      .filter((text) => seen.every((screen) => screen.has(text)))
      .map((text) => {
        const at = seen.map((screen) => screen.get(text) ?? Number.NaN);
        return Math.max(...at) - Math.min(...at);
      });
  };
  // A busy machine draws some ticks late, and none early: screens that know the time meet in one, others in none.
  await expect.poll(async () => Math.min(...(await spreads()))).toBeLessThan(100);
  console.info(`countdowns apart by ${(await spreads()).map((ms) => ms.toFixed(0)).join(', ')} ms`);
});
