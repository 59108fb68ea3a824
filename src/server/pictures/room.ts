/** The room of the acts' pictures. */
import type { Room, RoomContext } from '../room.ts';
import type { ActFilePlaces } from '../tracks/act-files.ts';
import { picturesRoutes } from './routes.ts';

/** Opens the room: the calls on acts' pictures, whose files are kept beside the music. */
export const openPictures = (
  { store, trouble }: RoomContext,
  files: Omit<ActFilePlaces, 'onTrouble'>,
): Room => ({
  routes: (app, gates) =>
    picturesRoutes(app, gates, store, {
      ...files,
      onTrouble: trouble('a picture that was given up could not be removed; it is tried again'),
    }),
});
