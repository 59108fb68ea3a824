/** Where people reach this server, for the links it hands out, and where they come from. */
import type { FastifyRequest } from 'fastify';
import { networkOrigin } from './network.ts';

/**
 * The organiser's public address when one is set, else the one this request came to; where only this machine opens
 * that one, its address in the network, if it has one there. Without a trailing slash.
 */
export function originOf(request: FastifyRequest, publicAddress = ''): string {
  return publicAddress || openedAt(request) || inNetwork(request) || askedAt(request);
}

/** Where somebody has this server open; empty where only this machine itself can. */
export function openedAt(request: FastifyRequest): string {
  const origin = askedAt(request);
  return /^https?:\/\/(localhost|127\.|\[::1\])/.test(origin) ? '' : origin;
}

const askedAt = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;

/** Over http alone: others do not trust the certificate that this machine takes for its own. */
function inNetwork(request: FastifyRequest): string | undefined {
  const listens = request.server.server.address();
  if (request.protocol !== 'http' || listens === null || typeof listens === 'string') return undefined;
  return networkOrigin(listens.address, listens.port);
}

/** The network that somebody comes from: a house has one IPv4 address, or a whole network of IPv6 ones (/64). */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [front = '', back] = address.split('::');
  const head = front === '' ? [] : front.split(':');
  const tail = back === undefined || back === '' ? [] : back.split(':');
  const gap = back === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  return [...head, ...Array.from({ length: gap }, () => '0'), ...tail].slice(0, 4).join(':');
}
