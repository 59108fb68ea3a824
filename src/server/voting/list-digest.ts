/** The digest of a closed poll's list of ballots: what a certified result holds of the votes that it counted. */
import { createHash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { GIVEN_UP } from '#domain/voting/ballot.ts';
import { picksOf } from '#domain/voting/choice.ts';
import { listLine } from '#domain/voting/list-line.ts';
import { kindOf } from '#domain/voting/voter.ts';
import type { Reader } from '../store/store.ts';
import { asideReasons } from './flag-queries.ts';
import type { Poll } from './queries.ts';

/** Rows read, lines sorted in one go: few enough that nobody waits for it. */
const SLICE = 2_000;

/**
 * SHA-256 over the poll's list, a line for each voter's newest ballot, in the order of the receipts. Made in slices,
 * so that a hall's hundred thousand ballots hold nobody up.
 */
export async function listDigest(read: Reader, poll: Pick<Poll, 'id' | 'method'>): Promise<string> {
  const aside = await asideReasons(read, poll.id);
  const newest = await newestBallots(read, poll.id);
  // Receipts are random: by their first two signs the lines part into heaps that are sorted quickly.
  const heaps = new Map<string, string[]>();
  for (const [voter, { receipt, choice }] of newest) {
    if (choice === GIVEN_UP) continue;
    const line = listLine({
      receipt,
      choice: picksOf(choice, poll.method),
      by: kindOf(voter),
      aside: aside.has(voter),
    });
    const heap = receipt.slice(0, 2);
    const there = heaps.get(heap);
    if (there) there.push(line);
    else heaps.set(heap, [line]);
  }
  const hash = createHash('sha256');
  for (const [, lines] of [...heaps].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(lines.toSorted().join(''));
    await breathe();
  }
  return hash.digest('hex');
}

/** Of each voter the ballot that came last in the order that their device keeps. */
async function newestBallots(read: Reader, pollId: string) {
  const newest = new Map<string, { receipt: string; choice: string; voterOrder: number }>();
  let after = 0;
  for (;;) {
    const rows = await read
      .selectFrom('ballot')
      .select(['seq', 'voter', 'choice', 'receipt', 'voterOrder'])
      .where('pollId', '=', pollId)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(SLICE)
      .execute();
    for (const { voter, ...ballot } of rows)
      if (ballot.voterOrder >= (newest.get(voter)?.voterOrder ?? 0)) newest.set(voter, ballot);
    after = rows.at(-1)?.seq ?? after;
    if (rows.length < SLICE) return newest;
    await breathe();
  }
}
