import { type ClientRequest, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { recordingsEndpoints } from '#contract/recordings/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { ADULT } from '#test/registration/fixture.ts';
import { sampledServers } from '#test/sampled.ts';
import { itByTurns } from '#test/store.ts';

const start = sampledServers();

it('one id in two different calls is two commands: neither gets the other’s answer', async () => {
  const server = await start();
  const { desk } = await server.sample();
  const commandId = 'used-for-two-calls';
  const poll = await desk.call(votingEndpoints.addPoll, { body: { title: 'First' }, commandId });
  const batch = await desk.call(votingEndpoints.makeCodes, { body: { label: 'Cards', size: 3 }, commandId });
  expect(batch).toMatchObject({ label: 'Cards', size: 3 });
  // Each sent again is still itself.
  expect(await desk.call(votingEndpoints.addPoll, { body: { title: 'First' }, commandId })).toEqual(poll);
  expect(
    await desk.call(votingEndpoints.makeCodes, { body: { label: 'Cards', size: 3 }, commandId }),
  ).toEqual(batch);
});

it('one id with other content, or about another act, is another command: nobody is told that it was done when it was not', async () => {
  const server = await start();
  const { desk } = await server.sample();
  const commandId = 'used-for-other-content';
  const first = await desk.call(votingEndpoints.addPoll, { body: { title: 'First' }, commandId });
  const other = await desk.call(votingEndpoints.addPoll, { body: { title: 'Other' }, commandId });
  expect(other).toMatchObject({ title: 'Other' });
  expect(other.id).not.toBe(first.id);
  for (const { id } of [first, other])
    await desk.call(votingEndpoints.removePoll, { params: { id }, commandId });
  const left = (await desk.call(votingEndpoints.polls)).map(({ id }) => id);
  expect(left).not.toContain(first.id);
  expect(left).not.toContain(other.id);
});

it('an id that cannot be read is refused: passed over, the command would be carried out with each retry', async () => {
  const server = await start();
  const { desk } = await server.sample();
  const polls = () => desk.call(votingEndpoints.polls).then((all) => all.length);
  const before = await polls();
  await expect(
    desk.call(votingEndpoints.addPoll, { body: { title: 'First' }, commandId: 'short' }),
  ).rejects.toMatchObject({ code: 'invalid', fields: { 'idempotency-key': expect.any(String) } });
  expect(await polls()).toBe(before);
});

it('holds few large bodies of an act at a time, and lets the next ones in', async () => {
  const { origin } = await start();
  const link = async (act: number): Promise<string> => {
    const sent = await fetch(`${origin}/api/v1/participants`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...ADULT, stage_name: `Act ${act}` }),
    });
    const { status_url }: { status_url: string } = await sent.json();
    return status_url.split('/').at(-1) ?? '';
  };
  const held: ClientRequest[] = [];
  const letGo = () => {
    for (const one of held.splice(0)) one.destroy();
  };
  onTestFinished(letGo);
  /** A call whose body is sent, or only announced. */
  const send = (token: string, body?: string) =>
    new Promise<number | undefined>((resolve) => {
      const headers = {
        ...{ 'content-type': 'application/json', 'content-length': body?.length ?? 2_000 },
        'x-participant-token': token,
      };
      const call = request(`${origin}/api/v1${recordingsEndpoints.sendOwnRecording.path}`, {
        ...{ method: 'PUT', headers, agent: false },
      });
      call.on('error', () => undefined);
      call.on('response', (answer) => resolve(answer.resume().statusCode));
      if (body !== undefined) return call.end(body);
      held.push(call);
      call.flushHeaders();
    });
  const whole = (token: string) => send(token, '{}');
  const [first = '', second = ''] = await Promise.all([link(1), link(2)]);
  expect(await Promise.race([send(first), send(first), send(first)])).toBe(503);
  expect(await whole(first)).toBe(503);
  expect(await whole(second)).toBe(400);
  letGo();
  await expect.poll(() => whole(first)).toBe(400);
});

it('a request that names two hosts is refused, on pages and calls: a proxy in front may have read the other', async () => {
  const { origin } = await start();
  for (const path of ['/', '/vote', '/api/v1/event']) {
    const ask = (hosts: string) => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1');
      socket.write(`GET ${path} HTTP/1.1\r\n${hosts}connection: close\r\n\r\n`);
      return socket.toArray().then((chunks) => Buffer.concat(chunks).toString('latin1').slice(0, 12));
    };
    expect(await ask('host: a.example\r\nHost: b.example\r\n'), path).toBe('HTTP/1.1 400');
    expect(await ask('host: a.example\r\n'), path).toBe('HTTP/1.1 200');
  }
});

it('what cannot be read as a request is refused like any call', async () => {
  const { origin } = await start();
  const send = async (head: string) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.write(head);
    const said = Buffer.concat(await socket.toArray()).toString('latin1');
    const [first = '', body = ''] = said.split('\r\n\r\n');
    return [Number(first.split(' ')[1]), JSON.parse(body).code];
  };
  expect(await send('no request\r\n\r\n')).toEqual([400, 'invalid']);
  expect(
    await send('POST /vote HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n'),
  ).toEqual([400, 'invalid']);
  expect(await send(`GET /vote HTTP/1.1\r\nhost: x\r\ncookie: a=${'a'.repeat(70_000)}\r\n\r\n`)).toEqual([
    413,
    'too_large',
  ]);
});

it('a body that a call does not take is not read, however deep it is', async () => {
  const server = await start();
  const { admin } = await server.sample();
  const { token } = await server.caller().call(accountsEndpoints.login, { body: admin });
  const signedIn = { authorization: `Bearer ${token}` };
  const call = (path: string, headers: Record<string, string>) =>
    fetch(`${server.origin}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '['.repeat(30_000) + ']'.repeat(30_000),
    }).then(({ status }) => status);
  expect(await call('/admin/participants/nosuchact/links', signedIn)).toBe(404);
  const once = { ...signedIn, 'idempotency-key': 'sent-once-only' };
  expect(await call('/admin/participants/nosuchact/links', once)).toBe(404);
});

itByTurns('what no database holds as text is refused, and is no failure of ours (%s)', async (engine) => {
  const server = await start({ engine });
  const { admin } = await server.sample();
  const { token } = await server.caller().call(accountsEndpoints.login, { body: admin });
  const call = (path: string, body?: object) =>
    fetch(`${server.origin}/api/v1${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'tus-resumable': '1.0.0',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).then(({ status }) => status);
  const login = await call('/auth/admin/login', {
    email: 'jo\u0000@example.org',
    password: 'whatever it was',
  });
  const upload = await call('/admin/tracks/a%00b/uploads');
  expect([login, upload]).toEqual(engine === 'postgres' ? [400, 400] : [401, 404]);
});

it('whoever keeps a call back until their rights have ended is refused', async () => {
  const server = await start();
  const { admin, desk, judges } = await server.sample();
  const signedIn = async () => {
    const { token } = await server.caller().call(accountsEndpoints.login, { body: admin });
    return { authorization: `Bearer ${token}` };
  };
  const [account] = await desk.call(accountsEndpoints.admins);
  const token = judges[0]?.url.split('/').at(-1) ?? '';
  const { judge, sessionId } = await server
    .caller()
    .call(judgingEndpoints.judgeAccess, { params: { token } });
  const [act] = (await desk.call(lineupEndpoints.runningOrder)).items.filter(
    ({ kind }) => kind === 'performance',
  );
  const calls = [
    // It would be another way in, for two days.
    begun(server.origin, 'POST', `/admin/admins/${account?.id}/link`, await signedIn()),
    begun(server.origin, 'PUT', `/judge/scoresheets/${act?.id}`, {
      'x-judge-token': token,
      'x-judge-session': sessionId,
    }),
  ];
  await pause(1_100);
  const other = server.caller(await signedIn());
  await other.call(accountsEndpoints.endOtherSessions);
  await other.call(judgingEndpoints.revokeLink, { params: { id: judge.id } });
  const answers = await Promise.all(calls.map((end) => end(JSON.stringify(EMPTY_SHEET))));
  expect(answers.map(({ code }) => code)).toEqual(['unauthenticated', 'judge_unknown']);
});

const EMPTY_SHEET = { marks: {}, note: '', feedback: '', submitted: false, base_revision: 0 };

/** Sends the head of a call, and answers how to send its body. */
function begun(origin: string, method: string, path: string, headers: Record<string, string>) {
  const sent = request(`${origin}/api/v1${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
  });
  sent.flushHeaders();
  const answer = new Promise<{ code: string }>((resolve, reject) => {
    sent.once('error', reject).once('response', async (response) => {
      let text = '';
      for await (const chunk of response) text += String(chunk);
      resolve(JSON.parse(text));
    });
  });
  return (body: string) => {
    sent.end(body);
    return answer;
  };
}
