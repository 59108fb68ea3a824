/**
 * The one door for writes: lock → command seen before? → the room's work → audit → version → commit → on the disk
 * → tell.
 *
 * One accepted command is one transaction and one version. The single `ledger` row is locked first, so
 * writes of all processes stand in one line (ballots excepted: they have a box of their own), and a rule
 * checked inside the door holds until the commit. A thrown `Refusal` undoes everything.
 */
import type { Kysely, Transaction } from 'kysely';
import { Refusal } from '#contract/refusal.ts';
import { type Actor, type AuditEntry, appendAudit } from './audit.ts';
import { namingTables } from './changes.ts';
import type { Engine } from './engine.ts';
import type { KeyWatch } from './key-watch.ts';
import type { Secrets } from './secrets.ts';
import type { Tables } from './tables.ts';
import { storageTrouble } from './trouble.ts';
import type { WriteHealth } from './write-health.ts';

/** A transaction in progress, as commands are given it. */
export interface Work {
  readonly tx: Transaction<Tables>;
  /** The server's clock at the start of the transaction, in ms. */
  readonly now: number;
  /** The version that the database has once this transaction commits. */
  readonly version: number;
  /** Adds an entry to the audit log. Personal data is named in it, never quoted. */
  audit<Subject extends string>(entry: AuditEntry<Subject>): void;
}

/** Who writes, and the sender's own id of the command. */
export interface WriteOptions {
  by: Actor;
  /**
   * The sender's own id for this command. The same id from the same actor again does nothing and gives the
   * first answer back.
   */
  commandId?: string | undefined;
}

/** What a write is about to commit. */
export interface Written {
  by: Actor;
  tables: ReadonlySet<string>;
  entries: readonly AuditEntry[];
}

/**
 * Checks a write before it is committed. Throwing undoes the write; changes made through `work` are committed with it.
 */
export type Hold = (work: Work, written: Written) => Promise<void>;

/**
 * Runs `work` as one transaction and resolves with its answer after the commit. @throws what `work` throws, with
 * everything undone.
 */
export type Write = <T>(options: WriteOptions, work: (work: Work) => Promise<T>) => Promise<T>;

/** What the door for writes needs of one database. */
export interface Door {
  db: Kysely<Tables>;
  engine: Engine;
  clock: () => number;
  secrets: Secrets;
  /** Asked with the locked ledger: nothing is written under a key that is no longer the database's. */
  key: Pick<KeyWatch, 'require'>;
  health: Pick<WriteHealth, 'kept' | 'failed'>;
  /** Resolves once everything committed so far is on the disk. */
  safe: () => Promise<void>;
  /** Called after the commit with the new version and the tables that were written. */
  tell: (version: number, tables: ReadonlySet<string>) => void;
  /** Told how many ms a committed write took, from asking for the lock. */
  onCommit?: ((ms: number) => void) | undefined;
  /** What every write is checked by; undefined while there is no such check. */
  hold?: () => Hold | undefined;
  beforeCommit?: (tx: Transaction<Tables>, version: number, tables: ReadonlySet<string>) => Promise<unknown>;
}

/** What every write changes beside its own. */
const ALWAYS = ['ledger', 'command', 'audit'];

/** Thrown inside the transaction to leave it when the command was carried out before. */
class AlreadyDone extends Error {
  readonly answer: unknown;
  constructor(answer: unknown) {
    super('already done');
    this.answer = answer;
  }
}

/** A command's name is its sender's: nobody else's answer is found under it. */
const commandOf = ({ by, commandId }: WriteOptions, secrets: Secrets): string | undefined =>
  commandId === undefined
    ? undefined
    : secrets.fingerprint('command', `${by.kind} ${by.id ?? ''} ${commandId}`);

/** @throws AlreadyDone with the answer that the command was given before. */
async function leaveIfDone(tx: Transaction<Tables>, command: string, secrets: Secrets): Promise<void> {
  const seen = await tx.selectFrom('command').select('answer').where('id', '=', command).executeTakeFirst();
  if (seen) throw new AlreadyDone(JSON.parse(secrets.unseal(seen.answer)));
}

/** Makes the `write` of one database. */
export function writeDoor(door: Door): Write {
  const failed = (error: unknown): never => {
    door.health.failed(error);
    throw storageTrouble(error) ?? error;
  };
  return async <T>(options: WriteOptions, work: (work: Work) => Promise<T>): Promise<T> => {
    let version = 0;
    const tables = new Set(ALWAYS);
    const askedAt = performance.now();
    try {
      const answer = await door.db.transaction().execute(async (tx) => {
        const ledger = await tx
          .updateTable('ledger')
          .set((row) => ({ version: row('version', '+', 1) }))
          .where('id', '=', 1)
          .returningAll()
          .executeTakeFirstOrThrow();
        door.key.require(ledger.keyCheck);
        version = ledger.version;
        const now = door.clock();
        const command = commandOf(options, door.secrets);
        if (command !== undefined) await leaveIfDone(tx, command, door.secrets);
        const entries: AuditEntry[] = [];
        const inside: Work = {
          tx: tx.withPlugin(namingTables('writes', (table) => tables.add(table))),
          now,
          version,
          audit: (entry) => entries.push(entry),
        };
        const done = await work(inside);
        await door.hold?.()?.(inside, { by: options.by, tables, entries });
        if (command !== undefined)
          await tx
            .insertInto('command')
            .values({ id: command, answer: door.secrets.seal(JSON.stringify(done ?? null)), createdAt: now })
            .execute();
        if (entries.length > 0)
          await appendAudit(tx, ledger, { secrets: door.secrets, by: options.by, now }, entries);
        await door.beforeCommit?.(tx, version, tables);
        return done;
      });
      await door.safe();
      door.health.kept();
      door.onCommit?.(performance.now() - askedAt);
      door.tell(version, tables);
      return answer;
    } catch (error) {
      if (error instanceof AlreadyDone) {
        // The first may still wait for the disk.
        await door.safe().catch(failed);
        return error.answer as T;
      }
      if (error instanceof Refusal) throw error;
      return failed(error);
    }
  };
}
