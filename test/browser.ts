/**
 * A real Chromium for tests, without a window where the machine has one made so: one browser for all files of a
 * worker, one context a person, and every console error, page error and failed request of theirs collected, so that a page which complains
 * fails its test.
 */
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { chromiumPath, headlessShellPath } from './machine.ts';

/** Where the pictures of failed tests are left. */
const FAILURES = join(import.meta.dirname, '../.cache/failed');

/**
 * Of these switches the last one given holds, so what Playwright switches off of its own accord stands here
 * again. The three at the end are ours: each window would load two pages for its address bar, which nobody
 * sees, and a spare renderer. Without them a person costs a third of the processor's time.
 */
const FEATURES_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

const FLAGS = [
  `--disable-features=${FEATURES_OFF.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Pages here are left before the compiler's work on them pays: without it a person costs a tenth less.
  '--js-flags=--no-opt --no-maglev',
];

const MOST_LAUNCHES = 3;

/** Sizes that the pages are tested at. */
export const PHONE = { width: 390, height: 844 } as const;
export const TABLET = { width: 820, height: 1180 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;
export const PROJECTOR = { width: 1920, height: 1080 } as const;

/** Starts the browser; `home` is where it looks for what its user trusts, `more` are switches beside ours. @throws Error when the machine has none. */
export async function launchChromium(
  home?: string,
  more: readonly string[] = [],
  executablePath = headlessShellPath() ?? chromiumPath(),
): Promise<Browser> {
  if (executablePath === undefined)
    throw new Error(
      'The tests need a Chromium and found none. Install one, or set OVATION_TEST_CHROMIUM to its path.',
    );
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await chromium.launch({
        executablePath,
        args: [...FLAGS, ...more],
        ...(home !== undefined && { env: { ...process.env, HOME: home } }),
      });
    } catch (error) {
      // A machine that is busy to the brim now and then ends a browser while it starts.
      if (attempt === MOST_LAUNCHES) throw error;
    }
  }
}

/** What pages and their workers complain of while the network is away. */
export const NETWORK_AWAY =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|error occurred when fetching the script/;

export interface PersonOptions extends BrowserContextOptions {
  /** Complaints that this test provokes, as a wrong password's 401. */
  expected?: readonly RegExp[];
}

/** A person at a device of their own. */
export interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the pages complained of so far. */
  readonly complaints: readonly string[];
  /** Announces complaints that are about to be provoked. */
  expectComplaint(pattern: RegExp): void;
}

/** What all files of a worker share: a start of the browser costs as much as a page in it. It ends with the worker. */
const shared = globalThis as { testsBrowser?: Promise<Browser> };

async function sharedBrowser(): Promise<Browser> {
  const known = await shared.testsBrowser?.catch(() => undefined);
  if (known?.isConnected()) return known;
  shared.testsBrowser = launchChromium();
  return shared.testsBrowser;
}

/** The browser of a test file. */
export interface TestBrowser {
  /** Opens a context that closes after the test. */
  person(origin: string, options?: PersonOptions): Promise<Person>;
  /** The same for the whole file: what they complained of is asked after each test all the same. */
  resident(origin: string, options?: PersonOptions): Promise<Person>;
}

/** Registers people with the file: whoever is left in the browser leaves it after its last test. */
export function testBrowser(): TestBrowser {
  let browser: Browser | undefined;
  const people: Present[] = [];
  const residents: Present[] = [];
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterAll(async () => {
    for (const { person } of residents) await person.context.close();
  });
  afterEach(async ({ task }) => {
    const visitors = people.splice(0);
    const present = [...residents, ...visitors];
    if (task.result?.state === 'fail')
      for (const [who, { person }] of present.entries())
        for (const [which, page] of person.context.pages().entries())
          await page
            .screenshot({ path: join(FAILURES, `${task.id}-${who + 1}-${which + 1}.png`) })
            .catch(() => undefined);
    const complaints = present.flatMap(({ unexpected }) => unexpected());
    for (const { person } of visitors) await person.context.close();
    expect(complaints, 'console errors, page errors and failed requests').toEqual([]);
  });
  const open = async (origin: string, options: PersonOptions, into: Present[]): Promise<Person> => {
    if (!browser) throw new Error('The browser opens before the first test.');
    const present = await openPerson(browser, origin, options);
    into.push(present);
    return present.person;
  };
  return {
    person: (origin, options = {}) => open(origin, options, people),
    resident: (origin, options = {}) => open(origin, options, residents),
  };
}

interface Present {
  readonly person: Person;
  /** The complaints since it was last asked that nobody announced. */
  unexpected(): string[];
}

async function openPerson(
  browser: Browser,
  origin: string,
  { expected = [], ...options }: PersonOptions,
): Promise<Present> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: DESKTOP,
    locale: 'en-GB',
    ...options,
  });
  context.setDefaultTimeout(120_000);
  const complaints: string[] = [];
  const allowed = [...expected];
  context.on('page', (page) => listen(page, complaints));
  const page = await context.newPage();
  const person: Person = {
    context,
    page,
    complaints,
    expectComplaint: (pattern) => allowed.push(pattern),
  };
  let asked = 0;
  const unexpected = () => {
    const fresh = complaints.slice(asked);
    asked = complaints.length;
    return fresh.filter((text) => !allowed.some((pattern) => pattern.test(text)));
  };
  return { person, unexpected };
}

/** Notes what goes wrong on a page. Streams and calls that end because the page was left are no failures. */
function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()} on ${page.url()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`error on ${page.url()}: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') complaints.push(`failed on ${page.url()}: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} on ${page.url()}: ${response.url()}`);
  });
}
