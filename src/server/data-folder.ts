/** Where an installation lies unless a setting says otherwise. */
import { accessSync, constants } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { ONE_FILE } from './typed.ts';

/** The folder in which sources and package are run is the installation's; a user without a home is left that too. */
const BESIDE = 'data';

/** The name of a SQLite database in its folder. */
export const DATABASE_FILE = 'ovation.db';

/** The operating system, environment and home folder of whoever starts the program. */
export interface Owner {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
  home: string;
}

/** Where the system expects a program to keep a user's data, for a program that is started from anywhere. */
export function userFolder({ platform, env, home }: Owner): string {
  try {
    accessSync(home, constants.W_OK);
  } catch {
    return BESIDE;
  }
  if (platform === 'win32') return join(env.LOCALAPPDATA || join(home, 'AppData/Local'), 'Ovation');
  if (platform === 'darwin') return join(home, 'Library/Application Support/Ovation');
  return join(env.XDG_DATA_HOME || join(home, '.local/share'), 'ovation');
}

/** The home of whoever starts the program; empty for a user whom the system does not know, as one by number alone. */
export function homeOf(ask: () => string): string {
  try {
    return ask();
  } catch {
    return '';
  }
}

/** Where a SQLite database lies in its data folder, or in a copy of one. */
export const databaseIn = (folder: string): string => join(folder, DATABASE_FILE);

/** The data folder when no setting names one. */
export const dataFolder = (): string =>
  ONE_FILE ? userFolder({ platform: process.platform, env: process.env, home: homeOf(homedir) }) : BESIDE;
