/**
 * Tells addresses what waits for them: a lane for each, so that one that is slow or silent holds no other up, and
 * in a lane one thing after the other in the order in which they happened, so that a retry is never overtaken.
 * Of several processes one speaks to an address at a time. A delivery is taken by moving its next try into the
 * future before the call, so that after a power cut it is made again by itself.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import { report } from '#domain/messages/report.ts';
import type { Store } from '../../store/store.ts';
import type { Tables } from '../../store/tables.ts';
import { signedHeaders } from './hooks.ts';
import { post } from './post.ts';

/** Also without a word of the store it is looked this often whether something waits. */
const LOOK_MS = 5_000;
const CLAIM_MS = 15_000;
/** After the first failure, the second … and from then on. */
const WAITS_MS = [1_000, 2_000, 5_000, 10_000, 20_000];
const LONGEST_WAIT_MS = Math.max(CLAIM_MS, ...WAITS_MS);
/** An address that answers and does not take a thing is asked so often. One that is away is asked until it is back. */
const MOST_REFUSALS = 6;
/** What happened longer ago is told to nobody: a lamp that lights when the act is over is worse than a dark one. */
const WORTH_MS = 5 * 60_000;
const TOO_OLD = report('gearTooOld');
/** Of what is done, the last of each address are kept to be looked at. */
const KEPT = 20;

type Row = Selectable<Tables['webhookDelivery']> &
  Pick<Selectable<Tables['webhook']>, 'url' | 'secret' | 'inTheHall'>;

/** Delivers queued webhook events. */
export interface Hooks {
  start(): void;
  /** Aborts deliveries under way; they are repeated after the next start. */
  stop(): Promise<void>;
}

interface Lane {
  /** Something may wait. */
  wake(): void;
  /** Resolves when it has come to rest, once the sender stops. */
  end(): Promise<void>;
}

/** Makes the sender. `onTrouble` is called with errors on our own side. */
export function openHooks(store: Store, onTrouble: (error: unknown) => void): Hooks {
  const stopping = new AbortController();
  const lanes = new Map<string, Lane>();
  let timer: NodeJS.Timeout | undefined;
  let stopListening: () => void = () => undefined;
  let looking: Promise<void> | undefined;
  let again = false;

  /** Wakes the lane of every address for which something waits. */
  const look = async () => {
    do {
      again = false;
      const waiting = await store.read
        .selectFrom('webhookDelivery')
        .select('webhookId')
        .distinct()
        .where('state', '=', 'queued')
        .execute();
      for (const { webhookId: id } of waiting) {
        const lane = lanes.get(id) ?? openLane(store, id, stopping.signal, onTrouble);
        lanes.set(id, lane);
        lane.wake();
      }
    } while (again && !stopping.signal.aborted);
  };
  const round = (): void => {
    again = true;
    if (stopping.signal.aborted || looking) return;
    clearTimeout(timer);
    looking = look()
      .catch(onTrouble)
      .finally(() => {
        looking = undefined;
        if (!stopping.signal.aborted) timer = setTimeout(round, LOOK_MS).unref();
      });
  };

  return {
    start() {
      stopListening = store.onVersion(round);
      round();
    },
    async stop() {
      stopping.abort();
      stopListening();
      clearTimeout(timer);
      await looking;
      await Promise.all([...lanes.values()].map((lane) => lane.end()));
    },
  };
}

function openLane(
  store: Store,
  id: string,
  stopping: AbortSignal,
  onTrouble: (error: unknown) => void,
): Lane {
  let running: Promise<void> | undefined;
  let woken = new AbortController();

  /** Tells what is first in line, until nothing is. */
  const empty = async () => {
    while (!stopping.aborted) {
      woken = new AbortController();
      const row = await first(store, id);
      if (row === undefined) return;
      const wait = row.dueAt - store.now();
      // No wait is longer: a try that is further ahead was set by a clock that was put back since.
      if (wait > 0 && wait <= LONGEST_WAIT_MS)
        await pause(wait, undefined, { signal: woken.signal }).catch(() => undefined);
      else if (await claim(store, row)) await deliver(store, row, stopping);
    }
  };
  const run = async () => {
    // Where another process is at it, that one hears of what comes, too.
    while ((await store.cluster.ifFree(`webhook ${id}`, empty)) && woken.signal.aborted)
      if (stopping.aborted) return;
  };
  return {
    wake() {
      woken.abort();
      if (stopping.aborted) return;
      running ??= run()
        .catch(onTrouble)
        .finally(() => {
          running = undefined;
        });
    },
    async end() {
      woken.abort();
      await running;
    },
  };
}

const first = (store: Store, id: string): Promise<Row | undefined> =>
  store.read
    .selectFrom('webhookDelivery')
    .innerJoin('webhook', 'webhook.id', 'webhookDelivery.webhookId')
    .selectAll('webhookDelivery')
    .select(['url', 'secret', 'inTheHall'])
    .where('webhookId', '=', id)
    .where('state', '=', 'queued')
    .orderBy('position')
    .orderBy('webhookDelivery.createdAt')
    .limit(1)
    .executeTakeFirst();

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

async function deliver(store: Store, row: Row, stopping: AbortSignal): Promise<void> {
  const tooOld = row.createdAt + WORTH_MS <= store.now();
  const change = tooOld
    ? {
        state: 'failed' as const,
        tries: row.tries,
        answer: row.answer === '' ? TOO_OLD : `${TOO_OLD} ${row.answer}`,
      }
    : await tell(store, row, stopping);
  await store.quiet(async (tx) => {
    const doneAt = 'state' in change ? store.now() : null;
    await tx
      .updateTable('webhookDelivery')
      .set({ ...change, doneAt })
      .where('id', '=', row.id)
      .execute();
    if (doneAt === null) return;
    const done = tx
      .selectFrom('webhookDelivery')
      .where('webhookId', '=', row.webhookId)
      .where('state', '!=', 'queued');
    const kept = await done.select('id').orderBy('position', 'desc').limit(KEPT).execute();
    await tx
      .deleteFrom('webhookDelivery')
      .where('webhookId', '=', row.webhookId)
      .where('state', '!=', 'queued')
      .where(
        'id',
        'not in',
        kept.map((one) => one.id),
      )
      .execute();
  });
}

/** Makes one try of it. Answers what became of it. */
async function tell(store: Store, row: Row, stopping: AbortSignal) {
  const tries = row.tries + 1;
  const letter = {
    url: row.url,
    inTheHall: row.inTheHall === 1,
    headers: signedHeaders(store.secrets.unseal(row.secret), { id: row.id, body: row.body, at: store.now() }),
    body: row.body,
  };
  const { status, answer } = await post(letter, stopping).then(
    (heard) => ({ status: heard, answer: report('gearAnswered', { status: heard }) }),
    (error: unknown) => ({ status: 0, answer: error instanceof Error ? error.message : String(error) }),
  );
  if (status >= 200 && status < 300) return { state: 'sent' as const, answer };
  // Ended with the server: this was no try.
  if (stopping.aborted && status === 0) return { dueAt: store.now(), tries: row.tries };
  if (status > 0 && tries >= MOST_REFUSALS) return { state: 'failed' as const, answer };
  return { dueAt: store.now() + (WAITS_MS[tries - 1] ?? WAITS_MS.at(-1) ?? 0), answer };
}
