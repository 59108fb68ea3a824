/**
 * Proof of who is calling. Each proof is minted in one place, the gate of the room that knows such people,
 * and every command that needs it asks for it by type: forgetting the check does not compile.
 */
import type { FastifyRequest } from 'fastify';
import type { Who } from '#contract/endpoint.ts';
import type { Actor } from '../store/audit.ts';

declare const proven: unique symbol;
type Proof<Kind extends string> = { readonly [proven]: Kind };

/** An admin session whose role is `admin`. */
export type AdminAccess = Proof<'crew' | 'admin'> & {
  readonly adminId: string;
  readonly sessionId: string;
  readonly role: 'admin';
  readonly by: Actor;
};
/** An admin session of either role. */
export type CrewAccess = Proof<'crew'> & {
  readonly adminId: string;
  readonly sessionId: string;
  readonly role: 'admin' | 'crew';
  readonly by: Actor;
};
/**
 * Somebody who belongs to one event. What they reach is of that event, whichever is on now: nothing that answers
 * them asks for the current one (`test/architecture/events-and-rounds.test.ts` holds that).
 */
export interface OfOneEvent {
  readonly eventId: string;
}
/** Somebody who looks at the show or moves it on; `eventId` is set where they belong to one event. */
export interface Onlooker extends Partial<OfOneEvent> {
  readonly by: Actor;
}
/** One judge on one device. */
export type JudgeAccess = Proof<'judge'> &
  OfOneEvent & {
    readonly judgeId: string;
    readonly sessionId: string;
    readonly by: Actor;
  };
/** Whoever holds a participant's private link. */
export type ParticipantAccess = Proof<'participant'> &
  OfOneEvent & {
    readonly participantId: string;
    /** Of the link that was shown. */
    readonly statusTokenHash: string;
    readonly by: Actor;
  };
/** A projector, MC page or backstage board, paired for an event that is on now. */
export type ScreenAccess = Proof<'screen'> &
  OfOneEvent & {
    readonly screenId: string;
    readonly kind: 'mc' | 'projector' | 'backstage';
    readonly by: Actor;
  };
/** An MC page that is paired for an event that is on now, or somebody of the desk who reads the script without a code. */
export type McAccess = Proof<'mc'> & Onlooker;
/** Other gear that holds a control token of an event that is on now. */
export type GearAccess = Proof<'gear'> &
  OfOneEvent & {
    readonly tokenId: string;
    readonly by: Actor;
  };
/** Anybody. */
export type VisitorAccess = Proof<'anyone'> & { readonly by: Actor };

/**
 * Proof that a round exists: the one named below `/rounds/:round`, or the one on now where the call names none.
 * Commands and queries are given it and never look for the current round themselves.
 */
export type RoundAccess = Proof<'round'> & OfOneEvent & { readonly roundId: string };

/** Finds the round of a call. @throws Refusal `not_found`, or `no_event` where none is named and none is on. */
export type RoundGate = (access: AccessOf[Who], named: string | undefined) => Promise<RoundAccess>;

/** Mints the proof that a round exists. Called by the lineup room's gate only. */
export const mintRound = (facts: Omit<RoundAccess, typeof proven>): RoundAccess =>
  facts as unknown as RoundAccess;

/** The proof that a call of each kind of caller (`Who`) comes with. */
export interface AccessOf {
  anyone: VisitorAccess;
  admin: AdminAccess;
  crew: CrewAccess;
  judge: JudgeAccess;
  participant: ParticipantAccess;
  screen: ScreenAccess;
  mc: McAccess;
  gear: GearAccess;
}

/** Checks the request's credentials and returns the proof of who is calling. @throws Refusal when they do not hold. */
export type Gate<W extends Who> = (request: FastifyRequest) => Promise<AccessOf[W]>;
/** The gate of every kind of caller, the one that finds the round, and whether somebody is signed in. */
export type Gates = { readonly [W in Who]: Gate<W> } & {
  readonly round: RoundGate;
  readonly signedIn: SignedIn;
};

/** The role of whoever is signed in by a session now; undefined where it has ended. */
export type SignedIn = (sessionId: string) => Promise<CrewAccess['role'] | undefined>;

/** Mints a proof. Called by gates only. */
export const mint = <W extends Who>(facts: Omit<AccessOf[W], typeof proven>): AccessOf[W] =>
  facts as unknown as AccessOf[W];

/** The gate of calls that need no credentials. */
export const anyoneGate: Gate<'anyone'> = async () =>
  mint<'anyone'>({ by: { kind: 'visitor', id: null, name: 'A visitor' } });

/** The bearer token of the request, if it carries one. The scheme's name has no case (RFC 9110, 11.1). */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +([\w.-]{16,200})$/i.exec(request.headers.authorization ?? '')?.[1];
}

const arrivals = new WeakMap<FastifyRequest, number>();

/**
 * When the request arrived, in ms: the `now` of the first call for it, also for later ones. A live stream's
 * request is checked again and again while it lasts, and that must not count as a sign of life from its caller.
 */
export function cameAt(request: FastifyRequest, now: number): number {
  const at = arrivals.get(request) ?? now;
  arrivals.set(request, at);
  return at;
}

/** The value of a header that may be sent once; undefined when it is absent or sent several times. */
export function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
