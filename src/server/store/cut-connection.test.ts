/** A connection to PostgreSQL that is cut in the middle of a transaction: the write fails, the process lives on. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { Refusal } from '#contract/refusal.ts';
import { storesOf } from '#test/store.ts';
import { SYSTEM } from './audit.ts';

const open = storesOf('postgres');

it('a write whose connection is cut between two statements is refused as busy, and the next one goes through', async () => {
  const store = await open({ onTrouble: () => undefined });
  const uncaught: unknown[] = [];
  const hear = (error: unknown) => uncaught.push(error);
  process.on('uncaughtException', hear);
  try {
    const cut = store.write({ by: SYSTEM }, async ({ tx, audit }) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await store.pool?.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await new Promise((resolve) => setTimeout(resolve, 200));
      audit({ action: 'test.one', subject: 'test:1' });
    });
    await expect(cut).rejects.toThrow(Refusal);
    expect(uncaught).toEqual([]);
    expect(await store.write({ by: SYSTEM }, async ({ version }) => version)).toBe(1);
  } finally {
    process.off('uncaughtException', hear);
  }
});
