/** The room of PDF files. */
import type { House, Room } from '../room.ts';
import { findChromium } from './chromium.ts';
import { type Printing, printingRoutes } from './routes.ts';

/** Opens it. */
export const openPrinting = (
  { trouble }: House,
  { address, findProgram }: Pick<Printing, 'address'> & { findProgram: (name: string) => string | undefined },
): Room => ({
  routes: (app, gates) =>
    printingRoutes(app, gates, {
      address,
      chromium: () => findChromium(findProgram),
      onTrouble: trouble('a PDF could not be made'),
    }),
});
