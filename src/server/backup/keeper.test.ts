/** Copies that the server takes by itself, is asked for, gives away and puts back. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { backupEndpoints } from '#contract/backup/endpoints.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { freshConfig } from '#test/server.ts';
import { describeByTurns, ENGINES, storesOf } from '#test/store.ts';
import { firstOf, itAtLength } from '#test/tried.ts';
import type { Config } from '../config.ts';
import { callerOf } from '../demo/api.ts';
import { makeSampleEvent } from '../demo/sample-event.ts';
import { type Server, startServer } from '../main.ts';
import { SYSTEM } from '../store/audit.ts';
import type { Engine } from '../store/engine.ts';
import { newId } from '../store/secrets.ts';
import { extract } from './archive.ts';
import { openKeeper } from './keeper.ts';

const DAY_MS = 86_400_000;

/** A server that takes copies, and starts anew when it is asked to. */
async function fixture(
  engine: Engine,
  run: (parts: Parts) => Promise<void>,
  change: (dataDir: string) => Partial<Config> = () => ({}),
): Promise<void> {
  const { config, remove } = await freshConfig(engine);
  const changed = change(config.dataDir);
  let server: Server | undefined;
  let again: Promise<void> = Promise.resolve();
  const begin = async (port: number) => {
    const settings: Config = { ...config, port, backupMinutes: 5, log: 'silent', ...changed };
    server = await startServer(settings, Date.now, () => {
      again = (async () => {
        const at = Number(new URL(server?.url ?? '').port);
        await server?.close();
        await begin(at);
      })();
    });
  };
  try {
    await begin(0);
    const origin = `http://127.0.0.1:${new URL(server?.url ?? '').port}`;
    if (!server) throw new Error('unreachable: it has started');
    const { desk, admin } = await makeSampleEvent(server.store, origin);
    await run({ config, origin, desk, admin, folder: join(config.dataDir, 'backups'), anew: () => again });
  } finally {
    await again;
    await server?.close();
    await remove();
  }
}

interface Parts {
  config: Config;
  origin: string;
  desk: ReturnType<typeof callerOf>;
  admin: { email: string; password: string };
  folder: string;
  /** Resolves once the server that was asked to start anew has. */
  anew: () => Promise<void>;
}

describe.each(firstOf(1, ENGINES))('copies (%s)', (engine) => {
  it('are given to nobody by an address whose admin has signed out since', async () => {
    await fixture(engine, async ({ origin, admin }) => {
      const { token } = await callerOf(origin).call(accountsEndpoints.login, { body: admin });
      const desk = callerOf(origin, { authorization: `Bearer ${token}` });
      const [copy] = (await desk.call(backupEndpoints.takeBackup)).kept;
      const { url } = await desk.call(backupEndpoints.offerBackup, { params: { name: copy?.name ?? '' } });
      expect((await fetch(origin + url, { method: 'HEAD' })).status).toBe(200);
      await desk.call(accountsEndpoints.logout);
      expect((await fetch(origin + url, { method: 'HEAD' })).status).toBe(404);
    });
  });

  it('are taken before certifying, by hand with the music, listed, and given away by an address', async () => {
    await fixture(engine, async ({ desk, origin, folder, config }) => {
      expect((await desk.call(backupEndpoints.backups)).kept).toEqual([]);
      // Nothing is ready to be certified: the copy is there all the same. Pages name the round, other software need not.
      const { round } = await desk.call(showEndpoints.show);
      for (const named of [{ round: round.id }, {}])
        await expect(
          desk.call(resultsEndpoints.certify, { ...named, body: { digest: 'none', depth: 'totals' } }),
        ).rejects.toThrow(/409/);
      const answer = await desk.call(backupEndpoints.takeBackup);
      expect(answer.kept.map(({ reason }) => reason)).toEqual([
        'by_hand',
        'before_certifying',
        'before_certifying',
      ]);
      expect(answer).toMatchObject({ trouble: null, everyMinutes: 5, restorable: engine === 'sqlite' });

      const name = answer.kept[0]?.name ?? '';
      const { url } = await desk.call(backupEndpoints.offerBackup, { params: { name } });
      const file = await fetch(origin + url);
      expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
      const bytes = Buffer.from(await file.arrayBuffer());
      expect(bytes.length).toBe(answer.kept[0]?.sizeBytes);
      const taken = join(config.dataDir, 'taken.tar');
      writeFileSync(taken, bytes);
      const paths = (await extract(taken, join(config.dataDir, 'taken'))).map(({ path }) => path);
      expect(paths).toContain('manifest.json');

      expect((await fetch(`${origin}/api/v1/backups/${url.split('/').at(-1)}x`)).status).toBe(404);
      // And by itself when the show begins.
      const { version } = await desk.call(showEndpoints.show);
      await desk.call(showEndpoints.command, {
        body: { kind: 'go', commandId: newId(), expectedVersion: version },
      });
      const reasons = async () => (await desk.call(backupEndpoints.backups)).kept.map((one) => one.reason);
      await expect.poll(reasons).toContain('by_time');
      // The folder that it was put together in goes right after it is in its place.
      await expect.poll(() => readdirSync(folder).filter((one) => one.startsWith('.'))).toEqual(['.newest']);
    });
  });
});

it('notes on the file of a copy that is dated later than now when that was first seen', async () => {
  const store = await storesOf('sqlite')();
  const to = mkdtempSync(join(tmpdir(), 'ovation-later-'));
  onTestFinished(() => rmSync(to, { recursive: true }));
  const later = new Date(Date.now() + 400 * DAY_MS);
  const file = join(to, `ovation-${later.toISOString().replace(/[:.]/g, '-')}-by_time.tar`);
  writeFileSync(file, '');
  utimesSync(file, later, later);
  const settings = { dataDir: to, to, databaseUrl: undefined, s3: undefined, passphrase: undefined };
  const keeper = openKeeper(store, {
    ...{ ...settings, keyFile: '', everyMinutes: 5, clockIsSettled: () => true },
    onForgotten: async () => undefined,
    // There is no database to be copied at the end.
    onTrouble: () => undefined,
  });
  keeper.start();
  await vi.waitFor(() => expect(statSync(file).mtimeMs).toBeLessThanOrEqual(Date.now()));
  await keeper.stop();
});

/** A server that takes copies, what changes its database, and the copies that are there. */
async function begun(engine: Engine, change: Partial<Config> = {}) {
  const { config, remove } = await freshConfig(engine);
  onTestFinished(remove);
  const settings: Config = { ...config, backupMinutes: 5, log: 'silent', ...change };
  const server = await startServer(settings);
  const written = () =>
    server.store.write({ by: SYSTEM }, async ({ audit }) => audit({ action: 'test.one', subject: 'test:1' }));
  const folder = join(config.dataDir, 'backups');
  const copies = () => readdirSync(folder).filter((name) => name.startsWith('ovation-'));
  return { server, settings, folder, written, copies };
}

describeByTurns('the end of a server (%s)', (engine) => {
  it('leaves a copy of what changed since the newest', async () => {
    const { server, settings, written, copies } = await begun(engine);
    await written();
    const rows = await server.store.read.selectFrom('audit').select('seq').execute();
    await server.close();
    expect(copies()).toEqual([expect.stringMatching(/-at_stop\.tar$/)]);
    const folder = join(settings.dataDir, 'opened');
    await extract(join(settings.dataDir, 'backups', copies()[0] ?? ''), folder);
    expect(readFileSync(join(folder, 'manifest.json'), 'utf8')).toContain(`"audit": ${rows.length},`);
  });

  it('leaves one beside a copy that is dated later than now, and notes which was taken last', async () => {
    const { server, folder, written, copies } = await begun(engine);
    const later = `ovation-${new Date(Date.now() + 400 * DAY_MS).toISOString().replace(/[:.]/g, '-')}-by_time.tar`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, later), '');
    await written();
    await server.close();
    expect(copies()).toEqual([expect.stringMatching(/-at_stop\.tar$/), later]);
    expect(readFileSync(join(folder, '.newest'), 'utf8')).toBe(copies()[0]);
  });
});

itAtLength('a server that ends does not wait for a copy that cannot be taken in time', async () => {
  // Nobody else may write to the database: what reads it waits, as behind a slow disk.
  const { server, written, copies } = await begun('postgres');
  await written();
  const holder = new pg.Client({ connectionString: String(server.store.pool?.options.connectionString) });
  await holder.connect();
  await holder.query('begin; lock table mail in access exclusive mode');
  await server.close();
  await holder.end();
  expect(copies()).toEqual([]);
});

itAtLength('a certification goes on where its copy hangs, and the settings say so', async () => {
  await fixture('postgres', async ({ config, desk }) => {
    const holder = new pg.Client({ connectionString: config.databaseUrl });
    await holder.connect();
    await holder.query('begin; lock table mail in access exclusive mode');
    await expect(
      desk.call(resultsEndpoints.certify, { body: { digest: 'none', depth: 'totals' } }),
    ).rejects.toThrow(/409/);
    const { trouble, troubleTold } = await desk.call(backupEndpoints.backups);
    expect(trouble).toContain('takes so long that nothing waits for it any more');
    expect(troubleTold).toHaveLength(1);
    await holder.end();
  });
});

it('a folder of copies that nothing can be written to is told at the start and in the settings, and holds nobody up', async () => {
  await fixture(
    'sqlite',
    async ({ desk }) => {
      await expect
        .poll(async () => (await desk.call(backupEndpoints.backups)).trouble)
        .toMatch(
          /^Nothing can be written to .+\/file\/copies \(ENOTDIR\), so there are no backups\. .* OVATION_BACKUP_DIR\.$/,
        );
    },
    (dataDir) => {
      writeFileSync(join(dataDir, 'file'), '');
      return { backupDir: join(dataDir, 'file/copies') };
    },
  );
});

it('a copy that was refused at the end is not put in place by the next start', async () => {
  await fixture('sqlite', async ({ desk, config }) => {
    const { kept } = await desk.call(backupEndpoints.takeBackup);
    const database = new DatabaseSync(join(config.dataDir, 'ovation.db'));
    database.exec(
      "create trigger full before insert on audit when new.action = 'backup.restored' begin select raise(abort, 'full'); end",
    );
    database.close();
    const params = { name: kept[0]?.name ?? '' };
    await expect(desk.call(backupEndpoints.restoreBackup, { params })).rejects.toMatchObject({ status: 500 });
    expect(existsSync(join(config.dataDir, 'to-restore'))).toBe(false);
  });
});

itAtLength(
  'a copy is put back from the settings: the server starts anew with it, and nothing is thrown away',
  async () => {
    await fixture('sqlite', async ({ desk, config, anew, origin }) => {
      const [event] = await desk.call(eventsEndpoints.events);
      const { kept } = await desk.call(backupEndpoints.takeBackup);
      const rename = (name: string) =>
        desk.call(eventsEndpoints.changeEvent, { params: { id: event?.id ?? '' }, body: { name } });
      await rename('Renamed after the copy');
      // Asked for by two at once it is done once, and the other is told so.
      const putBack = () =>
        desk.call(backupEndpoints.restoreBackup, { params: { name: kept[0]?.name ?? '' } });
      const [first, second] = await Promise.allSettled([putBack(), putBack()]);
      expect(second).toMatchObject({ status: 'rejected', reason: { code: 'backup_failed' } });
      expect(String(Object(second).reason)).toContain('A copy is being put back already.');
      if (first?.status !== 'fulfilled') throw first?.reason;
      const { verified, restarting } = first.value;
      expect([restarting, verified[0]]).toEqual([true, expect.stringContaining('checksums right')]);
      await expect.poll(() => existsSync(join(config.dataDir, 'to-restore'))).toBe(false);
      await anew();
      const [restored] = await desk.call(eventsEndpoints.events);
      expect(restored?.name).toBe(event?.name);
      const aside = readdirSync(config.dataDir).find((name) => name.startsWith('replaced-'));
      expect(readdirSync(join(config.dataDir, aside ?? ''))).toContain('ovation.db');
      // What is old by a clock that has only begun to go stays (when it goes: test/tracks/older-copy.long.test.ts).
      const old = 'replaced-2020-01-02T03-04-05-006Z';
      mkdirSync(join(config.dataDir, old));
      writeFileSync(join(config.dataDir, old, 'ovation.db'), 'old');
      // What was replaced was copied first as well.
      const { kept: now } = await desk.call(backupEndpoints.backups);
      expect(now.map(({ reason }) => reason)).toEqual(['before_restoring', 'by_hand']);
      await desk.call(backupEndpoints.takeBackup);
      expect(readdirSync(config.dataDir)).toEqual(expect.arrayContaining([old, aside]));
      expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    });
  },
);
