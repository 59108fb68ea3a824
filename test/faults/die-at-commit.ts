/**
 * Put into a server's process before anything else, with `--import`: once it is told by SIGUSR2, the process is killed
 * at its next commit. `OVATION_DIES=before` kills it with everything done and nothing committed, `after` with the
 * commit on the disk and nobody told.
 */
import { DatabaseSync, StatementSync } from 'node:sqlite';
import pg from 'pg';

const when = process.env.OVATION_DIES;
let isArmed = false;
process.on('SIGUSR2', () => {
  isArmed = true;
});

const isCommit = (text: unknown): boolean =>
  isArmed && typeof text === 'string' && text.trim().toLowerCase() === 'commit';
const die = () => process.kill(process.pid, 'SIGKILL');

/** The commits of SQLite are done when they return. */
function around<T>(text: unknown, work: () => T): T {
  if (!isCommit(text)) return work();
  if (when === 'before') die();
  const done = work();
  die();
  return done;
}

const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function (text) {
  return around(text, () => exec.call(this, text));
};
const { run } = StatementSync.prototype;
StatementSync.prototype.run = function (this: StatementSync, ...given: Parameters<typeof run>) {
  return around(this.sourceSQL, () => run.apply(this, given));
} as typeof run;

// PostgreSQL's are done when its answer is here; the database itself lives on.
const query: (...given: unknown[]) => unknown = pg.Client.prototype.query;
Object.defineProperty(pg.Client.prototype, 'query', {
  value(this: pg.Client, ...given: unknown[]) {
    const [first] = given;
    const text =
      typeof first === 'object' && first !== null && 'text' in first
        ? (first as { text: unknown }).text
        : first;
    if (!isCommit(text)) return query.apply(this, given);
    if (when === 'before') die();
    const done = query.apply(this, given);
    if (done instanceof Promise) void done.then(die, die);
    return done;
  },
});
