/** `ovation tabulate --fingerprint FILE`: the fingerprint of a certified result, counted again from a file alone. */
import { checkRecord, type PublicRecord } from '#contract/results/check-record.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import type { TabulationInput } from '#domain/tabulation/types.ts';
import { sha256 } from '../results/document-kept.ts';
import { factsDigest } from '../results/facts-digest.ts';
import { say } from './say.ts';

/** The record is not the one that was certified, or gives other places. */
const EXIT_DIFFERS = 3;

/** Whether a parsed file is the record of a certified result; otherwise it is an input for `ovation tabulate`. */
export const isRecord = (file: unknown): file is PublicRecord =>
  typeof file === 'object' && file !== null && 'document' in file && 'openings' in file;

/**
 * Prints a record's fingerprint, and what in it is not as it was certified. @returns the exit code: 3 when anything
 * differs.
 */
export function fingerprintRecord(record: PublicRecord): number {
  const check = checkRecord(sha256, record);
  say(check.digest);
  const differences = [
    ...(check.intact ? [] : [`The record says that ${record.digest} was certified.`]),
    ...check.broken.map((part) => `${part}: not what was certified.`),
    ...check.polls
      .filter((poll) => poll.list?.same === false)
      .map((poll) => `${poll.title}: the list of ballots is not the one that was counted.`),
    ...check.tables.flatMap((table) =>
      table.rows
        .filter((row) => !row.same)
        .map(
          ({ stageName, signed, counted }) =>
            `${table.title}, ${stageName}: certified ${placed(signed)}, counted ${counted ? placed(counted) : 'without a place'}.`,
        ),
    ),
  ];
  for (const difference of differences) process.stderr.write(`${difference}\n`);
  if (check.countedTables < check.tables.length)
    process.stderr.write(
      `Tables that cannot be counted: ${check.tables.length - check.countedTables} of ${check.tables.length}. The record does not open what they are made from.\n`,
    );
  return check.same ? 0 : EXIT_DIFFERS;
}

const placed = ({ place, score }: { place: string; score: string | null }) =>
  score === null ? place : `${place} with ${score}`;

/** Prints the digest of the facts and places that an input file gives. */
export function fingerprintInput(input: TabulationInput): number {
  say(factsDigest(input, tabulate(input)));
  return 0;
}
