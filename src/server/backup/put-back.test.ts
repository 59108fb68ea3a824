/** An older copy in the place of a database: the log says which, and what it lost. */
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { besideTheDoor } from '#test/beside-the-door.ts';
import { freshConfig } from '#test/server.ts';
import { type ENGINES, freshDatabase, itByTurns } from '#test/store.ts';
import { verifyAudit } from '../cli/audit.ts';
import { restoreTo } from '../cli/backup.ts';
import type { Config } from '../config.ts';
import { changeKey } from '../key-change.ts';
import { type Server, startServer } from '../main.ts';
import { auditHash, SYSTEM, UNKEYED } from '../store/audit.ts';
import { checkAudit } from '../store/audit-chain.ts';
import { notedHead, noteHead } from '../store/audit-note.ts';
import { restoreBackup } from './restore.ts';
import { isReady, layReady } from './swap.ts';
import { takeBackup } from './take.ts';

const clearing: (() => unknown)[] = [];
afterEach(async () => {
  for (const clear of clearing.splice(0).reverse()) await clear();
});

/** An installation whose newest copy is three rows behind. */
async function behind(engine: (typeof ENGINES)[number]) {
  const { config, remove } = await freshConfig(engine);
  const folder = mkdtempSync(join(tmpdir(), 'ovation-put-back-'));
  clearing.push(remove, () => rmSync(folder, { recursive: true, force: true }));
  await using server = await running(config);
  await write(server, 4);
  const { file } = await takeBackup({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    to: folder,
    tracks: false,
    now: Date.now(),
  });
  const kept = await headOf(server);
  await write(server, 3);
  return { config, folder, file, kept, lost: await headOf(server) };
}

async function running(config: Config): Promise<Server & AsyncDisposable> {
  const server = await startServer({ ...config, log: 'silent' });
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= server.close();
    return closed;
  };
  return { ...server, close, [Symbol.asyncDispose]: close };
}

async function write({ store }: Server, rows: number): Promise<void> {
  for (let n = 0; n < rows; n += 1)
    await store.write({ by: SYSTEM }, async ({ audit }) => audit({ action: 'test.one', subject: 'test:1' }));
}

async function headOf({ store }: Server): Promise<{ row: number; head: string }> {
  const check = await checkAudit(store);
  if (check.state !== 'whole') throw new Error(check.state);
  return { row: check.rows, head: check.head };
}

/** The rows after the ones that the copy has. */
async function told({ store }: Server, { row }: { row: number }) {
  const rows = await store.read
    .selectFrom('audit')
    .selectAll()
    .where('seq', '>', row)
    .orderBy('seq')
    .execute();
  return rows.map(({ action, subject, before, after }) => ({
    action,
    subject,
    before: JSON.parse(before ?? 'null'),
    after: JSON.parse(after ?? 'null'),
  }));
}

describe('a copy that is put back', () => {
  it('from the settings is named by the first row after it, with the row that was lost', async () => {
    const { config, file, kept, lost } = await behind('sqlite');
    await layReady({ ...config, passphrase: undefined, file, by: 'Jo Brandt' });
    await using server = await running(config);
    const name = file.split('/').at(-1);
    expect(await told(server, kept)).toEqual([
      {
        action: 'backup.put_back',
        subject: `backup:${name}`,
        before: lost,
        after: { ...kept, file: name, taken_at: expect.any(String), by: 'Jo Brandt' },
      },
    ]);
    expect((await checkAudit(server.store)).state).toBe('whole');
    // Said once.
    await server.close();
    await using again = await running(config);
    expect(await told(again, kept)).toHaveLength(1);
    expect(await verifyAudit(config)).toBe(0);
    expect(await verifyAudit(config, lost.head)).toBe(3);
  });

  it('from before a change of the key is refused in the place of the data in use, and told elsewhere', async () => {
    const { config, folder, file } = await behind('sqlite');
    const former = readFileSync(config.keyFile);
    await changeKey(config);
    const beside = readdirSync(dirname(config.keyFile)).find((name) => name.includes('.before-')) ?? '';
    const putBack = () => layReady({ ...config, passphrase: undefined, file, by: 'Jo Brandt' });
    const refused = await putBack().catch((error: Error) => error.message);
    expect(refused).toMatch(/opens with a former key.*cannot be put back here.*ovation restore/);
    expect(refused).toContain(beside);
    expect(isReady(config.dataDir)).toBe(false);
    const { keyFile } = config;
    const to = join(folder, 'out');
    const restore = (name: string) =>
      restoreBackup({ file, to: `${to}${name}`, keyFile, databaseUrl: undefined, passphrase: undefined });
    const said = await restore('1');
    expect(said.join(' ')).toContain('The audit log is whole');
    expect(said.at(-1)).toMatch(/opens with a former key, .* into the restored folder as secret\.key\.$/);
    // It starts as the line says.
    writeFileSync(join(`${to}1`, 'secret.key'), former);
    await using other = await running({
      ...config,
      dataDir: `${to}1`,
      keyFile: join(`${to}1`, 'secret.key'),
    });
    expect((await checkAudit(other.store)).state).toBe('whole');
    rmSync(join(dirname(keyFile), beside));
    await expect(putBack()).rejects.toThrow(/another key than the one in .*your copy of the key of then/);
    expect((await restore('2')).at(-1)).toContain('no server starts on it before');
    // And the one in use starts as before.
    await using server = await running(config);
    expect((await checkAudit(server.store)).state).toBe('whole');
  });

  it('by hand, as a file in the place of another, is told all the same', async () => {
    const { config, folder, file, kept, lost } = await behind('sqlite');
    await restoreTo({ ...config, dataDir: join(folder, 'nowhere') }, file, join(folder, 'out'));
    // Without the word that restoring left in it.
    const older = join(folder, 'out', 'ovation.db');
    const { DatabaseSync } = await import('node:sqlite');
    const database = new DatabaseSync(older);
    database.exec('update ledger set put_back = null');
    database.close();
    for (const left of ['ovation.db-wal', 'ovation.db-shm'])
      rmSync(join(config.dataDir, left), { force: true });
    copyFileSync(older, join(config.dataDir, 'ovation.db'));
    expect(await verifyAudit(config)).toBe(3);
    await using server = await running(config);
    expect(await told(server, kept)).toMatchObject([
      { action: 'backup.put_back', subject: 'database', before: lost, after: kept },
    ]);
  });

  it('in the place of one that is damaged is told with what the folder had noted', async () => {
    const { config, folder, file, kept, lost } = await behind('sqlite');
    truncateSync(join(config.dataDir, 'ovation.db'), 5_000);
    await restoreTo(config, file, join(folder, 'out'));
    for (const left of ['ovation.db-wal', 'ovation.db-shm'])
      rmSync(join(config.dataDir, left), { force: true });
    copyFileSync(join(folder, 'out', 'ovation.db'), join(config.dataDir, 'ovation.db'));
    await using server = await running(config);
    expect(await told(server, kept)).toMatchObject([
      { subject: `backup:${file.split('/').at(-1)}`, before: lost, after: kept },
    ]);
  });

  it('is not told by a note that is damaged, which keeps no server from starting and is made anew', async () => {
    const { config, kept, lost } = await behind('sqlite');
    truncateSync(join(config.dataDir, 'audit-head.json'), 9);
    await using server = await running(config);
    expect(await told(server, kept)).toHaveLength(lost.row - kept.row);
    await server.close();
    expect(notedHead(config.dataDir)).toMatchObject(lost);
  });

  itByTurns('by the command into a new folder is told with what the old one had (%s)', async (engine) => {
    const { config, folder, file, kept, lost } = await behind(engine);
    const target = engine === 'postgres' ? await freshDatabase('postgres', 'nothing') : undefined;
    if (target) clearing.push(target.remove);
    const databaseUrl = target && 'url' in target.database ? target.database.url : undefined;
    const to = join(folder, 'out');
    await restoreTo({ ...config, databaseUrl }, file, to);
    copyFileSync(config.keyFile, join(to, 'secret.key'));
    await using server = await running({
      ...config,
      databaseUrl,
      dataDir: to,
      keyFile: join(to, 'secret.key'),
    });
    expect(await told(server, kept)).toMatchObject([
      { action: 'backup.put_back', before: lost, after: { ...kept, by: null } },
    ]);
  });

  it('into a new folder says nothing of a log that is another installation’s', async () => {
    const { config, folder, file, kept } = await behind('sqlite');
    const other = await behind('sqlite');
    const to = join(folder, 'out');
    const said: string[] = [];
    const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
    await restoreTo(other.config, file, to).finally(() => out.mockRestore());
    expect(said.join('')).toContain('is not known to be of the same installation as this backup');
    await using server = await running({ ...config, dataDir: to });
    expect(await told(server, kept)).toMatchObject([{ action: 'backup.put_back', before: null }]);
  });

  it('is told once by the processes on one database, each with a data folder of its own', async () => {
    const { config, folder, file, kept, lost } = await behind('postgres');
    const target = await freshDatabase('postgres', 'nothing');
    clearing.push(target.remove);
    const databaseUrl = 'url' in target.database ? target.database.url : undefined;
    const first = join(folder, 'first');
    await restoreTo({ ...config, databaseUrl }, file, first);
    copyFileSync(config.keyFile, join(first, 'secret.key'));
    await using server = await running({ ...config, databaseUrl, dataDir: first });
    // The other folder noted its row a moment before the end.
    await noteHead(config.dataDir, { row: lost.row - 1, head: 'another' });
    await using second = await running({ ...config, databaseUrl });
    expect(await told(server, kept)).toMatchObject([{ action: 'backup.put_back', before: lost }]);
    // What came later than the log says is lost is another loss.
    await second.close();
    await noteHead(config.dataDir, { row: lost.row + 1, head: 'another' });
    await using third = await running({ ...config, databaseUrl });
    expect(await told(third, kept)).toHaveLength(2);
  });

  itByTurns('of an earlier version is told first and keyed from there on (%s)', async (engine) => {
    const { config, remove } = await freshConfig(engine);
    clearing.push(remove);
    await using server = await running(config);
    await write(server, 2);
    const head = await headOf(server);
    await besideTheDoor(server.store, async (tx) => {
      await sql`update ledger set audit_keyed_from = null, put_back = ${JSON.stringify({ file: 'old.tar', taken_at: 'then', by: null })}`.execute(
        tx,
      );
    });
    await server.close();
    renameSync(join(config.dataDir, 'audit-head.json'), join(config.dataDir, 'gone'));
    await using again = await running(config);
    expect(await told(again, head)).toMatchObject([
      { action: 'backup.put_back', subject: 'backup:old.tar', before: null },
      { action: 'audit.keyed', before: head },
    ]);
    const { auditKeyedFrom } = await again.store.read
      .selectFrom('ledger')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(auditKeyedFrom).toBe(head.row + 1);
    expect(readdirSync(config.dataDir)).toContain('audit-head.json');
  });
});

itByTurns(
  'a log that is made anew without the key while the server runs tells so in its next row (%s)',
  async (engine) => {
    const { config, remove } = await freshConfig(engine);
    clearing.push(remove);
    await using before = await running(config);
    await write(before, 3);
    await before.close();
    await using server = await running(config);
    const lost = await headOf(server);
    await besideTheDoor(server.store, async (tx) => {
      let hash = '';
      for (const row of await tx.selectFrom('audit').selectAll().orderBy('seq').execute()) {
        hash = auditHash(UNKEYED, hash, { ...row, actorName: 'Somebody else' });
        await tx
          .updateTable('audit')
          .set({ actorName: 'Somebody else', hash })
          .where('seq', '=', row.seq)
          .execute();
      }
      await tx.updateTable('ledger').set({ auditHash: hash, auditKeyedFrom: null }).execute();
    });
    await write(server, 1);
    await server.close();
    await using again = await running(config);
    expect(await told(again, { row: lost.row + 1 })).toMatchObject([
      { action: 'backup.put_back', before: lost, after: { row: lost.row + 1 } },
    ]);
  },
);
