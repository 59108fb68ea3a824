/**
 * Which proxies in front of the server are believed when they say who asks. Without any, the address of a request
 * is that of its connection, and what it claims about others is not read.
 */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr, { compile } from '@fastify/proxy-addr';

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
  const isNear = compile(['loopback', 'linklocal', 'uniquelocal']);
  return (address, hop) => hop < proxies && (hop > 0 || isNear(address, hop));
}

/** Who asks, of a request that Fastify does not see, as Fastify finds it. */
export function addressOf(proxies: Proxies): (request: IncomingMessage) => string {
  const trust = trustOf(proxies);
  if (trust === false) return ({ socket }) => socket.remoteAddress ?? '';
  const believes = typeof trust === 'function' ? trust : compile(trust);
  return (request) => proxyAddr(request, believes);
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
