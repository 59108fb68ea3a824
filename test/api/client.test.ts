/** A client made of the document: it compiles by the strictest settings, and plays a small show. */
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAdmin } from '#server/accounts/commands.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { ADMIN } from '../conformance/house.ts';
import { startTestServer, type TestServer } from '../server.ts';

const ROOT = join(import.meta.dirname, '../..');
const TYPES = join(ROOT, '.cache/api-client');
const CLIENT = join(import.meta.dirname, 'client');
const run = promisify(execFile);

interface Told {
  winner: string;
  favourite: string;
  refusedWith: string;
}
type PlayShow = (stage: {
  origin: string;
  admin: { email: string; password: string };
  pass: (ms: number) => void;
}) => Promise<Told>;

let ahead = 0;
let server: TestServer;
let stop: () => unknown;
beforeAll(async () => {
  [server, stop] = await startTestServer({ clock: () => Date.now() + ahead });
  await addAdmin(server.store, SYSTEM, ADMIN);
});
afterAll(() => stop());

it('compiles with strict settings', { timeout: 120_000 }, async () => {
  mkdirSync(TYPES, { recursive: true });
  const [document, types] = [join(TYPES, 'openapi.json'), join(TYPES, 'api.ts')];
  writeFileSync(document, await (await fetch(`${server.origin}/api/v1/openapi.json`)).text());
  await run(process.execPath, [join(import.meta.dirname, 'generate-client.ts'), document, types]);
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const { stdout } = await run(process.execPath, [compiler, '-p', CLIENT]).catch((error) => error);
  expect(stdout).toBe('');
});

it('plays a show from an empty server to the published result', { timeout: 120_000 }, async () => {
  const { playShow } = (await import(join(CLIENT, 'show.ts'))) as { playShow: PlayShow };
  const told = await playShow({
    origin: server.origin,
    admin: { email: ADMIN.email, password: ADMIN.password },
    pass: (ms) => {
      ahead += ms;
    },
  });
  expect(told).toEqual({ winner: 'Nova Reyes', favourite: 'Juniper Vale', refusedWith: 'unauthenticated' });
});
