/** Commands on a PostgreSQL that cannot be reached, takes nobody more in, or can only be read: words, and what still goes. */
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '#test/free-port.ts';
import { freshConfig } from '#test/server.ts';
import { inSession } from '../backup/snapshot.ts';
import type { Config } from '../config.ts';
import { changeKey } from '../key-change.ts';
import { startServer } from '../main.ts';
import { verifyAudit } from './audit.ts';
import { inWords } from './in-words.ts';
import { recountRound } from './recount.ts';

/** What is said to whoever does it. */
const wordsOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'It was done.',
    (error: unknown) => inWords(error),
  );

/** An installation on PostgreSQL whose server has ended. */
async function installed(): Promise<{ config: Config; url: URL }> {
  const { config, remove } = await freshConfig('postgres');
  onTestFinished(remove);
  await (await startServer({ ...config, log: 'silent' })).close();
  return { config: { ...config, log: 'silent' }, url: new URL(config.databaseUrl ?? '') };
}

async function asOwner(url: URL, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query('set default_transaction_read_only = off');
  for (const statement of statements) await client.query(statement);
  await client.end();
}

it.each([
  ['changing the key', changeKey],
  ['a copy', (config: Config) => inSession(config.databaseUrl ?? '', async () => undefined)],
] as const)(
  '%s says where no PostgreSQL answers, who is not let in, and which database is missing',
  async (_what, does) => {
    const { config, url } = await installed();
    const at = (change: Partial<URL>) =>
      wordsOf(does({ ...config, databaseUrl: Object.assign(new URL(url), change).href }));
    expect(await at({ port: String(await freePort()) })).toMatch(/^No PostgreSQL answers at 127\.0\.0\.1:/);
    expect(await at({ password: 'another' })).toMatch(/^PostgreSQL at .* does not let “ovation” in/);
    expect(await at({ pathname: '/nonesuch' })).toMatch(
      /^PostgreSQL at .* has no database “nonesuch”\. Make it/,
    );
  },
);

it('one that can only be read is looked into, and refused in words by whoever would write', async () => {
  const { config, url } = await installed();
  const name = url.pathname.slice(1);
  await asOwner(url, `alter database "${name}" set default_transaction_read_only = on`);
  expect(await verifyAudit(config)).toBe(0);
  expect(await wordsOf(recountRound(config, undefined))).toBe('There is no round.');
  const ONLY_READ = /^The PostgreSQL database in OVATION_DATABASE_URL can only be read .* After a fail-over/;
  expect(await wordsOf(startServer(config))).toMatch(ONLY_READ);
  expect(await wordsOf(changeKey(config))).toMatch(ONLY_READ);
});

it('one that takes no more connections is told as such', async () => {
  const { config, url } = await installed();
  const few = `few_${url.pathname.slice(1)}`;
  await asOwner(url, `create role ${few} login password 'few' connection limit 0`);
  onTestFinished(() => asOwner(url, `drop role ${few}`));
  const databaseUrl = Object.assign(new URL(url), { username: few, password: 'few' }).href;
  const TAKEN = /^PostgreSQL takes no more connections \(too many connections for role/;
  expect(await wordsOf(verifyAudit({ ...config, databaseUrl }))).toMatch(TAKEN);
  expect(await wordsOf(changeKey({ ...config, databaseUrl }))).toMatch(TAKEN);
  expect(await wordsOf(startServer({ ...config, databaseUrl }))).toMatch(TAKEN);
});
