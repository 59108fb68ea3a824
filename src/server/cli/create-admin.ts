/** `ovation admin create`: an account from the machine itself, for the first one or for a lost password. */
import { text } from 'node:stream/consumers';
import { newAdminBody } from '#contract/accounts/schema.ts';
import { addAdmin } from '../accounts/commands.ts';
import type { Config } from '../config.ts';
import { openInstallation } from '../installation.ts';
import { makeDataFolder, openToAll } from '../make-folder.ts';
import { SYSTEM } from '../store/audit.ts';
import { newCode } from '../store/secrets.ts';

/** An account to create from the command line. */
export interface NewAccount {
  email: string;
  name: string;
  role: string;
  /** Read the password from standard input; otherwise a random one is made and shown once. */
  passwordStdin: boolean;
}

/**
 * Adds the account, also while the server runs.
 * @throws Error with a line for each field that is not right.
 */
export async function createAdmin(config: Config, account: NewAccount): Promise<void> {
  const password = account.passwordStdin
    ? (await text(process.stdin)).trimEnd()
    : `${newCode()}-${newCode()}`;
  const given = newAdminBody.safeParse({ ...account, password });
  if (!given.success)
    throw new Error(
      given.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    );
  makeDataFolder(config.dataDir);
  const tell = (message: string) => void process.stderr.write(`${message}\n`);
  const open = openToAll(config.dataDir);
  if (open !== undefined) tell(open);
  const store = await openInstallation(config, { clock: Date.now, onTrouble: tell });
  try {
    const admin = await addAdmin(store, SYSTEM, given.data);
    process.stdout.write(`${admin.name} <${admin.email}> can sign in as ${admin.role}.\n`);
    if (!account.passwordStdin) process.stdout.write(`Password, shown only now: ${password}\n`);
  } finally {
    await store.close();
  }
}
