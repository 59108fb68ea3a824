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

/** What goes in and out of a call. Schemas are in the form of the wire (`snake_case`). */
interface Details<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
> {
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
  /** Only the show itself takes it: of a round that is thrown away afterwards nothing is handed on. */
  readonly ofShowAlone?: true;
  /** Refusals of this call, beside those that every call of its kind may give (`refusalsOf` in `server/http/calls.ts`). */
  readonly refuses?: readonly RefusalCode[];
}

/** One call of the API: who may make it, its address, and what goes in and comes out. */
export interface Endpoint<
  W extends Who = Who,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> extends Details<Params, Query, Body, Answer> {
  readonly method: Method;
  /** The path below `/api/v1`, with `:name` for parameters. */
  readonly path: string;
  readonly who: W;
  /**
   * The call is about one round: the one in the path (`/rounds/:round/…`, see `inNamedRound`), else the one that is
   * on. With `round if named`, the call decides what it is about where the path names none.
   */
  readonly of?: OfOneRound;
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

/** The names in a path: `'id' | 'file_id'` of `/acts/:id/files/:file_id`. */
type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Parameters of a path that are all ids. */
type IdsIn<Path extends string> = [NamesIn<Path>] extends [never]
  ? z.ZodUndefined
  : z.ZodType<Record<NamesIn<Path>, string>>;

const idsIn = (path: string): z.ZodType | undefined => {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return names.length === 0 ? undefined : z.object(Object.fromEntries(names.map((name) => [name, id])));
};

const callsOf = <const W extends Who, Of extends OfOneRound | undefined>(who: W, of: Of) => {
  const by =
    (method: Method) =>
    <
      const Path extends string,
      Params extends z.ZodType = IdsIn<Path> & z.ZodType,
      Query extends z.ZodType = z.ZodUndefined,
      Body extends z.ZodType = z.ZodUndefined,
      Answer extends z.ZodType = z.ZodUndefined,
      Once extends true | undefined = undefined,
    >(
      path: Path,
      details: Details<Params, Query, Body, Answer> & { readonly once?: Once },
    ) => {
      const params = (details.params ?? idsIn(path)) as Params | undefined;
      return endpoint<W, Params, Query, Body, Answer, Once, Of>({
        ...{ method, path, who },
        ...details,
        ...(params && { params }),
        ...(of && { of }),
      });
    };
  return { get: by('GET'), post: by('POST'), put: by('PUT'), patch: by('PATCH'), delete: by('DELETE') };
};

const callsBy = <const W extends Who>(who: W) => ({
  ...callsOf(who, undefined),
  /** About one round. */
  onRound: callsOf(who, 'round'),
  onRoundIfNamed: callsOf(who, 'round if named'),
});

/**
 * Describe calls by who may make them: `byAdmin.onRound.post('/admin/awards', { summary: 'Adds a prize.', body })`.
 * Parameters in the path are ids unless `params` says otherwise.
 */
export const byAnyone = callsBy('anyone');
export const byAdmin = callsBy('admin');
export const byCrew = callsBy('crew');
export const byJudge = callsBy('judge');
export const byParticipant = callsBy('participant');
export const byScreen = callsBy('screen');
export const byMc = callsBy('mc');
export const byGear = callsBy('gear');

/** The type of `of` of a call; never where it is not about a round. Handlers of such calls are given the round. */
export type OfRound<E> = E extends { readonly of?: infer Of }
  ? 'round' extends Of
    ? 'round'
    : 'round if named' extends Of
      ? 'round if named'
      : never
  : never;

/**
 * A call on a round as it is made on a named one: with the round's id in its path, and `not_found` among its
 * refusals.
 */
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
