/**
 * The voter's calls without their schemas, for the page that a whole hall loads at once: validation code would double
 * its size. A test compares them with the endpoint table.
 */
import type { Endpoint } from '../endpoint.ts';
import type { eventsEndpoints } from '../events/endpoints.ts';
import type { votingEndpoints } from './endpoints.ts';

const byAnyone = <E extends Endpoint<'anyone'>>(method: E['method'], path: E['path']): E =>
  ({ method, path, who: 'anyone' }) as E;

export const ballotCall = byAnyone<typeof votingEndpoints.ballot>('GET', '/ballot');
export const castBallotCall = byAnyone<typeof votingEndpoints.castBallot>('POST', '/polls/:id/ballot');
export const enterRoomCodeCall = byAnyone<typeof votingEndpoints.enterRoomCode>('POST', '/vote/room-code');
export const enterCodeCall = byAnyone<typeof votingEndpoints.enterCode>('POST', '/vote/code');
export const sponsorsCall = byAnyone<typeof eventsEndpoints.sponsors>('GET', '/sponsors');
