/** Where this machine keeps the programs that the tests run: PostgreSQL, a Chromium, ffmpeg. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const PACKAGED_POSTGRES = '/usr/lib/postgresql';
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

/** The ffmpeg that makes the tests' sounds; undefined when there is none. */
export function ffmpegPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, 'ffmpeg')).find((path) => existsSync(path));
}
