/** `npm run demo`, as a program: what it prints, that all of it is there, that make-believe people act, and that nothing is left. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { liveEndpoints, showEndpoints } from '#contract/show/endpoints.ts';
import { type Caller, callerOf } from '#server/demo/api.ts';
import { newId } from '#server/store/secrets.ts';
import { itAtLength } from './tried.ts';

const ENTRY = join(import.meta.dirname, '../bin/ovation.mjs');

interface Announced {
  url: string;
  setup_seconds: number;
  admin: { email: string; password: string };
  crew: { email: string; password: string };
  judges: { name: string; url: string }[];
  vote_url: string;
  projector_url: string;
  mc_url: string;
  data_dir: string;
}

let running: ChildProcess | undefined;
afterEach(() => {
  running?.kill('SIGTERM');
  running = undefined;
});

/** Starts the demo and waits for its one line. */
async function startDemo(options: readonly string[] = [], env: NodeJS.ProcessEnv = process.env) {
  const child = spawn(
    process.execPath,
    [ENTRY, 'demo', '--port', '0', '--host', '127.0.0.1', '--json', ...options],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env,
    },
  );
  running = child;
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let said = '';
  let aside = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    aside += text;
  });
  for await (const piece of child.stdout.setEncoding('utf8')) {
    said += piece;
    if (said.includes('\n')) break;
  }
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return gone;
  };
  return { said, announced: JSON.parse(said) as Announced, aside: () => aside, stop };
}

/** GO until the first act is on stage. */
async function untilOnStage(desk: Caller): Promise<void> {
  await expect
    .poll(
      async () => {
        const { version, stage } = await desk.call(showEndpoints.show);
        if (stage !== 'on_stage')
          await desk
            .call(showEndpoints.command, {
              body: { kind: 'go', commandId: newId(), expectedVersion: version },
            })
            .catch(() => undefined);
        return stage;
      },
      { interval: 700 },
    )
    .toBe('on_stage');
}

it('says where everything is in one line of JSON, and leaves nothing behind', async () => {
  const { said, announced, stop } = await startDemo();
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(Object.keys(announced)).toEqual([
    'url',
    'setup_seconds',
    'admin',
    'crew',
    'judges',
    'vote_url',
    'projector_url',
    'mc_url',
    'data_dir',
  ]);
  expect(announced.judges).toHaveLength(5);
  const pages = [announced.url, announced.vote_url, announced.projector_url, announced.mc_url];
  for (const url of [...pages, ...announced.judges.map((judge) => judge.url)])
    expect((await fetch(url)).status, url).toBe(200);
  for (const role of ['admin', 'crew'] as const) {
    const answer = await callerOf(announced.url).call(accountsEndpoints.login, { body: announced[role] });
    expect(answer.admin.role).toBe(role);
  }
  expect(existsSync(announced.data_dir)).toBe(true);
  expect(await stop('SIGTERM')).toBe(0);
  expect(existsSync(announced.data_dir)).toBe(false);
});

itAtLength('lets judges act by themselves when told to, and hear the desk', async () => {
  const { announced } = await startDemo(['--simulate']);
  const { token } = await callerOf(announced.url).call(accountsEndpoints.login, { body: announced.admin });
  const desk = callerOf(announced.url, { authorization: `Bearer ${token}` });
  await untilOnStage(desk);
  await expect
    .poll(async () => (await desk.call(resultsEndpoints.scoring)).sheets.in, {
      interval: 500,
    })
    .toBeGreaterThan(0);
  const heard = async () =>
    (await desk.call(liveEndpoints.adminNow)).view.judges.filter(({ online }) => online);
  await expect.poll(heard).toHaveLength(announced.judges.length);
});

itAtLength('installs nothing on the machine, and says what is missing with the command', async () => {
  const machine = mkdtempSync(join(tmpdir(), 'ovation-bare-'));
  onTestFinished(() => rmSync(machine, { recursive: true, force: true }));
  const called = join(machine, 'called');
  // All that it could install with is there and writes down that it was called; ffmpeg is not there.
  for (const name of [
    'apt',
    'apt-get',
    'dnf',
    'apk',
    'pacman',
    'snap',
    'brew',
    'npm',
    'npx',
    'pip',
    'curl',
    'wget',
  ])
    writeFileSync(join(machine, name), `#!/bin/sh\necho ${name} "$@" >> ${called}\n`, { mode: 0o755 });
  for (const name of ['sudo', 'sh', 'bash']) symlinkSync(join(machine, 'apt'), join(machine, name));
  const { announced, aside, stop } = await startDemo([], {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'))),
    PATH: machine,
  });
  expect((await fetch(announced.projector_url)).status).toBe(200);
  expect(await stop('SIGTERM')).toBe(0);
  expect(existsSync(called)).toBe(false);
  expect(aside()).toContain(
    'ffmpeg is not installed: tracks can be sent, but are not listened to. Debian: apt install ffmpeg; macOS: brew install ffmpeg.',
  );
});
