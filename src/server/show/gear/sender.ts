/**
 * Tells addresses what waits for them. Of several processes one speaks to an address at a time, so that it hears
 * things in their order; a delivery is taken by moving its next try into the future before the call, so that after
 * a power cut it is made again by itself, and by one of them.
 */
import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import type { Selectable } from 'kysely';
import type { Store } from '../../store/store.ts';
import type { Tables } from '../../store/tables.ts';
import { signedHeaders } from './hooks.ts';
import { guardedLookup, refuseWritten } from './reachable.ts';

const LOOK_MS = 5_000;
/** An address that another process is at is looked at again this soon. */
const TAKEN_MS = 250;
const AT_ONCE = 20;
const CLAIM_MS = 60_000;
const TALK_MS = 10_000;
/** After the first failure, the second … Then it is given up: a lamp that lights after the show helps nobody. */
const WAITS_MS = [2_000, 10_000, 30_000, 2 * 60_000, 10 * 60_000, 30 * 60_000];
const KEPT_MS = 7 * 86_400_000;

type Row = Selectable<Tables['webhookDelivery']> &
  Pick<Selectable<Tables['webhook']>, 'url' | 'secret' | 'inTheHall'>;

export interface Hooks {
  start(): void;
  /** Makes the calls that are due. Answers how many were tried. */
  sendDue(): Promise<number>;
  stop(): Promise<void>;
}

/** Makes the sender. `onTrouble` hears of what is wrong on our own side. */
export function openHooks(store: Store, onTrouble: (error: unknown) => void): Hooks {
  let timer: NodeJS.Timeout | undefined;
  let stopping = false;
  let running: Promise<number> | undefined;
  let again = LOOK_MS;
  let stopListening: () => void = () => undefined;

  const sendDue = async (): Promise<number> => {
    const due = await store.read
      .selectFrom('webhookDelivery')
      .innerJoin('webhook', 'webhook.id', 'webhookDelivery.webhookId')
      .selectAll('webhookDelivery')
      .select(['url', 'secret', 'inTheHall'])
      .where('state', '=', 'queued')
      .where('dueAt', '<=', store.now())
      .orderBy('webhookDelivery.createdAt')
      .orderBy('webhookDelivery.id')
      .limit(AT_ONCE)
      .execute();
    let tried = 0;
    const addresses = new Set(due.map((row) => row.webhookId));
    // A slow address holds no other up.
    await Promise.all(
      [...addresses].map(async (id) => {
        const turn = await store.neighbours.ifFree(`webhook ${id}`, async () => {
          for (const row of due.filter((one) => one.webhookId === id)) {
            if (stopping || !(await claim(store, row))) continue;
            await deliver(store, row);
            tried += 1;
          }
        });
        if (!turn) again = TAKEN_MS;
      }),
    );
    return tried;
  };

  const round = (): void => {
    // What came while it looked may have come too late for that look.
    if (running) again = TAKEN_MS;
    if (stopping || running) return;
    clearTimeout(timer);
    running = sendDue()
      .catch((error: unknown) => {
        onTrouble(error);
        return 0;
      })
      .finally(() => {
        running = undefined;
        if (!stopping) timer = setTimeout(round, again).unref();
        again = LOOK_MS;
      });
    void running.then((tried) => tried > 0 && round());
  };

  return {
    start() {
      stopListening = store.onVersion(() => round());
      round();
    },
    sendDue,
    async stop() {
      stopping = true;
      stopListening();
      clearTimeout(timer);
      await running;
    },
  };
}

async function claim(store: Store, row: Row): Promise<boolean> {
  return store.quiet(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('webhookDelivery')
      .set({ dueAt: store.now() + CLAIM_MS, tries: row.tries + 1 })
      .where('id', '=', row.id)
      .where('state', '=', 'queued')
      .where('tries', '=', row.tries)
      .executeTakeFirst();
    return Number(numUpdatedRows) === 1;
  });
}

async function deliver(store: Store, row: Row): Promise<void> {
  const { ok, answer } = await call(row, store.secrets.unseal(row.secret), store.now()).then(
    (status) => ({ ok: status >= 200 && status < 300, answer: `Answered ${status}.` }),
    (error: unknown) => ({ ok: false, answer: error instanceof Error ? error.message : String(error) }),
  );
  const now = store.now();
  const wait = WAITS_MS[row.tries];
  const change = ok
    ? { state: 'sent' as const, answer, doneAt: now }
    : wait === undefined
      ? { state: 'failed' as const, answer, doneAt: now }
      : { dueAt: now + wait, answer };
  await store.quiet(async (tx) => {
    await tx.updateTable('webhookDelivery').set(change).where('id', '=', row.id).execute();
    await tx
      .deleteFrom('webhookDelivery')
      .where('state', '!=', 'queued')
      .where('doneAt', '<', now - KEPT_MS)
      .execute();
  });
}

/** One call. Redirections are not followed, and of the answer only its status is read. */
function call(row: Row, secret: string, now: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const inTheHall = row.inTheHall === 1;
    const url = new URL(row.url);
    refuseWritten(url.hostname, inTheHall);
    const request = (url.protocol === 'https:' ? tlsRequest : plainRequest)(
      url,
      {
        method: 'POST',
        lookup: guardedLookup(inTheHall),
        timeout: TALK_MS,
        signal: AbortSignal.timeout(TALK_MS),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(row.body),
          'user-agent': 'Ovation',
          ...signedHeaders(secret, { id: row.id, body: row.body, at: now }),
        },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
        response.once('error', () => undefined);
      },
    );
    request.once('timeout', () => request.destroy(new Error('No answer within ten seconds.')));
    request.once('error', reject);
    request.end(row.body);
  });
}
