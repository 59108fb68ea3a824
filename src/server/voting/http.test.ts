import { expect, it } from 'vitest';
import { sampledServers } from '#test/sampled.ts';

const start = sampledServers();

const begin = async () => {
  const server = await start();
  const sample = await server.sample();
  const api = `${server.origin}/api/v1`;
  const signIn = async (who: { email: string; password: string }) => {
    const answer = await fetch(`${api}/auth/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(who),
    });
    const { token } = (await answer.json()) as { token: string };
    return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  };
  const admin = await signIn(sample.admin);
  const polls = (await (await fetch(`${api}/admin/polls`, { headers: admin })).json()) as {
    id: string;
    candidates: { performance_id: string }[];
  }[];
  const [poll] = polls;
  if (!poll) throw new Error('The sample event has a poll.');
  const act = poll.candidates[0]?.performance_id;
  const move = (step: string, body?: object) =>
    fetch(`${api}/admin/polls/${poll.id}/${step}`, {
      method: 'POST',
      headers: body ? admin : { authorization: admin.authorization },
      ...(body && { body: JSON.stringify(body) }),
    });
  const vote = (cookie?: string) =>
    fetch(`${api}/polls/${poll.id}/ballot`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      body: JSON.stringify({ choice: [act] }),
    });
  return { api, admin, signIn, sample, poll, act, move, vote };
};

it('marks a device with a cookie that scripts cannot read, and takes its vote only with it', async () => {
  const { api, move, vote, act } = await begin();
  await move('open', {});
  const markless = await vote();
  expect(markless.status).toBe(403);
  expect(await markless.json()).toMatchObject({ code: 'voter_unknown' });
  const ballot = await fetch(`${api}/ballot`);
  const set = ballot.headers.get('set-cookie') ?? '';
  expect(set).toMatch(/^ovation_voter=[^;]+;/);
  expect(set).toMatch(/HttpOnly/);
  expect(set).toMatch(/SameSite=Lax/);
  const cookie = set.split(';')[0] ?? '';
  const answer = await vote(cookie);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    choice: [act],
    receipt: expect.stringMatching(/^[0-9a-z]{8}$/),
  });
  const forged = await vote(`${cookie.slice(0, -1)}${cookie.endsWith('x') ? 'y' : 'x'}`);
  expect(forged.status).toBe(403);
  const again = await fetch(`${api}/ballot`, { headers: { cookie } });
  expect(again.headers.get('set-cookie')).toBeNull();
  expect(await again.json()).toMatchObject({ polls: [{ mine: { choice: [act] } }] });
});

it('refuses a vote before the opening and after the close, in words', async () => {
  const { api, move, vote } = await begin();
  const cookie = ((await fetch(`${api}/ballot`)).headers.get('set-cookie') ?? '').split(';')[0];
  const early = await vote(cookie);
  expect([early.status, ((await early.json()) as { code: string }).code]).toEqual([409, 'poll_not_open']);
  await move('open', {});
  await move('close');
  const late = await vote(cookie);
  expect(late.status).toBe(409);
  expect(((await late.json()) as { error: string }).error).toMatch(
    /^Not counted: voting closed at \d\d:\d\d:\d\d\.$/,
  );
});

it('shows the tally to admins after the close, and to nobody else ever', async () => {
  const { api, admin, signIn, sample, poll, move } = await begin();
  const tally = (headers: Record<string, string>) =>
    fetch(`${api}/admin/polls/${poll.id}/tally`, { headers: { authorization: headers.authorization ?? '' } });
  await move('open', {});
  expect((await tally(admin)).status).toBe(409);
  await move('close');
  expect((await tally(admin)).status).toBe(200);
  expect((await tally(await signIn(sample.crew))).status).toBe(403);
  expect((await tally({})).status).toBe(401);
});

it('shows judges’ figures to admins only', async () => {
  const { api, signIn, sample } = await begin();
  const crew = await signIn(sample.crew);
  expect(
    (await fetch(`${api}/admin/scoring`, { headers: { authorization: crew.authorization } })).status,
  ).toBe(403);
  expect((await fetch(`${api}/results`)).status).toBe(200);
});
