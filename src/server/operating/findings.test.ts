/** Each thing that a machine can lack, in turn: what is said, and what to do. */
import { X509Certificate } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Finding } from '#contract/operating/doctor.ts';
import { report } from '#domain/messages/report.ts';
import { makeAuthority, makeLeaf } from './certificates.ts';
import { type Asked, factsOf } from './facts.ts';
import { type Facts, findingsOf } from './findings.ts';

const NOW = Date.UTC(2026, 10, 22, 20);
const READY: Facts = {
  writeMs: 2.4,
  writeTrouble: '',
  freeBytes: 40e9,
  database: { off: [] },
  port: { number: 8080, state: 'ours' },
  host: '0.0.0.0',
  addresses: ['192.168.1.10'],
  likely: ['192.168.1.10'],
  publicAddress: 'http://192.168.1.10:8080',
  now: NOW,
  newestEntryAt: NOW - 1_000,
  ffmpeg: true,
  https: { state: 'ours', port: 8443, endsAt: NOW + 30 * 86_400_000 },
  copies: { folder: '/mnt/stick', trouble: null, sameDisk: false, everyMinutes: 5 },
  browser: 'Chromium',
};

/** Each thing that is wrong: where, how bad, and words that are said of it. */
const WRONG: readonly (readonly [Partial<Facts>, Finding['what'], Finding['state'], RegExp])[] = [
  [{ writeMs: 45 }, 'disk_speed', 'look', /45\.0 ms\. That is slow\..*no stick, card or network folder/],
  [{ writeMs: 210 }, 'disk_speed', 'bad', /Votes will queue up/],
  [{ writeMs: null, writeTrouble: 'EROFS' }, 'disk_speed', 'bad', /EROFS.*OVATION_DATA/],
  [{ writeMs: null, writeTrouble: 'ENOSPC' }, 'disk_speed', 'bad', /ENOSPC\. Delete or move other files/],
  [{ freeBytes: 1.5e9 }, 'disk_space', 'look', /1,500 MB are left/],
  [{ freeBytes: 0.2e9 }, 'disk_space', 'bad', /Music is refused/],
  [{ freeBytes: null }, 'disk_space', 'look', /cannot be asked/],
  [{ database: { off: ['fsync'] } }, 'database', 'bad', /fsync switched off: a power cut.*Set fsync to on/],
  [
    { database: { off: ['fsync', 'full_page_writes'] } },
    'database',
    'bad',
    /fsync switched off.*Set fsync to on, and full_page_writes/,
  ],
  [
    { database: { off: ['full_page_writes'] } },
    'database',
    'look',
    /half-written.*Set full_page_writes to on/,
  ],
  [{ database: null }, 'database', 'look', /could not be asked.*OVATION_DATABASE_URL/],
  [
    { database: 'empty' },
    'database',
    'look',
    /could not be asked.*It is empty: the first start makes its tables/,
  ],
  [{ database: { shut: 'It is damaged.' } }, 'database', 'bad', /cannot be opened\. It is damaged\./],
  [{ port: { number: 8080, state: 'taken' } }, 'port', 'bad', /8080 is taken.*OVATION_PORT/],
  [{ port: { number: 80, state: 'forbidden' } }, 'port', 'bad', /may not listen on port 80/],
  [{ port: { number: 80, state: 'forbidden' } }, 'port', 'bad', /port 80\. Set OVATION_PORT to one above/],
  [{ port: { number: 8080, state: 'nowhere' }, host: '10.9.9.9' }, 'port', 'bad', /no address 10\.9\.9\.9/],
  [
    { publicAddress: '', host: '127.0.0.1' },
    'address',
    'bad',
    /this machine alone.*OVATION_HOST to 0\.0\.0\.0/,
  ],
  [{ addresses: [] }, 'address', 'bad', /no network/],
  [{ publicAddress: '' }, 'address', 'look', /No address for phones/],
  [
    { publicAddress: '', likely: ['192.168.1.10', '10.0.0.4'] },
    'address',
    'look',
    /sent to 192\.168\.1\.10, though it might be 10\.0\.0\.4.*Choose/,
  ],
  [{ publicAddress: '', likely: [] }, 'address', 'bad', /as in a container or a tunnel: nothing .* printed/],
  [
    { publicAddress: 'http://192.168.1.99:8080', likely: [] },
    'address',
    'look',
    /cannot be seen from inside/,
  ],
  [{ publicAddress: 'http://localhost:8080' }, 'address', 'bad', /localhost: that is this machine only/],
  [{ publicAddress: 'http://192.168.1.99:8080' }, 'address', 'bad', /192\.168\.1\.99: QR codes lead nowhere/],
  [{ now: Date.UTC(2020, 0, 1) }, 'clock', 'bad', /long been past/],
  [{ newestEntryAt: NOW + 60_000 }, 'clock', 'bad', /written later than that/],
  [{ ffmpeg: false }, 'ffmpeg', 'look', /apt install ffmpeg/],
  [{ https: null }, 'https', 'look', /http alone.*OVATION_HTTPS_PORT/],
  [{ https: { state: 'taken', port: 8443, endsAt: null } }, 'https', 'bad', /8443 for https is taken/],
  [
    { https: { state: 'own', port: 8443, endsAt: NOW + 86_400_000 } },
    'https',
    'bad',
    /Days left: 1\..*Renew it/,
  ],
  [{ https: { state: 'own', port: 8443, endsAt: NOW - 1 } }, 'https', 'bad', /has run out/],
  [
    { https: { state: 'own', port: 8443, endsAt: null, shut: 'key values mismatch' } },
    'https',
    'bad',
    /cannot be used, so the server does not start: key values mismatch\. Correct OVATION_TLS_CERTIFICATE/,
  ],
  [
    { copies: { ...READY.copies, trouble: report('folderShut', { folder: '/mnt/stick', code: 'EIO' }) } },
    'copies',
    'bad',
    /mnt\/stick \(EIO\).*OVATION_BACKUP_DIR/,
  ],
  [{ copies: { ...READY.copies, everyMinutes: 0 } }, 'copies', 'bad', /OVATION_BACKUP_MINUTES/],
  [{ copies: { ...READY.copies, sameDisk: true } }, 'copies', 'look', /both are lost together/],
  [{ browser: null }, 'projector', 'look', /No browser/],
];

describe('what is said of a machine', () => {
  it('is good where it is ready', () => {
    expect(findingsOf(READY).filter(({ state, remedy }) => state !== 'good' || remedy !== null)).toEqual([]);
  });

  it.each(WRONG)('%j is told by %s alone', (change, what, state, words) => {
    const told = findingsOf({ ...READY, ...change }).filter((one) => one.state !== 'good');
    expect(told.map((one) => one.what)).toEqual([what]);
    expect(told[0]?.state).toBe(state);
    expect(told[0]?.remedyTold).toHaveLength(1);
    expect(told[0]?.told).not.toEqual([]);
    expect(`${told[0]?.sentence} ${told[0]?.remedy}`).toMatch(words);
  });
});

describe('what is found on this machine', () => {
  const clearing: (() => unknown)[] = [];
  afterEach(async () => {
    for (const clear of clearing.splice(0).reverse()) await clear();
  });

  function folder(): string {
    const made = mkdtempSync(join(tmpdir(), 'ovation-doctor-'));
    clearing.push(() => rmSync(made, { recursive: true, force: true }));
    return made;
  }

  const asked = (change: Partial<Asked>): Asked => ({
    dataDir: folder(),
    host: '127.0.0.1',
    port: 0,
    running: false,
    https: undefined,
    httpsNow: undefined,
    publicAddress: '',
    newestEntryAt: null,
    database: 'file',
    copies: { folder: folder(), trouble: null, everyMinutes: 5 },
    now: NOW,
    findProgram: () => undefined,
    ...change,
  });

  it('is measured, and nothing is left behind', async () => {
    const facts = await factsOf(asked({}));
    expect(facts.writeMs).toBeGreaterThan(0);
    expect(facts.freeBytes).toBeGreaterThan(0);
    expect(facts).toMatchObject({ ffmpeg: false, https: null, port: { state: 'free' } });
    expect(facts.copies).toMatchObject({ sameDisk: true, trouble: null });
  });

  it('a file where the folder should be, a port that is taken, programs that are there', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    clearing.push(() => new Promise((done) => taken.close(done)));
    await new Promise((done) => taken.once('listening', done));
    const address = taken.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const file = join(folder(), 'data');
    writeFileSync(file, '');
    const facts = await factsOf(
      asked({
        dataDir: file,
        port,
        https: { port },
        findProgram: (name) => (name === 'firefox' || name === 'ffmpeg' ? `/usr/bin/${name}` : undefined),
      }),
    );
    expect(facts).toMatchObject({ writeMs: null, writeTrouble: 'ENOTDIR', ffmpeg: true, browser: 'Firefox' });
    expect(facts.port.state).toBe('taken');
    expect(facts.https?.state).toBe('taken');
  });

  it('the end of somebody’s own certificate, also while a server that is asked from outside shows it', async () => {
    const { certificate: pem, key } = makeLeaf(makeAuthority('Ovation on test', NOW), ['127.0.0.1'], NOW);
    const own = { certificate: join(folder(), 'own.crt'), key: join(folder(), 'own.key') };
    writeFileSync(own.certificate, pem);
    writeFileSync(own.key, key);
    const endsAt = new X509Certificate(pem).validToDate.getTime();
    const https = { port: 0, own };
    expect((await factsOf(asked({ https }))).https).toEqual({ state: 'own', port: 0, endsAt });
    const httpsNow = { port: 8443, endsAt: null };
    expect((await factsOf(asked({ https, httpsNow }))).https).toEqual({ state: 'own', port: 8443, endsAt });
  });

  it.skipIf(process.getuid?.() === 0)('a folder for copies that may not be written to', async () => {
    const copies = folder();
    chmodSync(copies, 0o555);
    const facts = await factsOf(asked({ copies: { folder: copies, trouble: null, everyMinutes: 5 } }));
    expect(facts.copies.trouble).toMatch(/EACCES/);
  });
});
