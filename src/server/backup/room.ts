/** The room of copies. */
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { report } from '#domain/messages/report.ts';
import { copiesFolder } from '../config.ts';
import { eraseAgain } from '../registration/erase.ts';
import { erasePartsAgain, type KeptInParts } from '../registration/erase-parts.ts';
import type { RoomContext, RoomWithMore } from '../room.ts';
import { copyAtChanges, type RoundPhase } from './at-changes.ts';
import { noteElsewhere } from './elsewhere.ts';
import { openKeeper } from './keeper.ts';
import { musicNamedAside, musicNamedIn } from './music-named.ts';
import { type BackupParts, backupRoutes } from './routes.ts';
import { brokenAside } from './swap.ts';

export interface BackupGiven extends Pick<BackupParts, 'restart'> {
  /** How far each round of the current event is. */
  phasesNow: () => Promise<readonly RoundPhase[]>;
  /** Deletes music named only by a database that is being deleted. */
  forgetMusic: (ids: readonly string[], stillNamed: ReadonlySet<string>) => Promise<void>;
  keptInParts: KeptInParts;
}

/**
 * Opens the room: taking, keeping and restoring copies. Add its routes before those of rooms before whose changes a
 * copy is taken.
 */
export function openBackup(
  { store, config, trouble, clockIsSettled }: RoomContext,
  { phasesNow, forgetMusic, keptInParts, restart }: BackupGiven,
) {
  const { dataDir, databaseUrl, keyFile, s3 } = config;
  const settings = {
    ...{ dataDir, databaseUrl, keyFile, s3 },
    clockIsSettled,
    to: copiesFolder(config),
    passphrase: config.backupPassphrase,
    everyMinutes: config.backupMinutes ?? 0,
    onForgotten: async (folder: string) =>
      forgetMusic(musicNamedIn(folder), await musicNamedAside(dataDir, folder)),
    onTrouble: trouble('a copy could not be taken'),
  };
  const keeper = openKeeper(store, settings);
  let broken: string[] = [];
  let endCopies: (() => Promise<void>) | undefined;
  return {
    keeper,
    /** How copies go, for whoever looks at the machine. */
    state: () => ({
      folder: settings.to,
      trouble: keeper.trouble(),
      everyMinutes: settings.everyMinutes,
    }),
    /** What somebody has to see to, in words: each database with a broken log, for as long as it lies in the data folder. */
    troubles: () =>
      broken
        .filter((place) => existsSync(place))
        .map((place) => report('logBroken', { place: basename(place) })),
    routes: (app, gates) => backupRoutes(app, gates, store, { keeper, settings, restart }),
    async start() {
      broken = await brokenAside(dataDir);
      // A copy that was put back may be older than an erasing.
      const { people, parts } = await keeper.erased();
      await eraseAgain(store, people);
      await erasePartsAgain(store, parts, keptInParts);
      await noteElsewhere(dataDir, settings.to).catch(settings.onTrouble);
      keeper.start();
      endCopies = copyAtChanges(store, phasesNow, keeper.takeOutOfTurn, settings.onTrouble);
    },
    async close() {
      await endCopies?.();
      await keeper.stop();
    },
  } satisfies RoomWithMore;
}
