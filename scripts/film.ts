/**
 * Films every change of the projector's picture: a frame each 100 ms, of an evening with hard names, joint places and
 * two categories, as contact sheets into `.cache/look/film`, to be looked at. With `COUNT=1` it tells instead how many frames
 * the browser drew and dropped in each, without a graphics card, and in how many of them only the page’s own part was not
 * ready yet (before another picture stands, where nothing moves); and the processor time that a drawn one cost: in all, and of
 * it on the thread of the page, of its layers and of the screen, none of which may need 16.7 ms where 60 a second are drawn.
 *
 *   npm run build && npm run film [-- part of a scene's name …]
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '#test/browser.ts';
import { startHardEvening } from '#test/show/scenes.ts';

const asked = process.argv.slice(2);
const OUT = join(import.meta.dirname, '../.cache/look/film');
const SIZES = [
  [1920, 1080],
  [1440, 1080],
] as const;
const EACH_MS = 100;
const COLUMNS = 5;
const CELL = 380;
/** The longest move of a reveal, the search of the light, and a moment more. */
const LONG_MS = 7_000;
const SHORT_MS = 2_500;

interface Frame {
  /** In ms of the page. */
  at: number;
  picture: string;
}

/** Keeps what a page draws, until it is asked. */
async function filming(page: Page) {
  const line = await page.context().newCDPSession(page);
  let frames: Frame[] = [];
  line.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1_000, picture: data });
    line.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await line.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: 760, maxHeight: 760 });
  return (): Frame[] => {
    const taken = frames;
    frames = taken.slice(-1);
    return taken;
  };
}

/** The picture that stood at each tenth of a second; a picture that stays the same is told once. */
function strip(frames: readonly Frame[]): Frame[] {
  const [still, ...moved] = frames;
  const begins = moved[0]?.at;
  if (!still || begins === undefined) return [];
  const shown: Frame[] = [{ ...still, at: -EACH_MS }];
  const ends = moved.at(-1)?.at ?? begins;
  for (let at = begins; at <= ends + EACH_MS; at += EACH_MS) {
    const stands = moved.findLast((frame) => frame.at <= at);
    if (stands && stands.picture !== shown.at(-1)?.picture)
      shown.push({ at: at - begins, picture: stands.picture });
  }
  return shown;
}

async function contactSheet(browser: Browser, name: string, frames: readonly Frame[]): Promise<void> {
  if (frames.length === 0) return;
  const page = await browser.newPage({ viewport: { width: COLUMNS * (CELL + 10), height: 400 } });
  const cells = frames.map(
    ({ at, picture }) =>
      `<figure><img src="data:image/jpeg;base64,${picture}"><figcaption>${Math.round(at)} ms</figcaption></figure>`,
  );
  await page.setContent(
    `<style>body{margin:5px;background:#777;display:grid;gap:6px;grid-template-columns:repeat(${COLUMNS},${CELL}px);font:14px sans-serif}figure{margin:0}img{width:100%;display:block}</style>${cells.join('')}`,
  );
  await page.screenshot({ path: join(OUT, `${name}.png`), fullPage: true });
  await page.close();
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Of its thread, in µs. */
  tdur?: number;
  args?: { name?: string; hasPartialUpdate?: boolean };
}

/** The threads that a frame passes, by the browser's names for them. */
const THREADS = { CrRendererMain: 'page', Compositor: 'layers', VizCompositorThread: 'screen' } as const;

interface Frames {
  drawn: number;
  dropped: number;
  /** Dropped of the page alone: its own part came later. */
  waited: number;
  /** Processor time, ms. */
  threads: [name: string, ms: number][];
}

/** How many frames the browser drew and dropped, by its own trace, and the processor time of each thread. */
function framesIn(trace: Buffer): Frames {
  const { traceEvents = [] } = JSON.parse(trace.toString()) as { traceEvents?: TraceEvent[] };
  const count = (name: string) => traceEvents.filter((event) => event.name === name).length;
  const threads = Object.entries(THREADS).map(([thread, name]): [string, number] => {
    const those = new Set(
      traceEvents
        .filter((event) => event.name === 'thread_name' && event.args?.name === thread)
        .map(({ pid, tid }) => `${pid} ${tid}`),
    );
    const tasks = traceEvents.filter(
      (event) => event.name === 'ThreadControllerImpl::RunTask' && those.has(`${event.pid} ${event.tid}`),
    );
    return [name, tasks.reduce((sum, { tdur = 0 }) => sum + tdur / 1_000, 0)];
  });
  const waited = traceEvents.filter(
    ({ name, args }) => name === 'DroppedFrame' && args?.hasPartialUpdate === true,
  ).length;
  return { drawn: count('DrawFrame'), dropped: count('DroppedFrame') - waited, waited, threads };
}

/** The processor time of the browser so far, all of its processes, ms. */
async function spentBy(browser: Browser): Promise<number> {
  const line = await browser.newBrowserCDPSession();
  const { processInfo } = await line.send('SystemInfo.getProcessInfo');
  await line.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1_000, 0);
}

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const browser = await launchChromium();
try {
  const figures: string[] = [];
  for (const [width, height] of SIZES) {
    const evening = await startHardEvening({ categories: true });
    try {
      const context = await browser.newContext({
        baseURL: evening.server.origin,
        viewport: { width, height },
        reducedMotion: 'no-preference',
      });
      const page = await context.newPage();
      await page.goto('/projector?preview=1');
      await page.locator('main').waitFor();
      // Dropped frames are counted in an evening of its own: filming costs frames.
      const counts = process.env.COUNT === '1';
      const take = counts ? null : await filming(page);
      let traced = false;
      let spent = 0;
      for await (const { name, words } of evening.pictures()) {
        const wanted = asked.length === 0 || asked.some((part) => name.includes(part));
        if (wanted) {
          await page.locator('main').filter({ hasText: words }).waitFor({ timeout: 20_000 });
          await page.waitForTimeout(name.startsWith('reveal') ? LONG_MS : SHORT_MS);
        }
        if (traced) {
          const before = await spentBy(browser);
          const { drawn, dropped, waited, threads } = framesIn(await browser.stopTracing());
          const each = (ms: number) => (ms / Math.max(1, drawn)).toFixed(1);
          const parts = threads.map(([thread, ms]) => `${thread} ${each(ms)}`).join(', ');
          const figure = `${name} ${width} × ${height}: ${drawn} drawn, ${dropped} dropped, ${waited} waited, ${each(before - spent)} ms a frame (${parts}), load ${loadavg()[0]?.toFixed(0)}`;
          if (wanted) figures.push(figure);
          if (wanted) console.log(figures.at(-1));
        }
        if (take && wanted) await contactSheet(browser, `${name}-${width}x${height}`, strip(take()));
        else take?.();
        traced = counts;
        if (traced) spent = await spentBy(browser);
        if (traced)
          await browser.startTracing(page, {
            categories: [
              'disabled-by-default-devtools.timeline.frame',
              'devtools.timeline.frame',
              'toplevel',
            ],
          });
      }
      if (traced) await browser.stopTracing();
      await context.close();
    } finally {
      await evening.stop();
    }
  }
  if (figures.length > 0) writeFileSync(join(OUT, 'frames.txt'), `${figures.join('\n')}\n`);
} finally {
  await browser.close();
}
