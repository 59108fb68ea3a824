/*
 * Lets a judge's page open again while the network is down.
 *
 * It keeps the page's document and the files that the page says it needs; calls are never kept, so nothing here
 * can show an old answer as a new one. Browsers run it only where the page came over HTTPS or from this machine:
 * on a hall's plain http the page works all the same, but must stay open.
 */
const CACHE = 'ovation-judge';
const SHELL = '/judge/scoring';
const PATIENCE_MS = 3_000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// The page names the files it was loaded with: those it fetched before this worker stood between.
self.addEventListener('message', (event) => {
  const urls = event.data?.keep;
  if (Array.isArray(urls)) event.waitUntil(keep(urls));
});

async function keep(urls) {
  const cache = await caches.open(CACHE);
  const wanted = new Set([SHELL, ...urls].map((url) => new URL(url, self.location.origin).href));
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
  await Promise.allSettled([...wanted].map(async (url) => (await cache.match(url)) ?? cache.add(url)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/'))
    return;
  if (request.mode === 'navigate') {
    if (url.pathname === SHELL) event.respondWith(newestShell(request));
    return;
  }
  event.respondWith(kept(request));
});

async function newestShell(request) {
  const cache = await caches.open(CACHE);
  const fresh = fetch(request).then((response) => {
    if (response.ok) void cache.put(SHELL, response.clone());
    return response;
  });
  const old = await cache.match(SHELL);
  if (!old) return fresh;
  const late = new Promise((resolve) => setTimeout(() => resolve(old), PATIENCE_MS));
  return Promise.race([fresh.catch(() => old), late]);
}

async function kept(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request)) ?? fetch(request);
}
