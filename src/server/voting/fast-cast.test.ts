import { expect, it } from 'vitest';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { testServers } from '#test/server.ts';
import { ENGINES } from '#test/store.ts';

const start = testServers();

it.each(ENGINES)(
  'the short way answers what the long way answers, and keeps its rules (%s)',
  async (engine) => {
    const server = await start({ engine });
    const { desk } = await server.sample();
    const [poll] = await desk.call(votingEndpoints.polls);
    const [first, second] = poll?.candidates ?? [];
    if (!poll || !first || !second) throw new Error('The sample event has a poll with acts.');
    const mark =
      (await fetch(`${server.origin}/api/v1/ballot`)).headers.get('set-cookie')?.split(';')[0] ?? '';
    // A length that is not told takes the long way.
    const cast = async (way: 'short' | 'long', text: string, id = poll.id) => {
      const answer = await fetch(`${server.origin}/api/v1/polls/${id}/ballot`, {
        method: 'POST',
        headers: { cookie: mark, 'content-type': 'application/json' },
        ...(way === 'short' ? { body: text } : { body: new Blob([text]).stream(), duplex: 'half' as const }),
      } as RequestInit);
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    };
    const both = async (text: string, id?: string) => {
      const short = await cast('short', text, id);
      expect(short).toEqual(await cast('long', text, id));
      return short;
    };
    const choose = (id: string) => JSON.stringify({ choice: [id] });

    expect((await both(choose(first.performanceId))).body.code).toBe('poll_not_open');
    await desk.call(votingEndpoints.openPoll, { params: { id: poll.id }, body: {} });
    const counted = await cast('short', choose(first.performanceId));
    expect(counted).toMatchObject({ status: 200, body: { choice: [first.performanceId], changed: false } });
    expect(await cast('long', choose(first.performanceId))).toEqual(counted);
    expect(await cast('short', choose(second.performanceId))).toMatchObject({ body: { changed: true } });
    for (const wrong of ['{', '{}', '{"choice":[]}', '{"choice":["NOT AN ID"]}', choose('nobody')])
      expect((await both(wrong)).status).toBe(400);
    expect((await both(choose(first.performanceId), 'nosuchpoll')).status).toBe(404);
    await desk.call(votingEndpoints.closePoll, { params: { id: poll.id } });
    expect((await both(choose(first.performanceId))).body.code).toBe('poll_closed');
  },
);
