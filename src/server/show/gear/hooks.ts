/**
 * Addresses that are told what happens. A happening waits in the database from the very write that it tells of,
 * so the show never waits for an address and nothing is lost when the power goes.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { type Camel, snakeKeys } from '#contract/case.ts';
import { Refusal } from '#contract/refusal.ts';
import type { gearEndpoints } from '#contract/show/gear.ts';
import type { webhookHeaders, webhookMessage } from '#contract/show/webhook.ts';
import { kindTold } from '#domain/lineup/round-kind.ts';
import { catalogueLinesOf } from '#domain/messages/report.ts';
import type { GearNotification, NotificationKind } from '#domain/show/notifications.ts';
import type { AdminAccess } from '../../http/access.ts';
import type { InputOf, KeyedWork } from '../../http/command.ts';
import type { Round } from '../../lineup/queries.ts';
import { newId } from '../../store/secrets.ts';
import type { Store } from '../../store/store.ts';
import type { Work } from '../../store/write.ts';

type Calls = typeof gearEndpoints;

const MOST_HOOKS = 10;
const SHOWN = 10;

interface Happened {
  event: string;
  /** The round that they happened in; none where they are only tried. */
  round: Round | null;
  happenings: readonly GearNotification[];
}

/** More than one step ever makes. */
const MOST_IN_A_STEP = 1_000;

/**
 * Queues what happened for every webhook address that wants it, inside the write that it tells of.
 * @param work by the server's own clock: the round's own may be hours ahead
 */
export async function queueNotifications({ tx, now, version }: Work, told: Happened): Promise<void> {
  if (told.happenings.length === 0) return;
  const hooks = await tx.selectFrom('webhook').select(['id', 'happenings']).execute();
  const rows = hooks.flatMap((hook) => {
    const wanted: NotificationKind[] = JSON.parse(hook.happenings);
    return told.happenings
      .filter((happening) => wanted.includes(happening.kind))
      .map(({ kind, happenedAt, ...facts }) =>
        delivery(hook.id, kind, happenedAt, {
          ...facts,
          event: told.event,
          ...kindTold(told.round),
        }),
      );
  });
  if (rows.length > 0)
    await tx
      .insertInto('webhookDelivery')
      .values(
        rows.map((row, index) => ({
          ...row,
          position: version * MOST_IN_A_STEP + index,
          roundId: told.round?.id ?? null,
          dueAt: now,
          createdAt: now,
        })),
      )
      .execute();
}

type Message = z.infer<typeof webhookMessage>;

const delivery = (webhookId: string, type: Message['type'], at: number, data: Camel<Message['data']>) => ({
  id: newId(),
  webhookId,
  happening: type,
  body: JSON.stringify({ type, timestamp: new Date(at).toISOString(), data: snakeKeys(data) }),
  state: 'queued' as const,
  tries: 0,
  answer: '',
  doneAt: null,
});

/** Standard Webhooks: the key is what stands in base64 after this. */
const SECRET_MARK = 'whsec_';
const newSecret = (): string => SECRET_MARK + randomBytes(32).toString('base64');

/** The headers of one attempt at a delivery, with the signature that proves its origin. `at` is its time, in ms. */
export function signedHeaders(
  secret: string,
  { id, body, at }: { id: string; body: string; at: number },
): z.infer<typeof webhookHeaders> {
  const timestamp = String(Math.floor(at / 1_000));
  const key = Buffer.from(secret.replace(SECRET_MARK, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

/** The event's webhook addresses with their last deliveries. */
export async function webhooks(store: Store) {
  const hooks = await store.read.selectFrom('webhook').selectAll().orderBy('createdAt').execute();
  return Promise.all(
    hooks.map(async (hook) => ({
      id: hook.id,
      url: hook.url,
      happenings: JSON.parse(hook.happenings) as NotificationKind[],
      inTheHall: hook.inTheHall === 1,
      createdAt: hook.createdAt,
      deliveries: (
        await store.read
          .selectFrom('webhookDelivery')
          .select(['id', 'happening', 'state', 'tries', 'dueAt', 'answer', 'createdAt', 'doneAt'])
          .where('webhookId', '=', hook.id)
          .orderBy('createdAt', 'desc')
          .orderBy('id', 'desc')
          .limit(SHOWN)
          .execute()
      ).map((one) => ({ ...one, told: catalogueLinesOf(one.answer) })),
    })),
  );
}

/** Adds an address. @throws Refusal `wrong_state` when there are too many. */
export async function addWebhook(
  { tx, now, audit, secrets }: KeyedWork,
  _access: AdminAccess,
  { body: given }: InputOf<Calls['addWebhook']>,
): Promise<{ id: string; secret: string }> {
  if ((await tx.selectFrom('webhook').select('id').execute()).length >= MOST_HOOKS)
    throw new Refusal('wrong_state', `There are ${MOST_HOOKS} addresses already. Remove one first.`);
  const id = newId();
  const secret = newSecret();
  await tx
    .insertInto('webhook')
    .values({
      id,
      url: given.url,
      secret: secrets.seal(secret),
      happenings: JSON.stringify(given.happenings),
      inTheHall: given.inTheHall ? 1 : 0,
      createdAt: now,
    })
    .execute();
  // The address may hold a secret of its own, so only its host is noted.
  audit({
    action: 'gear.webhook_added',
    subject: `webhook:${id}`,
    after: { host: new URL(given.url).host, happenings: given.happenings, inTheHall: given.inTheHall },
  });
  return { id, secret };
}

/** Deletes an address. @throws Refusal `not_found`. */
export async function removeWebhook(
  { tx, audit }: Work,
  _access: AdminAccess,
  { params: { id } }: InputOf<Calls['removeWebhook']>,
): Promise<void> {
  await tx.deleteFrom('webhookDelivery').where('webhookId', '=', id).execute();
  const gone = await tx.deleteFrom('webhook').where('id', '=', id).returning('url').executeTakeFirst();
  if (!gone) throw new Refusal('not_found', 'This address was removed already.');
  audit({
    action: 'gear.webhook_removed',
    subject: `webhook:${id}`,
    before: { host: new URL(gone.url).host },
  });
}

/** Queues a test delivery for one address. @throws Refusal `not_found`. */
export async function testWebhook(
  { tx, now, version }: Work,
  _access: AdminAccess,
  { params: { id } }: InputOf<Calls['testWebhook']>,
): Promise<void> {
  const hook = await tx.selectFrom('webhook').select('id').where('id', '=', id).executeTakeFirst();
  if (!hook) throw new Refusal('not_found', 'This address was removed already.');
  const nothing = { version: 0, act: null, title: null, closesAt: null, event: '', ...kindTold(null) };
  await tx
    .insertInto('webhookDelivery')
    .values({
      ...delivery(id, 'test', now, nothing),
      position: version * MOST_IN_A_STEP,
      roundId: null,
      dueAt: now,
      createdAt: now,
    })
    .execute();
}
