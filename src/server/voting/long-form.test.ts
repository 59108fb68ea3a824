/** A form that says more than any ballot holds: its page says again what the poll has, and costs what another one costs. */
import { expect, it } from 'vitest';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { sampledServers } from '#test/sampled.ts';

const start = sampledServers();

it('is answered with the acts of the poll, each once, and with nothing else that it said', async () => {
  const server = await start();
  const { desk } = await server.sample();
  const [poll] = await desk.call(votingEndpoints.polls);
  const id = poll?.id ?? '';
  await desk.call(votingEndpoints.openPoll, { params: { id }, body: {} });
  const [act = '', other = ''] = poll?.candidates.map(({ performanceId }) => performanceId) ?? [];
  const send = async (...choice: string[]) => {
    const answer = await fetch(`${server.origin}/vote`, {
      method: 'POST',
      body: new URLSearchParams([['poll', id], ...choice.map((pick) => ['choice', pick])]),
    });
    const page = await answer.text();
    return {
      status: answer.status,
      picks: [...page.matchAll(/type="hidden" name="choice" value="([^"]*)"/g)],
      page,
    };
  };
  const shown = async (...choice: string[]) => (await send(...choice)).picks.map(([, pick]) => pick);
  // Refused for want of a mark, with what was chosen in the page, to be sent again.
  const one = await send(act);
  expect(one.status).toBe(403);
  expect(await shown(act)).toEqual([act]);
  expect(await shown(other, act, ...Array.from({ length: 500 }, () => act), 'nobody')).toEqual([other, act]);
  expect(await shown(`${act}:${'9'.repeat(10_000)}`)).toEqual([]);
  const many = await send(act, ...Array.from({ length: 500 }, (_, at) => `nobody${at}`));
  expect(many.page.length).toBeLessThan(one.page.length + 1_000);
  // Longer than the marks of any show: reading it alone would cost more than the page.
  expect((await send(...Array.from({ length: 2_000 }, () => act))).status).toBe(413);
});
