/** Who a judge's call comes from. The only place that mints judge proofs. Never answers 401: that would sign an admin out. */
import type { FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { cameAt, type Gate, header, mint } from '../http/access.ts';
import { deviceName } from '../http/device.ts';
import type { Store } from '../store/store.ts';
import { judgeByToken } from './queries.ts';
import { isSessionOf, noteSeen } from './sessions.ts';

/** The gate of judges' calls: both headers, a link that works, and a session that nobody ended. */
export function judgeGate(store: Store): Gate<'judge'> {
  return async (request: FastifyRequest) => {
    const token = header(request, 'x-judge-token');
    const sessionId = header(request, 'x-judge-session');
    const judge = token === undefined ? undefined : await judgeByToken(store.read, token);
    if (!judge || sessionId === undefined || !isSessionOf(store.secrets, judge.id, sessionId))
      throw new Refusal('judge_unknown');
    await noteSeen(store, {
      judgeId: judge.id,
      sessionId,
      device: deviceName(request.headers['user-agent']),
      at: cameAt(request, store.now()),
    });
    return mint<'judge'>({
      judgeId: judge.id,
      eventId: judge.eventId,
      sessionId,
      by: { kind: 'judge', id: judge.id, name: judge.name },
    });
  };
}
