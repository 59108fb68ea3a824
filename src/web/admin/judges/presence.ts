/** What the admin says of a judge's connection. */
import type { Judge, JudgeSession } from './use-judges.ts';

export type Presence =
  | { kind: 'revoked' }
  | { kind: 'not_opened' }
  | { kind: 'online'; devices: JudgeSession[]; unsent: number }
  | { kind: 'away'; lastSeenAt: number; unsent: number };

/** Whether and how a judge is connected. */
export function presenceOf(judge: Judge): Presence {
  if (judge.revoked) return { kind: 'revoked' };
  const devices = judge.sessions.filter((session) => !session.revoked);
  const [newest] = devices;
  if (!newest) return { kind: 'not_opened' };
  const unsent = devices.reduce((sum, device) => sum + device.unsent, 0);
  const online = devices.filter((device) => device.online);
  return online.length > 0
    ? { kind: 'online', devices: online, unsent }
    : { kind: 'away', lastSeenAt: newest.lastSeenAt, unsent };
}
