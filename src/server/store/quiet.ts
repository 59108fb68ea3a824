/**
 * What may be written beside the one door, column by column: nothing that happened, only how the server keeps count of
 * itself. What is not listed cannot be set by a quiet transaction; that does not compile.
 */
import type { ColumnType, InsertType, SelectType, Transaction, UpdateType } from 'kysely';
import type { Tables } from './tables.ts';

interface NoFacts {
  /** Signs of life. The next one follows, and one that is lost is not missed. */
  adminSession: 'lastSeenAt';
  /** And which page came first with the code that was claimed, held by the statement that asks whether any has. */
  screen: 'lastSeenAt' | 'pageHash';
  controlToken: 'lastUsedAt';
  /** A judge's device, which makes its row anew with any call. That it was ended is a fact. */
  judgeSession: 'id' | 'judgeId' | 'device' | 'createdAt' | 'lastSeenAt' | 'unsent' | InsertOnly;
  liveProcess: keyof Tables['liveProcess'];
  /** Tries that are counted before they are made, so that what ends the server is not begun for ever. */
  trackFile: 'tries';
  trackArrival: 'tries';
  mail: 'tries' | 'dueAt';
  /** What was said to machines: tries, the last answers, and their end. The happening itself is written with its step. */
  webhookDelivery: 'state' | 'tries' | 'dueAt' | 'answer' | 'doneAt';
  /** Bytes to be removed: a row goes when they are gone. It came with the write that gave the file up. */
  trackDiscard: never;
  /** A part of casting, as ballots are: which devices a code has let in, held by the statement that counts them. */
  voteCode: 'devices' | 'marks';
  /** What an installation knows of itself before its first write. */
  ledger: 'keyCheck' | 'putBack';
}

/** Given with a row that is made here, and never set again. */
type InsertOnly = 'revokedAt';

/** The tables as a quiet transaction sees them. */
type QuietTables = {
  [T in keyof NoFacts]: {
    [C in keyof Tables[T]]: C extends NoFacts[T]
      ? ColumnType<
          SelectType<Tables[T][C]>,
          InsertType<Tables[T][C]>,
          C extends InsertOnly ? never : UpdateType<Tables[T][C]>
        >
      : ColumnType<SelectType<Tables[T][C]>, never, never>;
  };
};

/** Tables whose rows a quiet transaction may take out: who is gone, what was answered, what is removed. */
type Passing = 'judgeSession' | 'liveProcess' | 'webhookDelivery' | 'trackDiscard';

/**
 * The transaction of a quiet write: it selects, inserts and updates in the quiet tables, deletes from a few of
 * them, and runs no SQL that is written out.
 */
export type QuietTransaction = Pick<Transaction<QuietTables>, 'selectFrom' | 'updateTable' | 'insertInto'> &
  Pick<Transaction<Pick<QuietTables, Passing>>, 'deleteFrom'>;
