import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { copyOf } from './trial.ts';

it('the copy that a newer version is tried on holds everything but the mail server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ovation-trial-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [from, to] = [join(folder, 'from.db'), join(folder, 'to.db')];
  const ours = new DatabaseSync(from);
  ours.exec('create table mail_server (id text); create table mail (id text)');
  ours.exec("insert into mail_server values ('ours'); insert into mail values ('waits')");
  copyOf(from, to);
  const copy = new DatabaseSync(to);
  const rows = (database: DatabaseSync, table: string) => database.prepare(`select id from ${table}`).all();
  expect(rows(copy, 'mail_server')).toEqual([]);
  expect(rows(copy, 'mail')).toHaveLength(1);
  expect(rows(ours, 'mail_server')).toHaveLength(1);
  copy.close();
  ours.close();
});
