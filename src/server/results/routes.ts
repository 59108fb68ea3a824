/** The calls on results, answered. A change answers the whole scoring as it stands after it. */
import type { FastifyInstance } from 'fastify';
import type { BodyOf } from '#contract/endpoint.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import type { Gates } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import { commandsOf } from '../http/command.ts';
import { stillHolds } from '../http/proofs.ts';
import type { Store } from '../store/store.ts';
import { openAdminReadings, scoringAfter } from './admin-readings.ts';
import { announcementCommandsOf, publishResult } from './announce.ts';
import { certify, voidResult } from './certify.ts';
import {
  addDeduction,
  changeRules,
  decideTie,
  excuse,
  removeDeduction,
  setActScoring,
  undecideTie,
  unexcuse,
} from './decisions.ts';
import { openPastBytes } from './past.ts';
import { openPublicBytes } from './public-bytes.ts';
import type { CountPoll } from './records.ts';
import { sharedCommandsOf } from './shared-places.ts';
import { rulesCommandsOf } from './tried-rules.ts';

/** What an admin saw who certifies, and how much of it is published. */
const seenBy = ({ digest, awardsDigest, depth, despite }: BodyOf<typeof resultsEndpoints.certify>) => ({
  seen: digest,
  depth,
  ...(awardsDigest !== undefined && { awardsSeen: awardsDigest }),
  ...(despite !== undefined && { despite }),
});

/** Registers the calls on results. `count` counts a closed poll. */
export function resultsRoutes(app: FastifyInstance, gates: Gates, store: Store, count: CountPoll): void {
  const { results, record, brief } = openPublicBytes(store, count);
  const past = openPastBytes(store);
  const admin = openAdminReadings(store, count);
  const command = commandsOf(store);
  const onShared = sharedCommandsOf(store, count);
  const after = scoringAfter(admin);
  addCalls(app, gates, resultsEndpoints, {
    results: ({ round }) => results(round?.roundId),
    resultRecord: ({ round }) => record(round?.roundId),
    resultRecordBrief: ({ round }) => brief(round?.roundId),
    pastResults: () => past(),

    scoring: ({ round }) => admin('scoring', round, round.eventId),
    changeRules: after(rulesCommandsOf(store, count)(changeRules)),
    whatIf: ({ round, body }) => admin('whatIf', { round, rules: body }, round.eventId),
    lockScoring: after((call) => command(setActScoring)({ ...call, state: 'locked' })),
    unlockScoring: after((call) =>
      command(setActScoring)({ ...call, state: 'open', reason: call.body.reason }),
    ),
    excuse: after(command(excuse)),
    unexcuse: after(command(unexcuse)),
    decideTie: after(onShared(decideTie)),
    undecideTie: after(command(undecideTie)),
    addDeduction: after(command(addDeduction)),
    removeDeduction: after(command(removeDeduction)),
    certify: after(({ round, access, body, commandId }) =>
      certify(
        store,
        count,
        { round, by: access.by, stillMay: () => stillHolds(access) },
        seenBy(body),
        commandId,
      ),
    ),
    voidResult: after(command(voidResult)),
    publishResult: after(announcementCommandsOf(store, count)(publishResult)),
  });
}
