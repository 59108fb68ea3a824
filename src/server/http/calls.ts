/**
 * Turns a room's endpoint table and its handlers into routes. The order for every call is fixed: who is it →
 * is the input right → the handler → only the declared fields leave. Names change case here and nowhere else.
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { camelKeys, snakeKeys } from '#contract/case.ts';
import {
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  type EndpointTable,
  inNamedRound,
  type OfRound,
  type ParamsOf,
  type QueryOf,
  type Who,
} from '#contract/endpoint.ts';
import { type RefusalCode, refusals } from '#contract/errors.ts';
import { Refusal } from '#contract/refusal.ts';
import { type AccessOf, type Gates, header, type RoundAccess } from './access.ts';
import { flatBody } from './flat-bodies.ts';
import { openLargeBodies } from './large-bodies.ts';
import { ReadyAnswer, sendDocument } from './packing.ts';
import { openProofs } from './proofs.ts';

export const API = '/api/v1';
const JSON_TYPE = 'application/json; charset=utf-8';

type WhoOf<E> = E extends Endpoint<infer W, z.ZodType, z.ZodType, z.ZodType, z.ZodType> ? W : never;

/** What the handler of an endpoint is given. */
export type Call<E> = GivenToAll<E> & (true extends OnceOf<E> ? GivenOnce : unknown) & GivenRound<OfRound<E>>;

type OnceOf<E> = E extends { readonly once?: infer Once } ? Once : undefined;

interface GivenOnce {
  /** The sender's own id for this command (`Idempotency-Key`), kept for as long as the event. */
  commandId: string | undefined;
}

/** The round that the call is about; null where it may be named and is not. */
type GivenRound<Of> = [Of] extends [never]
  ? unknown
  : { round: Of extends 'round' ? RoundAccess : RoundAccess | null };

interface GivenToAll<E> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** Proof of who calls. */
  access: AccessOf[WhoOf<E> & Who];
  request: FastifyRequest;
  reply: FastifyReply;
}

// A call without an answer (204) sends nothing, whatever its handler returns.
type Answer<E> = AnswerOf<E> extends undefined ? unknown : AnswerOf<E>;

/** One handler for each endpoint of a table. */
export type Handlers<T extends EndpointTable> = {
  readonly [K in keyof T]: (
    call: Call<T[K]>,
  ) => Promise<Answer<T[K]> | ReadyAnswer> | Answer<T[K]> | ReadyAnswer;
};

const COMMAND_ID = /^[\w-]{8,80}$/;

/**
 * Registers the endpoints of a table with their handlers as routes of the app: credentials, input, handler, then only
 * the declared fields of the answer.
 */
export function addCalls<T extends EndpointTable>(
  app: FastifyInstance,
  gates: Gates,
  table: T,
  handlers: Handlers<T>,
): void {
  for (const [name, endpoint] of Object.entries(table)) {
    const handler = handlers[name as keyof T] as unknown as (call: Call<Endpoint>) => Promise<unknown>;
    addCall(app, gates, name, endpoint, handler);
    if (endpoint.of) addCall(app, gates, name, inNamedRound(endpoint), handler);
  }
}

function addCall(
  app: FastifyInstance,
  gates: Gates,
  name: string,
  endpoint: Endpoint,
  handler: (call: Call<Endpoint>) => Promise<unknown>,
): void {
  const proofs = openProofs(gates[endpoint.who]);
  const largeBodies = endpoint.maxBytes === undefined ? undefined : openLargeBodies();
  const roundOf = async (of: Endpoint['of'], named: string | undefined, proof: AccessOf[Who]) =>
    of === 'round if named' && named === undefined ? null : gates.round(proof, named);
  app.route({
    method: endpoint.method,
    url: API + endpoint.path,
    schema: routeSchema(endpoint),
    config: { who: endpoint.who },
    ...(endpoint.maxBytes !== undefined && { bodyLimit: endpoint.maxBytes }),
    // Before validation: a stranger learns nothing about what a call would have taken.
    onRequest: async (request, reply) => {
      const proof = await proofs.show(request);
      if (largeBodies && 'participantId' in proof) await largeBodies(request, reply, proof.participantId);
    },
    ...(largeBodies && {
      preParsing: async (request, _reply, body) =>
        proofs.isShown(request, 'participantId') ? flatBody(body) : body,
    }),
    handler: async (request, reply) => {
      const proof = await proofs.whole(request);
      // One that the call does not take was held against nothing, and may be nested as deep as it is long.
      if (!endpoint.body) request.body = undefined;
      const params: unknown = camelKeys(request.params);
      const answer = await handler({
        params,
        query: camelKeys(request.query),
        body: camelKeys(request.body),
        access: proof,
        ...(endpoint.once && { commandId: commandIdOf(name, request) }),
        ...(endpoint.of && {
          round: await roundOf(endpoint.of, (params as { round?: string }).round, proof),
        }),
        request,
        reply,
      } as Call<Endpoint>);
      // Some answer by themselves, as with a file, which may have been cut off since.
      if (reply.sent || reply.raw.headersSent) return reply;
      if (answer instanceof ReadyAnswer)
        return sendDocument(request, reply.status(endpoint.status ?? 200).type(JSON_TYPE), answer.document);
      if (endpoint.answer === undefined) return reply.status(204).send();
      return reply.status(endpoint.status ?? 200).send(snakeKeys(answer));
    },
  });
}

/**
 * Whoever uses one key for two different calls, or sends other content under it, has not repeated themselves: with the
 * first answer they would be told that what they sent now was done. @throws Refusal `invalid`.
 */
function commandIdOf(call: string, request: FastifyRequest): string | undefined {
  const key = header(request, 'idempotency-key');
  if (key === undefined) return undefined;
  // Passed over, the command would be carried out as often as it is sent.
  if (!COMMAND_ID.test(key))
    throw new Refusal('invalid', undefined, {
      fields: { 'idempotency-key': 'Make it of 8 to 80 letters, digits, - or _.' },
    });
  const { params, query, body } = request;
  const content = createHash('sha256')
    .update(JSON.stringify([params, query, body]))
    .digest('hex');
  return `${call} ${key} ${content}`;
}

/** How each kind of call turns those away who may not make it. */
const TURNED_AWAY = {
  anyone: ['too_many'],
  admin: ['unauthenticated', 'forbidden'],
  crew: ['unauthenticated'],
  judge: ['judge_unknown'],
  participant: ['link_unknown', 'link_erased'],
  screen: ['forbidden'],
  mc: ['forbidden', 'wrong_screen'],
  gear: ['unauthenticated'],
} as const satisfies Record<Who, readonly RefusalCode[]>;

/** Every code with which a call of the endpoint may be refused, in the order of their HTTP statuses. */
export function refusalsOf(endpoint: Endpoint): RefusalCode[] {
  const takesInput = endpoint.params ?? endpoint.query ?? endpoint.body ?? endpoint.once;
  const changes = endpoint.method !== 'GET';
  const codes: readonly RefusalCode[] = [
    ...TURNED_AWAY[endpoint.who],
    ...(endpoint.of === 'round' ? (['no_event'] as const) : []),
    ...(endpoint.refuses ?? []),
    ...(endpoint.ofShowAlone ? (['in_rehearsal'] as const) : []),
    ...(takesInput ? (['invalid'] as const) : []),
    ...(endpoint.body ? (['too_slow', 'too_large', 'unsupported_type'] as const) : []),
    ...(changes ? (['storage_full'] as const) : []),
    ...(changes && endpoint.who !== 'anyone' ? (['certified'] as const) : []),
    ...(['busy'] as const),
  ];
  return [...new Set(codes)].toSorted((one, other) => refusals[one][0] - refusals[other][0]);
}

function routeSchema(endpoint: Endpoint) {
  return {
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    ...(endpoint.answer && { response: { [endpoint.status ?? 200]: endpoint.answer } }),
  };
}
