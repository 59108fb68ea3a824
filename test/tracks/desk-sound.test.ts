/** Music that could not be fetched is fetched from where it is now. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { preload, preloaded } from '#web/admin/live-event/playback/preload.ts';

it('an address that has ended is left for the one that came in its place', async () => {
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/new' ? 200 : 404;
    response.end('sound');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    preload([]);
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  preload([{ key: 'song', url: `${origin}/old` }]);
  await expect.poll(() => preloaded().song?.state).toBe('failed');
  preload([{ key: 'song', url: `${origin}/new` }]);
  await expect.poll(() => preloaded().song?.state).toBe('ready');
});
