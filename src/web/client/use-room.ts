/** A part of a page that says words of another page's. */
import { useEffect, useState } from 'react';
import type { Room } from '#domain/messages/catalogue.ts';
import { bringRoom } from './language.ts';

/** Whether the words of a room of the catalogue are loaded; loads them where they are not. */
export function useRoom(room: Room): boolean {
  const [speaks, setSpeaks] = useState(false);
  useEffect(() => {
    let gone = false;
    bringRoom(room).then(() => {
      if (!gone) setSpeaks(true);
    });
    return () => {
      gone = true;
    };
  }, [room]);
  return speaks;
}
