/** The other side of `reading-threads.ts`: reads on connections of its own, one reading after the other. */
import { parentPort } from 'node:worker_threads';
import { CamelCasePlugin, Kysely, sql } from 'kysely';
import { Refusal } from '#contract/refusal.ts';
import { namingTables } from './changes.ts';
import { openPool, postgresDialect } from './dialects/postgres.ts';
import { kyselyOn, openReader } from './dialects/sqlite.ts';
import type { Reader } from './reader.ts';
import type { Answered, Asked, Failed, Place, Read, Reading } from './reading-threads.ts';
import type { Tables } from './tables.ts';

type Work = (read: Reader, given: unknown) => Promise<unknown>;

function open(place: Place): { db: Kysely<Tables>; begin: string } {
  if ('file' in place) return { db: kyselyOn(openReader(place.file)), begin: 'begin' };
  const pool = openPool(place.url, { max: 1, onLost: () => undefined, unhurried: true });
  return {
    db: new Kysely({ dialect: postgresDialect(pool), plugins: [new CamelCasePlugin()] }),
    begin: 'begin isolation level repeatable read, read only',
  };
}

/** Everything that one reading sees is of one moment, however long it takes. */
async function readOnce({ db, begin }: ReturnType<typeof open>, asked: Reading): Promise<Read<unknown>> {
  const work = ((await import(asked.module)) as Record<string, Work>)[asked.name];
  if (work === undefined) throw new Error(`${asked.module} exports no ${asked.name}.`);
  const tables = new Set<string>();
  return db.connection().execute(async (connection) => {
    await sql.raw(begin).execute(connection);
    try {
      const { version } = await connection.selectFrom('ledger').select('version').executeTakeFirstOrThrow();
      const read = connection.withPlugin(namingTables('reads', (table) => tables.add(table)));
      return { answer: await work(read, asked.given), tables: [...tables], version };
    } finally {
      await sql.raw('rollback').execute(connection);
    }
  });
}

/** Bytes are handed over; everything else is copied. */
const handedOver = (answer: unknown): ArrayBuffer[] =>
  answer === null || typeof answer !== 'object'
    ? []
    : Object.values(answer).flatMap((value: unknown) =>
        ArrayBuffer.isView(value) &&
        value.buffer instanceof ArrayBuffer &&
        value.byteLength === value.buffer.byteLength
          ? [value.buffer]
          : [],
      );

/** What is left of an error when it is copied. */
function failed(error: unknown): Failed {
  if (error instanceof Refusal) {
    const { code, message: sentence, fields, retryAfter } = error;
    return {
      refused: {
        code,
        sentence,
        more: { ...(fields && { fields }), ...(retryAfter !== undefined && { retryAfter }) },
      },
    };
  }
  const { message, stack, code, errcode } = error as Error & { code?: string; errcode?: number };
  return { failed: { message, stack, code, errcode } };
}

const opened = new Map<string, ReturnType<typeof open>>();

async function answer(asked: Asked): Promise<Read<unknown>> {
  const name = 'file' in asked.place ? asked.place.file : asked.place.url;
  const known = opened.get(name);
  if ('leaves' in asked) {
    opened.delete(name);
    await known?.db.destroy();
    return { answer: null, tables: [], version: 0 };
  }
  const from = known ?? open(asked.place);
  opened.set(name, from);
  return readOnce(from, asked);
}

const port = parentPort;
if (port !== null) {
  let line: Promise<unknown> = Promise.resolve();
  port.on('message', (asked: Asked) => {
    line = line
      .then(() => answer(asked))
      .then(
        (read) => port.postMessage({ id: asked.id, read } satisfies Answered, handedOver(read.answer)),
        (error: unknown) => port.postMessage({ id: asked.id, ...failed(error) } satisfies Answered),
      );
  });
}
