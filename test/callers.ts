/** One caller of each kind at a server with the sample event, and raw calls on their behalf. */
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import type { Endpoint, Who } from '#contract/endpoint.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { gearEndpoints } from '#contract/show/gear.ts';
import { addressOf } from '#server/demo/api.ts';
import type { SampleEvent } from '#server/demo/sample-event.ts';
import type { TestServer } from './server.ts';

export type Headers = Readonly<Record<string, string>>;
/** The headers that prove who one is. */
export type Credentials = Readonly<Record<Who, Headers>>;

/** Signs everybody in. */
export async function credentialsOf(server: TestServer, sample: SampleEvent): Promise<Credentials> {
  const visitor = server.caller();
  const bearer = async (account: { email: string; password: string }) => {
    const { token } = await visitor.call(accountsEndpoints.login, { body: account });
    return { authorization: `Bearer ${token}` };
  };
  const token = sample.judges[0]?.url.split('/').at(-1) ?? '';
  const { sessionId } = await visitor.call(judgingEndpoints.judgeAccess, { params: { token } });
  const { statusUrl } = await visitor.call(registrationEndpoints.register, { body: testParticipant(0) });
  const { token: screen } = await visitor.call(showEndpoints.pairScreen, { body: { code: sample.mcCode } });
  const admin = await bearer(sample.admin);
  const { token: gear } = await server
    .caller(admin)
    .call(gearEndpoints.addControlToken, { body: { name: 'Keys' } });
  return {
    anyone: {},
    admin,
    crew: await bearer(sample.crew),
    judge: { 'x-judge-token': token, 'x-judge-session': sessionId },
    participant: { 'x-participant-token': statusUrl.split('/').at(-1) ?? '' },
    screen: { 'x-screen-token': screen },
    mc: { 'x-screen-token': screen },
    gear: { authorization: `Bearer ${gear}` },
  };
}

/** People of the same kinds with whom the sample's people have nothing to do. */
export type Stranger = 'judge' | 'participant';

/** A judge of another event, and who holds the link of another act. The sample event stays the current one. */
export async function strangersAt(
  server: TestServer,
  { admin }: Credentials,
): Promise<Readonly<Record<Stranger, Headers>>> {
  const desk = server.caller(admin);
  const current = (await desk.call(eventsEndpoints.events)).find(({ isCurrent }) => isCurrent);
  const other = await desk.call(eventsEndpoints.addEvent, { body: { name: 'Elsewhere', timeZone: 'UTC' } });
  await desk.call(eventsEndpoints.makeCurrent, { params: { id: other.id } });
  await desk.call(judgingEndpoints.addJudges, { body: { names: ['Somebody else'] } });
  const [link] = await desk.call(judgingEndpoints.judgeLinks);
  await desk.call(eventsEndpoints.makeCurrent, { params: { id: current?.id ?? '' } });
  const token = link?.path.split('/').at(-1) ?? '';
  const visitor = server.caller();
  const { sessionId } = await visitor.call(judgingEndpoints.judgeAccess, { params: { token } });
  const { statusUrl } = await visitor.call(registrationEndpoints.register, { body: testParticipant(1) });
  return {
    judge: { 'x-judge-token': token, 'x-judge-session': sessionId },
    participant: { 'x-participant-token': statusUrl.split('/').at(-1) ?? '' },
  };
}

export interface Answer {
  status: number;
  type: string;
  body: { error?: unknown; code?: unknown; fields?: unknown };
}

/** Sends exactly this. The body of a stream is not waited for. */
export async function send(
  server: TestServer,
  endpoint: Endpoint,
  input: { headers?: Headers; params?: unknown; text?: string | undefined; type?: string },
): Promise<Answer> {
  const cut = new AbortController();
  const answer = await fetch(server.origin + addressOf(endpoint, input), {
    method: endpoint.method,
    headers: {
      ...input.headers,
      ...(input.text !== undefined && { 'content-type': input.type ?? 'application/json' }),
    },
    body: input.text ?? null,
    signal: cut.signal,
  });
  const type = answer.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) {
    cut.abort();
    return { status: answer.status, type, body: {} };
  }
  const text = await answer.text();
  return { status: answer.status, type, body: type.includes('json') && text !== '' ? JSON.parse(text) : {} };
}
