/** Specification, section 9: the developer's test helper. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { conformanceHouse } from './house.ts';

const house = conformanceHouse();
const run = promisify(execFile);
const CLI = join(import.meta.dirname, '../../src/server/cli.ts');

const helper = (...options: string[]) =>
  run(process.execPath, [CLI, 'dev', 'participants', '--url', house().origin, ...options]);
const registered = async () =>
  (await house().desk.call(registrationEndpoints.participants)).sort((a, b) => a.number - b.number);

describe('spec §9 test helper', () => {
  it('spec §9 · creates 5 participants by default, 100 ms apart', async () => {
    const before = await registered();
    const { stdout } = await helper();
    const fresh = (await registered()).slice(before.length);
    expect(fresh).toHaveLength(5);
    expect(stdout.trim().split('\n')).toHaveLength(5);
    for (const [index, next] of fresh.slice(1).entries())
      expect(next.createdAt - (fresh[index]?.createdAt ?? 0)).toBeGreaterThanOrEqual(99);
  });

  it('spec §9 · creates as many as it is told', async () => {
    const before = await registered();
    await helper('--count', '2');
    expect(await registered()).toHaveLength(before.length + 2);
  });

  it('refuses a count that makes no sense', async () => {
    await expect(helper('--count', 'many')).rejects.toMatchObject({ code: 1 });
  });
});
