/** The store on which every gate is asked who it lets in. */
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { hashToken, newId, newToken, secretsFrom } from '#server/store/secrets.ts';
import { openStore, type Store } from '#server/store/store.ts';
import { besideTheDoor } from './beside-the-door.ts';
import { type SeededRound, seedRound } from './round.ts';
import { type FreshDatabase, freshDatabase } from './store.ts';

let fresh: FreshDatabase;
export let store: Store;
/** Of the event that is over. */
export let past: SeededRound;
/** Of the event that is on. */
export let round: SeededRound;
/** The store's time, in ms. */
export let now = Date.UTC(2026, 3, 18, 20);
export const MINUTE = 60_000;

/** Lets so many ms pass. */
export const passes = (ms: number): void => {
  now += ms;
};

export const request = (headers: Record<string, string | undefined>) =>
  ({ headers }) as unknown as FastifyRequest;
export const bearing = (token: string) => request({ authorization: `Bearer ${token}` });
export const change: <T>(work: Parameters<typeof besideTheDoor<T>>[1]) => Promise<T> = (work) =>
  besideTheDoor(store, work);
export const refused = (code: string, words?: string) => ({
  code,
  ...(words !== undefined && { message: expect.stringContaining(words) }),
});

/** Opens the store before the tests of a file, with an event that is over and one that is on; each test is a day later. */
export function onOneStore(): void {
  beforeAll(async () => {
    fresh = await freshDatabase('sqlite', 'nothing');
    store = await openStore({
      database: fresh.database,
      secrets: secretsFrom(Buffer.alloc(32, 7)),
      clock: () => now,
      clockIsMoved: true,
      onTrouble: (message) => {
        throw new Error(message);
      },
    });
    past = await seedRound(store, { acts: 1, judges: 1 });
    await change((tx) => tx.updateTable('event').set({ isCurrent: 0 }).execute());
    now += MINUTE;
    round = await seedRound(store, { acts: 1, judges: 1 });
  });
  afterAll(async () => {
    await store.close();
    await fresh.remove();
  });
  beforeEach(() => {
    now += 24 * 60 * MINUTE;
  });
}

/** An account that is signed in by a token of its own. */
export async function signedIn(role: 'admin' | 'crew') {
  const [adminId, sessionId, token] = [newId(), newId(), newToken()];
  await change(async (tx) => {
    await tx
      .insertInto('admin')
      .values({
        id: adminId,
        email: `${adminId}@example.org`,
        name: `A ${role}`,
        passwordHash: '',
        role,
        createdAt: now,
        updatedAt: now,
        disabledAt: null,
      })
      .execute();
    await tx
      .insertInto('adminSession')
      .values({
        id: sessionId,
        adminId,
        tokenHash: hashToken(token),
        device: 'a test',
        createdAt: now,
        lastSeenAt: now,
        expiresAt: now + 30 * 24 * 60 * MINUTE,
      })
      .execute();
  });
  const lastSeen = async () =>
    (
      await store.read.selectFrom('adminSession').select('lastSeenAt').where('id', '=', sessionId).execute()
    )[0]?.lastSeenAt;
  return { adminId, sessionId, token, lastSeen };
}
