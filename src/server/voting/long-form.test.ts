/** A form that says more than any ballot holds: its page says it again, and costs what another page costs. */
import { expect, it } from 'vitest';
import { testServers } from '#test/server.ts';

const start = testServers();

it('is answered with no more picks than a ballot may name, each no longer than one', async () => {
  const { origin } = await start();
  const send = async (body: string) => {
    const answer = await fetch(`${origin}/vote`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
    return { status: answer.status, page: await answer.text() };
  };
  const one = await send('poll=x&choice=abc');
  // Refused for want of a mark, with what was chosen in the page, to be sent again.
  expect(one).toMatchObject({ status: 403, page: expect.stringContaining('abc') });
  const many = await send(`poll=x&${'choice=abc&'.repeat(5_000)}`);
  expect(many.status).toBe(403);
  const each = (await send('poll=x&choice=abc&choice=abc')).page.length - one.page.length;
  expect(many.page.length).toBeLessThan(one.page.length + 501 * each);
  const long = await send(`poll=x&choice=${'a'.repeat(50_000)}`);
  expect(long.page.length).toBeLessThan(one.page.length + 1_000);
});
