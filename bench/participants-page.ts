/**
 * The organisers' list with all its acts in a real Chromium: what scrolling through it and typing a search cost.
 * Needs the built pages (`npm run build`).
 */
import type { Page } from 'playwright-core';
import { launchChromium } from '#test/browser.ts';

/** From 50 ms on a task of the page's is felt as a stutter. */
export const LONG_MS = 50;

/** Times in milliseconds. */
export interface PageFigures {
  /** From the address to the last row that is drawn. */
  wholeMs: number;
  /** The longest task while the list is scrolled from end to end, and how many were long. */
  scroll: { worstMs: number; long: number };
  /** The same while a search is typed and taken away again. */
  typing: { worstMs: number; long: number };
  /** The longest of those tasks by the processor time that it took itself, however busy the machine is. */
  typingOwnMs: number;
  /** From a key of the search to the picture that answers it: the middle and the worst. */
  key: { middleMs: number; worstMs: number };
  rows: number;
}

const WATCH = `(() => {
  window.tasks = [];
  new PerformanceObserver((list) => { for (const one of list.getEntries()) window.tasks.push(one.duration); })
    .observe({ type: 'longtask', buffered: false });
})()`;

// The first picture after the list changed for the first time; rows that follow below the window are not waited for.
const KEY_WATCH = `(() => {
  window.answered = window.pressed = 0;
  addEventListener('keydown', (event) => { window.pressed = event.timeStamp; }, { once: true, capture: true });
  const watch = new MutationObserver(() => {
    if (window.pressed === 0 || window.answered !== 0) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => { window.answered = performance.now(); }));
  });
  watch.observe(document.querySelector('tbody').parentElement.parentElement.parentElement.parentElement,
    { childList: true, subtree: true, characterData: true });
})()`;

const tasksOf = async (page: Page): Promise<number[]> => {
  await page.waitForTimeout(200);
  return page.evaluate('window.tasks.splice(0)');
};

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Processor time in µs. */
  tdur?: number;
  args: { name?: string };
}

/** The longest task on a page's own thread, in ms of processor time, in what `startTracing` noted. */
function longestOwn(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(thread),
  );
  const tasks = traceEvents.filter(
    (event) => event.ph === 'X' && event.name.endsWith('RunTask') && pages.has(thread(event)),
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1_000));
}

/** Opens the list as somebody with this session and measures. */
export async function measureList(origin: string, token: string, acts: number): Promise<PageFigures> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript((given) => localStorage.setItem('auth_token', given), token);
    await page.goto(`${origin}/admin/participants`);
    await page.locator('tbody tr').first().waitFor();
    await page.evaluate(WATCH);
    const from = Date.now();
    const rowsThere = () => page.locator('tbody tr[data-act]').count();
    for (let before = -1, now = 0; before !== now || now < acts; ) {
      await page.mouse.wheel(0, 4_000);
      await page.waitForTimeout(60);
      before = now;
      now = await rowsThere();
      if (Date.now() - from > 60_000) break;
    }
    const wholeMs = Date.now() - from;
    const rows = await rowsThere();
    await tasksOf(page);
    for (const way of [-1, 1, -1])
      for (let step = 0; step < 60; step += 1) {
        await page.mouse.wheel(0, way * 2_000);
        await page.waitForTimeout(25);
      }
    const scrolled = await tasksOf(page);
    await page.evaluate('scrollTo(0, 0)');
    const search = page.getByRole('searchbox').first();
    await search.focus();
    const keys: number[] = [];
    await browser.startTracing(page, { categories: ['toplevel'] });
    for (const sign of ['s', 'o', 'n', 'g', ' ', '6', '9', ...Array<string>(7).fill('Backspace')]) {
      await page.evaluate(KEY_WATCH);
      await page.keyboard.press(sign);
      await page.waitForTimeout(1_200);
      keys.push(Number(await page.evaluate('window.answered - window.pressed')));
    }
    const typingOwnMs = longestOwn(await browser.stopTracing());
    const typed = await tasksOf(page);
    const inOrder = keys.filter((ms) => ms > 0).sort((a, b) => a - b);
    return {
      wholeMs,
      rows,
      scroll: {
        worstMs: Math.max(0, ...scrolled),
        long: scrolled.filter((ms) => ms > LONG_MS).length,
      },
      typing: { worstMs: Math.max(0, ...typed), long: typed.filter((ms) => ms > LONG_MS).length },
      typingOwnMs,
      key: { middleMs: inOrder[Math.floor(inOrder.length / 2)] ?? 0, worstMs: inOrder.at(-1) ?? 0 },
    };
  } finally {
    await browser.close();
  }
}
