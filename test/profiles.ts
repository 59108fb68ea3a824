/**
 * Profiles of the browser that go from one person to the next, emptied. What a browser keeps of scripts and faces it
 * keeps by profile and address, and a page whose scripts it has compiled before costs half of the processor's time.
 * That the address stays the same is seen to by `server.ts`.
 */
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';

/** So many of one kind wait for the next person; of all kinds together so many. */
const MOST_ALIKE = 3;
const MOST = 10;

interface Waiting {
  kind: string;
  context: BrowserContext;
}
/** What all files of a worker share. */
const shared = globalThis as { testsProfiles?: Waiting[] };
const kinds = new WeakMap<BrowserContext, string>();
const spoilt = new WeakSet<BrowserContext>();

/** What stays with a profile for good: whoever asks for it has it for themselves. */
const STAYS = [
  'addInitScript',
  'exposeFunction',
  'exposeBinding',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'grantPermissions',
  'setOffline',
  'route',
  'routeFromHAR',
] as const satisfies (keyof BrowserContext)[];
const CLOCK = ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'] as const;

const NOTHING = { cookies: [], origins: [] };

/** What a profile holds in which the pages of this address have stored these entries. */
export const holding = (origin: string, entries: Readonly<Record<string, string>>) => ({
  cookies: [],
  origins: [{ origin, localStorage: Object.entries(entries).map(([name, value]) => ({ name, value })) }],
});

/** A profile with these options that holds nothing but the state that they name; with `fresh` one that never held any. */
export async function takeProfile(
  browser: Browser,
  options: BrowserContextOptions,
  fresh: boolean,
): Promise<BrowserContext> {
  const { storageState, ...lasting } = options;
  const kind = JSON.stringify(lasting);
  const waiting = shared.testsProfiles ?? [];
  const at = fresh ? -1 : waiting.findLastIndex((one) => one.kind === kind && isOf(browser, one.context));
  const [known] = at === -1 ? [] : waiting.splice(at, 1);
  if (known) {
    await known.context.setStorageState(storageState ?? NOTHING);
    return known.context;
  }
  const context = await browser.newContext(options);
  kinds.set(context, kind);
  watch(context);
  if (fresh) spoilt.add(context);
  return context;
}

const isOf = (browser: Browser, context: BrowserContext) => context.browser() === browser;

function watch(context: BrowserContext): void {
  const spoil = () => spoilt.add(context);
  context.on('close', spoil);
  context.on('serviceworker', spoil);
  noticing(context, STAYS, spoil);
  noticing(context.clock, CLOCK, spoil);
}

/** Calls `notice` before each of these functions of the object. */
function noticing<Of extends object>(of: Of, names: readonly (keyof Of)[], notice: () => void): void {
  for (const name of names) {
    const own = of[name] as (...args: unknown[]) => unknown;
    of[name] = ((...args: unknown[]) => {
      notice();
      return own.apply(of, args);
    }) as Of[typeof name];
  }
}

/** Closes the pages of a profile. It waits for the next person, unless something of this one would stay with it. */
export async function leaveProfile(context: BrowserContext, failed: boolean): Promise<void> {
  const kind = kinds.get(context);
  if (failed || kind === undefined || spoilt.has(context)) {
    await context.close();
    return;
  }
  for (const page of context.pages()) await page.close();
  // A worker may have come with the last page.
  if (context.serviceWorkers().length > 0 || spoilt.has(context)) {
    await context.close();
    return;
  }
  shared.testsProfiles ??= [];
  const waiting = shared.testsProfiles;
  waiting.push({ kind, context });
  const alike = waiting.filter((one) => one.kind === kind);
  const [oldest] = alike.length > MOST_ALIKE ? alike : waiting.length > MOST ? waiting : [];
  if (oldest) {
    waiting.splice(waiting.indexOf(oldest), 1);
    await oldest.context.close();
  }
}
