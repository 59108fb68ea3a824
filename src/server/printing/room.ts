/** The room of PDF files. */
import { join } from 'node:path';
import type { Room, RoomContext } from '../room.ts';
import { findChromium, PRINTED_BY_THEN_MS, removeLeft } from './chromium.ts';
import { type Printing, printingRoutes } from './routes.ts';

/**
 * Opens the room: pages as PDF files. Files under way are kept in the data folder, because they hold what only
 * organisers may read.
 */
export function openPrinting(
  { config, store, trouble }: RoomContext,
  { address, findProgram }: Pick<Printing, 'address'> & { findProgram: (name: string) => string | undefined },
): Room {
  const place = join(config.dataDir, 'printing');
  const ending = new AbortController();
  const clear = () => removeLeft(place, store.now());
  let again: NodeJS.Timeout | undefined;
  return {
    async start() {
      await clear();
      const failed = trouble('pages that were left could not be removed');
      again = setTimeout(() => void clear().catch(failed), PRINTED_BY_THEN_MS).unref();
    },
    routes: (app, gates) =>
      printingRoutes(app, gates, {
        address,
        place,
        ending: ending.signal,
        chromium: () => findChromium(findProgram),
        onTrouble: trouble('a PDF could not be made'),
      }),
    // A browser that takes its minute is not waited for.
    endStreams: () => ending.abort(),
    close: () => clearTimeout(again),
  };
}
