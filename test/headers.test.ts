/** What every answer says to the browser beside its content: pages, calls, refusals and files alike. */
import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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
    ['/api/v%31/time', 'GET'],
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
    // A form names the page that it was sent from to ourselves, which tells another site's from ours.
    expect(headers.get('referrer-policy'), path).toBe(path === '/vote' ? 'same-origin' : 'no-referrer');
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

/** The answer as it came over the wire. */
const onTheWire = (url: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; bytes: Buffer }>(
    (resolve, reject) => {
      get(url, { headers }, async (response) => {
        const bytes = Buffer.concat(await response.toArray());
        resolve({ status: response.statusCode, headers: response.headers, bytes });
      }).on('error', reject);
    },
  );

it('scripts, styles, pages and large answers come packed as the browser can unpack them, and plain to others', async () => {
  const server = await start();
  const { bytes: ballot } = await onTheWire(`${server.origin}/vote`, {});
  const script = /data-src="(\/assets\/[^"]+\.js)"/.exec(String(ballot))?.[1] ?? '';
  const style = /href="(\/vote\/fonts\.css[^"]+)"/.exec(String(ballot))?.[1]?.replace('&#38;', '&') ?? '';
  for (const [path, most, codings] of [
    [script, 50_000, ['br', 'gzip']],
    [style, 20_000, ['br', 'gzip']],
    ['/theme.js', 1_000, ['br', 'gzip']],
    ['/', 1_000, ['br', 'gzip']],
    ['/no-such-page', 1_000, ['br', 'gzip']],
    ['/vote', 14_336, ['gzip']],
    // For programs: its length grows with the calls.
    ['/api/v1/openapi.json', 100_000, ['br', 'gzip']],
  ] as const) {
    const plain = await onTheWire(server.origin + path, {});
    expect(plain.headers['content-encoding'], path).toBeUndefined();
    expect(plain.headers.vary, path).toMatch(/accept-encoding/i);
    const refused = await onTheWire(server.origin + path, { 'accept-encoding': 'br;q=0, gzip;q=0' });
    expect(refused.headers['content-encoding'], path).toBeUndefined();
    for (const coding of codings) {
      const packed = await onTheWire(server.origin + path, {
        'accept-encoding': coding === 'br' ? 'gzip, deflate, br' : 'gzip, deflate',
      });
      expect(packed.headers['content-encoding'], path).toBe(coding);
      expect(packed.headers.vary, path).toMatch(/accept-encoding/i);
      for (const kept of ['content-type', 'cache-control'])
        expect(packed.headers[kept], path).toBe(plain.headers[kept]);
      const unpacked = (coding === 'br' ? brotliDecompressSync : gunzipSync)(packed.bytes);
      if (path !== '/vote') expect(unpacked.equals(plain.bytes), path).toBe(true);
      expect(packed.bytes.length, path).toBeLessThanOrEqual(most);
    }
  }
  // What a link brought is never packed together with the voter's own receipt: own words stand between the packed parts.
  const echo = await onTheWire(`${server.origin}/vote?code=no-such-code`, { 'accept-encoding': 'gzip' });
  expect(String(echo.bytes)).toContain('no-such-code');
  const cookie = (echo.headers['set-cookie'] ?? []).map((mark) => mark.split(';')[0]).join('; ');
  const changing = await onTheWire(`${server.origin}/vote?change=no-such-poll`, { cookie });
  expect(String(changing.bytes)).not.toContain('no-such-poll');
  // A packed form has no address of its own; a part of it is a part of what was asked for.
  expect((await onTheWire(`${server.origin}${script}.br`, {})).status).toBe(404);
  const part = await onTheWire(server.origin + script, { 'accept-encoding': 'gzip', range: 'bytes=0-9' });
  const whole = await onTheWire(server.origin + script, { 'accept-encoding': 'gzip' });
  expect(part.status).toBe(206);
  expect(part.headers['content-encoding']).toBe('gzip');
  expect(part.bytes.equals(whole.bytes.subarray(0, 10))).toBe(true);
  const again = await onTheWire(server.origin + script, {
    'accept-encoding': 'gzip',
    'if-none-match': whole.headers.etag ?? '',
  });
  expect(again.status).toBe(304);
  const other = await onTheWire(server.origin + script, { 'accept-encoding': 'br' });
  expect(other.headers.etag).not.toBe(whole.headers.etag);
});
