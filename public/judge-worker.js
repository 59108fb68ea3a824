/*
 * Lets a judge's page open again while the network is down, or hangs without a word.
 *
 * It keeps the page's document and the files that the page says it needs, the document last: a page that is kept is
 * kept whole. Calls are never kept, so nothing here can show an old answer as a new one. Browsers run it only where
 * the page came over HTTPS or from this machine: on a hall's plain http the page works all the same, but must stay
 * open.
 */
const CACHE = 'ovation-judge';
const SHELL = '/judge/scoring';
/** So long a newer page is waited for where one is kept. */
const PATIENCE_MS = 3_000;
/** Nothing waits longer: a browser has six connections to a server, and what hangs would keep marks from theirs. */
const LONGEST_MS = 20_000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// The page names the files it was loaded with: those it fetched before this worker stood between.
self.addEventListener('message', (event) => {
  const { keep: urls, lang } = event.data ?? {};
  if (!Array.isArray(urls)) return;
  // One after the other: a page in the language before, slow to come, would be kept over the one that was asked for
  // last. What fails leaves what was kept before; the page asks again.
  line = line.then(() => keep(urls, lang)).catch(() => undefined);
  event.waitUntil(line);
});

let line = Promise.resolve();

const fetched = (request) => fetch(request, { signal: AbortSignal.timeout(LONGEST_MS) });

/**
 * Keeps these files and then the document that names them. It is asked for in the language in which the page is read:
 * the server may never have heard of that choice. Where one cannot be had, what was kept before stays.
 */
async function keep(urls, lang) {
  const cache = await caches.open(CACHE);
  const wanted = new Set(urls);
  await Promise.all([...wanted].map(async (url) => (await cache.match(url)) ?? keepOne(cache, url)));
  const shell = await fetched(`${SHELL}?lang=${encodeURIComponent(lang)}`);
  const text = await shell.clone().text();
  const old = await cache.match(SHELL);
  if (!shell.ok || text === (await old?.text())) return;
  // A newer one that came meanwhile names other files; its own page will name them here.
  const named = filesIn(text);
  if (named.length === 0 || !named.every((url) => wanted.has(url))) return;
  await cache.put(SHELL, shell);
  for (const { url } of await cache.keys())
    if (!wanted.has(url) && new URL(url).pathname !== SHELL) await cache.delete(url);
}

async function keepOne(cache, url) {
  const response = await fetched(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  await cache.put(url, response);
}

/** The files that a document cannot do without: scripts and styles. */
const filesIn = (html) =>
  [...html.matchAll(/<(?:script|link rel="(?:stylesheet|modulepreload)")[^>]*? (?:src|href)="([^"]+)"/g)].map(
    ([, path]) => new URL(path, self.location.origin).href,
  );

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/'))
    return;
  event.respondWith(request.mode === 'navigate' ? newestPage(request) : kept(request));
});

/** Every page here is one document: the page itself, and the personal link that leads to it. */
async function newestPage(request) {
  const fresh = fetched(request);
  const cache = await caches.open(CACHE);
  const old = await cache.match(SHELL);
  if (!old) return fresh;
  const late = new Promise((resolve) => setTimeout(() => resolve(old), PATIENCE_MS));
  // A proxy whose server is away says so by a page of its own.
  const answered = fresh.then(
    (response) => (response.status < 500 ? response : old),
    () => old,
  );
  return Promise.race([answered, late]);
}

async function kept(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request)) ?? fetched(request);
}
