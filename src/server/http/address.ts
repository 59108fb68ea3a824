/** Where people reach this server, for the links it hands out. */
import type { FastifyRequest } from 'fastify';

/** The organiser's public address when one is set, else the one this request came to. Without a trailing slash. */
export function originOf(request: FastifyRequest, publicAddress = ''): string {
  return publicAddress === '' ? `${request.protocol}://${request.host}` : publicAddress;
}
