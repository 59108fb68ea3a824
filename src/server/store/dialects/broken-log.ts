/**
 * A write-ahead log that breaks off in its middle. SQLite reads it up to the first part that is not as it was written
 * and takes what follows for nothing, without a word: commits that were acknowledged are gone, and overwritten by the
 * next ones.
 * @see https://www.sqlite.org/fileformat2.html#the_write_ahead_log
 */
import { existsSync, readFileSync } from 'node:fs';

const HEADER = 32;
const FRAME_HEADER = 24;
const MAGIC = 0x377f0682;

/** The sums over an even number of 32-bit words that each part of the log goes on from. */
type Sums = readonly [number, number];

function sumsOf(
  log: DataView,
  { from, to, little }: Record<'from' | 'to', number> & { little: boolean },
  before: Sums,
) {
  let [first, second] = before;
  for (let at = from; at < to; at += 8) {
    first = (first + log.getUint32(at, little) + second) >>> 0;
    second = (second + log.getUint32(at + 4, little) + first) >>> 0;
  }
  return [first, second] as const;
}

const standsAt = (log: DataView, at: number, [first, second]: Sums): boolean =>
  log.getUint32(at) === first && log.getUint32(at + 4) === second;

/**
 * Whether commits stand in the log of a database file behind something that cannot be read: it was damaged, or the
 * power was cut while they were written. False where there is no log.
 */
export function logIsBroken(file: string): boolean {
  const path = `${file}-wal`;
  const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  if (bytes.length < HEADER + FRAME_HEADER) return false;
  const log = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = log.getUint32(0) === MAGIC;
  let sums = sumsOf(log, { from: 0, to: 24, little }, [0, 0]);
  // Its pages' size and what marks its own parts cannot be known.
  if (!standsAt(log, 24, sums)) return true;
  const frame = FRAME_HEADER + log.getUint32(8);
  /** What is left of a log before this one has other marks. */
  const isOurs = (at: number) => log.getBigUint64(at + 8) === log.getBigUint64(16);
  let isWhole = true;
  for (let at = HEADER; at + frame <= bytes.length; at += frame) {
    if (isWhole && isOurs(at)) {
      sums = sumsOf(log, { from: at, to: at + 8, little }, sums);
      sums = sumsOf(log, { from: at + FRAME_HEADER, to: at + frame, little }, sums);
      isWhole = standsAt(log, at + 16, sums);
    } else if (isWhole) isWhole = false;
    else if (isOurs(at) && isCommit(log, at)) return true;
  }
  return false;
}

/** The last page of a commit says how large the database is with it. */
const isCommit = (log: DataView, at: number): boolean => log.getUint32(at + 4) !== 0;
