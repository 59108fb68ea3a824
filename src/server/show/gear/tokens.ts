/** Tokens of gear that presses the desk's keys: made by an admin, shown once, kept as a hash, revoked at once. */

import { Refusal } from '#contract/refusal.ts';
import type { gearEndpoints } from '#contract/show/gear.ts';
import { currentEvent, requireCurrentEvent } from '../../events/queries.ts';
import type { AdminAccess } from '../../http/access.ts';
import { bearerToken, type Gate, mint } from '../../http/access.ts';
import type { InputOf } from '../../http/command.ts';
import { hashToken, newId, newToken } from '../../store/secrets.ts';
import type { Store } from '../../store/store.ts';
import type { Work } from '../../store/write.ts';

const SEEN_AGAIN_MS = 60_000;

/** The gate of control calls: a valid token of the current event. */
export function gearGate(store: Store): Gate<'gear'> {
  return async (request) => {
    const token = bearerToken(request);
    const row =
      token === undefined
        ? undefined
        : await store.read
            .selectFrom('controlToken')
            .select(['id', 'eventId', 'name', 'lastUsedAt'])
            .where('tokenHash', '=', hashToken(token))
            .executeTakeFirst();
    if (!row)
      throw new Refusal(
        'unauthenticated',
        'This key has no token, or its token was revoked in the settings.',
      );
    if (row.eventId !== (await currentEvent(store.read))?.id)
      throw new Refusal('unauthenticated', 'This token is for another event. Make one for this event.');
    const now = store.now();
    if (row.lastUsedAt === null || now - row.lastUsedAt > SEEN_AGAIN_MS)
      await store
        .quiet((tx) =>
          tx.updateTable('controlToken').set({ lastUsedAt: now }).where('id', '=', row.id).execute(),
        )
        // A full disk or a locked database keeps no key from its lamps; the next call notes it.
        .catch(() => undefined);
    return mint<'gear'>({
      tokenId: row.id,
      eventId: row.eventId,
      by: { kind: 'gear', id: row.id, name: row.name },
    });
  };
}

/** The valid tokens of the current event, oldest first. */
export async function controlTokens({ read }: Store) {
  const event = await currentEvent(read);
  return read
    .selectFrom('controlToken')
    .select(['id', 'name', 'createdBy', 'createdAt', 'lastUsedAt'])
    .where('eventId', '=', event?.id ?? '')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/**
 * Makes a token for the current event. Only its hash is stored; a repeated command gets the same token from its stored,
 * sealed answer.
 */
export async function addControlToken(
  { tx, now, audit }: Work,
  access: AdminAccess,
  { body: { name } }: InputOf<typeof gearEndpoints.addControlToken>,
): Promise<{ id: string; token: string }> {
  const { id: eventId } = await requireCurrentEvent(tx);
  const id = newId();
  const token = newToken();
  await tx
    .insertInto('controlToken')
    .values({
      id,
      eventId,
      name,
      tokenHash: hashToken(token),
      createdBy: access.by.name,
      createdAt: now,
      lastUsedAt: null,
    })
    .execute();
  audit({ action: 'gear.token_added', subject: `gear:${id}`, eventId, after: { name } });
  return { id, token };
}

/** Revokes a token. @throws Refusal `not_found`. */
export async function removeControlToken(
  { tx, audit }: Work,
  _access: AdminAccess,
  { params: { id } }: InputOf<typeof gearEndpoints.removeControlToken>,
): Promise<void> {
  const gone = await tx.deleteFrom('controlToken').where('id', '=', id).returning('name').executeTakeFirst();
  if (!gone) throw new Refusal('not_found', 'This token was revoked already.');
  audit({ action: 'gear.token_revoked', subject: `gear:${id}`, before: { name: gone.name } });
}
