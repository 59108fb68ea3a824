/** Which addresses the server may call: every special one by name, and what lies right beside it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { guardedLookup, mayReach } from './reachable.ts';
import { post } from './show/gear/post.ts';

/** What mayReach says of a machine of the hall, and of any other. */
const NEVER = [false, false];
const HALL = [true, false];
const ALWAYS = [true, true];
const said = (address: string) => [mayReach(address, true), mayReach(address, false)];

describe('an address', () => {
  it.each([
    ['0.0.0.0', '0.255.255.255', '169.254.169.254', '100.100.100.200', '168.63.129.16', '192.0.0.192'],
    ['192.0.2.1', '192.88.99.1', '198.51.100.7', '203.0.113.255', '192.31.196.1', '192.175.48.1'],
    ['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
    ['::', '::10.0.0.1', '::8.8.8.8', '100::1', '100:0:0:1::1', '5f00::1', '4000::1'],
    ['2001::1', '2001:1ff::1', '2001:db8::1', '2002:a00:1::1', '2002:808:808::1', '3fff::1', '3fff:fff::1'],
    ['64:ff9b:1::a00:1', '64:ff9b:1:ffff::8.8.8.8', 'fe80::1', 'febf::1', 'fec0::1', 'feff::1', 'ff02::1'],
    ['fd00:ec2::254', 'fd20:ce::254', '2620:4f:8000::1'],
    ['::ffff:169.254.169.254', '::ffff:a9fe:a9fe', '64:ff9b::169.254.169.254', '::ffff:0:10.0.0.1'],
    ['', 'example.org', '1.2.3', '0x7f.1', '010.0.0.1'],
  ])('that leads nowhere by itself or to a cloud’s secrets is never called', (...addresses) => {
    for (const address of addresses) expect(said(address), address).toEqual(NEVER);
  });

  it.each([
    ['10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.255.255.254'],
    ['172.16.0.1', '172.31.255.255', '192.168.0.1', '192.168.255.255', '198.18.0.1', '198.19.255.255'],
    ['::1', 'fc00::1', 'fdff:ffff::1', '::ffff:10.0.0.1', '::ffff:7f00:1', '64:ff9b::10.0.0.1'],
  ])('of a private network is called in the hall only', (...addresses) => {
    for (const address of addresses) expect(said(address), address).toEqual(HALL);
  });

  it.each([
    ['1.0.0.1', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255', '128.0.0.0'],
    [
      '168.63.129.15',
      '169.253.255.255',
      '169.255.0.0',
      '172.15.255.255',
      '172.32.0.0',
      '192.0.1.0',
      '192.0.3.0',
    ],
    ['192.167.255.255', '192.169.0.0', '198.17.255.255', '198.20.0.0', '203.0.112.255', '223.255.255.255'],
    [
      '2001:200::1',
      '2001:4860:4860::8888',
      '2003::1',
      '2606:4700::1',
      '3ffe::1',
      '64:ff9b::8.8.8.8',
      '::ffff:8.8.8.8',
    ],
  ])('that is public is called', (...addresses) => {
    for (const address of addresses) expect(said(address), address).toEqual(ALWAYS);
  });
});

describe('a call', () => {
  const closing: (() => void)[] = [];
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });

  /** A machine of the hall that counts who connects, and leads on to somewhere else. */
  async function machine() {
    let connections = 0;
    const server = createServer((_request, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    );
    server.on('connection', () => {
      connections += 1;
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => server.close().closeAllConnections());
    const { port } = server.address() as AddressInfo;
    return {
      url: `http://localhost:${port}/`,
      written: `http://127.0.0.1:${port}/`,
      seen: () => connections,
    };
  }
  const call = (url: string, inTheHall: boolean) =>
    post({ url, inTheHall, headers: {}, body: '{}' }, AbortSignal.timeout(5_000));

  it('goes to a machine of the hall only where that is said, follows nothing, and shares no connection', async () => {
    const { url, written, seen } = await machine();
    expect(await call(url, true)).toBe(302);
    expect(await call(written, true)).toBe(302);
    expect(seen()).toBe(2);
    await expect(call(url, false)).rejects.toThrow('private network');
    await expect(call(written, false)).rejects.toThrow('private network');
    expect(seen()).toBe(2);
  });

  it('is made to the address that was looked at: a name of which one address is private is refused whole', async () => {
    const asked = await new Promise<unknown>((resolve) =>
      guardedLookup(false)('localhost', { all: true }, (error) => resolve(error)),
    );
    expect(asked).toMatchObject({ message: expect.stringContaining('private network') });
  });
});
