/** `ovation tabulate` and `ovation recount`, through the real command line. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { snakeKeys } from '#contract/case.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { seedRound, submitSheet } from '#test/round.ts';
import { freshConfig, openDatabase } from '#test/server.ts';
import { ENGINES } from '#test/store.ts';
import { firstOf } from '#test/tried.ts';
import type { Config } from '../config.ts';
import { roundById } from '../lineup/queries.ts';
import { copyToRehearse } from '../lineup/rehearsal.ts';
import { certify } from '../results/certify.ts';
import { exportScoring } from '../results/export.ts';
import { factsDigest } from '../results/facts-digest.ts';
import { newestResult } from '../results/queries.ts';
import { gather, inputOf } from '../results/records.ts';
import { SYSTEM } from '../store/audit.ts';

const CLI = join(import.meta.dirname, '../cli.ts');
const folder = mkdtempSync(join(tmpdir(), 'ovation-tabulate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (given: string[], env: Record<string, string> = {}, input?: string) => {
  const done = spawnSync(process.execPath, [CLI, ...given], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    ...(input !== undefined && { input }),
  });
  return { code: done.status, out: done.stdout, trouble: done.stderr };
};

const FILE = {
  rules: { method: 'mean' },
  judges: [{ id: 'ana', name: 'Ana' }],
  criteria: [{ id: 'song', name: 'Song', max: 40, min: 0, step: '0.25' }],
  performances: [
    { id: 'kites', name: 'Kites' },
    { id: 'mirrors', name: 'Mirrors' },
  ],
  scoresheets: [
    { judge_id: 'ana', performance_id: 'kites', marks: { song: 28 } },
    { judge_id: 'ana', performance_id: 'mirrors', marks: { song: 30 } },
  ],
};

const written = (content: string): string => {
  const path = join(folder, 'show.json');
  writeFileSync(path, content);
  return path;
};

describe('ovation tabulate', () => {
  it('prints the standings, best first, in the names of the wire', () => {
    const { code, out, trouble } = run(['tabulate', written(JSON.stringify(FILE))]);
    expect(trouble).toBe('');
    expect(code).toBe(0);
    expect(JSON.parse(out).performances).toMatchObject([
      { performance_id: 'mirrors', place: '1', result: { exact: '15/2', shown: '7.50' } },
      { performance_id: 'kites', place: '2', judges_result: { exact: '7' } },
    ]);
  });

  it('reads standard input where the file is called -', () => {
    expect(run(['tabulate', '-'], {}, JSON.stringify(FILE)).code).toBe(0);
  });

  it('exits 2 and names the first bad field by its path', () => {
    const [sheet] = FILE.scoresheets;
    const bad = { ...FILE, scoresheets: [{ ...sheet, marks: { song: 41 } }] };
    const { code, out, trouble } = run(['tabulate', written(JSON.stringify(bad))]);
    expect([code, out]).toEqual([2, '']);
    expect(trouble).toBe('scoresheets.0.marks.song: The mark, in steps, is between 0 and 40.\n');
  });

  it('exits 2 for what is no JSON, and 1 for a file that cannot be read', () => {
    expect(run(['tabulate', written('marks: 7')])).toMatchObject({ code: 2, out: '' });
    const nowhere = join(folder, 'nowhere.json');
    expect(run(['tabulate', nowhere])).toEqual({
      code: 1,
      out: '',
      trouble: `${nowhere} cannot be read (ENOENT).\n`,
    });
  });
});

const envOf = (config: Config) => ({
  OVATION_DATA: config.dataDir,
  OVATION_KEY_FILE: config.keyFile,
  ...(config.databaseUrl !== undefined && { OVATION_DATABASE_URL: config.databaseUrl }),
});

describe.each(firstOf(1, ENGINES))('ovation recount (%s)', (engine) => {
  it('agrees with a certified result, names every changed mark, and its exit code says which', async () => {
    const { config, remove } = await freshConfig(engine);
    const store = await openDatabase(config);
    try {
      const seeded = await seedRound(store, { acts: 2, judges: 2, weights: [3, 1] });
      for (const performance of [0, 1])
        for (const judge of [0, 1])
          await submitSheet(store, seeded, { performance, judge, marks: [6 + performance, 7] });
      const nothing = run(['recount'], envOf(config));
      expect(nothing).toMatchObject({ code: 4, out: 'Show: no result is certified.\n' });

      const count = async () => ({ ballots: 0, votes: {} });
      const round = await roundById(store.read, seeded.roundId);
      if (!round) throw new Error('The round was not seeded.');
      const input = inputOf(await gather(store.read, round, { now: store.now(), count }), 'given');
      const seen = factsDigest(input, tabulate(input));
      await certify(store, count, { round: seeded.round, by: SYSTEM }, { seen, depth: 'totals' }, undefined);
      const agreed = run(['recount', '--round', seeded.roundId], envOf(config));
      expect(agreed).toMatchObject({ code: 0, trouble: '' });
      const fingerprint = (await newestResult(store.read, seeded.roundId))?.digest ?? 'none';
      expect(agreed.out.split(fingerprint)).toHaveLength(3);
      expect(agreed.out).toContain('The recount agrees.');
      const exported = await exportScoring(store.read, { now: store.now(), count }, seeded.round);
      const file = written(JSON.stringify(snakeKeys(exported)));
      expect(run(['tabulate', '--fingerprint', file])).toMatchObject({ code: 0, out: `${fingerprint}\n` });
      expect(JSON.parse(run(['tabulate', file]).out).performances).toHaveLength(2);
      const { stdout } = spawnSync('python3', ['verify/verify.py', file, fingerprint], { encoding: 'utf8' });
      expect(stdout.split('\n')[0]).toBe(fingerprint);

      await submitSheet(store, seeded, { performance: 0, judge: 1, marks: [10, 7] });
      // A rehearsal that is on is not what was certified.
      const clock = { speed: 1 as const, realFrom: store.now(), stageFrom: store.now() };
      await store.write({ by: SYSTEM }, (work) => copyToRehearse(work, round, clock));
      const differing = run(['recount'], envOf(config));
      expect(differing.code).toBe(3);
      expect(differing.out).toContain(
        'scoresheet of Judge 2 for Act 1, Criterion 1: certified 6 steps, now 10',
      );
      expect(differing.out).toContain('Act 1: certified place 2 with 25, now place 1 with 31');
      expect(run(['recount', '--round', 'nosuchround'], envOf(config)).code).toBe(1);
    } finally {
      await store.close();
      await remove();
    }
  });
});
