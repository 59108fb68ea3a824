/**
 * The description of a call: its address, who may make it, what goes in and out, and how it may be refused.
 *
 * The rooms' endpoint tables are the only source of the server's routes, the browser's calls, `/api/v1/openapi.json`,
 * the role matrix test and the fuzz run. A call that is in no table does not exist.
 */
import { z } from 'zod';
import type { Camel } from './case.ts';
import type { RefusalCode } from './errors.ts';
import { id } from './primitives.ts';

/**
 * Who may make a call. `crew` calls are open to admins too; nobody else inherits anything.
 * `judge` needs both judge headers, `participant` the private link's token, `screen` a paired screen's token,
 * `mc` that of a paired MC page or a session of admin or crew, `gear` a token that was made for other gear in the
 * settings.
 */
export type Who = 'anyone' | 'admin' | 'crew' | 'judge' | 'participant' | 'screen' | 'mc' | 'gear';

/**
 * What a call sends instead of JSON: a file (`what` describes it), or server-sent events; `frame` is the shape of each
 * event `view`.
 */
export type NonJsonBody =
  | { readonly media: string; readonly what: string }
  | { readonly media: 'text/event-stream'; readonly frame: z.ZodType };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call. Schemas are in the form of the wire (`snake_case`). */
export interface Endpoint<
  W extends Who = Who,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly method: Method;
  /** The path below `/api/v1`, with `:name` for parameters. */
  readonly path: string;
  readonly who: W;
  /** One sentence for the API's document. */
  readonly summary: string;
  /** Further sentences, where the summary is not enough to make the call. */
  readonly more?: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The shape of a successful answer; absent where it is empty (204) or not JSON. */
  readonly answer?: Answer;
  /** What is sent instead of JSON. */
  readonly sends?: NonJsonBody;
  /** The status of a successful answer; 200 where absent. */
  readonly status?: 200 | 201 | 202;
  /** The largest body in bytes, where the usual limit is too small. */
  readonly maxBytes?: number;
  /** The call is carried out once, however often the same caller sends it with the same `Idempotency-Key`. */
  readonly once?: true;
  /**
   * The call is about one round: the one in the path (`/rounds/:round/…`, see `inNamedRound`), else the one that is
   * on. With `round if named`, the call decides what it is about where the path names none.
   */
  readonly of?: OfOneRound;
  /** Refusals of this call, beside those that every call may give. */
  readonly refuses?: readonly RefusalCode[];
}

type OfOneRound = 'round' | 'round if named';

/** Calls by the name that both sides use for them. */
export type EndpointTable = Readonly<Record<string, Endpoint>>;

/** Returns the description unchanged, with its exact types. */
export const endpoint = <
  const W extends Who,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodUndefined,
  Once extends true | undefined = undefined,
  Of extends OfOneRound | undefined = undefined,
>(
  description: Endpoint<W, Params, Query, Body, Answer> & { readonly once?: Once; readonly of?: Of },
): Endpoint<W, Params, Query, Body, Answer> & { readonly once?: Once; readonly of?: Of } => description;

/** The type of `of` of a call; never where it is not about a round. Handlers of such calls are given the round. */
export type OfRound<E> = E extends { readonly of?: infer Of }
  ? 'round' extends Of
    ? 'round'
    : 'round if named' extends Of
      ? 'round if named'
      : never
  : never;

/** The call with the round in its path. */
export const inNamedRound = (call: Endpoint): Endpoint => ({
  ...call,
  path: `/rounds/:round${call.path}`,
  params: (call.params instanceof z.ZodObject ? call.params : z.object({})).extend({ round: id }),
  refuses: [...new Set([...(call.refuses ?? []), 'not_found' as const])],
});

/** The parameters of a call, in the form of the code. */
export type ParamsOf<E> =
  E extends Endpoint<Who, infer P, z.ZodType, z.ZodType, z.ZodType> ? Camel<z.output<P>> : never;
/** The query of a call, in the form of the code. */
export type QueryOf<E> =
  E extends Endpoint<Who, z.ZodType, infer Q, z.ZodType, z.ZodType> ? Camel<z.output<Q>> : never;
/** The body of a call, in the form of the code. */
export type BodyOf<E> =
  E extends Endpoint<Who, z.ZodType, z.ZodType, infer B, z.ZodType> ? Camel<z.output<B>> : never;
/** The body as callers may send it, in the form of the code: fields with defaults are optional. */
export type SentBodyOf<E> =
  E extends Endpoint<Who, z.ZodType, z.ZodType, infer B, z.ZodType> ? Camel<z.input<B>> : never;
/** The answer of a call, in the form of the code. */
export type AnswerOf<E> =
  E extends Endpoint<Who, z.ZodType, z.ZodType, z.ZodType, infer A> ? Camel<z.output<A>> : never;
