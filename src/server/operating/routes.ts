/**
 * How those who run the server see inside it: `/healthz` for "is it alive", `/readyz` for "send people here",
 * `/metrics` for Prometheus, and the settings' page of load. The first three stand outside the API, where
 * proxies and supervisors look for them.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { operatingEndpoints } from '#contract/operating/endpoints.ts';
import { Refusal } from '#contract/refusal.ts';
import { catalogueLinesOf, report } from '#domain/messages/report.ts';
import { type ClockDoubt, confirmClock } from '../clock-doubt.ts';
import { bearerToken, type Gates } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import { commandsOf } from '../http/command.ts';
import { clockSentence } from '../store/clock-check.ts';
import { KEY_CHANGED } from '../store/key-watch.ts';
import { equalBlindly } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';
import type { LoadBook } from './load.ts';
import type { RefusedLog } from './refused.ts';

const READY_WITHIN_MS = 2_000;
const LEAST_FREE_BYTES = 50_000_000;

export interface OperatingParts {
  book: LoadBook;
  refused: RefusedLog;
  store: Pick<Store, 'version' | 'clockOffBy' | 'health' | 'write' | 'secrets' | 'now'>;
  version: string;
  freeBytes: () => Promise<number | undefined>;
  /** What somebody has to see to while people may be sent here all the same, in words. */
  troubles: () => Promise<string[]>;
  /** The same of the clock. */
  doubt: ClockDoubt;
  /** Whether it was asked to stop. */
  stopping: () => boolean;
  /** Who may read `/metrics` from another machine; nobody without. */
  metricsToken: string | undefined;
}

/** Registers `/healthz`, `/readyz`, `/metrics` and the page of load, and counts every answer of the app. */
export function operatingRoutes(app: FastifyInstance, gates: Gates, parts: OperatingParts): void {
  const { book, refused } = parts;
  app.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.url ?? 'unknown';
    book.answered(call, reply.statusCode, reply.elapsedTime);
    refused.answered(call, reply.statusCode);
  });
  addCalls(app, gates, operatingEndpoints, {
    load: async () => {
      const problems = await problemsOf(parts);
      const troubles = await parts.troubles().catch(() => []);
      return {
        ...(await book.load()),
        problems,
        problemsTold: problems.map(catalogueLinesOf),
        troubles,
        troublesTold: troubles.map(catalogueLinesOf),
        clockDoubt: doubtNow(parts),
      };
    },
    confirmClock: commandsOf(parts.store)(confirmClock),
  });
  const watched = { config: { outOfBudget: true } };
  app.get('/healthz', watched, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ alive: true, version: parts.version }),
  );
  app.get('/readyz', watched, async (_request, reply) => {
    const problems = parts.stopping() ? ['The server is stopping.'] : await problemsOf(parts);
    const ready = problems.length === 0;
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, problems: ready ? await troublesOf(parts) : problems });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, parts.metricsToken)) throw new Refusal('not_found');
    return reply
      .header('cache-control', 'no-store')
      .type(book.metricsType)
      .send(await book.metrics());
  });
}

function doubtNow({ doubt, store }: OperatingParts) {
  const why = doubt.says();
  return why === undefined ? null : { why, told: catalogueLinesOf(why), showsAt: store.now() };
}

/** What somebody has to see to, in words. */
async function troublesOf({ troubles, doubt }: OperatingParts): Promise<string[]> {
  const doubted = doubt.says();
  return [...(doubted === undefined ? [] : [doubted]), ...(await troubles().catch(() => []))];
}

/** What keeps the server from doing its work, in words; empty when nothing does. */
async function problemsOf({ store, freeBytes }: OperatingParts): Promise<string[]> {
  const problems: string[] = [];
  let later: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    later = setTimeout(() => reject(new Error('late')), READY_WITHIN_MS);
  });
  await Promise.race([Promise.all([store.version(), store.health.trouble()]), late])
    .then(([, trouble]) => trouble !== undefined && problems.push(trouble))
    .catch((error: { code?: unknown }) =>
      problems.push(report(error.code === KEY_CHANGED ? 'notSavedKeyChanged' : 'databaseSilent')),
    )
    .finally(() => clearTimeout(later));
  const off = store.clockOffBy();
  if (off !== 0) problems.push(clockSentence(off));
  const free = await freeBytes();
  if (free !== undefined && free < LEAST_FREE_BYTES)
    problems.push(report('almostFull', { left: Math.floor(free / 1_000_000) }));
  return problems;
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Programs on this machine may, unless a proxy speaks for somebody else, and whoever has the token. Others are
 * told that there is nothing: how busy a vote is should not be a spectacle of its own.
 */
function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  const shown = bearerToken(request);
  if (token !== undefined && shown !== undefined) return equalBlindly(token, shown);
  const proxied = request.headers['x-forwarded-for'] ?? request.headers.forwarded ?? request.headers.via;
  return proxied === undefined && LOOPBACK.has(request.socket.remoteAddress ?? '');
}
