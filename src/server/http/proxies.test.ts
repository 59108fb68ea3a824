/** Who is taken for the one who asks, by what stands in front. */
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { networkOf } from './address.ts';
import { type Proxies, proxiesOf, trustOf } from './proxies.ts';

/** The address of a request that came from `peer` with that header. */
async function addressOf(proxies: Proxies, peer: string, forwarded: string): Promise<string> {
  const app = fastify({ trustProxy: trustOf(proxies) });
  app.get('/', async (request) => request.ip);
  const { body } = await app.inject({
    url: '/',
    remoteAddress: peer,
    headers: { 'x-forwarded-for': forwarded },
  });
  await app.close();
  return body;
}

it('a house counts as one, with one IPv4 address or a whole network of IPv6 ones', () => {
  for (const same of ['2001:db8:0:1::', '2001:db8:0:1::9', '2001:db8:0:1:a:b:c:d', '2001:db8::1:0:0:0:5'])
    expect(networkOf(same), same).toBe('2001:db8:0:1');
  expect(networkOf('2001:db8:0:2::9')).not.toBe('2001:db8:0:1');
  expect(networkOf('::1')).toBe('0:0:0:0');
  for (const own of ['192.0.2.7', '::ffff:192.0.2.7']) expect(networkOf(own)).toBe(own);
});

describe('proxies in front', () => {
  it('are read as a number or as addresses and networks, and nothing else', () => {
    expect(['', '0', '2', '127.0.0.1, 10.0.0.0/8', 'fd00::/8'].map(proxiesOf)).toEqual([
      false,
      false,
      2,
      ['127.0.0.1', '10.0.0.0/8'],
      ['fd00::/8'],
    ]);
    for (const wrong of ['yes', '-1', '11', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy.example.org'])
      expect(proxiesOf(wrong), wrong).toBeUndefined();
  });

  it('are not believed unless they are named', async () => {
    expect(await addressOf(false, '127.0.0.1', '203.0.113.9')).toBe('127.0.0.1');
    expect(await addressOf(['10.0.0.0/8'], '192.168.1.5', '203.0.113.9')).toBe('192.168.1.5');
  });

  it('are believed by address, up to the first that is not named', async () => {
    expect(await addressOf(['127.0.0.1'], '127.0.0.1', '203.0.113.9')).toBe('203.0.113.9');
    // A visitor may write the header too; what stands left of the last stranger is theirs.
    expect(await addressOf(['127.0.0.1'], '127.0.0.1', '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9');
  });

  it('are believed by number, when the nearest stands in a private network', async () => {
    expect(await addressOf(1, '::ffff:172.18.0.5', '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9');
    expect(await addressOf(2, '10.0.0.2', '203.0.113.9, 198.51.100.7')).toBe('203.0.113.9');
    expect(await addressOf(1, '198.51.100.7', '203.0.113.9')).toBe('198.51.100.7');
  });
});
