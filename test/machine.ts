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

/** The Python that runs the program with which a stranger checks a result; undefined when there is none. */
export const pythonPath = (): string | undefined => onPath('python3');

/** The ffmpeg that makes the tests' sounds; undefined when there is none. */
export const ffmpegPath = (): string | undefined => onPath('ffmpeg');

const onPath = (program: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));
