/** Why a PostgreSQL cannot be used at the start, and what to do: its own words name neither. */

const NOBODY_THERE = new Set(['ECONNREFUSED', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET']);
const NO_SUCH_MACHINE = new Set(['ENOTFOUND', 'EAI_AGAIN']);
const NO_DATABASE = '3D000';
const NOT_LET_IN = new Set(['28P01', '28000']);
const MAY_NOT = '42501';
const STARTING = '57P03';

/**
 * A connection error of PostgreSQL as an error whose English message says what to do and never holds the password; any
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
    return undefined;
  })();
  return said === undefined ? error : new Error(said, { cause: error });
}
