import { expect, it } from 'vitest';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { sampledServers } from '#test/sampled.ts';

const start = sampledServers();

it('one id in two different calls is two commands: neither gets the other’s answer', async () => {
  const server = await start();
  const { desk } = await server.sample();
  const commandId = 'used-for-two-calls';
  const poll = await desk.call(votingEndpoints.addPoll, { body: { title: 'First' }, commandId });
  const batch = await desk.call(votingEndpoints.makeCodes, { body: { label: 'Cards', size: 3 }, commandId });
  expect(batch).toMatchObject({ label: 'Cards', size: 3 });
  // Each sent again is still itself.
  expect(await desk.call(votingEndpoints.addPoll, { body: { title: 'Again' }, commandId })).toEqual(poll);
  expect(
    await desk.call(votingEndpoints.makeCodes, { body: { label: 'Again', size: 4 }, commandId }),
  ).toEqual(batch);
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
