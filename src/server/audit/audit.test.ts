/** The audit log: its chain, the command that follows it, and reading it. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ACTORS } from '#contract/audit/endpoints.ts';
import { besideTheDoor } from '#test/beside-the-door.ts';
import { ADULT, fixture } from '#test/registration/fixture.ts';
import { seedRound, submitSheet } from '#test/round.ts';
import { freshConfig, openDatabase } from '#test/server.ts';
import { describeByTurns, describeStoresByTurns } from '#test/store.ts';
import { openInstallation } from '../installation.ts';
import { type Actor, auditHash, SYSTEM, UNKEYED } from '../store/audit.ts';
import { auditSentence, checkAudit, checkAuditInThread } from '../store/audit-chain.ts';
import type { Store } from '../store/store.ts';
import { auditPage } from './queries.ts';

const CLI = join(import.meta.dirname, '../cli.ts');

/** `count` changes, the third with a reason. */
async function filled(store: Store, count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1)
    await store.write(
      { by: n % 2 ? SYSTEM : { kind: 'judge', id: 'ana', name: 'Ana_1' } },
      async ({ audit }) =>
        audit({
          action: `thing.${n}`,
          subject: `thing:${n}`,
          after: { n },
          why: n === 3 ? '100% sure' : null,
        }),
    );
}

const tamper = (store: Store, statement: string) =>
  besideTheDoor(store, async (tx) => void (await sql.raw(statement).execute(tx)));

/** Hashes all rows anew as they were before the chain was keyed: what somebody can do who has no key. */
async function madeAnew(store: Store, keyedFrom: number | null): Promise<void> {
  const rows = await store.read.selectFrom('audit').selectAll().orderBy('seq').execute();
  await besideTheDoor(store, async (tx) => {
    let hash = '';
    for (const row of rows) {
      hash = auditHash(UNKEYED, hash, row);
      await tx.updateTable('audit').set({ hash }).where('seq', '=', row.seq).execute();
    }
    await tx.updateTable('ledger').set({ auditHash: hash, auditKeyedFrom: keyedFrom }).execute();
  });
}

describeStoresByTurns('the chain of the audit log', (open) => {
  it('cannot be made anew without the key, nor be said to be unkeyed', async () => {
    const store = await open();
    await filled(store, 5);
    await tamper(store, "update audit set actor_name = 'Bo' where seq = 2");
    await madeAnew(store, 1);
    expect(await checkAudit(store)).toMatchObject({ state: 'broken', brokenSeq: 1, trouble: 'changed' });
    for (const from of [null, 6]) {
      await madeAnew(store, from);
      expect(await checkAudit(store)).toMatchObject({ state: 'unkeyed', rows: 5 });
    }
  });

  it('of an earlier version holds, and is keyed from the first row that this one writes', async () => {
    const store = await open();
    await filled(store, 4);
    await madeAnew(store, null);
    await filled(store, 2);
    const check = await checkAudit(store);
    expect(check).toMatchObject({ state: 'whole', rows: 6, keyedFrom: 5 });
    expect(auditSentence(check)).toContain('It is keyed from row 5 on.');
    await tamper(store, "update audit set why = 'else' where seq = 3");
    expect(await checkAudit(store)).toMatchObject({ state: 'broken', brokenSeq: 3 });
    // Mended by hand as far as that goes: the first keyed row stands on what was there.
    await tamper(store, 'update ledger set audit_keyed_from = 7');
    await madeAnew(store, 5);
    expect(await checkAudit(store)).toMatchObject({ state: 'broken', brokenSeq: 5, trouble: 'changed' });
  });

  it('holds for what was written, however long, and for an empty log', async () => {
    const store = await open();
    expect(await checkAudit(store)).toEqual({ state: 'whole', rows: 0, head: '', keyedFrom: 1 });
    await filled(store, 7);
    await store.write({ by: SYSTEM }, async ({ audit }) => {
      for (let n = 0; n < 1_200; n += 1) audit({ action: 'many.one', subject: `many:${n}` });
    });
    expect(await checkAudit(store)).toMatchObject({ state: 'whole', rows: 1_207 });
  });

  it('takes in thousands of rows of one change, as when the people of an event are erased', async () => {
    const store = await open();
    await store.write({ by: SYSTEM }, async ({ audit }) => {
      for (let n = 0; n < 6_000; n += 1) audit({ action: 'thing.gone', subject: `thing:${n}` });
    });
    expect(await checkAudit(store)).toMatchObject({ state: 'whole', rows: 6_000 });
  });

  it('is followed in the thread that reads as it is here, with its key', async () => {
    const store = await open();
    await filled(store, 5);
    expect(await checkAuditInThread(store)).toEqual(await checkAudit(store));
    expect(await checkAuditInThread(store)).toMatchObject({ state: 'whole', rows: 5, keyedFrom: 1 });
    await tamper(store, "update audit set why = 'else' where seq = 3");
    await madeAnew(store, 1);
    expect(await checkAuditInThread(store)).toMatchObject({ state: 'broken', brokenSeq: 1 });
  });

  it.each([
    ['a value changed', "update audit set after = '{}' where seq = 4", 4, 'changed'],
    ['a name changed', "update audit set actor_name = 'Bo' where seq = 2", 2, 'changed'],
    ['a row taken out', 'delete from audit where seq = 3', 3, 'missing'],
    ['the newest rows taken out', 'delete from audit where seq > 5', 6, 'missing'],
    ['the first row taken out', 'delete from audit where seq = 1', 1, 'missing'],
    ['the ledger set back', "update ledger set audit_hash = 'x'", 7, 'ledger'],
  ] as const)('names the first broken row: %s', async (_what, statement, brokenSeq, trouble) => {
    const store = await open();
    await filled(store, 7);
    await tamper(store, statement);
    expect(await checkAudit(store)).toMatchObject({ state: 'broken', brokenSeq, trouble });
  });

  it('that was cut off and mended shows against a digest that was noted before', async () => {
    const store = await open();
    await filled(store, 7);
    const whole = await checkAudit(store);
    const noted = whole.state === 'broken' ? '' : whole.head;
    await filled(store, 2);
    expect(await checkAudit(store, noted)).toMatchObject({ state: 'whole', rows: 9, notedSeq: 7 });
    await tamper(store, 'delete from audit where seq > 5');
    await tamper(
      store,
      'update ledger set audit_seq = 5, audit_hash = (select hash from audit where seq = 5)',
    );
    // By itself the chain cannot know: that is what noting is for.
    expect(await checkAudit(store)).toMatchObject({ state: 'whole', rows: 5 });
    const found = await checkAudit(store, noted);
    expect(found).toMatchObject({ state: 'broken', trouble: 'noted' });
    expect(auditSentence(found)).toContain('none of its rows (5) has the digest you noted');
  });

  it('is read newest first, in pages without gaps, by who, what and words', async () => {
    let now = 1_000;
    const store = await open({ clock: () => now });
    await filled(store, 5);
    now = 2_000;
    await filled(store, 2);
    const first = await auditPage(store.read, { limit: 3 });
    expect(first.entries.map(({ seq }) => seq)).toEqual([7, 6, 5]);
    expect(first.nextBefore).toBe(5);
    const last = await auditPage(store.read, { limit: 4, before: 5 });
    expect(last.entries.map(({ seq }) => seq)).toEqual([4, 3, 2, 1]);
    expect(last.nextBefore).toBeNull();
    const found = async (more: Partial<Parameters<typeof auditPage>[1]>) =>
      (await auditPage(store.read, { limit: 50, ...more })).entries.map(({ seq }) => seq);
    expect(await found({ actor: 'judge' })).toEqual([7, 4, 2]);
    expect(await found({ action: 'THING.3' })).toEqual([3]);
    expect(await found({ sinceAt: 2_000 })).toEqual([7, 6]);
    expect(await found({ untilAt: 2_000, actor: 'judge' })).toEqual([4, 2]);
    expect(await found({ action: 'hing' })).toEqual([]);
    expect(await found({ words: '0% s' })).toEqual([3]);
    expect(await found({ words: 'a_1' })).toEqual([7, 4, 2]);
    expect(await found({ words: '_' })).toEqual([7, 4, 2]);
    // Case does not matter, of no letter: SQLite by itself knows capitals from A to Z alone.
    const by = { kind: 'admin', id: 'oz', name: 'Änne ÖZ' } as const;
    await store.write({ by }, async ({ audit }) => audit({ action: 'thing', subject: 'x' }));
    for (const words of ['Änne', 'änne', 'ÄNNE', 'öz', 'Öz', 'ÖZ', 'änne öz'])
      expect([words, await found({ words })]).toEqual([words, [8]]);
  });
  it('is read with what each thing is called now, and is found by the names of acts', async () => {
    const { store, ask, admin } = await fixture(open);
    const { participant } = (await ask('POST', '/participants', ADULT)).body;
    await ask('POST', '/participants', { ...ADULT, stage_name: 'Dot Matrix' });
    const at = `/admin/participants/${participant.id}`;
    const { revision } = (await ask('GET', at, undefined, admin)).body;
    expect((await ask('PATCH', at, { revision, stage_name: 'Juniper Vale' }, admin)).status).toBe(200);
    const found = async (words: string) =>
      (await auditPage(store.read, { limit: 50, words })).entries.map(({ action, subjectName }) => [
        action,
        subjectName,
      ]);
    const lines = await found('juniper');
    expect(lines).toHaveLength(2);
    expect(lines).toContainEqual(['participant.registered', 'Juniper Vale']);
    expect(await found('Астра')).toEqual([]);
    const { entries } = await auditPage(store.read, { limit: 50, action: 'admin.' });
    expect(entries.map(({ subjectName }) => subjectName)).toContain('crew');
  });

  it('is read with the act of a scoresheet and of the running order, and is found by the names of judges', async () => {
    const store = await open();
    const seeded = await seedRound(store, { acts: 2, judges: 2, weights: [1] });
    await submitSheet(store, seeded, { performance: 1, judge: 0, marks: [5] });
    const { id } = await store.read.selectFrom('scoresheet').select('id').executeTakeFirstOrThrow();
    const subjects = [
      ...[`scoresheet:${id}`, `performance:${seeded.performanceIds[0]}`, `judge:${seeded.judgeIds[1]}`],
      ...[`round:${seeded.roundId}`, `event:${seeded.eventId}`, 'judge:gone', 'backup:gone'],
    ];
    await store.write({ by: SYSTEM }, async ({ audit }) => {
      for (const subject of subjects) audit({ action: 'thing', subject });
    });
    const named = async (words?: string) =>
      (await auditPage(store.read, { limit: 50, action: 'thing', words })).entries.map(
        ({ subject, subjectName }) => [subject, subjectName] as const,
      );
    const names = new Map(await named());
    expect(subjects.slice(0, 3).map((subject) => names.get(subject))).toEqual(['Act 2', 'Act 1', 'Judge 2']);
    expect(names.get('judge:gone')).toBeNull();
    expect(names.get('backup:gone')).toBeNull();
    expect(await named('judge 2')).toEqual([[`judge:${seeded.judgeIds[1]}`, 'Judge 2']]);
  });
});

describeByTurns('ovation audit verify (%s)', (engine) => {
  it('exits 0 when the log is whole, and 3 with the broken row', async () => {
    const { config, remove } = await freshConfig(engine);
    await (await openInstallation(config, { clock: Date.now, onTrouble: () => undefined })).close();
    const store = await openDatabase(config);
    const verify = (...more: string[]) => {
      const env: NodeJS.ProcessEnv = { ...process.env, OVATION_DATA: config.dataDir };
      if (config.databaseUrl !== undefined) env.OVATION_DATABASE_URL = config.databaseUrl;
      const done = spawnSync(process.execPath, [CLI, 'audit', 'verify', ...more], { encoding: 'utf8', env });
      return { code: done.status, said: done.stdout + done.stderr };
    };
    try {
      await filled(store, 5);
      expect(verify()).toMatchObject({ code: 0, said: expect.stringContaining('whole: 5 rows') });
      const digest = /newest (\w+)/.exec(verify().said)?.[1] ?? '';
      expect(verify('--noted', digest)).toMatchObject({ code: 0, said: expect.stringContaining('row 5') });
      const printed = `${digest.slice(0, 4).toUpperCase()} ${digest.slice(4, 12)}`;
      expect(verify('--noted', printed)).toMatchObject({ code: 0, said: expect.stringContaining('row 5') });
      expect(verify('--noted', 'ffffffff')).toMatchObject({ code: 3 });
      expect(verify('--noted', [...digest.slice(0, 7)].join(' '))).toMatchObject({ code: 1 });
      renameSync(config.keyFile, `${config.keyFile}.away`);
      expect(verify()).toMatchObject({
        code: 4,
        said: expect.stringContaining('takes the installation’s key'),
      });
      renameSync(`${config.keyFile}.away`, config.keyFile);
      await tamper(store, "update audit set why = 'else' where seq = 3");
      expect(verify()).toMatchObject({ code: 3, said: expect.stringContaining('row 3 was changed') });
    } finally {
      await store.close();
      await remove();
    }
  });

  it.each([['audit', 'verify'], ['backup']])('%s makes no database where there is none', (...command) => {
    const around = mkdtempSync(join(tmpdir(), 'ovation-none-'));
    try {
      const data = join(around, 'data');
      const done = spawnSync(process.execPath, [CLI, ...command], {
        encoding: 'utf8',
        env: { ...process.env, OVATION_DATA: data },
      });
      expect(done.status).toBe(1);
      expect(done.stderr).toContain('There is no database at');
      expect(existsSync(data)).toBe(false);
    } finally {
      rmSync(around, { recursive: true });
    }
  });
});

it('everybody who may act may be looked for, and be shown', () => {
  const kinds: readonly Actor['kind'][] = ACTORS;
  const all: Record<Actor['kind'], true> = {
    admin: true,
    crew: true,
    judge: true,
    participant: true,
    visitor: true,
    screen: true,
    gear: true,
    system: true,
  };
  expect([...kinds].sort()).toEqual(Object.keys(all).sort());
});
