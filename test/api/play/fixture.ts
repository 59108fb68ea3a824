/** The server on which every call of the API is made once: people with their proofs, a clock that can be moved. */
import type { Camel } from '#contract/case.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import type { SentShowCommand } from '#contract/show/schema.ts';
import type { Caller, CallInput } from '#server/demo/api.ts';
import { newId } from '#server/store/secrets.ts';
import type { Store } from '#server/store/store.ts';
import { cookiesOf } from '#test/cookies.ts';
import type { PostOffice } from '../../mail/post-office.ts';
import type { Headers, Note } from '../noted.ts';

export interface Fixture {
  readonly origin: string;
  readonly store: Store;
  readonly notes: Note[];
  /** The mail server, and what it answers to the next letters. */
  readonly post: Pick<PostOffice, 'port' | 'mood'>;
  as(headers?: Headers): Caller;
  /** Moves the clock. */
  pass(ms: number): void;
  /** Filled in as people come. */
  desk: Caller;
  crew: Caller;
  readonly anyone: Caller;
}

type Command = Camel<SentShowCommand>;
type Kinds<C> = C extends { kind: string } ? Omit<C, 'commandId' | 'expectedVersion'> : never;

/** Gives a command to the show as it stands, long enough after the one before. */
export async function command(fixture: Fixture, what: Kinds<Command>): Promise<void> {
  fixture.pass(3_000);
  const { version, go } = await fixture.desk.call(showEndpoints.show);
  const confirms = what.kind === 'go' ? { confirms: go.asks } : {};
  await fixture.desk.call(showEndpoints.command, {
    body: { ...what, ...confirms, commandId: newId(), expectedVersion: version } as Command,
  });
}

/** Makes a call that is refused, so that the refusal is noted too. */
export async function refused<E extends Endpoint>(
  caller: Caller,
  endpoint: E,
  input?: CallInput<E>,
): Promise<void> {
  const outcome = await caller.call(endpoint, input).then(
    () => 'taken',
    () => 'refused',
  );
  if (outcome === 'taken') throw new Error(`${endpoint.method} ${endpoint.path} was taken.`);
}

/** A device that votes: it is given its mark with the ballot. */
export async function phoneOf(fixture: Fixture, agent = 'Mozilla/5.0 (Linux; Android 16)'): Promise<Caller> {
  const headers = { 'user-agent': agent, 'accept-language': 'en' };
  const answer = await fetch(`${fixture.origin}/api/v1/ballot`, { headers });
  await answer.arrayBuffer();
  const cookie = cookiesOf(answer);
  return fixture.as({ ...headers, cookie });
}
