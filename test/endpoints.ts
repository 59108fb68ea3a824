/** Every call there is, from the tables of all rooms. A test holds this list to what the server serves. */
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { paperEndpoints } from '#contract/judging/paper.ts';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { callEndpoints } from '#contract/show/call.ts';
import { liveEndpoints, showEndpoints } from '#contract/show/endpoints.ts';
import { tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';

/** By room and name, as "judging.panel". */
export const ENDPOINTS: readonly (readonly [name: string, endpoint: Endpoint])[] = Object.entries({
  accounts: accountsEndpoints,
  events: eventsEndpoints,
  registration: registrationEndpoints,
  tracks: tracksEndpoints,
  lineup: lineupEndpoints,
  judging: judgingEndpoints,
  paper: paperEndpoints,
  voting: votingEndpoints,
  results: resultsEndpoints,
  show: showEndpoints,
  call: callEndpoints,
  live: liveEndpoints,
}).flatMap(([room, table]) =>
  Object.entries<Endpoint>(table).map(([name, endpoint]) => [`${room}.${name}`, endpoint] as const),
);
