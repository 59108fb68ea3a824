/**
 * The voter's calls without their schemas, for the page that a whole hall loads at once: validation code would double
 * its size. A test compares them with the endpoint table.
 */
import type { Endpoint } from '../endpoint.ts';
import type { eventsEndpoints } from '../events/endpoints.ts';
import type { votingEndpoints } from './endpoints.ts';

const without = <E extends Endpoint>(call: Pick<E, 'method' | 'path' | 'who'>): E => call as E;

/** The call `ballot`. */
export const ballotCall = without<typeof votingEndpoints.ballot>({
  method: 'GET',
  path: '/ballot',
  who: 'anyone',
});

/** The call `castBallot`. */
export const castBallotCall = without<typeof votingEndpoints.castBallot>({
  method: 'POST',
  path: '/polls/:id/ballot',
  who: 'anyone',
});

/** The call `enterRoomCode`. */
export const enterRoomCodeCall = without<typeof votingEndpoints.enterRoomCode>({
  method: 'POST',
  path: '/vote/room-code',
  who: 'anyone',
});

/** The call `enterCode`. */
export const enterCodeCall = without<typeof votingEndpoints.enterCode>({
  method: 'POST',
  path: '/vote/code',
  who: 'anyone',
});

/** The call `sponsors`. */
export const sponsorsCall = without<typeof eventsEndpoints.sponsors>({
  method: 'GET',
  path: '/sponsors',
  who: 'anyone',
});
