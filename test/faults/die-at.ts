/**
 * Put into a server's process before anything else, with `--import`: once it is told by SIGUSR2, or at once where
 * `OVATION_DIES_AT_ONCE` says yes, the process is killed where `OVATION_DIES_AT` says. That is the number of a step,
 * and a step is what leaves a trace: before and after each commit, each renaming and removing of a file, and before, in
 * the middle of and after each piece of work in a thread. Or it is `before commit`, with everything done and nothing
 * committed, or `after commit`, with the next commit on the disk and nobody told.
 */
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import threads from 'node:worker_threads';
import pg from 'pg';

const dieAt = process.env.OVATION_DIES_AT;
const INTO_A_THREAD_MS = 30;
let isArmed = process.env.OVATION_DIES_AT_ONCE === 'yes';
let steps = 0;
process.on('SIGUSR2', () => {
  isArmed = true;
});

const step = (name?: string) => {
  if (!isArmed) return;
  steps += 1;
  if (dieAt === name || dieAt === String(steps)) process.kill(process.pid, 'SIGKILL');
};
const isCommit = (text: unknown): boolean =>
  typeof text === 'string' && text.trim().toLowerCase() === 'commit';
/** On PostgreSQL a batch of ballots is one statement, which commits by itself. */
const isBallots = (text: unknown): boolean => typeof text === 'string' && /\binsert into ballot\b/.test(text);
function around<T>(what: string, work: () => T): T {
  step(`before ${what}`);
  const done = work();
  const end = () => step(`after ${what}`);
  // PostgreSQL's commits are done when its answer is here; the database itself lives on.
  if (done instanceof Promise) void done.then(end, end);
  else end();
  return done;
}

const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function (text) {
  return isCommit(text) ? around('commit', () => exec.call(this, text)) : exec.call(this, text);
};
const { run } = StatementSync.prototype;
StatementSync.prototype.run = function (this: StatementSync, ...given: Parameters<typeof run>) {
  return isCommit(this.sourceSQL) ? around('commit', () => run.apply(this, given)) : run.apply(this, given);
} as typeof run;
const query: (...given: unknown[]) => unknown = pg.Client.prototype.query;
Object.defineProperty(pg.Client.prototype, 'query', {
  value(this: pg.Client, ...given: unknown[]) {
    const [first] = given;
    const text =
      typeof first === 'object' && first !== null && 'text' in first
        ? (first as { text: unknown }).text
        : first;
    return isCommit(text) || isBallots(text)
      ? around('commit', () => query.apply(this, given))
      : query.apply(this, given);
  },
});

const { rename, rm } = fs;
fs.rename = (...given) => around('renaming', () => rename(...given));
fs.rm = (...given) => around('removing', () => rm(...given));
threads.Worker = class extends threads.Worker {
  constructor(...given: ConstructorParameters<typeof threads.Worker>) {
    step();
    super(...given);
    setTimeout(step, INTO_A_THREAD_MS);
    this.once('exit', () => step());
  }
};
syncBuiltinESMExports();
