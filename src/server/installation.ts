/**
 * The database and the key of an installation, opened together. A data folder that had a database is never taken
 * for a new one: whoever lost it wants a copy back, not an empty show over the old music.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tellPutBack } from './backup/put-back.ts';
import { type Config, copiesFolder } from './config.ts';
import { databaseIn } from './data-folder.ts';
import { checkKey, finishKeyChange, openKey } from './store/key-check.ts';
import { whileKeyStays } from './store/key-lock.ts';
import { readKey, secretsFrom } from './store/secrets.ts';
import { openStore, type Store, type StoreSettings } from './store/store.ts';
import { TYPED } from './typed.ts';

/** The settings that say where an installation's data, key and copies are. */
export type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'keyFile' | 'backupDir'>;

/** Where the installation's database is. */
const databaseOf = ({ dataDir, databaseUrl }: Place): StoreSettings['database'] =>
  databaseUrl === undefined ? { file: databaseIn(dataDir) } : { url: databaseUrl };

type Opening = Pick<StoreSettings, 'clock' | 'onTrouble' | 'onCommit' | 'onOutdated'>;

/**
 * Opens database and key; a new installation gets both. @throws Error in words, with nothing changed, when the database
 * is gone, the key is another one's, or somebody is changing the key.
 */
export const openInstallation = (config: Place, settings: Opening): Promise<Store> =>
  whileKeyStays(config.databaseUrl, () => openWithKey(config, settings));

/**
 * Opens an installation's database with its key, after finishing a change of the key that was cut off. The caller
 * itself has to keep others from changing the key meanwhile.
 * @throws Error in words, with nothing changed, when the database is gone or the key is another one's
 */
export async function openWithKey(config: Place, settings: Opening): Promise<Store> {
  await finishKeyChange(config.keyFile, (secrets) =>
    openStore({ ...settings, database: databaseOf(config), secrets, onOutdated: leaveToServer }),
  );
  const key = openKey(config.keyFile);
  const store = await openStore({
    ...settings,
    database: databaseOf(config),
    secrets: key.secrets,
    onEmpty: () => refuseUsed(config),
    onOutdated: settings.onOutdated ?? leaveToServer,
  });
  try {
    await checkKey(store, key);
    // Before whoever asked for the database writes anything to it.
    if (await tellPutBack(store, config.dataDir))
      settings.onTrouble(
        'This database is a copy that was put back, or another than before: see the audit log.',
      );
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** What is said where a data folder holds no database and one has to be there. */
export const noDatabaseIn = (dataDir: string): string =>
  `There is no database at ${databaseIn(dataDir)}. Set OVATION_DATA to the folder that holds it.`;

/** There is no database yet, or an empty one. */
export class NoDatabase extends Error {}

/**
 * Opens a database that has to be there, for a look; with its key, where that is there too. @throws NoDatabase in words
 * when there is none, and other errors when it cannot be opened.
 */
export const openToLook = (config: Place): Promise<Store> =>
  openStore({
    database: databaseOf(config),
    // None is made where it is missing.
    secrets: secretsFrom(existsSync(config.keyFile) ? readKey(config.keyFile) : randomBytes(32)),
    clock: Date.now,
    onTrouble: (message) => process.stderr.write(`${message}\n`),
    onOutdated: leaveToServer,
    onlyLooks: true,
    onEmpty() {
      throw new NoDatabase(
        config.databaseUrl === undefined
          ? noDatabaseIn(config.dataDir)
          : 'The PostgreSQL database in OVATION_DATABASE_URL is empty.',
      );
    },
  });

/** The server alone brings a database up to date: it takes a copy first, and has it to itself. */
async function leaveToServer(): Promise<never> {
  throw new Error(
    'This database is of an older version. Start the server once: it takes a copy and brings the database up to date. Nothing was changed.',
  );
}

/** Refuses a data folder that was in use, to be called where there is no database. @throws Error in words. */
export function refuseUsed(place: Place): void {
  const { dataDir, databaseUrl, keyFile } = place;
  const copies = copiesIn(join(dataDir, 'backups'));
  const music = ['originals', 'incoming'].flatMap((shelf) => namesIn(join(dataDir, 'tracks', shelf)));
  const aside = namesIn(dataDir).filter((name) => name.startsWith('replaced-'));
  const there = [
    dirname(keyFile) === dataDir && sizeOf(keyFile) > 0 ? 'the key' : '',
    music.length > 0 ? 'music' : '',
    copies.length > 0 ? `copies of the database (${copies.length})` : '',
    aside.length > 0 ? `what was set aside for a copy (${aside.join(', ')})` : '',
    sizeOf(join(dataDir, 'ovation.db-wal')) > 0 ? 'the write-ahead log of a database (ovation.db-wal)' : '',
  ].filter((part) => part !== '');
  if (there.length === 0) return;
  const copy = newestIn(copiesFolder(place)) ?? newestIn(join(dataDir, 'backups')) ?? 'FILE';
  const [missing, back] =
    databaseUrl === undefined
      ? [
          `There is no database in ${dataDir}: ovation.db is missing or empty.`,
          `Put a copy back: ${TYPED} restore ${copy} --to FOLDER, then move ovation.db from FOLDER to ${dataDir}.`,
        ]
      : [
          'The PostgreSQL database in OVATION_DATABASE_URL is empty.',
          `Name the right one, or put a copy back into it: ${TYPED} restore ${copy} --to FOLDER.`,
        ];
  throw new Error(
    `${missing} But ${dataDir} holds ${there.join(', ')}, so this is no new installation. Nothing was changed. ${back} To begin anew, set OVATION_DATA to an empty folder.`,
  );
}

const copiesIn = (folder: string): string[] =>
  namesIn(folder).filter((name) => /^ovation-.*\.tar/.test(name));

/** The copy that was taken last, as is noted beside them: a date may be of a wrong clock. */
function newestIn(folder: string): string | undefined {
  const copies = copiesIn(folder).sort();
  const note = join(folder, '.newest');
  const noted = existsSync(note) ? readFileSync(note, 'utf8').trim() : '';
  const newest = copies.includes(noted) ? noted : copies.at(-1);
  return newest === undefined ? undefined : join(folder, newest);
}

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
