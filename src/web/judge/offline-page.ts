/** Has the browser keep this page's files, so that it opens again without a network. Only secure pages can. */

const WORKER = '/judge-worker.js';
const PAGE = '/judge/scoring';
const AGAIN_MS = 30_000;

/**
 * Keeps the page, trying until it is kept in the language in which it is read; does nothing where the browser does not let us (plain http, private
 * windows).
 */
export async function keepPageForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(WORKER, { scope: '/judge/' });
    const { active } = await navigator.serviceWorker.ready;
    do {
      active?.postMessage({ keep: filesOfThisPage(), lang: document.documentElement.lang });
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    } while (!(await isKept()));
  } catch {
    // The page works without it as long as it stays open.
  }
}

const isKept = async (): Promise<boolean> => {
  const page = await caches.match(PAGE);
  return page !== undefined && (await page.text()).includes(`lang="${document.documentElement.lang}"`);
};

const isFile = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && !pathname.startsWith('/api/');

/**
 * Everything that was loaded for this page, as the browser told of it: its own list is full after 250 calls. Safari
 * tells of what was loaded before at once, while this file still runs.
 */
const loaded = new Set<string>();
if ('PerformanceObserver' in globalThis)
  new PerformanceObserver((told) => {
    for (const { name } of told.getEntries()) if (isFile(new URL(name, location.href))) loaded.add(name);
  }).observe({ type: 'resource', buffered: true });

/** The files of this page from this server, calls left out. */
function filesOfThisPage(): string[] {
  for (const { name } of performance.getEntriesByType('resource'))
    if (isFile(new URL(name, location.href))) loaded.add(name);
  return [...loaded];
}
