import { expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import {
  ballotCall,
  castBallotCall,
  enterCodeCall,
  enterRoomCodeCall,
  sponsorsCall,
} from '#contract/voting/ballot-calls.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';

it('the page’s calls without schemas are those of the endpoint table', () => {
  expect(votingEndpoints.ballot).toMatchObject(ballotCall);
  expect(votingEndpoints.castBallot).toMatchObject(castBallotCall);
  expect(votingEndpoints.enterCode).toMatchObject(enterCodeCall);
  expect(votingEndpoints.enterRoomCode).toMatchObject(enterRoomCodeCall);
  expect(eventsEndpoints.sponsors).toMatchObject(sponsorsCall);
});
