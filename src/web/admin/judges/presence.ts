/** What the office says of a judge's connection. */
import type { Judge, JudgeSession } from './use-judges.ts';

const ONLINE_MS = 40_000;

export type Presence =
  | { kind: 'revoked' }
  | { kind: 'not_opened' }
  | { kind: 'online'; devices: JudgeSession[]; unsent: number }
  | { kind: 'away'; lastSeenAt: number; unsent: number };

/** How a judge is connected at `now`, in ms. */
export function presenceOf(judge: Judge, now: number): Presence {
  if (judge.revoked) return { kind: 'revoked' };
  const devices = judge.sessions.filter((session) => !session.revoked);
  const [newest] = devices;
  if (!newest) return { kind: 'not_opened' };
  const unsent = devices.reduce((sum, device) => sum + device.unsent, 0);
  const online = devices.filter((device) => now - device.lastSeenAt < ONLINE_MS);
  return online.length > 0
    ? { kind: 'online', devices: online, unsent }
    : { kind: 'away', lastSeenAt: newest.lastSeenAt, unsent };
}
