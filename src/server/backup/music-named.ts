/** Which files of music the databases name that were set aside when a copy was put back. */
import { databaseIn } from '../data-folder.ts';
import { askFile } from '../store/dialects/sqlite.ts';
import { setAside } from './swap.ts';

/**
 * The ids of the music files that the database set aside in this folder names. Empty where it cannot be read: its
 * files then stay, and are listed as belonging to nobody.
 */
export const musicNamedIn = (folder: string): string[] =>
  askFile(databaseIn(folder), (database) => {
    const tables = database
      .prepare("select name from sqlite_master where type = 'table'")
      .all()
      .map(({ name }) => String(name));
    return Object.entries(NAMING_MUSIC)
      .filter(([table]) => tables.includes(table))
      .flatMap(([table, column]) => database.prepare(`select ${column} as id from ${table}`).all())
      .map(({ id }) => String(id));
  }) ?? [];

/** The columns that name a file of music, by table. */
const NAMING_MUSIC = {
  track_file: 'id',
  track_arrival: 'file_id',
  track_discard: 'file_id',
  act_picture: 'id',
  name_recording: 'id',
};

/** The ids of music files named by replaced databases, without those in the folder `except`. */
export async function musicNamedAside(dataDir: string, except?: string): Promise<Set<string>> {
  const folders = (await setAside(dataDir)).map(({ folder }) => folder).filter((folder) => folder !== except);
  return new Set(folders.flatMap(musicNamedIn));
}
