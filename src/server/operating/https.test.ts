/** https beside http: one server, a certificate that devices can be told to trust, and what it may speak for. */
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, get, type Server } from 'node:http';
import { get as getSecure, Agent as SecureAgent } from 'node:https';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { describeStoresByTurns } from '#test/store.ts';
import { limitConnections } from '../http/connections.ts';
import { openAuthority, ownAuthority } from './authority.ts';
import { type Authority, isOwn, type KeyPair, makeAuthority, makeLeaf } from './certificates.ts';
import { type Https, type HttpsSettings, machineNames, openHttps } from './https.ts';

const authority = makeAuthority('Ovation on test', Date.now());
const clearing: (() => unknown)[] = [];
afterEach(async () => {
  for (const clear of clearing.splice(0).reverse()) await clear();
});

const ROOM = 6;
const DAY = 86_400_000;

async function served(
  settings: HttpsSettings,
  names: () => string[] = () => ['127.0.0.1'],
  signer: () => Promise<Authority> = async () => authority,
) {
  const server: Server = createServer((request, response) =>
    response.end(`${request.url} ${'encrypted' in request.socket}`),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const troubles: string[] = [];
  const https = await openHttps({
    server,
    connections: limitConnections(server, ROOM),
    host: '127.0.0.1',
    settings,
    authority: signer,
    onTrouble: (sentence) => troubles.push(sentence),
    names,
  });
  clearing.push(async () => {
    const closed = https?.close();
    server.closeAllConnections();
    await Promise.all([closed, new Promise((done) => server.close(done))]);
  });
  return { server, https, troubles };
}

/** Node has no name of its own for some of OpenSSL's errors. */
const codeOf = ({ code, message }: NodeJS.ErrnoException): string =>
  code === undefined || code === 'UNSPECIFIED' ? message : code;

/** What a device hears that trusts `ca`, or why it hears nothing. */
const asked = (https: Https, ca: string | undefined, name = '127.0.0.1'): Promise<string> =>
  new Promise((resolve) => {
    const options = { host: '127.0.0.1', port: https.port, ca, servername: name === '127.0.0.1' ? '' : name };
    getSecure({ ...options, path: '/here', agent: false, headers: { connection: 'close' } }, (answer) =>
      answer.setEncoding('utf8').once('data', resolve),
    ).once('error', (error) => resolve(codeOf(error)));
  });

/** What a device hears on the port without https. */
const askedPlain = (server: Server): Promise<string> => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return new Promise((resolve) =>
    get({ port, path: '/plain', agent: new Agent() }, (answer) =>
      answer.setEncoding('utf8').once('data', resolve),
    ),
  );
};

/** Comes to the port and says nothing. */
const silent = (port: number): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.on('error', () => undefined);
    clearing.push(() => socket.destroy());
  });

describe('https', () => {
  it('is the same server to a device that trusts it, and nothing to one that does not', async () => {
    const { https, server } = await served({ port: 0 });
    if (!https) throw new Error('it was not opened');
    expect(await asked(https, authority.certificate)).toBe('/here true');
    expect(await asked(https, undefined)).toBe('UNABLE_TO_VERIFY_LEAF_SIGNATURE');
    const other = makeAuthority('Ovation on test', Date.now());
    expect(await asked(https, other.certificate)).toMatch(/^(CERT_SIGNATURE_FAILURE|UNABLE_TO_VERIFY)/);
    expect(await askedPlain(server)).toBe('/plain false');
  });

  it('lets those go the longest first who never agree on a key, before they take the room of all others', async () => {
    const { https, server } = await served({ port: 0 });
    if (!https) throw new Error('it was not opened');
    const strangers: Socket[] = [];
    while (strangers.length < ROOM * 4) strangers.push(await silent(https.port));
    const left = () => strangers.filter((socket) => !socket.closed).length;
    await expect.poll(left).toBeLessThanOrEqual(ROOM);
    expect(await asked(https, authority.certificate)).toBe('/here true');
    expect(await askedPlain(server)).toBe('/plain false');
    // Not because their ten seconds were over.
    expect(left()).toBeGreaterThanOrEqual(ROOM - 2);
  });

  it('shows another certificate when the machine gets another address, and cuts nobody off', async () => {
    const names = ['127.0.0.1'];
    const { https } = await served({ port: 0 }, () => [...names]);
    if (!https) throw new Error('it was not opened');
    const before = https.shown();
    await https.look();
    expect(https.shown()).toBe(before);
    const tablet = new SecureAgent({ keepAlive: true, maxSockets: 1 });
    clearing.push(() => tablet.destroy());
    const goesOn = () =>
      new Promise<boolean>((resolve, reject) => {
        const { port } = https;
        const sent = getSecure(
          { port, host: '127.0.0.1', ca: authority.certificate, agent: tablet },
          (answer) => answer.resume().once('end', () => resolve(sent.reusedSocket)),
        ).once('error', reject);
      });
    expect(await goesOn()).toBe(false);
    names.push('192.168.7.9', 'stage.local');
    await https.look();
    // Whoever was connected before stays so.
    expect(await goesOn()).toBe(true);
    expect(https.shown().checkIP('192.168.7.9')).toBe('192.168.7.9');
    expect(await asked(https, authority.certificate, 'stage.local')).toBe('/here true');
    expect(await asked(https, authority.certificate, 'other.local')).toBe('ERR_TLS_CERT_ALTNAME_INVALID');
  });

  it('shows another certificate when the clock is put right, whichever way it was wrong', async () => {
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['Date'] });
    const now = Date.now();
    for (const wrongBy of [400, -400]) {
      vi.setSystemTime(now + wrongBy * DAY);
      const { https } = await served({ port: 0 });
      if (!https) throw new Error('it was not opened');
      vi.setSystemTime(now);
      await https.look();
      expect(await asked(https, authority.certificate)).toBe('/here true');
    }
  });

  it('goes on over http alone, and says so, where its port is taken', async () => {
    const { https } = await served({ port: 0 });
    const second = await served({ port: https?.port ?? 0 });
    expect(second.https).toBeUndefined();
    expect(second.troubles).toEqual([`https cannot be served on port ${https?.port}, so there is only http`]);
  });

  it('serves a certificate of somebody’s own, a renewed one too, and refuses half of one in words', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ovation-tls-'));
    clearing.push(() => rmSync(folder, { recursive: true }));
    const own = { certificate: join(folder, 'own.crt'), key: join(folder, 'own.key') };
    const write = ({ certificate, key }: KeyPair) => {
      writeFileSync(own.certificate, certificate);
      writeFileSync(own.key, key);
    };
    write(makeLeaf(authority, ['127.0.0.1'], Date.now()));
    const { https } = await served({ port: 0, own });
    if (!https) throw new Error('it was not opened');
    expect(https.authority()).toBeUndefined();
    const before = https.shown().serialNumber;
    write(makeLeaf(authority, ['127.0.0.1'], Date.now()));
    await https.look();
    expect(https.shown().serialNumber).not.toBe(before);
    expect(await asked(https, authority.certificate)).toBe('/here true');
    writeFileSync(own.key, authority.key);
    await expect(served({ port: 0, own })).rejects.toThrow(
      /^The certificate for https cannot be used: .* Correct OVATION_TLS_CERTIFICATE and OVATION_TLS_KEY\.$/,
    );
  });
});

describe('the authority', () => {
  it('is taken for nothing but machines of its own network', async () => {
    const stolen = makeLeaf(authority, ['bank.example', '127.0.0.1'], Date.now());
    const folder = mkdtempSync(join(tmpdir(), 'ovation-tls-'));
    clearing.push(() => rmSync(folder, { recursive: true }));
    const own = { certificate: join(folder, 'own.crt'), key: join(folder, 'own.key') };
    writeFileSync(own.certificate, stolen.certificate);
    writeFileSync(own.key, stolen.key);
    const { https } = await served({ port: 0, own });
    if (!https) throw new Error('it was not opened');
    expect(await asked(https, authority.certificate, 'bank.example')).toBe('permitted subtree violation');
  });

  it('names what is its own', () => {
    for (const own of ['192.168.1.10', '10.1.2.3', '172.31.0.1', 'fd12::7', 'localhost', 'stage.local'])
      expect(isOwn(own), own).toBe(true);
    for (const other of ['8.8.8.8', '172.32.0.1', '2001:db8::1', 'example.org', 'notlocal', 'evil-local'])
      expect(isOwn(other), other).toBe(false);
    expect(machineNames()).toContain('127.0.0.1');
  });
});

describeStoresByTurns('the authority that is kept', (fresh) => {
  it('is the same for whoever asks, its key sealed', async () => {
    const store = await fresh();
    const [one, two] = await Promise.all([ownAuthority(store, false), ownAuthority(store, false)]);
    expect(two).toEqual(one);
    expect(await ownAuthority(store, false)).toEqual(one);
    const rows = await store.read.selectFrom('authority').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('PRIVATE');
    expect(new X509Certificate(one.certificate).ca).toBe(true);
  });

  it('outlasts a start with a clock three years ahead or behind, and devices that trust it go on with it', async () => {
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['Date'] });
    const now = Date.now();
    const store = await fresh();
    const trusted = await ownAuthority(store, false);
    for (const wrongBy of [3 * 365, -3 * 365]) {
      vi.setSystemTime(now + wrongBy * DAY);
      const { https } = await served(
        { port: 0 },
        undefined,
        openAuthority(store, () => true),
      );
      if (!https) throw new Error('it was not opened');
      vi.setSystemTime(now);
      await https.look();
      expect(await asked(https, trusted.certificate)).toBe('/here true');
    }
  });

  it('is another one once somebody said that the clock is right by which it has run out or not begun', async () => {
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['Date'] });
    const now = Date.now();
    for (const madeAt of [now - 3 * 365 * DAY, now + 400 * DAY]) {
      const store = await fresh();
      vi.setSystemTime(madeAt);
      const before = await ownAuthority(store, false);
      vi.setSystemTime(now);
      let isDoubtful = true;
      const { https } = await served(
        { port: 0 },
        undefined,
        openAuthority(store, () => isDoubtful),
      );
      if (!https) throw new Error('it was not opened');
      expect(https.authority()).toEqual(before);
      isDoubtful = false;
      await https.look();
      expect(await asked(https, https.authority()?.certificate)).toBe('/here true');
      expect(https.authority()).toEqual(await ownAuthority(store, false));
    }
  });
});
