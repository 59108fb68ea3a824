/**
 * Letting an event's judges go after the show: their links and devices end, and nothing else changes. A link that is
 * revoked takes its judge off the panel where a sheet was never given, and with that a certified result away.
 */
import { hashToken, newToken } from '../store/secrets.ts';
import type { Reader } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { endSessions } from './sessions.ts';

/** The ids of an event's judges whose links still work. */
export async function judgesToLetGo(read: Reader, eventId: string): Promise<string[]> {
  const rows = await read
    .selectFrom('judge')
    .select('id')
    .where('eventId', '=', eventId)
    .where('revokedAt', 'is', null)
    .where('tokenSealed', '!=', '')
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends the links of an event's judges, so that nobody can be shown them, and the sessions opened by them. */
export async function letJudgesGo(work: Work, eventId: string): Promise<void> {
  for (const id of await judgesToLetGo(work.tx, eventId)) {
    // The link that is there now is one that nobody was ever given.
    const left = { tokenHash: hashToken(newToken()), tokenSealed: '' };
    await work.tx.updateTable('judge').set(left).where('id', '=', id).execute();
    await endSessions(work, id);
  }
}
