/** Specification, sections 3, 6 and 7: payloads, who may call what, and every call that is named. */
import { describe, expect, it } from 'vitest';
import { testBrowser } from '../browser.ts';
import { ADMIN, bearer, CREW, conformanceFixture, JUDGE_NAME, signIn } from './fixture.ts';

const fixture = conformanceFixture();
const browser = testBrowser();

interface Raw {
  status: number;
  body: Record<string, unknown>;
}

async function send(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: unknown,
): Promise<Raw> {
  const answer = await fetch(`${fixture().origin}/api/v1${path}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? {} : JSON.parse(text) };
}

/** The specification's create payload and nothing more. */
const PAYLOAD = {
  preferred_name: 'Salma',
  stage_name: 'سلمى النجار',
  pronouns: 'she/her',
  is_minor: false,
  song_title: 'Enta Omri',
  audio_delivery_method: 'email',
  risk_acknowledged: true,
  emergency_contact: { preferred_name: 'Mila', pronouns: 'they/them', contact_method: '+00 555 0100' },
};
const CONSENT = {
  consent_given: true,
  parent_preferred_name: 'Linh',
  parent_pronouns: 'she/her',
  parent_contact: 'linh@example.org',
};

describe('spec §7', () => {
  it('spec §7 · POST /auth/admin/login answers token and admin', async () => {
    const { status, body } = await send(
      'POST',
      '/auth/admin/login',
      {},
      { email: ADMIN.email, password: ADMIN.password },
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ token: expect.any(String), admin: { name: ADMIN.name, role: 'admin' } });
  });

  it('spec §7 · GET /admin/profile answers the admin object', async () => {
    const { status, body } = await send('GET', '/admin/profile', await bearer(fixture(), ADMIN));
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: ADMIN.name, email: ADMIN.email, role: 'admin' });
  });

  it('spec §7 · PUT /admin/profile answers the updated admin', async () => {
    const { status, body } = await send('PUT', '/admin/profile', await bearer(fixture(), CREW), {
      name: 'Sam R.',
      email: CREW.email,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Sam R.', email: CREW.email, role: 'crew' });
  });

  it('spec §7 · POST /admin/change-password takes current_password and new_password', async () => {
    const headers = await bearer(fixture(), CREW);
    const wrong = await send('POST', '/admin/change-password', headers, {
      current_password: 'not this one at all',
      new_password: 'four lamps and a ladder',
    });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'wrong_password' } });
    const right = await send('POST', '/admin/change-password', headers, {
      current_password: CREW.password,
      new_password: 'four lamps and a ladder',
    });
    expect(right.status).toBeLessThan(300);
    const again = await send('POST', '/admin/change-password', headers, {
      current_password: 'four lamps and a ladder',
      new_password: CREW.password,
    });
    expect(again.status).toBeLessThan(300);
  });

  it('spec §7 · GET /auth/judge/{token} answers judge and session_id', async () => {
    const { status, body } = await send('GET', `/auth/judge/${fixture().judgeToken}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ judge: { name: JUDGE_NAME }, session_id: expect.any(String) });
  });

  it.each(['0000000000000000', 'cut%E0%short', '0'.repeat(1_000)])(
    'spec §7 · GET /auth/judge/{token} answers 404 with an error for an unknown token: %s',
    async (token) => {
      expect(await send('GET', `/auth/judge/${token}`)).toMatchObject({
        status: 404,
        body: { error: 'Invalid judge token', code: 'invalid_judge_token' },
      });
    },
  );

  it.each([
    ['DELETE', '/api/v1/admin/profile', ['GET', 'HEAD', 'PUT']],
    ['PUT', '/api/v1/auth/judge/0000000000000000', ['GET', 'HEAD']],
    ['GET', '/api/v1/auth/admin/login', ['POST']],
    ['POST', '/login', ['GET', 'HEAD']],
  ])('%s %s, which does not take it, answers 405 and what it takes', async (method, path, takes) => {
    const answer = await fetch(fixture().origin + path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')?.split(', ')).toEqual(takes);
    expect(await answer.json()).toMatchObject({ code: 'method_not_allowed' });
    expect((await fetch(`${fixture().origin}/api/v1/nowhere`, { method })).status).toBe(404);
  });

  it('spec §7 · every request carries a bearer Authorization header when an admin token exists', async () => {
    const admin = await browser.person(fixture().origin);
    await signIn(admin);
    const sent = new Map<string, string | undefined>();
    admin.page.on('request', (request) => {
      const [, call] = new URL(request.url()).pathname.split('/api/v1');
      if (call !== undefined) sent.set(call, request.headers().authorization);
    });
    await admin.page.goto('/admin/participants');
    await expect.poll(() => [...sent.keys()]).toContain('/admin/participants');
    // A page with a live view asks for the time as well.
    await admin.page.goto('/projector');
    await expect.poll(() => [...sent.keys()]).toEqual(expect.arrayContaining(['/live/projector', '/time']));
    await admin.page.goto('/register');
    await expect.poll(() => [...sent.keys()]).toContain('/event/places');
    const token = await admin.page.evaluate(() => localStorage.getItem('auth_token'));
    for (const [call, authorization] of sent) expect(authorization, call).toBe(`Bearer ${token}`);
  });

  it('spec §7 · no Authorization header is sent without an admin token', async () => {
    const visitor = await browser.person(fixture().origin);
    const headers: (string | undefined)[] = [];
    visitor.page.on('request', (request) => {
      if (request.url().includes('/api/v1/')) headers.push(request.headers().authorization);
    });
    await visitor.page.goto('/register');
    await expect.poll(() => headers.length).toBeGreaterThan(0);
    expect(headers.filter((value) => value !== undefined)).toEqual([]);
  });

  it('spec §7 · the participant create call takes the specification payload alone', async () => {
    const { status, body } = await send('POST', '/participants', {}, PAYLOAD);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      participant: { stage_name: PAYLOAD.stage_name },
      status_url: expect.any(String),
    });
  });
});

describe('spec §3', () => {
  it('spec §3 · Admin has a role field; admin grants admin status', async () => {
    const headers = await bearer(fixture(), ADMIN);
    expect((await send('GET', '/admin/profile', headers)).body.role).toBe('admin');
    expect((await send('GET', '/admin/admins', headers)).status).toBe(200);
    expect((await send('GET', '/admin/admins', await bearer(fixture(), CREW))).status).toBe(403);
  });

  it.each([
    'preferred_name',
    'stage_name',
    'is_minor',
    'song_title',
    'audio_delivery_method',
    'risk_acknowledged',
    'emergency_contact',
  ])('spec §3 · Participant: %s is asked for', async (field) => {
    const { [field]: _left, ...rest } = PAYLOAD as Record<string, unknown>;
    const { status, body } = await send('POST', '/participants', {}, rest);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid', error: expect.any(String) });
    expect(Object.keys(Object(body.fields))[0]).toMatch(new RegExp(`^${field}`));
  });

  it.each(['she/her', 'he/him', 'they/them', 'xe/xir'])('spec §3 · pronouns: %s', async (pronouns) => {
    const { status, body } = await send('POST', '/participants', {}, { ...PAYLOAD, pronouns });
    expect(status).toBe(201);
    expect(body).toMatchObject({ participant: { pronouns } });
  });

  it.each(['email', 'flash_drive', 'convention'])('spec §3 · audio_delivery_method: %s', async (method) => {
    const { status, body } = await send(
      'POST',
      '/participants',
      {},
      { ...PAYLOAD, audio_delivery_method: method },
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({ participant: { audio_delivery_method: method } });
  });

  it('spec §3 · audio_delivery_method: anything else is refused', async () => {
    const { status, body } = await send(
      'POST',
      '/participants',
      {},
      { ...PAYLOAD, audio_delivery_method: 'pigeon' },
    );
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { audio_delivery_method: expect.any(String) } });
  });

  it.each(['preferred_name', 'contact_method'])('spec §3 · emergency_contact: %s', async (field) => {
    const contact = { ...PAYLOAD.emergency_contact, [field]: '' };
    const { status, body } = await send(
      'POST',
      '/participants',
      {},
      { ...PAYLOAD, emergency_contact: contact },
    );
    expect(status).toBe(400);
    expect(Object.keys(Object(body.fields))).toContain(`emergency_contact.${field}`);
  });

  it('spec §3 · parental_consent: taken for minors, all four fields', async () => {
    const minor = { ...PAYLOAD, is_minor: true };
    expect((await send('POST', '/participants', {}, minor)).status).toBe(400);
    const { status, body } = await send('POST', '/participants', {}, { ...minor, parental_consent: CONSENT });
    expect(status).toBe(201);
    expect(body).toMatchObject({ participant: { is_minor: true, consent: 'given' } });
    const { parent_contact: _left, ...incomplete } = CONSENT;
    expect((await send('POST', '/participants', {}, { ...minor, parental_consent: incomplete })).status).toBe(
      400,
    );
  });

  it('spec §3 · the form also holds an assistance-needed text', async () => {
    const { status } = await send('POST', '/participants', {}, { ...PAYLOAD, assistance_needed: 'A chair' });
    expect(status).toBe(201);
  });
});

describe('spec §6', () => {
  it('spec §6 · admin: calls of the desk need a login token', async () => {
    expect(await send('GET', '/admin/participants')).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    });
  });

  it('spec §6 · judge: calls of a judge need the personal link, and never answer 401', async () => {
    expect((await send('GET', '/judge/panel')).status).toBe(403);
    const { body } = await send('GET', `/auth/judge/${fixture().judgeToken}`);
    const headers = { 'x-judge-token': fixture().judgeToken, 'x-judge-session': String(body.session_id) };
    expect((await send('GET', '/judge/panel', headers)).status).toBe(200);
  });
});
