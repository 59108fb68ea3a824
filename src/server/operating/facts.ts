/** Looks at the machine. Nothing is left behind, and nobody is held up. */
import { X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { access, constants, open, rm, stat, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { report } from '#domain/messages/report.ts';
import { pickFields } from '#domain/pick-fields.ts';
import { networkAddresses } from '../http/network.ts';
import type { Facts } from './findings.ts';
import { type HttpsSettings, machineAddresses, whyNotServed } from './https.ts';

/** What the caller knows of the server already: a running server more than the command line. */
export interface Asked {
  dataDir: string;
  host: string;
  port: number;
  /** Whether a server of ours answers on the port. */
  running: boolean;
  https: HttpsSettings | undefined;
  /** Where a server of ours serves https, and until when (ms) its certificate is valid; undefined where it does not. */
  httpsNow: { port: number; endsAt: number | null } | undefined;
  publicAddress: string;
  newestEntryAt: number | null;
  database: Facts['database'];
  copies: { folder: string; trouble: string | null; everyMinutes: number };
  now: number;
  findProgram: (name: string) => string | undefined;
}

/** Collects everything that is to be judged about the machine. */
export async function factsOf(asked: Asked): Promise<Facts> {
  const { dataDir, host, https, copies } = asked;
  const write = await smallWrites(await nearest(dataDir)).catch((error: NodeJS.ErrnoException) => error);
  const disk = await statfs(await nearest(dataDir)).catch(() => undefined);
  return {
    writeMs: typeof write === 'number' ? write : null,
    writeTrouble: typeof write === 'number' ? '' : (write.code ?? write.message),
    freeBytes: disk ? disk.bavail * disk.bsize : null,
    port: { number: asked.port, state: asked.running ? 'ours' : await canListen(host, asked.port) },
    host,
    addresses: machineAddresses().filter((address) => !isLoopback(address)),
    likely: networkAddresses().flatMap(({ ip, likely }) => (likely ? [ip] : [])),
    ...pickFields(asked, ['publicAddress', 'now', 'newestEntryAt', 'database']),
    ffmpeg: asked.findProgram('ffmpeg') !== undefined,
    https: https ? await httpsOf(asked, https) : null,
    copies: {
      ...copies,
      trouble: copies.trouble ?? (await whyNotWritable(copies.folder)),
      sameDisk: (await deviceOf(copies.folder)) === (await deviceOf(dataDir)),
    },
    browser: browserHere(asked.findProgram),
  };
}

const isLoopback = (address: string) => address.startsWith('127.') || address === '::1';

const WRITES = 15;
const SMALL = Buffer.alloc(4_096, 1);

/** The median of a few writes that are safe on the disk, in ms, as a commit takes one. */
async function smallWrites(folder: string): Promise<number> {
  const path = join(folder, `.speed-${process.pid}`);
  const file = await open(path, 'w', 0o600);
  try {
    const took: number[] = [];
    for (let at = 0; at < WRITES; at += 1) {
      const began = performance.now();
      await file.write(SMALL, 0, SMALL.length, at * SMALL.length);
      await file.datasync();
      took.push(performance.now() - began);
    }
    return took.sort((a, b) => a - b)[WRITES >> 1] ?? 0;
  } finally {
    await file.close();
    await rm(path, { force: true });
  }
}

/** The folder itself, or where it would be made. */
async function nearest(folder: string): Promise<string> {
  const found = await stat(folder).catch(() => undefined);
  return found || dirname(folder) === folder ? folder : nearest(dirname(folder));
}

const deviceOf = async (folder: string): Promise<number | undefined> =>
  (await stat(await nearest(folder)).catch(() => undefined))?.dev;

async function whyNotWritable(folder: string): Promise<string | null> {
  const code = (error: NodeJS.ErrnoException) =>
    report('folderShut', { folder, code: error.code ?? error.message });
  const place = await nearest(folder);
  if (!(await stat(place)).isDirectory()) return report('folderShut', { folder, code: 'ENOTDIR' });
  return access(place, constants.W_OK).then(() => null, code);
}

const LISTENING: Readonly<Record<string, 'forbidden' | 'nowhere'>> = {
  EACCES: 'forbidden',
  EADDRNOTAVAIL: 'nowhere',
  ENOTFOUND: 'nowhere',
};

/** Whether a server could listen there. */
function canListen(host: string, port: number): Promise<'free' | 'taken' | 'forbidden' | 'nowhere'> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(LISTENING[code ?? ''] ?? 'taken'));
    probe.listen(port, host, () => probe.close(() => resolve('free')));
  });
}

async function httpsOf({ httpsNow, host }: Asked, settings: HttpsSettings): Promise<Facts['https']> {
  const { port, own } = settings;
  const endsAt = own && existsSync(own.certificate) ? endOf(readFileSync(own.certificate, 'utf8')) : null;
  // From outside only what the file says is known.
  if (httpsNow) return { state: own ? 'own' : 'ours', ...httpsNow, endsAt: httpsNow.endsAt ?? endsAt };
  if (own) {
    const shut = whyNotServed(own);
    if (shut !== undefined) return { state: 'own', port, endsAt, shut };
  }
  // An address that the machine does not have is said of the port.
  if (!['free', 'nowhere'].includes(await canListen(host, port))) return { state: 'taken', port, endsAt };
  return { state: own ? 'own' : 'free', port, endsAt };
}

function endOf(certificate: string): number | null {
  try {
    return new X509Certificate(certificate).validToDate.getTime();
  } catch {
    return null;
  }
}

const PROGRAMS: readonly (readonly [program: string, name: string])[] = [
  ['google-chrome', 'Chrome'],
  ['chromium', 'Chromium'],
  ['chromium-browser', 'Chromium'],
  ['microsoft-edge', 'Edge'],
  ['firefox', 'Firefox'],
  ['firefox-esr', 'Firefox'],
];
/** Where systems keep browsers that are in no path. */
const PLACES: readonly (readonly [path: string, name: string])[] = [
  ['/Applications/Google Chrome.app', 'Chrome'],
  ['/Applications/Safari.app', 'Safari'],
  ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe', 'Chrome'],
  ['C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe', 'Edge'],
];

function browserHere(findProgram: Asked['findProgram']): string | null {
  const inPath = PROGRAMS.find(([program]) => findProgram(program) !== undefined);
  return (inPath ?? PLACES.find(([path]) => existsSync(path)))?.[1] ?? null;
}
