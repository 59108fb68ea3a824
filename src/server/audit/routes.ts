/** The calls on the audit log, answered. */
import type { FastifyInstance } from 'fastify';
import { auditEndpoints } from '#contract/audit/endpoints.ts';
import { catalogueLinesOf } from '#domain/messages/report.ts';
import type { Gates } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import { auditSentence, checkAuditInThread } from '../store/audit-chain.ts';
import type { Store } from '../store/store.ts';
import { auditPage } from './queries.ts';

/** Registers the calls that read the audit log. */
export function auditRoutes(app: FastifyInstance, gates: Gates, store: Store): void {
  addCalls(app, gates, auditEndpoints, {
    auditLog: ({ query }) => auditPage(store.read, query),
    checkAudit: async () => {
      const check = await checkAuditInThread(store);
      const sentence = auditSentence(check);
      return {
        intact: check.state === 'whole',
        rows: check.rows,
        brokenSeq: check.state === 'broken' ? check.brokenSeq : null,
        sentence,
        told: catalogueLinesOf(sentence),
      };
    },
  });
}
