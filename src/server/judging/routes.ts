/** The calls on judging, answered. */
import type { FastifyInstance } from 'fastify';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { Refusal } from '#contract/refusal.ts';
import { isAnswered } from '#domain/judging/scoresheet.ts';
import { pickFields } from '#domain/pick-fields.ts';
import { requireCurrentEvent } from '../events/queries.ts';
import type { Gates } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import { commandsOf } from '../http/command.ts';
import { wishesOf } from '../http/reader.ts';
import { latestRound } from '../lineup/queries.ts';
import type { Store } from '../store/store.ts';
import {
  addCriterion,
  changeCriterion,
  criteriaInUse,
  orderCriteria,
  removeCriterion,
} from './criteria-commands.ts';
import {
  addJudges,
  changeJudge,
  endOwnSession,
  endSessionOfJudge,
  linksOfPanel,
  nudgeJudge,
  reissueLink,
  removeJudge,
  revokeLink,
} from './judge-commands.ts';
import { type Excused, identityOf, panelOf, presentCriterion } from './panel.ts';
import {
  criteriaOfEvent,
  isOnline,
  judgeByToken,
  judgeProgress,
  judgesOfEvent,
  sessionsOfJudges,
} from './queries.ts';
import { saveScoresheet } from './scoresheet-commands.ts';
import { isEnded, isSessionOf, mintSession, noteUnsent } from './sessions.ts';

/** Holds the device's session id, so that the same device opening its link again stays the same device. */
const COOKIE = 'ovation_judge';
const COOKIE_LIFE_S = 30 * 86_400;

/**
 * Registers the calls on judges, criteria and scoresheets. `excused` tells from which acts an organiser excused a
 * judge.
 */
export function judgingRoutes(app: FastifyInstance, gates: Gates, store: Store, excused: Excused): void {
  const listed = async (id: string) => {
    const judge = (await listJudges(store)).find((one) => one.id === id);
    if (!judge) throw new Refusal('not_found', 'There is no such judge.');
    return judge;
  };
  const command = commandsOf(store);
  addCalls(app, gates, judgingEndpoints, {
    judgeAccess: async ({ params, request, reply }) => {
      const judge = await judgeByToken(store.read, params.token);
      if (!judge) throw new Refusal('invalid_judge_token');
      const before = request.cookies[COOKIE];
      const known =
        before !== undefined &&
        isSessionOf(store.secrets, judge.id, before) &&
        !(await isEnded(store, before));
      const sessionId = known ? before : mintSession(store.secrets, judge.id);
      reply.setCookie(COOKIE, sessionId, {
        path: '/api/v1/auth/judge',
        httpOnly: true,
        sameSite: 'lax',
        // A hall's laptop serves plain http, where a Secure cookie would never come back.
        secure: request.protocol === 'https',
        maxAge: COOKIE_LIFE_S,
      });
      return { judge: await identityOf(store.read, judge), sessionId };
    },
    panel: (call) => panelOf(store.read, { ...call, wishes: wishesOf(call.request) }, store.now(), excused),
    saveScoresheet: command(saveScoresheet),
    judgeSeen: ({ access, body }) => noteUnsent(store, access.sessionId, body.unsent),
    endJudgeSession: command(endOwnSession),

    judges: () => listJudges(store),
    addJudges: async (call) => {
      const ids = await command(addJudges)(call);
      return (await listJudges(store)).filter((judge) => ids.includes(judge.id));
    },
    changeJudge: async (call) => {
      await command(changeJudge)(call);
      return listed(call.params.id);
    },
    judgeLinks: ({ access }) => linksOfPanel(store, access),
    reissueLink: command(reissueLink),
    revokeLink: command(revokeLink),
    nudgeJudge: command(nudgeJudge),
    removeJudge: command(removeJudge),
    endSessionOfJudge: command(endSessionOfJudge),

    criteria: async () => {
      const event = await requireCurrentEvent(store.read);
      const inUse = await criteriaInUse(store.read, event.id);
      return (await criteriaOfEvent(store.read, event.id)).map((one) => ({
        ...presentCriterion(one),
        inUse: inUse.has(one.id),
      }));
    },
    addCriterion: command(addCriterion),
    changeCriterion: command(changeCriterion),
    orderCriteria: command(orderCriteria),
    removeCriterion: command(removeCriterion),
  });
}

/** The current event's judges as the admin sees them: who is connected on what, and how far everybody is. */
async function listJudges(store: Store) {
  const event = await requireCurrentEvent(store.read);
  const round = await latestRound(store.read, event.id);
  const judges = await judgesOfEvent(store.read, event.id);
  const progress = round ? await judgeProgress(store.read, event.id, round.id) : [];
  const sessions = await sessionsOfJudges(
    store.read,
    judges.map((judge) => judge.id),
  );
  return judges.map((judge) => {
    const sheets = Object.values(progress.find((one) => one.judge.id === judge.id)?.sheets ?? {});
    return {
      ...pickFields(judge, ['id', 'name', 'isHead', 'categoryIds', 'criterionIds', 'weight', 'jury']),
      createdAt: judge.createdAt,
      revoked: judge.revokedAt !== null || judge.tokenSealed === '',
      sessions: sessions
        .filter((session) => session.judgeId === judge.id)
        .map((session) => ({
          id: session.id,
          device: session.device,
          firstSeenAt: session.createdAt,
          lastSeenAt: session.lastSeenAt,
          online: isOnline(session.lastSeenAt, store.now()),
          unsent: session.unsent,
          revoked: session.revokedAt !== null,
        })),
      scored: sheets.filter(isAnswered).length,
      toScore: sheets.length,
    };
  });
}
