/** Where this machine keeps the programs that the tests run: PostgreSQL, the browsers, ffmpeg. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const PACKAGED_POSTGRES = '/usr/lib/postgresql';
const PACKAGED_SHELL = '/usr/lib/chromium/chromium-headless-shell';
const SYSTEM_CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The folder with `initdb` and `postgres`, newest version first; undefined when there is none. */
export function postgresFolder(): string | undefined {
  const versions = existsSync(PACKAGED_POSTGRES)
    ? readdirSync(PACKAGED_POSTGRES).sort((a, b) => Number(b) - Number(a))
    : [];
  const packaged = versions.map((version) => join(PACKAGED_POSTGRES, version, 'bin'));
  return [process.env.OVATION_TEST_POSTGRES_BIN, ...packaged].find(
    (folder) => folder !== undefined && existsSync(join(folder, 'initdb')),
  );
}

/** The Chromium that the browser tests drive: the system's, else Playwright's own; undefined when there is none. */
export function chromiumPath(): string | undefined {
  return [process.env.OVATION_TEST_CHROMIUM, ...SYSTEM_CHROMIUMS, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
}

/**
 * The same Chromium without a window, made to be driven: a page costs half of the processor's time there. Undefined
 * where there is none, or where a Chromium is named that the tests are to drive.
 */
export function headlessShellPath(): string | undefined {
  if (process.env.OVATION_TEST_CHROMIUM) return undefined;
  return existsSync(PACKAGED_SHELL) ? PACKAGED_SHELL : undefined;
}

/** The Firefox that the tests drive; undefined when there is none. */
export const firefoxPath = (): string | undefined =>
  [process.env.OVATION_TEST_FIREFOX, onPath('firefox-esr'), onPath('firefox')].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
export const NO_FIREFOX =
  'there is no Firefox. Install the package "firefox-esr", or set OVATION_TEST_FIREFOX to its path.';

/** WebKit's driver, its browser and the screen that its window needs; undefined when one of them is missing. */
export function webkitPrograms(): { driver: string; browser: string; screen: string } | undefined {
  const [driver, screen] = [onPath('WebKitWebDriver'), onPath('Xvfb')];
  const browser = libraryFolders()
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path));
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}
export const NO_WEBKIT = 'there is no WebKit. Install the packages "webkit2gtk-driver" and "xvfb".';

/** Where Debian keeps WebKit's own programs: a folder for each machine's kind and each version of GTK. */
function libraryFolders(): string[] {
  const under = (folder: string, name: RegExp) =>
    existsSync(folder)
      ? readdirSync(folder).flatMap((one) => (name.test(one) ? [join(folder, one)] : []))
      : [];
  return under('/usr/lib', /linux-gnu/).flatMap((folder) => under(folder, /^webkit2gtk-4/));
}

/** The Python that runs the program with which a stranger checks a result; undefined when there is none. */
export const pythonPath = (): string | undefined => onPath('python3');

/** What puts a certificate into the store of a Chromium; undefined when there is none. */
export const certutilPath = (): string | undefined => onPath('certutil');

/** The ffmpeg that makes the tests' sounds; undefined when there is none. */
export const ffmpegPath = (): string | undefined => onPath('ffmpeg');

const onPath = (program: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));
