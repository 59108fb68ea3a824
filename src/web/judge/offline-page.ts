/** Has the browser keep this page's files, so that it opens again without a network. Only secure pages can. */

const WORKER = '/judge-worker.js';
const PAGE = '/judge/scoring';
const AGAIN_MS = 30_000;

/** Keeps the page, trying until it is kept; does nothing where the browser does not let us (plain http, private windows). */
export async function keepPageForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(WORKER, { scope: '/judge/' });
    const { active } = await navigator.serviceWorker.ready;
    do {
      active?.postMessage({ keep: filesOfThisPage() });
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    } while (!(await caches.match(PAGE)));
  } catch {
    // The page works without it as long as it stays open.
  }
}

/** Everything that was loaded for this page from this server, calls left out. */
function filesOfThisPage(): string[] {
  const loaded = performance.getEntriesByType('resource').map((entry) => new URL(entry.name, location.href));
  return [
    ...new Set(
      loaded
        .filter((url) => url.origin === location.origin && !url.pathname.startsWith('/api/'))
        .map((url) => url.href),
    ),
  ];
}
