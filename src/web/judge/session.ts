/** The judge session in this browser, under the specification's own keys `judge_token` and `judge_data`. */
import { snakeKeys } from '#contract/case.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { KEYS, keep, stored, storedJson } from '#web/client/storage.ts';

type Validated = AnswerOf<typeof judgingEndpoints.judgeAccess>;

/** The judge whose session is stored on this device. */
export interface StoredJudge {
  id: string;
  name: string;
}

/** Keeps a validated link. The session id stands in the judge's data, as calls expect it there. */
export function startSession(token: string, { judge, sessionId }: Validated): void {
  keep(KEYS.judgeToken, token);
  keep(KEYS.judgeData, JSON.stringify(snakeKeys({ ...judge, sessionId })));
}

/** Forgets the judge. An admin's session in the same browser is another thing and stays. */
export function clearSession(): void {
  keep(KEYS.judgeToken, undefined);
  keep(KEYS.judgeData, undefined);
}

/** The judge whose session is stored here; undefined unless both token and usable data are. */
export function storedJudge(): StoredJudge | undefined {
  const data = storedJson(KEYS.judgeData);
  if (stored(KEYS.judgeToken) === undefined || data === null || typeof data !== 'object') return undefined;
  const { id, name } = data as { id?: unknown; name?: unknown };
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : undefined;
}
