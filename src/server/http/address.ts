/** Where people reach this server, for the links it hands out, and where they come from. */
import type { FastifyRequest } from 'fastify';
import { networkOrigin } from './network.ts';

/**
 * The origin that links to this server should use, without a trailing slash: the public address when one is set, else
 * the one this request came to; when that only works on this machine itself, the machine's address in its network, if
 * it has one.
 */
export function originOf(request: FastifyRequest, publicAddress = ''): string {
  return publicAddress || openedAt(request) || inNetwork(request) || askedAt(request);
}

/**
 * The origin under which somebody has this server open; empty when it is one that only works on this machine
 * (localhost).
 */
export function openedAt(request: FastifyRequest): string {
  const origin = askedAt(request);
  return /^https?:\/\/(localhost|127\.|\[::1\])/.test(origin) ? '' : origin;
}

const askedAt = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;

/** Over http alone: others do not trust the certificate that this machine takes for its own. */
const inNetwork = (request: FastifyRequest): string | undefined =>
  request.protocol === 'http' ? networkAddressOf(request) : undefined;

function networkAddressOf(request: FastifyRequest): string | undefined {
  const listens = request.server.server.address();
  if (listens === null || typeof listens === 'string') return undefined;
  return networkOrigin(listens.address, listens.port);
}

/**
 * The origin of this server of which the request has no say: the machine's address in its network, or where no other
 * device gets there, the one that works on the machine itself.
 */
const ownOrigin = (request: FastifyRequest): string =>
  networkAddressOf(request) ?? `http://localhost:${request.socket.localPort ?? 80}`;

/**
 * The origin of links in an event's letters, whoever makes them go out: the public address, else the one at which the
 * admin was open as letters were turned on. Before that is known, an admin's own request says it (`admin`); of a
 * stranger's nothing is believed, for letters go to whomever they name.
 */
export const lettersOrigin = (
  request: FastifyRequest,
  settings: { publicAddress: string; lettersAddress: string } | undefined,
  by: 'admin' | 'stranger',
): string =>
  settings?.publicAddress ||
  settings?.lettersAddress ||
  (by === 'admin' ? originOf(request) : ownOrigin(request));

/**
 * The network that an address belongs to, for limits per network: an IPv4 address itself, an IPv6 address's /64. Empty
 * for a request whose line was cut before anybody asked where it came from: the system knows no address of it then, and
 * neither does `request.ip`, whatever its type says.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return '';
  if (!address.includes(':') || address.includes('.')) return address;
  const [front = '', back] = address.split('::');
  const head = front === '' ? [] : front.split(':');
  const tail = back === undefined || back === '' ? [] : back.split(':');
  const gap = back === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  return [...head, ...Array.from({ length: gap }, () => '0'), ...tail].slice(0, 4).join(':');
}
