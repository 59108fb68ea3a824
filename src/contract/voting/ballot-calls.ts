/**
 * The voter's calls without their schemas, for the page that a whole hall loads at once: what checks input
 * weighs as much as the rest of that page together. A test holds them to the endpoint table.
 */
import type { Endpoint } from '../endpoint.ts';
import type { eventsEndpoints } from '../events/endpoints.ts';
import type { votingEndpoints } from './endpoints.ts';

const without = <E extends Endpoint>(call: Pick<E, 'method' | 'path' | 'who'>): E => call as E;

export const ballotCall = without<typeof votingEndpoints.ballot>({
  method: 'GET',
  path: '/ballot',
  who: 'anyone',
});

export const castBallotCall = without<typeof votingEndpoints.castBallot>({
  method: 'POST',
  path: '/polls/:id/ballot',
  who: 'anyone',
});

export const enterRoomCodeCall = without<typeof votingEndpoints.enterRoomCode>({
  method: 'POST',
  path: '/vote/room-code',
  who: 'anyone',
});

export const enterCodeCall = without<typeof votingEndpoints.enterCode>({
  method: 'POST',
  path: '/vote/code',
  who: 'anyone',
});

export const sponsorsCall = without<typeof eventsEndpoints.sponsors>({
  method: 'GET',
  path: '/sponsors',
  who: 'anyone',
});
