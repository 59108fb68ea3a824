/**
 * What one call is: its address, who may make it, what goes in, what comes out and how it may refuse.
 *
 * The endpoint tables of the rooms are the single source for the server's routes, the browser's calls,
 * `/api/v1/openapi.json`, the role matrix test and the fuzz run. A call that is in no table does not exist.
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

/** A file, or a stream of server-sent events with the shape of what each event `view` carries. */
export type Sent =
  | { readonly media: string; readonly what: string }
  | { readonly media: 'text/event-stream'; readonly frame: z.ZodType };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call, described. Schemas are written as the wire has them (`snake_case`). */
export interface Endpoint<
  W extends Who = Who,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly method: Method;
  /** Below `/api/v1`, with `:name` for parameters. */
  readonly path: string;
  readonly who: W;
  /** One sentence for the API's document. */
  readonly summary: string;
  /** Further sentences, where the summary does not say enough to make the call. */
  readonly more?: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The shape of a successful answer; left out where the answer is empty (204), and where it is no JSON. */
  readonly answer?: Answer;
  /** What comes instead of JSON. */
  readonly sends?: Sent;
  /** 200 unless said. */
  readonly status?: 200 | 201 | 202;
  /** The largest body in bytes, where the usual limit is too small. */
  readonly maxBytes?: number;
  /** Sent again by the same caller with the same `Idempotency-Key`, it is carried out once. */
  readonly once?: true;
  /**
   * About one round: that of the path below `/rounds/:round` (`inNamedRound`), else the one that is on. Of a
   * `round if named` the call itself says what it is about where none is named.
   */
  readonly of?: OfOneRound;
  /** The refusals this call may give beside the ones every call has. */
  readonly refuses?: readonly RefusalCode[];
}

type OfOneRound = 'round' | 'round if named';

/** A table of calls, by the name both sides use for them. */
export type EndpointTable = Readonly<Record<string, Endpoint>>;

/** Holds an endpoint's exact types. */
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

/** Whether a call is about one round, as a type: such a handler is given the round. */
export type OfRound<E> = E extends { readonly of?: infer Of }
  ? 'round' extends Of
    ? 'round'
    : 'round if named' extends Of
      ? 'round if named'
      : never
  : never;

/** The same call with the round in its path. */
export const inNamedRound = (call: Endpoint): Endpoint => ({
  ...call,
  path: `/rounds/:round${call.path}`,
  params: (call.params instanceof z.ZodObject ? call.params : z.object({})).extend({ round: id }),
  refuses: [...new Set([...(call.refuses ?? []), 'not_found' as const])],
});

/** What a call takes, in memory. */
export type ParamsOf<E> =
  E extends Endpoint<Who, infer P, z.ZodType, z.ZodType, z.ZodType> ? Camel<z.output<P>> : never;
export type QueryOf<E> =
  E extends Endpoint<Who, z.ZodType, infer Q, z.ZodType, z.ZodType> ? Camel<z.output<Q>> : never;
export type BodyOf<E> =
  E extends Endpoint<Who, z.ZodType, z.ZodType, infer B, z.ZodType> ? Camel<z.output<B>> : never;
/** What a caller may send as body, in memory: fields with defaults may be left out. */
export type SentBodyOf<E> =
  E extends Endpoint<Who, z.ZodType, z.ZodType, infer B, z.ZodType> ? Camel<z.input<B>> : never;
/** What a call answers, in memory. */
export type AnswerOf<E> =
  E extends Endpoint<Who, z.ZodType, z.ZodType, z.ZodType, infer A> ? Camel<z.output<A>> : never;
