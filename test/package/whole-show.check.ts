/** The one file and the npm package, each through a whole show on a machine that has nothing. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { callerOf } from '#server/demo/api.ts';
import { makeEvening } from '../show/evening.ts';
import {
  clearAfterEach,
  emptyFolder,
  FILE,
  firstAdmin,
  RELEASE,
  type Running,
  run,
  startIn,
} from './machine.ts';

clearAfterEach();

/** From the first admin to the last place told, with every kind of page served on the way. */
async function wholeShow(running: Running): Promise<void> {
  const { origin } = running;
  const desk = await firstAdmin(running);
  const hall = { origin, caller: (headers?: Readonly<Record<string, string>>) => callerOf(origin, headers) };
  const evening = await makeEvening({ server: hall, desk, pass: (ms) => pause(ms) });
  await evening.until('voting');
  for (const path of [
    '/',
    '/vote',
    '/projector',
    '/api/v1/docs',
    '/api/v1/docs/swagger-ui.css',
    '/judge-worker.js',
  ])
    expect((await fetch(origin + path)).status, path).toBe(200);
  expect(await (await fetch(`${origin}/vote`)).text()).toContain('<form');
  await evening.until('published');
  const results = await hall.caller().call(resultsEndpoints.results);
  expect(results.state).toBe('published');
  const [table] = results.tables;
  expect([...(table?.rows ?? []), ...(table?.also ?? [])]).toHaveLength(evening.show.performanceIds.length);
  // Made in a thread, from a module of its own.
  const { paths } = (await (await fetch(`${origin}/api/v1/openapi.json`)).json()) as { paths: object };
  expect(Object.keys(paths).length).toBeGreaterThan(100);
  expect((await fetch(`${origin}/api/v1/results/record`)).status).toBe(200);
}

it('the one file plays a whole show, and counts its result again', async () => {
  const folder = emptyFolder();
  const running = await startIn(FILE, ['start'], folder);
  expect(running.said()).toContain(`Data: ${join(folder, 'data')}`);
  await wholeShow(running);
  expect(await running.stop()).toBe(0);
  expect(run(FILE, ['recount'], folder)).toMatchObject({ code: 0 });
  expect(run(FILE, ['audit', 'verify'], folder)).toMatchObject({ code: 0 });
  // Beside the data there is what was unpacked, and nothing else.
  expect(
    readdirSync(folder)
      .filter((name) => !name.startsWith('ovation-'))
      .sort(),
  ).toEqual(['data']);
});

it('the npm package, installed in an empty folder, plays a whole show', async () => {
  const folder = emptyFolder();
  const [packed = ''] = globSync('*.tgz', { cwd: RELEASE });
  // npm itself needs to be found, and keeps its downloads where this user has them.
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', join(RELEASE, packed)], {
    cwd: folder,
    stdio: 'inherit',
  });
  const installed = readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'));
  expect(installed.sort()).toEqual([
    '@img',
    'detect-libc',
    expect.stringMatching(/^node-/),
    'ovation',
    'semver',
    'sharp',
  ]);
  for (const name of ['home', 'data']) mkdirSync(join(folder, name));
  for (const name of ['home', 'data']) chmodSync(join(folder, name), 0o777);
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: join(folder, 'home'),
    OVATION_DATA: join(folder, 'data'),
  };
  const running = await startIn('npx', ['ovation', 'start'], folder, env);
  await wholeShow(running);
  // npx dies of the signal itself; the server behind it closes its database.
  await running.stop();
  await expect.poll(() => readdirSync(join(folder, 'data'))).not.toContain('running.json');
  expect(existsSync(join(folder, 'data/ovation.db'))).toBe(true);
  expect(statSync(join(folder, 'data')).isDirectory()).toBe(true);
});
