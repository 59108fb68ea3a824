/** The room of recordings of how names are said. */
import type { Room, RoomContext } from '../room.ts';
import type { ActFilePlaces } from '../tracks/act-files.ts';
import { recordingsRoutes } from './routes.ts';

/** Opens the room: the calls on recordings of acts' names, whose files are kept beside the music. */
export const openRecordings = (
  { store, trouble }: RoomContext,
  files: Omit<ActFilePlaces, 'onTrouble'>,
): Room => ({
  routes: (app, gates) =>
    recordingsRoutes(app, gates, store, {
      ...files,
      onTrouble: trouble('a recording that was given up could not be removed; it is tried again'),
    }),
});
