/** The calls on results, answered. A change answers the whole scoring as it stands after it. */
import type { FastifyInstance } from 'fastify';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import type { AdminAccess, Gates } from '../http/access.ts';
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

/** Adds the room's calls. `count` counts a closed poll. */
export function resultsRoutes(app: FastifyInstance, gates: Gates, store: Store, count: CountPoll): void {
  const { results, record } = openPublicBytes(store, count);
  const office = openOffice(store, count);
  const after = async (made: Promise<unknown>) => {
    await made;
    return office('scoring', {});
  };
  const deciding = ({ access, commandId }: { access: AdminAccess; commandId: string | undefined }) => ({
    store,
    by: access.by,
    commandId,
  });
  addCalls(app, gates, resultsEndpoints, {
    results,
    resultRecord: record,

    scoring: ({ query: { known, digest } }) =>
      office('scoring', {
        ...(known !== undefined && { known }),
        ...(digest && { digest: true }),
      }),
    changeRules: (call) => after(changeRules(deciding(call), count, call.body)),
    whatIf: ({ body }) => office('whatIf', body),
    lockScoring: (call) => after(setActScoring(deciding(call), call.params.id, 'locked')),
    unlockScoring: (call) => after(setActScoring(deciding(call), call.params.id, 'open', call.body.reason)),
    excuse: (call) => after(excuse(deciding(call), call.body)),
    unexcuse: (call) => after(unexcuse(deciding(call), call.body)),
    decideTie: (call) => after(decideTie(deciding(call), count, call.body)),
    undecideTie: (call) => after(undecideTie(deciding(call), call.params.id)),
    addDeduction: (call) => after(addDeduction(deciding(call), call.body)),
    removeDeduction: (call) => after(removeDeduction(deciding(call), call.params.id)),
    certify: ({ access, body, commandId }) =>
      after(
        certify(
          store,
          count,
          access.by,
          {
            seen: body.digest,
            depth: body.depth,
            ...(body.despite !== undefined && { despite: body.despite }),
          },
          commandId,
        ),
      ),
    voidResult: ({ access, params, body, commandId }) =>
      after(voidResult(store, access.by, { id: params.id, reason: body.reason }, commandId)),
    publishResult: ({ access, params, body, commandId }) =>
      after(publishResult(store, count, { by: access.by, commandId }, { id: params.id, depth: body.depth })),
  });
}
