/**
 * Which proxies in front of the server are believed when they say who asks. Without any, the address of a request
 * is that of its connection, and what it claims about others is not read.
 */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** The number of proxies one after another, or their addresses and networks; false trusts none. */
export type Proxies = number | string[] | false;

const MOST_HOPS = 10;

/** Reads `2` or `127.0.0.1,10.0.0.0/8`; undefined when it is neither. */
export function proxiesOf(text: string): Proxies | undefined {
  const given = text.trim();
  if (given === '' || given === '0') return false;
  if (/^\d+$/.test(given)) return Number(given) <= MOST_HOPS ? Number(given) : undefined;
  const networks = given.split(',').map((one) => one.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

/**
 * The same as Fastify takes it. A number alone cannot tell a proxy from somebody who pretends to be one, so the
 * one that connects to us has to stand on this machine or in a private network.
 */
export function trustOf(proxies: Proxies): string[] | false | ((address: string, hop: number) => boolean) {
  if (typeof proxies !== 'number') return proxies;
  const near = new BlockList();
  for (const [network, bits] of [
    ['127.0.0.0', 8],
    ['10.0.0.0', 8],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
    ['169.254.0.0', 16],
  ] as const)
    near.addSubnet(network, bits);
  for (const [network, bits] of [
    ['::1', 128],
    ['fc00::', 7],
    ['fe80::', 10],
  ] as const)
    near.addSubnet(network, bits, 'ipv6');
  const isNear = (address: string) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    const version = isIP(plain);
    return version !== 0 && near.check(plain, version === 4 ? 'ipv4' : 'ipv6');
  };
  return (address, hop) => hop < proxies && (hop > 0 || isNear(address));
}

/**
 * Who asks, of a request that Fastify does not see: the last address on the way from us that no believed proxy
 * has, as Fastify finds it.
 */
export function addressOf(proxies: Proxies): (request: IncomingMessage) => string {
  const trust = trustOf(proxies);
  const believes = Array.isArray(trust) ? among(trust) : trust;
  return ({ socket, headers }) => {
    const own = socket.remoteAddress ?? '';
    const said = headers['x-forwarded-for'];
    if (believes === false || said === undefined) return own;
    const way = [
      own,
      ...String(said)
        .split(',')
        .map((one) => one.trim())
        .toReversed(),
    ];
    const first = way.findIndex((address, hop) => !believes(address, hop));
    return way[first < 0 ? way.length - 1 : first] ?? own;
  };
}

function among(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const six = isIP(address) === 6;
    list.addSubnet(address, bits === undefined ? (six ? 128 : 32) : Number(bits), six ? 'ipv6' : 'ipv4');
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    const version = isIP(plain);
    return version !== 0 && list.check(plain, version === 4 ? 'ipv4' : 'ipv6');
  };
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
