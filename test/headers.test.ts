/** What every answer says to the browser beside its content: pages, calls, refusals and files alike. */
import { expect, it } from 'vitest';
import { testServers } from './server.ts';

const start = testServers();

it('every kind of answer carries the headers that keep a browser from being used against people', async () => {
  const { origin } = await start();
  for (const [path, method] of [
    ['/', 'GET'],
    ['/no-such-page', 'GET'],
    ['/vote', 'GET'],
    ['/api/v1/time', 'GET'],
    ['/api/v1/no-such-call', 'GET'],
    ['/api/v1/admin/profile', 'GET'],
    ['/api/v1/auth/admin/login', 'POST'],
  ] as const) {
    const { headers } = await fetch(origin + path, {
      method,
      headers: {
        origin: 'https://elsewhere.example',
        ...(method === 'POST' && { 'content-type': 'text/plain' }),
      },
    });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy, path).toMatch(/object-src 'none'/);
    expect(policy, path).toMatch(/base-uri 'none'/);
    expect(policy, path).toMatch(/frame-ancestors '(self|none)'/);
    expect(policy, path).toMatch(/script-src [^;]*'self'/);
    expect(policy, path).not.toMatch(/unsafe-(inline|eval)|\*|https?:/);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('referrer-policy'), path).toBe('no-referrer');
    expect(headers.get('permissions-policy'), path).toMatch(/geolocation=\(\)/);
    expect(headers.get('access-control-allow-origin'), path).toBeNull();
    expect(headers.get('x-powered-by'), path).toBeNull();
    if (path.startsWith('/api/')) expect(headers.get('cache-control'), path).toBe('no-store');
  }
});

it('a browser is marked by a cookie that no script reads and no other site sends', async () => {
  const server = await start();
  const { admin } = await server.sample();
  const answer = await fetch(`${server.origin}/api/v1/auth/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^ovation_device=/);
  for (const rule of ['HttpOnly', 'SameSite=Strict', 'Path=/api/v1/auth/admin'])
    expect(cookie).toContain(rule);
  expect(cookie).not.toContain(((await answer.json()) as { token: string }).token);
});
