/** Why a PostgreSQL cannot be used, and what to do: its own words name neither. */

const NOBODY_THERE = new Set(['ECONNREFUSED', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET']);
const NO_SUCH_MACHINE = new Set(['ENOTFOUND', 'EAI_AGAIN']);
const NO_DATABASE = '3D000';
const NOT_LET_IN = new Set(['28P01', '28000']);
const MAY_NOT = '42501';
const STARTING = '57P03';
const ONLY_READ = '25006';
const ALL_TAKEN = '53300';

/** The error of a database that can only be read, as of a standby after a fail-over, in PostgreSQL's own terms. */
export const onlyRead = (): Error =>
  Object.assign(new Error('transaction_read_only is on'), { code: ONLY_READ });

/**
 * What an error of PostgreSQL that may come with any connection or statement means and what to do, as an English
 * sentence; undefined for one that depends on the address or says nothing about the server.
 */
export function postgresSentence(error: Error): string | undefined {
  const { code } = error as { code?: unknown };
  if (code === ALL_TAKEN)
    return `PostgreSQL takes no more connections (${error.message}). End other programs that hold some, or let it take more: max_connections, or the connection limit of this role or database.`;
  if (code === ONLY_READ)
    return `The PostgreSQL database in OVATION_DATABASE_URL can only be read (${error.message}). After a fail-over name the server that is written to now; otherwise look at default_transaction_read_only.`;
  return undefined;
}

/**
 * An error of PostgreSQL from connecting or opening as an error whose English message says what to do and never holds the password; any
 * other error is returned unchanged.
 */
export function postgresTrouble(error: unknown, url: string): unknown {
  if (!(error instanceof Error)) return error;
  const { hostname, port, username, pathname, searchParams } = new URL(url);
  const machine = searchParams.get('host') ?? hostname;
  const where = `${machine}:${port || '5432'}`;
  const [user, database] = [decodeURIComponent(username), decodeURIComponent(pathname.slice(1))];
  const { code } = error as { code?: unknown };
  const isOneOf = (codes: ReadonlySet<string>) => typeof code === 'string' && codes.has(code);
  const correct = 'or correct OVATION_DATABASE_URL';
  const said = (() => {
    if (isOneOf(NO_SUCH_MACHINE))
      return `No machine called ${machine} is found. Look at the network, ${correct}.`;
    // Another program at that port hangs up on what it does not understand.
    if (isOneOf(NOBODY_THERE) || /timeout exceeded|Connection terminated/.test(error.message))
      return `No PostgreSQL answers at ${where}. Start it, ${correct}.`;
    if (code === NO_DATABASE)
      return `PostgreSQL at ${where} has no database “${database}”. Make it (createdb -h ${machine} -p ${port || '5432'} -U ${user} ${database}), ${correct}.`;
    if (isOneOf(NOT_LET_IN))
      return `PostgreSQL at ${where} does not let “${user}” in (${error.message}). Give the right name and password in OVATION_DATABASE_URL.`;
    if (code === MAY_NOT)
      return `“${user}” may not make tables in the database “${database}” at ${where}. Make it the owner: alter database "${database}" owner to "${user}".`;
    if (code === STARTING) return `PostgreSQL at ${where} is just starting. Try again in a moment.`;
    return postgresSentence(error);
  })();
  return said === undefined ? error : new Error(said, { cause: error });
}
