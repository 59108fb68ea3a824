/** The calls on results, answered. A change answers the whole scoring as it stands after it. */
import type { FastifyInstance } from 'fastify';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import type { AdminAccess, Gates, RoundAccess } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import type { Store } from '../store/store.ts';
import { publishResult } from './announce.ts';
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
import { openOffice } from './office-beside.ts';
import { openPublicBytes } from './public-bytes.ts';
import type { CountPoll } from './records.ts';

/** A change to a round's scoring, as it comes. */
interface OnRound {
  access: AdminAccess;
  round: RoundAccess;
  commandId: string | undefined;
}

/** Adds the room's calls. `count` counts a closed poll. */
export function resultsRoutes(app: FastifyInstance, gates: Gates, store: Store, count: CountPoll): void {
  const { results, record } = openPublicBytes(store, count);
  const office = openOffice(store, count);
  const after = async ({ round }: OnRound, made: Promise<unknown>) => {
    await made;
    return office('scoring', { round }, round.eventId);
  };
  const deciding = ({ access, round, commandId }: OnRound) => ({ store, by: access.by, round, commandId });
  addCalls(app, gates, resultsEndpoints, {
    results: ({ round }) => results(round?.roundId),
    resultRecord: ({ round }) => record(round?.roundId),

    scoring: ({ round, query: { known, digest } }) =>
      office(
        'scoring',
        { round, ...(known !== undefined && { known }), ...(digest && { digest: true }) },
        round.eventId,
      ),
    changeRules: (call) => after(call, changeRules(deciding(call), count, call.body)),
    whatIf: ({ round, body }) => office('whatIf', { round, rules: body }, round.eventId),
    lockScoring: (call) => after(call, setActScoring(deciding(call), call.params.id, 'locked')),
    unlockScoring: (call) =>
      after(call, setActScoring(deciding(call), call.params.id, 'open', call.body.reason)),
    excuse: (call) => after(call, excuse(deciding(call), call.body)),
    unexcuse: (call) => after(call, unexcuse(deciding(call), call.body)),
    decideTie: (call) => after(call, decideTie(deciding(call), count, call.body)),
    undecideTie: (call) => after(call, undecideTie(deciding(call), call.params.id)),
    addDeduction: (call) => after(call, addDeduction(deciding(call), call.body)),
    removeDeduction: (call) => after(call, removeDeduction(deciding(call), call.params.id)),
    certify: (call) =>
      after(
        call,
        certify(
          store,
          count,
          { round: call.round, by: call.access.by },
          {
            seen: call.body.digest,
            depth: call.body.depth,
            ...(call.body.despite !== undefined && { despite: call.body.despite }),
          },
          call.commandId,
        ),
      ),
    voidResult: (call) =>
      after(
        call,
        voidResult(store, call.access.by, { id: call.params.id, reason: call.body.reason }, call.commandId),
      ),
    publishResult: (call) =>
      after(
        call,
        publishResult(store, count, deciding(call), { id: call.params.id, depth: call.body.depth }),
      ),
  });
}
