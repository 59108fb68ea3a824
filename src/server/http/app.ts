/**
 * The bare HTTP application: validation, errors in words, security headers. Rooms add their calls to it; it knows
 * none of them.
 */
import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import { z } from 'zod';
import { Refusal } from '#contract/refusal.ts';
import { isNoText, storageTrouble } from '../store/trouble.ts';
import { networkOf } from './address.ts';
import { goesFirst, standInLine } from './admission.ts';
import { holdToBudget, openBudget, watchFullness } from './budget.ts';
import { API } from './calls.ts';
import { learnMethods } from './methods.ts';
import { packAnswers } from './packing.ts';
import { addressOf, type Proxies, trustOf } from './proxies.ts';
import { LOOK_EVERY_MS } from './slow-clients.ts';
import { refuseUnread } from './unread.ts';
import { plainWords } from './words.ts';

const BODY_LIMIT = 64 * 1024;
/** As long as any address that node takes in, so that each call says itself what is too long for it. */
const LONGEST_PARAM = 16 * 1024;

/**
 * What no page of ours asks of a device. The camera reads check-in codes, the microphone's permission lists where
 * the desk may play to: both on our own pages only.
 */
const UNUSED_POWERS = `camera=(self), microphone=(self), ${[
  'geolocation',
  'payment',
  'usb',
  'serial',
  'hid',
  'midi',
  'magnetometer',
  'gyroscope',
  'accelerometer',
]
  .map((power) => `${power}=()`)
  .join(', ')}`;

/**
 * The three style elements that the drag library (its exact version is in the lock) adds while a row of the
 * running order is dragged, by their hashes: these texts and no others. A new version of it changes them, and
 * `test/show/desk-work.long.test.ts` says so.
 */
const DRAGGED_ROW_STYLES = [
  "'sha256-P3zrZWkaCzrI/B9T0+WLFRTTY8rvTIfnbvP5TBI9Vgo='",
  "'sha256-E7zJXfkufcgTIQG1Th6iYnoGis+rTfZd044bgiM1kr4='",
  "'sha256-YYLJe/bgx7gKdFc8dp3EM3/S8hpKeZs7JyhfBoZYPuk='",
];

export interface AppSettings {
  log: Logger;
  /** Proxies in front that are believed. */
  trustProxy?: Proxies | undefined;
  /** Where https is served beside http, once it is. */
  httpsPort?: () => number | undefined;
}

/** Builds the Fastify application with its headers, limits and error answers; it does not listen yet. */
export async function buildApp({
  log,
  trustProxy = false,
  httpsPort,
}: AppSettings): Promise<FastifyInstance> {
  z.config({ customError: plainWords });
  const app = fastify({
    // Whoever starts the server says where it listens; what people need of it the framework has no say in.
    loggerInstance: log.level === 'info' ? log.child({}, { level: 'warn' }) : log,
    // Requests are not logged: their addresses may hold private links.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: trustOf(trustProxy),
    // Music over a bad line takes as long as it takes; who dawdles on purpose is seen in `slow-clients.ts`.
    requestTimeout: 0,
    http: { connectionsCheckingInterval: LOOK_EVERY_MS },
    clientErrorHandler: refuseUnread,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PARAM },
    rewriteUrl: ({ url = '/' }) => readable(url),
    forceCloseConnections: 'idle',
    // What came in before the door was shut is answered as ever.
    return503OnClosing: false,
  }) as unknown as FastifyInstance;
  learnMethods(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app, log);
  await headPages(app, httpsPort);
  packAnswers(app);
  await app.register(cookie);
  app.addHook('onRequest', async (request, reply) => {
    if (namesTwoHosts(request.raw)) throw new Refusal('invalid');
    // The route's own address: the one that was sent may name the server, or be written in another way.
    const { url = request.url } = request.routeOptions;
    if (url.startsWith(`${API}/`)) reply.header('cache-control', 'no-store');
  });
  const budget = openBudget(watchFullness());
  const address = addressOf(trustProxy);
  const isSpent = (request: IncomingMessage) => budget.isSpent(networkOf(address(request)));
  standInLine(app.server, (request) => goesFirst(request, isSpent));
  holdToBudget(app, budget);
  return app;
}

/** Whether two headers say which host is meant: a proxy in front may read the other one (RFC 9112, section 3.2). */
const namesTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((word, at) => at % 2 === 0 && word.toLowerCase() === 'host').length > 1;

/** Every error becomes a refusal in words. */
function answerErrors(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = asRefusal(error, request.method);
    if (refusal.code === 'internal')
      log.error({ err: error, call: request.routeOptions.url }, 'a call failed');
    if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
    return reply
      .status(refusal.status)
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(refusal.answer());
  });
}

/** What browsers are told with every answer: what a page may load, and which powers it has no use for. */
async function headPages(app: FastifyInstance, httpsPort: AppSettings['httpsPort']): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", ...DRAGGED_ROW_STYLES],
        // By a picture from there a page on http finds out whether its device trusts this server's certificate.
        imgSrc: ["'self'", 'data:', 'blob:', (request) => besideOnHttps(request, httpsPort?.())],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        // The desk shows the projector page itself as its preview.
        frameAncestors: ["'self'"],
        frameSrc: ["'self'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    // On a hall's plain http these would only break things; a proxy with TLS adds them.
    strictTransportSecurity: false,
    originAgentCluster: false,
    crossOriginOpenerPolicy: false,
    xFrameOptions: { action: 'sameorigin' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', UNUSED_POWERS);
  });
}

/**
 * An address that cannot be decoded is read as it stands: a link that was broken on its way is then answered like
 * any other that leads nowhere.
 */
function readable(url: string): string {
  if (!url.includes('%')) return url;
  const [path = ''] = url.split('?', 1);
  try {
    decodeURI(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

/** What counts as secure without https: a page there has nothing to find out. */
const OWN_MACHINE = /^(localhost|127\..*|\[::1\])$/;

/** This server over https, for pages that came over plain http from another machine; else nothing more than their own. */
function besideOnHttps(
  { headers: { host = '' }, socket }: IncomingMessage,
  port: number | undefined,
): string {
  const name = /^([\w.-]+|\[[\da-f:]+\])(?::\d+)?$/i.exec(host)?.[1];
  const isSecure = name === undefined || OWN_MACHINE.test(name) || 'encrypted' in socket;
  return isSecure || port === undefined ? "'self'" : `https://${name}:${port}`;
}

const isSendersFault = (error: FastifyError): boolean =>
  isNoText(error) || Math.floor((error.statusCode ?? 500) / 100) === 4;

/** Every error as the refusal a person may read. What we did not foresee says nothing of our inside. */
function asRefusal(error: FastifyError, method: string): Refusal {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields: Record<string, string> = {};
    for (const issue of error.validation) {
      const path = issue.instancePath.split('/').filter(Boolean).join('.') || '(all)';
      fields[path] ??= issue.message ?? 'This is not right.';
    }
    return new Refusal('invalid', undefined, { fields });
  }
  if (error.statusCode === 413) return new Refusal('too_large');
  if (error.statusCode === 415) return new Refusal('unsupported_type');
  if (error.statusCode === 429) return new Refusal('too_many');
  if (isSendersFault(error)) return new Refusal('invalid');
  const trouble = storageTrouble(error);
  // Whoever only asked for something has nothing to save.
  if (trouble?.code === 'not_saved' && (method === 'GET' || method === 'HEAD')) return new Refusal('busy');
  return trouble ?? new Refusal('internal');
}
