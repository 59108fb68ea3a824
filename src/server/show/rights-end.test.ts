/** Streams of whoever may not follow any more end at once, and those of others go on. */
import { expect } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { gearEndpoints } from '#contract/show/gear.ts';
import { follow, until } from '#test/following.ts';
import { sampledServers } from '#test/sampled.ts';
import { itByTurns } from '#test/store.ts';

const start = sampledServers();

itByTurns('a stream ends before its second beat once its proof does (%s)', async (engine) => {
  const server = await start({ engine });
  const { desk, crew, judges } = await server.sample();
  const signedIn = async () => {
    const { token } = await server.caller().call(accountsEndpoints.login, { body: crew });
    return { authorization: `Bearer ${token}` };
  };
  const known = await desk.call(accountsEndpoints.admins);
  const { id = '' } = known.find(({ email }) => email === crew.email) ?? {};
  const token = judges[0]?.url.split('/').at(-1) ?? '';
  const { judge, sessionId } = await server
    .caller()
    .call(judgingEndpoints.judgeAccess, { params: { token } });
  const key = await desk.call(gearEndpoints.addControlToken, { body: { name: 'Keys' } });

  const stays = await follow(server.origin, 'judge', {
    'x-judge-token': token,
    'x-judge-session': sessionId,
  });
  const ends: [name: string, act: () => Promise<unknown>][] = [
    ['admin', () => desk.call(accountsEndpoints.signOutAdmin, { params: { id } })],
    ['crew', () => desk.call(accountsEndpoints.changeAdmin, { params: { id }, body: { disabled: true } })],
  ];
  for (const [name, act] of ends) {
    const { stream } = await follow(server.origin, name, await signedIn());
    await until(() => stream.text.includes('event: view'));
    await act();
    await until(() => stream.ended);
    expect(beatsIn(stream.text)).toBeLessThan(3);
  }
  expect(stays.stream.ended).toBe(false);
  const gear = await fetch(`${server.origin}/api/v1/control/stream`, {
    headers: { authorization: `Bearer ${key.token}` },
  });
  await desk.call(gearEndpoints.removeControlToken, { params: { id: key.id } });
  expect(beatsIn(await gear.text())).toBeLessThan(3);
  await desk.call(judgingEndpoints.reissueLink, { params: { id: judge.id } });
  const beats = beatsIn(stays.stream.text);
  await until(() => stays.stream.ended);
  expect(beatsIn(stays.stream.text) - beats).toBeLessThan(2);
});

/** One comes with the stream, and another every two and a half seconds. */
const beatsIn = (text: string): number => text.split('event: beat').length - 1;
