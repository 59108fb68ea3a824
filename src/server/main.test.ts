import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { startServer } from './main.ts';

const folder = mkdtempSync(join(tmpdir(), 'ovation-key-'));
const config = readConfig({
  OVATION_DATA: folder,
  OVATION_HOST: '127.0.0.1',
  OVATION_PORT: '0',
  OVATION_LOG: 'silent',
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('does not start on a database whose key is gone, and says where it looked', async () => {
  await (await startServer(config)).close();
  rmSync(config.keyFile);
  await expect(startServer(config)).rejects.toThrow(`its key is not at ${config.keyFile}`);
});
