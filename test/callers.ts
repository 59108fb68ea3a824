/** One caller of each kind at a server with the sample event, and raw calls on their behalf. */
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import type { Endpoint, Who } from '#contract/endpoint.ts';
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

export interface Answer {
  status: number;
  type: string;
  /** As it came, for looking through; of a stream its first frame. */
  text: string;
  body: { error?: unknown; code?: unknown; fields?: unknown };
}

/** How long the first frame of a stream is waited for. */
const STREAM_MS = 60_000;

async function firstOf(answer: Response): Promise<string> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, STREAM_MS));
  for (;;) {
    const next = await Promise.race([reader?.read().catch(() => undefined), late]);
    heard += next?.value ?? '';
    if (next?.value === undefined || /event: view\n.*\n\n/.test(heard)) return heard;
  }
}

/** Sends exactly this. Of a stream only the first frame is heard. */
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
    const text = await firstOf(answer);
    cut.abort();
    return { status: answer.status, type, text, body: {} };
  }
  const text = await answer.text();
  const body = type.includes('json') && text !== '' ? JSON.parse(text) : {};
  return { status: answer.status, type, text, body };
}
