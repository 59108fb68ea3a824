/** A newer version from a file that was downloaded: put in place whole, or not at all. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  clearAfterEach,
  emptyFolder,
  FILE,
  firstAdmin,
  killGroup,
  RELEASE,
  run,
  startAs,
  startIn,
} from './machine.ts';
import { NEW_STEP, NEWS, publishFile, publishPackage, writeSums } from './newer.ts';

clearAfterEach();

const OURS = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')).version;
const NEWER = '9.0.0';

/** An installation with somebody in its data, in a folder of its own. */
interface Installed {
  folder: string;
  program: string;
  env: Record<string, string>;
}

const dataOf = ({ folder }: Installed) => join(folder, 'data');
const say = ({ program, folder, env }: Installed, ...more: string[]) => run(program, more, folder, env);
const versionOf = (installed: Installed) => say(installed, '--version').said.trim();
const inData = (installed: Installed, query: string) => {
  const database = new DatabaseSync(join(dataOf(installed), 'ovation.db'));
  try {
    return database.prepare(query).all();
  } finally {
    database.close();
  }
};

/** It starts, and who was there before is. */
async function startsWithItsData(installed: Installed): Promise<void> {
  const { program, folder, env } = installed;
  const running = await startIn(program, ['start'], folder, env);
  const health = await (await fetch(`${running.origin}/healthz`)).json();
  expect(health).toEqual({ alive: true, version: versionOf(installed) });
  expect(running.said()).not.toContain('/setup/');
  await running.stop();
  await expect.poll(() => readdirSync(dataOf(installed))).not.toContain('running.json');
  expect(readdirSync(dataOf(installed)).filter((name) => name.startsWith('.unfinished'))).toEqual([]);
}

let published: string;
let packageFolder: string;
let files: Record<'file' | 'npm', string>;
beforeAll(async () => {
  published = mkdtempSync('/var/tmp/ovation-published-');
  chmodSync(published, 0o755);
  const version = { version: NEWER, step: true };
  files = {
    file: await publishFile(join(published, 'file'), version),
    npm: publishPackage(join(published, 'npm'), version),
  };
  packageFolder = join(published, 'installed');
  mkdirSync(packageFolder);
  const [packed = ''] = globSync('*.tgz', { cwd: RELEASE });
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', join(RELEASE, packed)], {
    cwd: packageFolder,
  });
  execFileSync('chmod', ['-R', 'a+rwX', packageFolder]);
});
afterAll(() => rmSync(published, { recursive: true, force: true }));

const INSTALL = {
  file(): Installed {
    const folder = emptyFolder();
    const program = join(folder, 'ovation-linux-x64');
    copyFileSync(FILE, program);
    chmodSync(program, 0o777);
    return { folder, program, env: { OVATION_DATA: join(folder, 'data') } };
  },
  npm(): Installed {
    const folder = emptyFolder();
    rmSync(join(packageFolder, 'node_modules/ovation/versions'), { recursive: true, force: true });
    const program = join(packageFolder, 'node_modules/.bin/ovation');
    const env = { PATH: process.env.PATH ?? '', HOME: folder, OVATION_DATA: join(folder, 'data') };
    return { folder, program, env };
  },
};

async function install(form: 'file' | 'npm'): Promise<Installed> {
  const installed = INSTALL[form]();
  const { program, folder, env } = installed;
  const running = await startIn(program, ['start'], folder, env);
  await firstAdmin(running);
  await running.stop();
  await expect.poll(() => readdirSync(dataOf(installed))).not.toContain('running.json');
  return installed;
}

describe.each(['file', 'npm'] as const)('as %s', (form) => {
  it('says what is new, copies, tries and puts it in place; the first start changes the data', async () => {
    const installed = await install(form);
    const { code, said } = say(installed, 'upgrade', files[form]);
    expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining(NEWS) });
    expect(versionOf(installed)).toBe(NEWER);
    expect(inData(installed, `select 1 from migration where name = '${NEW_STEP}'`)).toEqual([]);
    const copies = readdirSync(join(dataOf(installed), 'backups'));
    expect(copies).toContainEqual(expect.stringMatching(/-before_update\.tar$/));
    const back = /Back to .+ before that: (.+)/.exec(said)?.[1] ?? '';
    expect(back).not.toBe('');
    await startsWithItsData(installed);
    expect(inData(installed, `select 1 from migration where name = '${NEW_STEP}'`)).toHaveLength(1);
    expect(say(installed, 'upgrade', files[form])).toMatchObject({
      code: 1,
      said: expect.stringContaining('That is the version that runs here. Nothing was changed.'),
    });
  });

  it('cut off at any step leaves a program that starts with its data', async () => {
    let installed = await install(form);
    for (const [step, reached] of Object.entries(STEPS)) {
      // Killed a moment too late it was put in its place, from where nothing is left to be cut off.
      if (versionOf(installed) === NEWER) installed = await install(form);
      const { program, folder, env } = installed;
      const child = startAs(program, ['upgrade', files[form]], folder, env);
      let said = '';
      child.stdout?.on('data', (text) => {
        said += text;
      });
      const closed = new Promise((resolve) => child.once('close', resolve));
      await expect.poll(() => reached(said, installed), { message: step, interval: 1 }).toBe(true);
      killGroup(child);
      await closed;
      await startsWithItsData(installed);
      expect(laidBeside(installed), step).toEqual([]);
    }
    expect(versionOf(installed)).toBe(NEWER);
  });
});

/** What lies beside the program without being one that can be started. */
const laidBeside = ({ program }: Installed): string[] =>
  [dirname(program), join(packageFolder, 'node_modules/ovation/versions')]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder))
    .filter((name) => name.startsWith('.newer'));

/** How far it has come, by what it says and leaves. */
const STEPS: Record<string, (said: string, installed: Installed) => boolean> = {
  checked: (said) => said.includes('by its checksum'),
  asked: (said) => said.includes('New in it'),
  copied: (said) => said.includes('is copied to'),
  'tried, not answered yet': (_, installed) =>
    globSync('.unfinished-*/running.json', { cwd: dataOf(installed) }).length > 0,
  tried: (said) => said.includes('and answered'),
  'in place': (said) => said.includes('is in place'),
};

describe('what is refused in with program and data as they were', () => {
  let installed: Installed;
  beforeEach(async () => {
    installed = await install('npm');
  });
  const refused = (file: string, sentence: RegExp) => {
    const before = readFileSync(join(dataOf(installed), 'ovation.db'));
    const { code, said } = say(installed, 'upgrade', file);
    expect(said).toMatch(sentence);
    expect(code).toBe(1);
    expect(versionOf(installed)).toBe(OURS);
    expect(readFileSync(join(dataOf(installed), 'ovation.db')).equals(before)).toBe(true);
    expect(readdirSync(dataOf(installed)).filter((name) => name.startsWith('.unfinished'))).toEqual([]);
  };
  /** A copy of what was published, to be spoilt. */
  const download = (file = files.npm): string => {
    const folder = emptyFolder();
    const down = join(folder, basename(file));
    copyFileSync(file, down);
    writeSums(down);
    return down;
  };

  it('no file, no list, none of its name, another checksum, a file that is cut', () => {
    const file = download();
    refused(join(dirname(file), 'nothing.tgz'), /cannot be read \(ENOENT\)/);
    const renamed = join(dirname(file), 'ovation (1).tgz');
    copyFileSync(file, renamed);
    refused(renamed, /says nothing of ovation \(1\)\.tgz/);
    truncateSync(file, Math.floor(statSync(file).size * 0.9));
    refused(file, /it was cut off or changed on its way/);
    writeSums(file);
    refused(file, /is no npm package of Ovation/);
    rmSync(join(dirname(file), 'SHA256SUMS'));
    refused(file, /cannot be told without .*SHA256SUMS/);
  });

  it('the one file, cut before its checksum was made', () => {
    const whole = INSTALL.file();
    const file = download(files.file);
    truncateSync(file, Math.floor(statSync(file).size / 2));
    writeSums(file);
    const before = readFileSync(whole.program);
    expect(say(whole, 'upgrade', file)).toMatchObject({
      code: 1,
      said: expect.stringContaining('does not run on this machine'),
    });
    expect(readFileSync(whole.program).equals(before)).toBe(true);
    expect(readdirSync(whole.folder).filter((name) => name.startsWith('.newer'))).toEqual([]);
  });

  it('a version that does not start, and one that is older than the data', () => {
    const first = 'process.stderr.write("The curtain is stuck.\\n"); process.exit(1);';
    refused(
      publishPackage(emptyFolder(), { version: '9.1.0', first }),
      /9\.1\.0 did not start .*The curtain is stuck\./s,
    );
    const database = new DatabaseSync(join(dataOf(installed), 'ovation.db'));
    database.exec("insert into migration (name) values ('9999_later')");
    refused(files.npm, /newer version of Ovation \(it holds 9999_later\)/);
    database.exec("delete from migration where name = '9999_later'");
    database.close();
  });

  it('while the server runs, and where nothing can be written', async () => {
    const { program, folder, env } = installed;
    const running = await startIn(program, ['start'], folder, env);
    expect(say(installed, 'upgrade', files.npm)).toMatchObject({
      code: 1,
      said: expect.stringContaining('Ovation runs already on the data in'),
    });
    await running.stop();
    await expect.poll(() => readdirSync(dataOf(installed))).not.toContain('running.json');
    const ours = join(packageFolder, 'node_modules/ovation');
    for (const [closed, sentence] of [
      [ours, /Nothing can be put into .*versions \(EACCES\)/],
      [
        join(dataOf(installed), 'backups'),
        /A copy is taken first, and that failed\. Nothing can be written to/,
      ],
      [dataOf(installed), /Nothing can be kept in/],
    ] as const) {
      rmSync(join(ours, 'versions'), { recursive: true, force: true });
      const { mode } = statSync(closed);
      chmodSync(closed, 0o555);
      chownSync(closed, 0, 0);
      refused(files.npm, sentence);
      chmodSync(closed, mode | 0o777);
    }
  });
});
