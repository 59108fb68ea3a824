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

/** Reads the setting (`2` or `127.0.0.1,10.0.0.0/8`); undefined when it is neither form. */
export function proxiesOf(text: string): Proxies | undefined {
  const given = text.trim();
  if (given === '' || given === '0') return false;
  if (/^\d+$/.test(given)) return Number(given) <= MOST_HOPS ? Number(given) : undefined;
  const networks = given.split(',').map((one) => one.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

/**
 * The setting in the form that Fastify takes. A number alone cannot tell a proxy from a client that pretends to be one,
 * so with a number the connection itself must come from this machine or a private network.
 */
export function trustOf(proxies: Proxies): string[] | false | ((address: string, hop: number) => boolean) {
  if (typeof proxies !== 'number') return proxies;
  const isNear = compile(['loopback', 'linklocal', 'uniquelocal']);
  return (address, hop) => hop < proxies && (hop > 0 || isNear(address, hop));
}

/**
 * Makes the function that finds the client's address of a request that Fastify does not see; it trusts the same
 * proxies as Fastify does.
 */
export function addressOf(proxies: Proxies): (request: IncomingMessage) => string {
  const trust = trustOf(proxies);
  if (trust === false) return ({ socket }) => socket.remoteAddress ?? '';
  const believes = typeof trust === 'function' ? trust : compile(trust);
  return (request) => {
    const address: string | undefined = proxyAddr(request, believes);
    return address ?? '';
  };
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
