/** Opens files until none can be opened any more, and then does what a server does by itself. Says "alive" at its end. */
import { openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { snapshotPostgres } from '#server/backup/snapshot.ts';
import { openLoadBook } from '#server/operating/load.ts';
import { run } from '#server/tracks/programs.ts';
import { openSandbox } from '#server/tracks/sandbox.ts';

const A_SAMPLE_MS = 2_500;
const held: number[] = [];
try {
  for (;;) held.push(openSync('/dev/null', 'r'));
} catch {
  // Now there are none.
}
const book = openLoadBook(Date.now);
book.follow({
  version: '0',
  engine: 'sqlite',
  viewers: () => ({}),
  waitingBallots: () => 0,
  waitingLetters: async () => 0,
  waitingTracks: async () => 0,
  freeBytes: async () => undefined,
});
await openSandbox('').examine('/dev/null');
await run('/bin/true', [], { timeoutMs: 1_000 });
await snapshotPostgres('postgres://nobody@127.0.0.1:1/none').catch(() => undefined);
await pause(A_SAMPLE_MS);
const { samples } = await book.load();
await book.metrics();
process.stdout.write(`alive after ${samples.length} sample, ${held.length} files\n`);
process.exit(0);
