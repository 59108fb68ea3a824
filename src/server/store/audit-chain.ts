/**
 * The chain of the audit log followed from its first row to the one that the ledger names last. A row that was
 * changed, taken out or put in shows. From the row that the ledger names on, hashes are keyed: whoever has the
 * database without the key cannot make that part anew, only cut its end off. That shows against a digest that
 * somebody wrote down or that the data folder keeps.
 */
import { report } from '#domain/messages/report.ts';
import { auditHash, UNKEYED } from './audit.ts';
import { belongsTo } from './key-check.ts';
import { chainBy, type Secrets } from './secrets.ts';
import type { Reader, Store } from './store.ts';
import type { Tables } from './tables.ts';

/**
 * What following the chain found, where nothing is missing. `unkeyed`: no row is keyed, as a server of this version
 * would never leave it. `unfollowed`: the key is not here, so whether the keyed rows were changed is not known.
 */
interface Followed {
  state: 'whole' | 'unkeyed' | 'unfollowed';
  rows: number;
  /** The newest row's hash, to be written down or compared. */
  head: string;
  keyedFrom: number;
  /** Of which row the digest that was noted is. */
  notedSeq?: number;
}

interface Broken {
  state: 'broken';
  rows: number;
  brokenSeq: number;
  trouble: keyof typeof BROKEN | 'noted';
}

/** What following the audit chain found: nothing missing (`Followed`), or broken with the row at which it breaks. */
export type AuditCheck = Followed | Broken;

const BROKEN = { changed: 'logChanged', missing: 'logMissing', ledger: 'logLedger' } as const;
const WHOLE = ['logWholeOne', 'logWhole'] as const;
const IN_ORDER = ['logInOrderOne', 'logInOrder'] as const;

const PAGE = 1_000;

type Row = Tables['audit'];
type Ledger = Tables['ledger'];

/**
 * Follows the store's audit chain and says whether it is whole: `rows` counts the rows that hold, `brokenSeq`
 * names the first that does not. Reads only, in pages; rows that are appended meanwhile are left for the next
 * time. `noted` is the digest, or its beginning, of a row that somebody wrote down before: a chain that was cut
 * off and mended does not hold it any more.
 */
export const checkAudit = async (
  { read, secrets }: Pick<Store, 'read'> & { secrets?: Secrets | undefined },
  noted?: string,
): Promise<AuditCheck> => followChain(read, await keysOf(read, secrets), noted);

/** What keyed rows are followed with, as plain data for a thread: the present key, and those from before it was changed. */
type Keys = { present: string; former: { untilSeq: number; key: string }[] } | undefined;

/** None where there is no key, or another installation's. */
async function keysOf(read: Reader, secrets: Secrets | undefined): Promise<Keys> {
  const { keyCheck } = await read.selectFrom('ledger').select('keyCheck').executeTakeFirstOrThrow();
  if (!secrets || !belongsTo(keyCheck, secrets)) return undefined;
  const rows = await read.selectFrom('formerAuditKey').selectAll().orderBy('untilSeq').execute();
  const former = rows.map(({ untilSeq, sealed }) => ({ untilSeq, key: secrets.unseal(sealed) }));
  return { present: secrets.chainKey, former };
}

/** By which key each row was hashed. */
function chainsBy({ present, former }: NonNullable<Keys>): (seq: number) => Secrets['chain'] {
  const now = chainBy(present);
  const before = former.map(({ untilSeq, key }) => ({ untilSeq, chain: chainBy(key) }));
  return (seq) => before.find(({ untilSeq }) => seq <= untilSeq)?.chain ?? now;
}

/**
 * Follows the audit chain from the first row to the newest and says whether it is whole. `keys` are the installation's
 * chain keys, `noted` is a digest that somebody wrote down earlier: the chain must contain it. Needs no store, so that
 * a thread can run it.
 */
export async function followChain(read: Reader, keys: Keys, noted?: string): Promise<AuditCheck> {
  const ledger = await read.selectFrom('ledger').selectAll().executeTakeFirstOrThrow();
  const { auditSeq } = ledger;
  const keyedFrom = ledger.auditKeyedFrom ?? auditSeq + 1;
  const keyed = keys && chainsBy(keys);
  const holds = (previous: string, row: Row): boolean => {
    const hashOf = row.seq < keyedFrom ? UNKEYED : keyed?.(row.seq);
    return hashOf === undefined || auditHash(hashOf, previous, row) === row.hash;
  };
  let seq = 0;
  let head = '';
  let notedSeq: number | undefined;
  const broken = (brokenSeq: number, trouble: Broken['trouble']): Broken => ({
    state: 'broken',
    rows: seq,
    brokenSeq,
    trouble,
  });
  for await (const row of rowsOf(read, ledger)) {
    if (row.seq !== seq + 1) break;
    if (!holds(head, row)) return broken(row.seq, 'changed');
    seq = row.seq;
    head = row.hash;
    if (noted && head.startsWith(noted)) notedSeq = seq;
  }
  if (seq < auditSeq) return broken(seq + 1, 'missing');
  if (head !== ledger.auditHash) return broken(seq, 'ledger');
  if (noted !== undefined && notedSeq === undefined) return broken(seq + 1, 'noted');
  const state = stateOf(ledger, keyed !== undefined);
  return { state, rows: seq, head, keyedFrom, ...(notedSeq !== undefined && { notedSeq }) };
}

const stateOf = ({ auditSeq, auditKeyedFrom }: Ledger, isFollowed: boolean) => {
  if (auditSeq > 0 && (auditKeyedFrom === null || auditKeyedFrom > auditSeq)) return 'unkeyed';
  return isFollowed ? 'whole' : 'unfollowed';
};

/** The rows in their order, a page at a time. */
async function* rowsOf(read: Reader, ledger: Ledger): AsyncGenerator<Row> {
  for (let page: Row[], after = 0; after < ledger.auditSeq; after = page.at(-1)?.seq ?? after) {
    page = await rowsAfter(read, after, ledger);
    if (page.length === 0) return;
    yield* page;
  }
}

const rowsAfter = (read: Store['read'], seq: number, { auditSeq }: Ledger): Promise<Row[]> =>
  read
    .selectFrom('audit')
    .selectAll()
    .where('seq', '>', seq)
    .where('seq', '<=', auditSeq)
    .orderBy('seq')
    .limit(PAGE)
    .execute();

/**
 * `followChain` on the reading thread: a year's log takes longer to follow than a running show may be kept waiting.
 * Rejects only when the database cannot be read; a damaged chain is an answer, not an error.
 */
export const checkAuditInThread = async ({
  read,
  readInThread,
  secrets,
}: Pick<Store, 'read' | 'readInThread' | 'secrets'>): Promise<AuditCheck> =>
  (await readInThread(import.meta.url, followChain, await keysOf(read, secrets))).answer;

/** The outcome of a check as one or a few English sentences, for the command line and the log. */
export function auditSentence(check: AuditCheck): string {
  const { rows } = check;
  if (check.state === 'broken') {
    if (check.trouble === 'noted') return report('logCut', { rows });
    const holds = rows === 1 ? report('logHoldsOne') : report('logHolds', { rows });
    return `${report(BROKEN[check.trouble], { row: check.brokenSeq })} ${holds}`;
  }
  const { state, keyedFrom, notedSeq } = check;
  const [one, many] = state === 'whole' ? WHOLE : IN_ORDER;
  const head = check.head || 'none';
  return [
    rows === 1 ? report(one, { head }) : report(many, { rows, head }),
    ...(rows > 0 && state !== 'unkeyed' && keyedFrom > 1 ? [report('logKeyedFrom', { row: keyedFrom })] : []),
    ...(state === 'unfollowed' ? [report('logUnfollowed')] : []),
    ...(state === 'unkeyed' ? [report('logUnkeyed')] : []),
    ...(notedSeq === undefined ? [] : [report('logNoted', { row: notedSeq })]),
  ].join(' ');
}
