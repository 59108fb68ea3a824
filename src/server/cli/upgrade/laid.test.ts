import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { expect, it, onTestFinished } from 'vitest';
import { freshConfig, startProcess } from '#test/server.ts';
import { itAtLength } from '#test/tried.ts';
import { stageFile } from './forms.ts';
import { placeBeside, sweepPlace } from './laid.ts';

const FORMS = new URL('./forms.ts', import.meta.url).href;
const DOWNLOADED = `{ bytes: Buffer.alloc(30_000_000, 1), digest: 'd'.repeat(64) }`;

function folderOf(...files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'ovation-laid-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of files) writeFileSync(join(folder, name), 'the old program');
  return folder;
}

/** A process that has laid a newer version as this says, and stays until it is killed. */
async function laying(how: string): Promise<ChildProcess> {
  const script = `
    import { stageFile, stagePackage } from '${FORMS}';
    globalThis.laid = await ${how};
    console.log('laid');
    setInterval(() => undefined, 1_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await Promise.race([once(child.stdout as NonNullable<typeof child.stdout>, 'data'), once(child, 'close')]);
  return child;
}

async function killed(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
}

it('what a killed upgrade laid beside the program goes at the next start, what another one lays stays', async () => {
  const folder = folderOf('ovation');
  const program = join(folder, 'ovation');
  const upgrade = await laying(`stageFile(${JSON.stringify(program)}, ${DOWNLOADED})`);
  const laid = readdirSync(folder);
  expect(laid.length).toBeGreaterThan(1);
  sweepPlace(placeBeside(program));
  expect(readdirSync(folder)).toEqual(laid);
  expect(() => stageFile(program, { bytes: Buffer.from('newer'), digest: '' })).toThrow(/on its way/);
  expect(readdirSync(folder)).toEqual(laid);
  await killed(upgrade);
  // The copy of the old program is there for a moment before it has its name.
  writeFileSync(join(folder, '.newer-ovation.before'), 'half');
  sweepPlace(placeBeside(program));
  expect(readdirSync(folder)).toEqual(['ovation']);
});

it('a newer version that is put in its place leaves the old one beside it and nothing else', async () => {
  const folder = folderOf('ovation');
  const program = join(folder, 'ovation');
  stageFile(program, { bytes: Buffer.from('newer'), digest: '' }).putInPlace();
  expect(readdirSync(folder).sort()).toEqual(['ovation', 'ovation.before']);
  expect(readFileSync(program, 'utf8')).toBe('newer');
  const discarded = stageFile(program, { bytes: Buffer.from('newest'), digest: '' });
  discarded.discard();
  expect(readdirSync(folder).sort()).toEqual(['ovation', 'ovation.before']);
});

itAtLength('what a killed upgrade of an npm package left goes when the server starts', async () => {
  const folder = folderOf();
  const file = join(folder, 'ovation.tgz');
  const packing = pack();
  packing.entry({ name: 'package/dist/server/cli.js' }, 'console.log("newer")');
  packing.finalize();
  writeFileSync(file, gzipSync(await buffer(packing)));
  const downloaded = `{ bytes: (await import('node:fs')).readFileSync('${file}'), digest: 'd'.repeat(64) }`;
  const upgrade = await laying(`stagePackage('${folder}', '${file}', ${downloaded})`);
  const left = () =>
    readdirSync(join(folder, 'versions'), { encoding: 'utf8', recursive: true }).filter((path) =>
      path.endsWith('cli.js'),
    );
  const server = async () => {
    const { config, remove } = await freshConfig('sqlite');
    onTestFinished(() => void remove());
    await (await startProcess(config, { OVATION_PACKAGE: folder })).stop();
  };
  await server();
  expect(left()).toHaveLength(1);
  await killed(upgrade);
  await server();
  expect(readdirSync(join(folder, 'versions'))).toEqual([]);
});
